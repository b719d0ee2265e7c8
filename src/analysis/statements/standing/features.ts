import { hasDigit, NUMBERING, opensWithDigit, opensWithSmallLetter, withoutStart } from '../../lexicon/characters';
import { bucketOf, hashText } from '../../provisions/input/hash';
import type { Reading } from '../../reading';
import { type Passage, passagesOf } from '../passages';
import { pointsAway, takesBack } from './hanging-words';
import { titleAbove } from './title-above';

/** Features are hashed into so many buckets. */
export const BUCKETS = 1 << 14;

/** So many of a sentence's words are looked at: longer ones are tables. */
const MOST_WORDS = 90;
const OPENING = 6;
/** Nouns that begin alike are one: 'deposit' and 'deposits'. */
const STEM = 5;
/** How far before a sentence a thing is looked for that it takes for known. */
const NEAR = 2;
const LENGTHS = [4, 8, 14, 24, 40] as const;

/** Words of grammar, by which one sees what a sentence takes for known; all others stand in for one another. */
const GRAMMAR = new Set(
  [
    'a an the this that these those such said same other another others both each every either neither any all none some most half one two three no not nor never only also again too instead then there here thereafter',
    'i me my we us our you your he him his she her it its they them their who whom whose which what whoever whatever where when while until till once unless if whether after before since during within without beyond above below except save but and or so yet however otherwise',
    'may must shall will can cannot should would could does do did is are was were be been being has have had by of in on at to from for with as than under over up out off through because although though provided subject apart besides further more less later sooner next last first second even still',
  ].flatMap((line) => line.split(' ')),
);
const MODALS = new Set(
  'may must shall will can cannot should would does do is are was were has have agrees agree pays pay'.split(' '),
);
const CONDITIONS = new Set('if when where should unless once until'.split(' '));
const POINTING = new Set('the this that these those such said same'.split(' '));

