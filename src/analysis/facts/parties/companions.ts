import { COLON, hasDigit, wordsIn } from '../../lexicon/characters';
import { anyWording, closingWords, openingWords, perhaps, upTo } from '../../lexicon/words';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { readName } from './name';
import { namesInCell } from './names-in-cell';
import { withTitle } from './person';
import { isAmong } from './winnow';

/** How far from the first word a paper names those who contract together. */
const HEAD = 3000;
const LONGEST = 160;
const KIN =
  '{his,her,their,my,our} {wife,husband,spouse,partner,fiancé,fiancée,sister,brother,mother,father,son,daughter}(\\,)';
/** What leads from one of a pair to the other: 'and', 'and his wife'. A comma before it begins another sentence as often. */
const AND = anyWording(
  openingWords(' {and,&} ', perhaps(KIN, ' '), perhaps('{Mr,Mrs,Ms,Miss,Dr}(.) ')),
  openingWords('\\, {and,&} ', KIN, ' '),
);
/** Another side is named behind 'and': '(1) Ann Lee and (2) Bo Lee', 'between Ann Lee and Bo Lee'. */
const OTHER_SIDE = closingWords('between, BETWEEN, among', perhaps(':'));

/** What is taken from one of a pair for the other is a little less sure. */
const LESS_SURE = 0.05;

/** The other of a pair, whose name is read at a place of the contract: of the same side as the one who is told. */
function companionAt(
  plain: string,
  mention: PartyMention,
  { name, end }: { name: string; end: number },
  start: number,
): PartyMention {
  return withTitle(plain, { ...mention, name, start, end: start + end, confidence: mention.confidence - LESS_SURE });
}

/** A natural person with the one who is named with him as a pair, where the paper tells but one of them. */
function companionOf({ plain, contract }: Source, mention: PartyMention, at: number): PartyMention | null {
  const from = at + mention.name.length;
  const line = contract.text.slice(from, from + LONGEST).split('\n', 1)[0] ?? '';
  const lead = AND.exec(line)?.[0].length ?? 0;
  if (lead === 0 || OTHER_SIDE.test(plain.slice(Math.max(0, at - 20), at).trimEnd())) return null;
  const [read] = namesInCell(line.slice(lead));
  if (read?.start !== 0 || !isNatural(read.name)) return null;
  return companionAt(plain, mention, read, from + lead);
}

/** Who stands before 'and' of a person: 'Ann Lee and ' of 'Ann Lee and Bo Lee'. */
function companionBefore({ plain, contract }: Source, mention: PartyMention, at: number): PartyMention | null {
  const from = Math.max(contract.text.lastIndexOf('\n', at) + 1, at - LONGEST);
  const before = contract.text.slice(from, at);
  for (const { index } of before.matchAll(/(?<![\p{L}'-])\p{Lu}/gu)) {
    const read = readName(before.slice(index));
    if (read?.start !== 0 || !isNatural(read.name) || !onlyAnd(before.slice(index + read.end))) continue;
    if (OTHER_SIDE.test(before.slice(0, index).trimEnd())) return null;
    return companionAt(plain, mention, read, from + index);
  }
  return null;
}

/** Who signs on the line below one of a family: 'OWNERS: Dennis Yoder-Fink 8/18/2025', 'Carmela Yoder-Fink 8/18/2025'. */
function companionBelow({ plain, contract }: Source, mention: PartyMention, at: number): PartyMention | null {
  const { text } = contract;
  const from = text.indexOf('\n', at) + 1;
  const end = text.indexOf('\n', from);
  if (from === 0 || at < text.length * SIGNED_FROM) return null;
  const line = plain.slice(from, end < 0 ? text.length : end);
  const read = readName(line);
  if (read?.start !== 0 || !isNatural(read.name) || !isDayAlone(line.slice(read.end))) return null;
  const isOfFamily = read.name.split(' ').at(-1) === mention.name.split(' ').at(-1);
  return isOfFamily ? companionAt(plain, mention, read, from) : null;
}

/** Parties of one label, several of them. */
const SEVERAL = closingWords(
  '{tenants,parents,guardians,hirers,buyers,sellers,purchasers,borrowers,lenders,landlords,owners,clients,customers,guarantors,residents,occupants,members,couple,lessees,lessors,licensees,partners}',
  perhaps(COLON),
  perhaps(upTo(80, ':;.()')),
);
/** Between two of a list: ', ', or the end of the line. */
const LISTED = [', ', '; ', '\n'];
const TWICE = 2;

/** The next of 'Tenants: Ann Lee, Bo Kim', whom the paper names again; a house or a town of an address is not named again. */
function companionListed({ plain, contract }: Source, mention: PartyMention, at: number): PartyMention | null {
  const end = at + mention.name.length;
  const gap = LISTED.find((sign) => contract.text.startsWith(sign, end)) ?? '';
  if (gap === '' || !SEVERAL.test(plain.slice(Math.max(0, at - LONGEST), at).trimEnd())) return null;
  const from = end + gap.length;
  const line = contract.text.slice(from, from + LONGEST).split('\n', 1)[0] ?? '';
  const [read] = namesInCell(line);
  const isAgain = read && plain.split(read.name).length > TWICE;
  return read?.start === 0 && isAgain && isNatural(read.name) ? companionAt(plain, mention, read, from) : null;
}

/** Where the signatures may begin, as a share of the paper. */
const SIGNED_FROM = 0.6;
const isDayAlone = (words: string): boolean => hasDigit(words) && wordsIn(words).length <= 3;

const onlyAnd = (words: string) => AND.exec(words)?.[0] === words;

/** Whether two names joined by 'and' are all of a line, with which a letter of both ends: 'Ann Lee and Bo Kim'. */
function signsAsPair({ contract }: Source, at: number): boolean {
  if (!contract.text.startsWith('\n', at - 1)) return false;
  const line = contract.text.slice(at, at + LONGEST).split('\n', 1)[0] ?? '';
  const names = namesInCell(line);
  return (
    names.length === 2 && names.at(-1)?.end === line.trimEnd().length && names.every(({ name }) => isNatural(name))
  );
}

/** Those told, with the other of every pair of persons of whom one is told: 'to Gethin Prys and his wife Sara Prys', 'Tenants: Ann Lee and Bo Kim'. */
export function withCompanions(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const all = [...told];
  // Who is found is the companion of others: 'Tenants: Ann Lee, Bo Kim, Cy Roe'.
  for (const mention of all) {
    if (!isNatural(mention.name)) continue;
    const places = [mention.start];
    for (let at = source.plain.indexOf(mention.name); at >= 0; at = source.plain.indexOf(mention.name, at + 1))
      if (at < HEAD || signsAsPair(source, at)) places.push(at);
    for (const at of places)
      for (const other of [
        companionOf(source, mention, at),
        companionBefore(source, mention, at),
        companionBelow(source, mention, at),
        companionListed(source, mention, at),
      ]) {
        // 'Between Ann Lee' holds a name that is told.
        if (!other || isAmong(other.name, all)) continue;
        all.push(other);
      }
  }
  return all;
}
