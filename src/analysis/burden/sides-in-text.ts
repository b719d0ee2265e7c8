import { KINDS } from '../kinds/declarations/registry';
import type { KindDeclaration } from '../kinds/define-kind';
import { drafterOf } from '../kinds/drafter';
import { initialsOf, namesOfParty, tokenWords } from '../kinds/names-of-party';
import { sideOf } from '../kinds/paper-kind';
import { BOTH_SIDES } from '../lexicon/en/roles';
import { openingWords } from '../lexicon/words';
import type { Reading } from '../reading';

/** The place of a side in its kind; 2 stands for both of them. */
export type Place = 0 | 1 | 2;

/** A word of a text in small letters, or a place where it names a side. */
export interface Token {
  word: string;
  side?: Place;
  /** Whether only 'we', 'you' or 'I' names it. */
  isPronoun?: boolean;
}

/** What the sides are called in a paper: phrases of small letters, each with its side. */
export interface Names {
  phrases: ReadonlyMap<string, Place>;
  /** The place of the side that usually drafts papers of the kind. */
  drafter: 0 | 1;
  ids: readonly [string, string];
}

const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));
const LONGEST = 6;
const JOINT = [
  ...BOTH_SIDES,
  'both of us',
  'either of us',
  'each of us',
  'neither of us',
  'we both',
  'both sides',
  'neither side',
];

/** What a paper calls the side that stands under the other. */
const IS_UNDER = openingWords('sub( )contractor, sub-contractor, subtenant, sub-tenant');

/** So often a paper names a side by its initials, if it does. */
const USUAL_MENTIONS = 3;

const memo = new WeakMap<Reading, Names | null>();

/** What the sides of a paper are called; null where its kind has no sides. */
export function namesOfSides(reading: Reading): Names | null {
  const known = memo.get(reading);
  if (known !== undefined) return known;
  const kind = KIND_OF.get(reading.kind.id ?? '');
  const names = kind ? namesIn(reading, kind) : null;
  memo.set(reading, names);
  return names;
}

function namesIn({ kind: { sides }, facts, contract }: Reading, kind: KindDeclaration): Names {
  const phrases = new Map<string, Place>();
  const dropped = new Set<string>();
  const add = (phrase: string, place: Place) => {
    const key = tokenWords(phrase).join(' ');
    if (key === '' || dropped.has(key)) return;
    if ((phrases.get(key) ?? place) !== place) {
      phrases.delete(key);
      dropped.add(key);
    } else phrases.set(key, place);
  };
  const found = [...facts.parties.entries()].filter(([, { status }]) => status === 'found');
  for (const [index, party] of found) {
    const own = sides.findIndex((side) => side.party === index);
    const place = own >= 0 ? own : sideOf(kind.sides, party.role);
    if (place === 0 || place === 1) for (const name of namesOfParty(party)) add(name, place);
  }
  const taken = new Set(phrases.keys());
  // Above a Subcontractor stand its Contractor, who drafts, and strangers: the 'Owner' of the works is none of the two.
  const under = sides.findIndex(({ label }) => IS_UNDER.test(label));
  kind.sides.forEach(({ roles }, place) => {
    if (under >= 0) return;
    for (const role of roles.flatMap((one) => [one, `${one}s`, ...initialsIn(contract.text, one)]))
      if (!taken.has(role)) add(role, place as 0 | 1);
  });
  for (const both of JOINT) add(both, 2);
  const drafter = under < 0 ? drafterOf(kind) : under === 0 ? 1 : 0;
  return { phrases, drafter, ids: [kind.sides[0].id, kind.sides[1].id] };
}

/** 'Business Associate' may be 'BA' in a paper, in capitals. */
function initialsIn(text: string, role: string): string[] {
  const initials = initialsOf(role);
  if (initials === '') return [];
  const count = text.split(new RegExp(`(?<![\\w.])${initials}(?![\\w.])`)).length - 1;
  return count >= USUAL_MENTIONS ? [initials.toLowerCase()] : [];
}

const FIRST_PERSON = new Set('we us our ours ourselves'.split(' '));
const SECOND_PERSON = new Set('you your yours yourself yourselves'.split(' '));
const SINGULAR = new Set('i me my mine myself'.split(' '));

/** The words of a text with the sides that it names; 'we' counts as who drafts such papers, 'you' as the other. */
export function tokensOf(text: string, { phrases, drafter }: Names): Token[] {
  const words = tokenWords(text);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfName(words, at, phrases);
    if (length > 0) {
      const side = phrases.get(words.slice(at, at + length).join(' ')) as Place;
      tokens.push({ word: words[at] as string, side });
      at += length;
      continue;
    }
    const word = words[at] as string;
    if (FIRST_PERSON.has(word)) tokens.push({ word, side: drafter, isPronoun: true });
    else if (SECOND_PERSON.has(word)) tokens.push({ word, side: (1 - drafter) as 0 | 1, isPronoun: true });
    else if (SINGULAR.has(word)) tokens.push({ word, side: (1 - drafter) as 0 | 1, isPronoun: true });
    else tokens.push({ word });
    at++;
  }
  return tokens;
}

function lengthOfName(words: readonly string[], at: number, phrases: Names['phrases']): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--)
    if (phrases.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}
