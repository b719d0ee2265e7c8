import { BOTH_SIDES } from '../../shared/bearer';
import { operativeSentences } from '../document/operative';
import type { Sentence } from '../document/outline';
import { sideOfActor } from '../kinds/sides';
import { WHITE_SPACE } from '../lexicon/characters';
import { bucketOf, hashText } from '../provisions/input/hash';
import { provisionsOfRows } from '../questions/provisions-of-rows';
import type { Reading } from '../reading';
import { statementsIn } from '../statements/statements';
import { type Bears, burdenedIn } from './parts';
import { type Names, namesOfSides, type Place, type Token, tokensOf } from './sides-in-text';

/** Features are hashed into so many buckets. */
export const BUCKETS = 1 << 15;

/** What is known of a sentence, as buckets: what speaks of each side of its kind, and what is known of the sentence as a whole. */
export interface BurdenFeatures {
  ofSides: readonly [number[], number[]];
  ofSentence: number[];
}

/** Longer "sentences" are tables or broken extraction; so many characters are looked at. */
const LONGEST = 1_500;
/** So many words after the name of a side what it does is looked for, and so many before it what is done to it. */
const AFTER = 12;
const BEFORE = 4;
const MODAL_WITHIN = 3;
const MODALS = new Set(
  'may must shall will can cannot should would does do is are agrees agree has have not never only need'.split(' '),
);
const PARTS: readonly Bears[] = [
  'who pays',
  'who indemnifies',
  'who is restrained',
  'who gives up',
  'whose consent is not asked',
  'who has to wait',
  'who binds itself',
  'who grants',
  'whose liability is not limited',
  'whose name is used',
  'against whom is set off',
  'who is inspected',
  'who answers',
];

/** What is known of a sentence of the outline, by its place there; null where the paper's kind has no sides. */
export function burdenFeatures(reading: Reading, row: number): BurdenFeatures | null {
  const names = namesOfSides(reading);
  const sentence = reading.outline.sentences[row];
  if (!names || !sentence) return null;
  const tokens = tokensOf(sentence.text.slice(0, LONGEST), names);
  const found = [
    ...ofSides(tokens, names),
    ...ofProvisions(reading, row, names),
    ...ofStatements(reading, sentence, names),
  ];
  const of = (place: Place) => found.flatMap(([whose, name]) => (whose === place ? [name] : []));
  return { ofSides: [buckets(of(0)), buckets(of(1))], ofSentence: buckets([...of(2), ...ofSentence(tokens)]) };
}

/** What speaks of a side; 2 stands for both. */
type Named = readonly [Place, string];

/** Each bucket once: the same on every machine. */
function buckets(names: readonly string[]): number[] {
  return [...new Set(names.map((name) => bucketOf(hashText(name)) & (BUCKETS - 1)))];
}

/** What stands around the names of the sides, and the words of the sentence as they concern who drafts such papers and the other. */
function ofSides(tokens: readonly Token[], { drafter, ids }: Names): Named[] {
  const found: Named[] = [];
  for (const place of [0, 1] as const) {
    const drafts = place === drafter ? 'drafter' : 'other';
    const words = tokens.map((token) => called(token, place));
    const at = tokens.flatMap(({ side }, index) => (side === place ? [index] : []));
    const around = at.flatMap((index, nth) => [
      ...nameAround(words, index, nth === 0),
      ...actionsAfter(tokens, words, index),
      ...actionsBefore(tokens, words, index),
      ...(tokens[index]?.isPronoun ? ['pronoun'] : []),
    ]);
    const named = at.length === 0 ? 'unnamed' : at.length > 2 ? 'often named' : 'named';
    const said = tokens.flatMap(({ word, side }) => (side === undefined ? [`${drafts}: ${word}`] : []));
    const all = [...around, named, drafts, `side ${ids[place]}`, ...said];
    found.push(...all.map((name): Named => [place, name]));
  }
  return found;
}

/** A word as one side sees it. */
function called({ word, side, isPronoun }: Token, place: Place): string {
  if (side === undefined) return word;
  if (side === 2) return '@both';
  return side === place ? (isPronoun ? '@we' : '@own') : '@other';
}

