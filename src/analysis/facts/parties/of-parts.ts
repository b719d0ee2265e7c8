import { anyWording, asWritten, everywhere, onlyWords, openingWords, perhaps, wording } from '../../lexicon/words';
import { isFirm, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { roleIn } from './aliases';
import { isNatural, type PartyMention } from './mention';
import { readName } from './name';
import { isTitle, withTitle } from './person';

/** How far from the first word a deed names those between whom it is made. */
const HEAD = 3500;
/** 'JO REES of Kineton Surveyor of the first part': the part that each takes stands behind all that is told of him. */
const PART = everywhere(wording('of the {one,other,first,second,third,fourth,fifth,sixth} part'));
const BETWEEN = anyWording(wording('{B,b}etween(:)'), wording('BETWEEN(:)'));
/** Between one and the next: ' and ', '; (2) '. */
const JOINS = openingWords(perhaps('{\\,,;}'), perhaps(' '), perhaps('{and,AND,And} '), perhaps('\\(#\\) '));
const HOME = ' of ';
const CONFIDENCE = 0.85;
const ENOUGH = 2;

/** Those between whom a deed is made, each 'of the first part', 'of the second part'; empty where it names fewer than two so. */
export function partiesOfParts({ plain }: Source): PartyMention[] {
  const text = plain.slice(0, HEAD);
  const lead = asWritten(BETWEEN).exec(text);
  if (!lead) return [];
  let from = lead.index + lead[0].length;
  const told: PartyMention[] = [];
  for (const { index, 0: part } of text.matchAll(PART)) {
    if (index < from) continue;
    const at = from + (JOINS.exec(text.slice(from))?.[0].length ?? 0);
    const piece = text.slice(at, index);
    const read = readName(piece);
    from = index + part.length;
    const person = read?.name.split(HOME, 1)[0] ?? '';
    const name = isNatural(person) && legalFormOf(read?.name ?? '') === null ? person : (read?.name ?? '');
    const before = piece.slice(0, read?.start);
    const isFirst = onlyWords('(the )').test(before) || isTitle(before.trim());
    if (!read || !isFirst || !(isFirm(name) || isNatural(name))) return [];
    const start = at + read.start;
    const end = start + name.length;
    const role = roleIn(text.slice(end, index));
    told.push(withTitle(plain, { name, start, end, role, details: text.slice(end, index), confidence: CONFIDENCE }));
  }
  return told.length < ENOUGH ? [] : told;
}
