import { BETWEEN_WORDS } from '../lexicon/characters';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENTHS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');

const VALUES = new Map<string, number>([
  ...ONES.map((word, index) => [word, index] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ...ORDINALS.map((word, index) => [word, index + 1] as const),
  ...TENTHS.map((word, index) => [word, (index + 2) * 10] as const),
  ['fourty', 40],
  ['another', 1],
]);

const PLAIN = [...ONES, ...TENS, 'fourty'].sort((a, b) => b.length - a.length).join('|');
/** 'Another year' is one, and 'another six months' are six. */
const ONE = `another(?![ -]{1,2}(?:${PLAIN})\\b)|${PLAIN}`;
/** Source of a pattern for a whole number in words up to 999 ('forty-five', 'one hundred and eighty'), without groups. */
export const CARDINAL = `(?:(?:${ONE})[ -]{1,2}hundred(?:[ -]{1,2}(?:and[ -]{1,2})?(?:${ONE})(?:[ -]{1,2}(?:${ONE}))?)?|(?:${ONE})(?:[ -]{1,2}(?:${ONES.slice(1, 10).join('|')}))?)`;
const OF_AMOUNT = [...ONES.slice(1), ...TENS, 'fourty', 'hundred', 'thousand', 'million', 'billion']
  .sort((a, b) => b.length - a.length)
  .join('|');
/** Source of a pattern for a whole number in words of any size ('four thousand two hundred', 'two million and fifty'), without groups. */
export const SPELLED_AMOUNT = `(?:${OF_AMOUNT})(?:[ -](?:and[ -])?(?:${OF_AMOUNT})){0,10}`;
/** Source of a pattern for an ordinal in words up to 'ninety-ninth', without groups. */
export const ORDINAL = `(?:(?:${TENS.join('|')})[ -]{1,2}(?:${ORDINALS.slice(0, 9).join('|')})|${[...ORDINALS, ...TENTHS].sort((a, b) => b.length - a.length).join('|')})`;

const SCALES = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
const ORDINAL_WORDS = new Set([...ORDINALS, ...TENTHS]);

/** Whether a word is an ordinal number: 'fifth', 'thirtieth'. */
export function isOrdinalWord(word: string): boolean {
  return ORDINAL_WORDS.has(word);
}

/**
 * The value of a whole number in words, cardinal or ordinal ('forty-five' is 45, 'thirty-first' is 31, 'two thousand five hundred' is
 * 2,500); null if it is none.
 */
export function numberFromWords(words: string): number | null {
  let total = 0;
  let below = 0;
  for (const word of words.toLowerCase().split(BETWEEN_WORDS)) {
    if (word === 'and' || word === '') continue;
    const scale = SCALES.get(word);
    if (scale) {
      total += Math.max(1, below) * scale;
      below = 0;
      continue;
    }
    if (word === 'hundred') {
      below = Math.max(1, below) * 100;
      continue;
    }
    const value = VALUES.get(word);
    if (value === undefined) return null;
    below += value;
  }
  return total + below;
}