function nameAround(words: readonly string[], at: number, isFirst: boolean): string[] {
  const next = (count: number) => words.slice(at + 1, at + 1 + count).join(' ');
  const [one, two] = [words[at - 1] ?? '^', words[at - 2] ?? '^'];
  const opening = isFirst ? ['first', `first > ${next(1)}`] : [];
  return [...opening, `> ${next(1)}`, `> ${next(2)}`, `> ${next(3)}`, `< ${one}`, `< ${two} ${one}`];
}

/** What follows a name, up to the next one, each word also with the verb that says whether it is a right or a duty. */
function actionsAfter(tokens: readonly Token[], words: readonly string[], at: number): string[] {
  const modal = words
    .slice(at + 1, at + 1 + MODAL_WITHIN)
    .filter((word) => MODALS.has(word))
    .slice(0, 2)
    .join(' ');
  const next = tokens.findIndex(({ side }, index) => index > at && side !== undefined);
  const end = Math.min(at + 1 + AFTER, next < 0 ? tokens.length : next);
  const follows = words.slice(at + 1, end).flatMap((word) => [`>> ${word}`, `${modal} >> ${word}`]);
  return next >= 0 && next <= at + AFTER ? [...follows, `>> ${words[next]}`] : follows;
}

function actionsBefore(tokens: readonly Token[], words: readonly string[], at: number): string[] {
  const last = tokens.findLastIndex(({ side }, index) => index < at && side !== undefined);
  return words.slice(Math.max(at - BEFORE, last + 1, 0), at).map((word) => `<< ${word}`);
}

function ofProvisions(reading: Reading, row: number, { drafter, ids }: Names): Named[] {
  const provisions = provisionsOfRows(reading).get(row) ?? [];
  return ([0, 1] as const).flatMap((place) =>
    provisions.flatMap(({ id }): Named[] => [
      [place, `${place === drafter ? 'drafter' : 'other'} of ${id}`],
      [place, `${ids[place]} of ${id}`],
    ]),
  );
}

const byStart = new WeakMap<readonly Sentence[], ReadonlyMap<number, Sentence>>();

/** The binding sentences by where they begin. */
function operativeByStart(reading: Reading): ReadonlyMap<number, Sentence> {
  const sentences = operativeSentences(reading);
  const known = byStart.get(sentences) ?? new Map(sentences.map((sentence) => [sentence.start, sentence]));
  byStart.set(sentences, known);
  return known;
}

/** What the statements of the sentence say of each side, and whom they burden by the part that somebody plays in them. */
function ofStatements(reading: Reading, { start }: Sentence, { ids }: Names): Named[] {
  const sentence = operativeByStart(reading).get(start);
  if (!sentence) return [];
  const { statements, at } = statementsIn(reading, sentence);
  const here = statements.filter(({ from, who }) => from >= at && from < at + sentence.text.length && !who.joint);
  const said = here.flatMap(({ who, force, what, under, voice }): Named[] => {
    const place = placeOf(sideOfActor(reading, who), ids);
    if (place === null) return [];
    const [first = '', second = ''] = what.toLowerCase().split(WHITE_SPACE);
    const says = `${under === null || under === 'that' ? 'says' : 'supposes'} ${force}`;
    const names = [says, `${says} ${first}`, `${says} ${first} ${second}`, `${voice} ${force}`];
    return names.map((name): Named => [place, name]);
  });
  const parts = PARTS.flatMap((part): Named[] => {
    const burdened = burdenedIn(reading, part, sentence);
    const place = burdened === BOTH_SIDES ? 2 : placeOf(burdened, ids);
    return place === null ? [] : [[place, `part ${part}`]];
  });
  return [...said, ...parts];
}

function placeOf(side: string | null, ids: Names['ids']): 0 | 1 | null {
  const place = ids.indexOf(side ?? '');
  return place === 0 || place === 1 ? place : null;
}

/** What tells whether it burdens both. */
function ofSentence(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ word, side }) => (side === undefined ? word : side === 2 ? '@both' : '@side'));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const sides = new Set(tokens.flatMap(({ side }) => (side === undefined ? [] : [side])));
  return [
    ...words,
    ...pairs,
    `sides ${[...sides].filter((side) => side !== 2).length}`,
    `both ${sides.has(2)}`,
    'constant',
  ];
}