/** A word as it is known: figures are all one. */
const WORD = /[\p{L}]+(?:['’-]\p{L}+)*|[$£€]?\d[\d.,]*%?|[:;—–(]/gu;

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(WORD)?.slice(0, MOST_WORDS) ?? [];
  return words.map((word) => (hasDigit(word) ? ('$£€'.includes(word.charAt(0)) ? '$' : '#') : word.replace('’', "'")));
}

/** The words of a sentence without its number and run-in title. */
const ownWords = ({ text, lead }: Passage): string[] => wordsOf(text.slice(lead));

/** Each bucket once: the same on every machine. */
function buckets(names: readonly string[]): number[] {
  return [...new Set(names.map((name) => bucketOf(hashText(name)) & (BUCKETS - 1)))];
}

function grouped(value: number, bounds: readonly number[]): number {
  const at = bounds.findIndex((bound) => value <= bound);
  return at < 0 ? bounds.length : at;
}

const memo = new WeakMap<Reading['outline'], ReadonlySet<string>>();

/** Words that have a capital in the middle of sentences: what the contract gives names to, such as its parties. */
function namesIn({ outline, contract }: Reading): ReadonlySet<string> {
  const known = memo.get(outline);
  if (known) return known;
  const words = contract.text.match(/(?<=[\p{Ll},;] |["“(])\p{Lu}[\p{L}-]+/gu) ?? [];
  const names = new Set(words.map((word) => word.toLowerCase()));
  memo.set(outline, names);
  return names;
}

const BEFORE_A_NAME = ['the', 'each', 'a', 'an', 'no', '('];

/** Whether a sentence opens with a name: 'Provider shall', 'The Tenant pays'. */
function opensWithName(reading: Reading, words: readonly string[]): boolean {
  const at = words.findIndex((word) => !BEFORE_A_NAME.includes(word));
  return at >= 0 && at < 2 && namesIn(reading).has(words[at] ?? '');
}

/** Whether a sentence opens with the name of who does something, and then with what is done: 'Provider shall deliver', 'The Tenant may sublet'. */
export function namesWhoActs(reading: Reading, passage: Passage): boolean {
  const words = ownWords(passage);
  const modal = words.findIndex((word) => MODALS.has(word));
  return opensWithName(reading, words) && modal > 0 && modal < BEFORE_A_NAME.length;
}

/** Who or what a sentence opens with. */
function subjectOf(reading: Reading, words: readonly string[]): string[] {
  const names = namesIn(reading);
  const isNamed = opensWithName(reading, words);
  const modal = words.findIndex((word) => MODALS.has(word));
  const subject = words.slice(0, Math.max(0, modal));
  return [
    ...(isNamed ? ['opens named', `opens named, verb at ${grouped(modal, [-1, 2, 4, 8])}`] : ['opens unnamed']),
    `names before verb ${grouped(subject.filter((word) => names.has(word)).length, [0, 1])}`,
    `names ${grouped(words.filter((word) => names.has(word)).length, [0, 1, 3])}`,
  ];
}

/** How a sentence opens, what it is built of, and its words. */
function ofSentence(reading: Reading, passage: Passage): string[] {
  const words = ownWords(passage);
  const built = words.map((word) => (GRAMMAR.has(word) || word.length === 1 ? word : '*'));
  const modal = words.findIndex((word) => MODALS.has(word));
  const opening = words.slice(0, OPENING).map((word) => `o ${word}`);
  const pairs = (of: readonly string[], name: string) => of.slice(1).map((word, at) => `${name} ${of[at]} ${word}`);
  return [
    'constant',
    ...subjectOf(reading, words),
    `1 ${words[0]}`,
    `2 ${words.slice(0, 2).join(' ')}`,
    `3 ${words.slice(0, 3).join(' ')}`,
    `b3 ${built.slice(0, 3).join(' ')}`,
    `b4 ${built.slice(0, 4).join(' ')}`,
    ...opening,
    ...words.map((word) => `w ${word}`),
    ...pairs(built, 'b'),
    modal < 0 ? 'no verb' : `verb ${words[modal]}`,
    `verb at ${grouped(modal, [-1, 0, 1, 2, 4, 8])}`,
    `before verb ${words.slice(Math.max(0, modal - 2), Math.max(0, modal)).join(' ')}`,
    `length ${grouped(words.length, LENGTHS)}`,
    ...(opensWithSmallLetter(passage.text.slice(passage.lead)) ? ['small letter'] : []),
    ...(opensWithDigit(passage.text.slice(passage.lead)) ? ['figure'] : []),
    ...(passage.lead > 0 ? ['led'] : []),
    ...(passage.isWhole ? ['whole'] : []),
    ...(pointsAway(passage.text.slice(passage.lead)) ? ['points away'] : []),
    ...([':', ';'].some((sign) => passage.text.trimEnd().endsWith(sign)) ? ['open end'] : []),
  ];
}

/** Nouns that a text points at, 'the deposit' and 'such notice', each with its word before it. */
function pointedAt(words: readonly string[]): (readonly [by: string, noun: string])[] {
  return words.flatMap((word, at) => {
    const noun = words[at + 1] ?? '';
    return POINTING.has(word) && noun.length > 2 && !GRAMMAR.has(noun) ? [[word, noun.slice(0, STEM)] as const] : [];
  });
}

/** What a sentence stands behind: the sentence before, a title, a list. */
function ofPlace(reading: Reading, at: number): string[] {
  const passages = passagesOf(reading);
  const passage = passages[at];
  if (!passage) return [];
  const previous = passages[at - 1];
  const title = titleAbove(reading, at);
  const isSame = previous !== undefined && previous.section === passage.section;
  const before = passages.slice(Math.max(0, at - NEAR), at).filter(({ section }) => section === passage.section);
  const known = new Set(before.flatMap(ownWords).map((word) => word.slice(0, STEM)));
  const words = ownWords(passage);
  const own = words.filter((word) => !GRAMMAR.has(word) && word.length > 3);
  const shared = own.filter((word) => known.has(word.slice(0, STEM))).length;
  const beforeWords = previous ? ownWords(previous) : [];
  return [
    isSame ? 'behind its like' : 'first of its section',
    ...(title === null ? ['no title'] : ['titled', ...wordsOf(title).map((word) => `title ${word}`)]),
    ...(title?.endsWith('?') ? ['behind a question'] : []),
    ...(previous?.text.trimEnd().endsWith(':') ? ['behind a colon'] : []),
    ...(previous && !previous.isWhole ? ['behind a fragment'] : []),
    `shared ${grouped(shared, [0, 1, 2, 4])}`,
    ...pointedAt(words).map(([by, noun]) => `${by} known ${known.has(noun)}`),
    `before 1 ${beforeWords[0]}`,
    ...beforeWords
      .slice(0, 40)
      .filter((word) => GRAMMAR.has(word))
      .map((word) => `before ${word}`),
    ...before.filter((one) => CONDITIONS.has(ownWords(one)[0] ?? '')).map(() => 'behind a condition'),
    `place ${grouped(passages.slice(Math.max(0, at - 6), at).filter(({ section }) => section === passage.section).length, [0, 1, 2, 3, 5])}`,
    ...(previous && isSame && withoutStart(reading.contract.text.slice(previous.end, passage.start), NUMBERING) === ''
      ? [
          previous.parts.at(-1)?.sentence.paragraph === passage.parts[0]?.sentence.paragraph
            ? 'same paragraph'
            : 'next paragraph',
        ]
      : ['apart']),
    ...(reading.document.labelValues.some(
      ({ value, label }) => label.start <= passage.start && passage.start < value.end,
    )
      ? ['in a row']
      : []),
    ...(isSame ? [`opens ${words[0]} behind ${beforeWords[0]}`] : []),
  ];
}

/** What is known of a passage, by its place among all, of whether it can be told by itself. */
export function hangingFeatures(reading: Reading, at: number): number[] {
  const passage = passagesOf(reading)[at];
  return passage ? buckets([...ofSentence(reading, passage), ...ofPlace(reading, at)]) : [];
}

/** What is known of a passage of whether it takes back part of one before it. */
export function limitingFeatures(reading: Reading, at: number, of: number): number[] {
  const passages = passagesOf(reading);
  const [passage, limited] = [passages[at], passages[of]];
  if (!passage || !limited) return [];
  const words = ownWords(passage);
  const before = ownWords(limited);
  const known = new Set(before.filter((word) => !GRAMMAR.has(word)).map((word) => word.slice(0, STEM)));
  const own = new Set(words.filter((word) => !GRAMMAR.has(word) && word.length > 3).map((word) => word.slice(0, STEM)));
  const shared = [...own].filter((word) => known.has(word));
  const grammar = (of: readonly string[]) => [
    ...new Set(of.filter((word) => GRAMMAR.has(word) || word === '$' || word === '#')),
  ];
  const modal = (of: readonly string[]) => of.find((word) => MODALS.has(word)) ?? 'none';
  return buckets([
    ...ofSentence(reading, passage).map((name) => `l ${name}`),
    ...ofPlace(reading, at).map((name) => `l ${name}`),
    ...before.map((word) => `of ${word}`),
    `far ${at - of}`,
    `of shared ${grouped(shared.length, [0, 1, 2, 3, 5])}`,
    ...grammar(words).map((word) => `both ${word} ${grammar(before).includes(word)}`),
    `modals ${modal(before)} ${modal(words)}`,
    `opens ${words[0]} on ${modal(before)}`,
    `of length ${grouped(before.length, LENGTHS)}`,
    ...(passage.section === limited.section ? ['same section'] : []),
    ...(takesBack(passage.text.slice(passage.lead)) ? ['takes back'] : []),
  ]);
}
