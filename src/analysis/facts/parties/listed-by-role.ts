import { labelWords } from '../../document/labels';
import { linesOf } from '../../document/lines';
import { plainText } from '../../document/plain-text';
import { onlyWords } from '../../lexicon/words';
import { isFirm, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, type PartyMention, roleIn } from './mention';
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
const NEXT_LABEL = /(?<= )(?=(\p{Lu}\p{Ll}{3,15}(?: \p{Ll}{3,15})?): \p{Lu})/gu;
const TITLE = /^(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\.? )+/;
/** Whom a form calls by the place that he keeps. */
const PLACE = onlyWords('{venue,store,club,school,nursery,studio,gym,hotel,marina,yard,salon}');

/** Whether a label is what a party is called: a role, or the place that it keeps. */
export function callsParty(label: string): boolean {
  return namesRole(label) || PLACE.test(label);
}

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
  const names = namesInCell(cell);
  if (names[0]?.start !== 0 || !names.every(({ name }) => isFirm(name) || isNatural(name))) return null;
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
  [...text.matchAll(NEXT_LABEL)].filter(([, label = '']) => callsParty(label)).map(({ index }) => index);

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
        (other) =>
          other &&
          Math.abs(other.line - one.line) <= NEAR &&
          other.isNumbered === one.isNumbered,
      ),
  );
  if (new Set(listed.map(({ label }) => label.toLowerCase())).size < ENOUGH) return [];
  return listed.flatMap(({ mentions }) => mentions.map((mention) => withTitle(plain, mention)));
}

/** The name of a party without the label of its row before it: 'A Store | Acme Storage Ltd' read as one. */
export function withoutRowLabel<Mention extends PartyMention>({ contract }: Source, mention: Mention): Mention {
  const text = contract.text.slice(mention.start, mention.end);
  const tab = text.indexOf('\t');
  const label = labelWords(text.slice(0, Math.max(0, tab)).replace(/^\p{Lu}[.)]? /u, ''));
  const rest = plainText(text.slice(tab + 1));
  if (tab < 0 || !callsParty(label) || !(isFirm(rest) || isNatural(rest))) return mention;
  return { ...mention, name: rest, start: mention.start + tab + 1, role: mention.role ?? label };
}
