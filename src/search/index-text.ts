import { type ContractText, isBesideBody } from '../analysis/pdf/contract-text';
import { ANY_PAIR, pairKey, SIGNS } from './lexemes';
import { isHyphenated, type Word, wordsOf } from './words';

/**
 * What the index keeps of a contract. `words` has each of its words once, with spaces between, those that it is much about once more behind signs
 * (`#` in its headings, `+` often, `=` very often); `pairs` the keys of the words that follow each other. `text` is the contract's own up to what nobody can see, so that
 * offsets are the same; `breaks` has where each page begins in it (offset, page, offset, page, …).
 */
export interface TextIndex {
  words: string;
  pairs: string;
  text: string;
  breaks: number[];
}

/**
 * Postgres would refuse a row with more different words. Those with digits have a share of their own, so that tables of numbers and codes leave room for the others; beyond
 * it later ones are not found.
 */
const WORDS_BYTES = { letters: 350_000, digits: 150_000 } as const;
/** Where there are more, none is kept: the row says that any pair may be there (`ANY_PAIR`), and the text is read instead. */
const MOST_PAIRS = 80_000;
const MOST_HEADING_WORDS = 2_000;

/** How often a word stands in so many words of a paper that is much about it. */
const PER_WORDS = 10_000;
const OFTEN = 3;
const VERY_OFTEN = 10;

/** Works out the index of a contract's text. The same text gives the same index. */
export function indexText(contract: ContractText): TextIndex {
  const text = contract.text.slice(0, contract.paragraphs.find(({ kind }) => kind === 'hidden')?.start);
  const words = wordsOf(text);
  return {
    words: [...listed(contract, text, words)].join(' '),
    pairs: pairsOf(words).join(' '),
    text,
    breaks: breaksOf(contract, text.length),
  };
}

function listed(contract: ContractText, text: string, words: readonly Word[]): Set<string> {
  const bodyEnd = contract.paragraphs.find(isBesideBody)?.start ?? text.length;
  const counts = new Map<string, number>();
  const bytes = { letters: 0, digits: 0 };
  const count = (word: string, step: number) => {
    const known = counts.get(word);
    const share = /\p{N}/u.test(word) ? 'digits' : 'letters';
    if (known === undefined) bytes[share] += Buffer.byteLength(word);
    if (known !== undefined || bytes[share] <= WORDS_BYTES[share]) counts.set(word, (known ?? 0) + step);
  };
  for (const [i, { word, start, end }] of words.entries()) {
    const step = start < bodyEnd ? 1 : 0;
    count(word, step);
    const next = words[i + 1];
    if (next && isHyphenated(text, end, next.start)) count(word + next.word, step);
  }
  const share = PER_WORDS / Math.max(PER_WORDS / 4, words.length);
  const known = [...counts];
  return new Set([
    ...headingWords(contract).map((word) => SIGNS.heading + word),
    ...known.filter(([, times]) => times * share >= OFTEN).map(([word]) => SIGNS.often + word),
    ...known.filter(([, times]) => times * share >= VERY_OFTEN).map(([word]) => SIGNS.veryOften + word),
    ...counts.keys(),
  ]);
}

function headingWords({ text, paragraphs }: ContractText): string[] {
  return paragraphs
    .filter(({ kind }) => kind === 'heading')
    .flatMap(({ start, end }) => wordsOf(text.slice(start, end)).map(({ word }) => word))
    .slice(0, MOST_HEADING_WORDS);
}

function pairsOf(words: readonly Word[]): string[] {
  const keys = new Set<string>();
  for (const [i, { word }] of words.entries()) {
    const next = words[i + 1];
    if (next) keys.add(pairKey(word, next.word));
  }
  return keys.size > MOST_PAIRS ? [ANY_PAIR] : [...keys];
}

function breaksOf({ runs }: ContractText, length: number): number[] {
  const breaks: number[] = [];
  for (const [start, , page] of runs) {
    if (start >= length) break;
    if (breaks.at(-1) !== page) breaks.push(breaks.length === 0 ? 0 : start, page);
  }
  return breaks;
}

/** The page on which an offset stands, by the breaks of an index. */
export function pageByBreaks(breaks: readonly number[], offset: number): number {
  let page = breaks[1] ?? 1;
  for (let i = 0; i < breaks.length && (breaks[i] ?? 0) <= offset; i += 2) page = breaks[i + 1] ?? page;
  return page;
}
