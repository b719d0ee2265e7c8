import { labelWords } from '../../document/labels';
import { linesOf } from '../../document/lines';
import { plainText } from '../../document/plain-text';
import { onlyWords, openingWords } from '../../lexicon/words';
import { isFirm, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { roleIn } from './aliases';
import { isNatural, type PartyMention } from './mention';
import { namesInCell } from './names-in-cell';
import { withTitle } from './person';
import { namesRole } from './role-words';

/** How far from the first word parties are listed. */
const HEAD = 4000;
const LONGEST = 200;
const CONFIDENCE = 0.85;
const ENOUGH = 2;
/** Between two of a list stands a line at most, the rest of an address. */
const NEAR = 2;
/** '1. ', '(b) ', 'C. ', and the 'A ' of a form's row. */
const NUMBER = /^(?:\(?(?:\d{1,2}|[A-Ha-h]|[ivx]{1,4})[.)]|[A-H](?= \p{Lu}\p{Ll}))\s+/u;
/** 'Investor - ', 'Founder: ', 'Couple | '. */
const LABEL = /^(\p{Lu}[\p{L}’' -]{2,30}?)(?::\s+| [-–—] |\t)(?=\S)/u;
/** The same with nothing but a blank, as the longest label of a table is printed: 'Hire company Acme Plant Ltd'. */
const BARE_LABEL = /^(\p{Lu}\p{Ll}{3,15}(?: \p{Ll}{3,15})?) (?=\p{Lu})/u;
/** Within a line, where its end was taken for a space: '3 Fore Street, Truro Member: Ana Lee'. */
const NEXT_LABEL = /(?<=(?<!\b[Tt]he) )(?=(\p{Lu}\p{Ll}{3,15}(?: \p{Ll}{3,15})?): \p{Lu})/gu;
/** 'A ' of a form's row. */
export const ROW_LETTER = /^\p{Lu}[.)]? /u;
const TITLE = openingWords('({Prof,Dr}(.) ){Mr,Mrs,Ms,Miss,Mx,Dr,Prof}(.) ');
/** Whom a form calls by the place that he keeps. */
const PLACE = onlyWords('(the ){venue,store,club,school,nursery,studio,gym,hotel,marina,yard,salon}');

/** Whether a label is what a party is called: a role, or the place that it keeps. */
export function callsParty(label: string): boolean {
  return namesRole(label) || isPlace(label);
}

/** Whether a label calls a party by the place that it keeps: 'Venue', 'Studio'. */
export function isPlace(label: string): boolean {
  return PLACE.test(label);
}

const OWNED_BY = /^[^,.;()]{3,60}, (?:which is )?(?:owned|run|operated) by (?=\p{Lu})/u;

interface Listed {
  mentions: PartyMention[];
  label: string;
  line: number;
  isNumbered: boolean;
}

function listedIn(text: string, start: number, line: number): Listed | null {
  const number = NUMBER.exec(text)?.[0].length ?? 0;
  const said = LABEL.exec(text.slice(number)) ?? BARE_LABEL.exec(text.slice(number));
  const label = labelWords(said?.[1] ?? '');
  if (!said || !callsParty(label)) return null;
  const at = number + said[0].length;
  const title = TITLE.exec(text.slice(at))?.[0].length ?? 0;
  const [next = text.length] = labelsWithin(text).filter((place) => place > at);
  const cell = plainText(text.slice(at + title, Math.min(next, at + title + LONGEST)).trimEnd());
  const whole = namesInCell(cell);
  // 'Pine Stables, owned by Ana Lee' has no other name.
  const owned = legalFormOf(whole[0]?.name ?? '') === null ? (OWNED_BY.exec(cell)?.[0].length ?? 0) : 0;
  const owners = owned > 0 ? namesInCell(cell.slice(owned)) : [];
  const names =
    owners[0]?.start === 0
      ? owners.map(({ name, start: from, end }) => ({ name, start: from + owned, end: end + owned }))
      : whole;
  if ((owners.length === 0 && names[0]?.start !== 0) || !names.every(({ name }) => isFirm(name) || isNatural(name)))
    return null;
  const isBare = said[0].endsWith(`${said[1]} `);
  // 'Venue Systems Ltd' over a letter is one name: of a bare label the rest is a name by itself.
  if (isBare && !names.every(({ name }) => legalFormOf(name) !== null || isNatural(name))) return null;
  const own = roleIn(cell.slice(names.at(-1)?.end ?? 0));
  const mentions = names.map(({ name, end, start: from }, index) => ({
    name,
    start: start + at + title + from,
    end: start + at + title + end,
    role: own ?? label,
    details: cell.slice(end, names[index + 1]?.start ?? cell.length),
    confidence: CONFIDENCE,
  }));
  return { mentions, label: own ?? label, line, isNumbered: number > 0 };
}

const labelsWithin = (text: string): number[] =>
  [...text.matchAll(NEXT_LABEL)]
    .filter(({ index, 1: label = '' }) => callsParty(label) && index > (NUMBER.exec(text)?.[0].length ?? 0))
    .map(({ index }) => index);

/**
 * Parties in lines that each say what one is, and who: '1. Investor - Acme Fund LP', 'B. Founder: Ana Lee', 'Couple Ana Lee and Bo Kim'. At least two of them, under each
 * other and called by different words; empty where no lines are such a list.
 * @param isNumbered whether only a list with numbers or letters counts
 */
export function listedByRole({ contract, plain }: Source, isNumbered: boolean): PartyMention[] {
  const lines = linesOf(contract.text.slice(0, HEAD)).filter(({ text }) => text.trim() !== '');
  const all = lines.flatMap(({ text, start }, line) =>
    [0, ...labelsWithin(text)].flatMap((at) => listedIn(text.slice(at), start + at, line) ?? []),
  );
  const listed = all.filter(
    (one, at) =>
      (!isNumbered || one.isNumbered) &&
      [all[at - 1], all[at + 1]].some(
        (other) => other && Math.abs(other.line - one.line) <= NEAR && other.isNumbered === one.isNumbered,
      ),
  );
  if (new Set(listed.map(({ label }) => label.toLowerCase())).size < ENOUGH) return [];
  return listed.flatMap(({ mentions }) => mentions.map((mention) => withTitle(plain, mention)));
}

/** The name of a party without the label of its row before it: 'A Store | Acme Storage Ltd' read as one. */
export function withoutRowLabel<Mention extends PartyMention>(
  { contract, document }: Source,
  mention: Mention,
): Mention {
  // The next row's label may have been read as well: '\nTrading' of 'Trading as | Acme Surveys'.
  const text = contract.text.slice(mention.start, mention.end).split('\n', 1)[0] as string;
  const tab = text.lastIndexOf('\t');
  const label = labelWords(plainText(text.slice(0, Math.max(0, tab))).replace(ROW_LETTER, ''));
  const rest = plainText(text.slice(tab + 1));
  if (tab < 0 || !(isFirm(rest) || isNatural(rest))) return mention;
  const calls = callsParty(label);
  // 'BROKERAGE | Acme Realty, LLC': a label all the same, though it says no role.
  const isLabel =
    calls || NAME.test(label) || document.labelValues.some(({ value }) => value.start === mention.start + tab + 1);
  if (!isLabel) return mention;
  const role = mention.role ?? (calls ? label : null);
  return { ...mention, name: rest, start: mention.start + tab + 1, end: mention.start + text.length, role };
}

const NAME = onlyWords('(full )(legal )name');
