import { choicesOf, type Query, type WordsTerm } from './terms';

/**
 * The index of a user's contracts is cut into segments of so many, and every word begins with the key of its segment: so nobody's search passes over the words of
 * others, and a contract that comes in touches the pages of one segment instead of some everywhere (docs/decisions.md).
 */
export const SEGMENT = 256;
const NUMBER = 2;

/** What the keys of a user's segments begin with. Two users may share it (24 bits of a random id): rows are told apart by their user as well. */
export const ownerKey = (userId: string) => userId.replaceAll('-', '').slice(0, 6);

/** The key of the n-th segment of a user, counted from 0. Keys sort by their number; beyond the last one the last one grows. */
export function segmentKey(owner: string, n: number): string {
  return (
    owner +
    Math.min(n, 36 ** NUMBER - 1)
      .toString(36)
      .padStart(NUMBER, '0')
  );
}

/** The number of a segment. */
export const segmentNumber = (segment: string) => Number.parseInt(segment.slice(-NUMBER), 36);

/** Stands for the key of a segment in the queries of `indexQueryOf`: the same is asked of each. */
export const ANY_SEGMENT = '@';

/** No folded word has one of these, so that pairs and words differ; the last letter is kept for `ANY_PAIR`. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXY';
const OTHERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** In place of the pairs of a very long paper: any may be there. */
export const ANY_PAIR = 'Z';

/**
 * Four signs for two words that follow each other, one of 6.5 million. Postgres keeps positions up to 16,383 only and 256 of a word; by their pairs phrases
 * are found in papers of any length, over page breaks too, without reading texts. What has the pairs by chance is ruled out by its text.
 */
export function pairKey(first: string, second: string): string {
  const hash = Number(Bun.hash.xxHash32(`${first} ${second}`));
  const rest = [0, 6, 12].map((bits) => OTHERS[(hash >>> bits) & 63]);
  return `${FIRST[(hash >>> 18) % FIRST.length]}${rest.join('')}`;
}

/** Signs before words that a paper is much about, the strongest first, and what each adds to a contract's grade. */
export const SIGNS = { heading: '#', veryOften: '=', often: '+' } as const;
const GRADES: readonly (readonly [sign: string, grade: number])[] = [
  [SIGNS.heading, 4],
  [SIGNS.veryOften, 2],
  [SIGNS.often, 1],
];

/** What Postgres is asked, each a tsquery; null where there is nothing to ask. */
export interface IndexQuery {
  /** What a contract must have and must not have. */
  must: string;
  /** What only its text can rule out: it may have a phrase that is to be left out. */
  doubt: string | null;
  /** Contracts that are much about the words. */
  graded: { query: string; grade: number }[];
}

/** Whether only a text tells if a contract has it: pairs may stand apart. */
export const needsText = (term: WordsTerm) => term.words.length > 1;

/** A query as the index understands it. @param query without fragments (`withoutFragments`), with something to look for */
export function indexQueryOf({ all, none }: Query<WordsTerm>): IndexQuery {
  const certain = none.filter((term) => !needsText(term));
  const doubtful = none.filter(needsText);
  const found = all.map((group) => either(group.map((term) => termQuery(term))));
  return {
    must: [...found, ...certain.map((term) => `!${termQuery(term)}`)].join(' & '),
    doubt: doubtful.length > 0 ? either(doubtful.map((term) => termQuery(term))) : null,
    graded: GRADES.map(([sign, grade]) => ({
      query: all.map((group) => either(group.map((term) => wordsQuery(term, sign)))).join(' & '),
      grade,
    })),
  };
}

function termQuery(term: WordsTerm): string {
  const whole = term.prefix ? term.words.slice(0, -1) : term.words;
  const pairs = whole.slice(1).map((word, i) => either([pairKey(whole[i] ?? '', word), ANY_PAIR].map(quoted)));
  return `(${[wordsQuery(term), ...pairs].join(' & ')})`;
}

function wordsQuery(term: WordsTerm, sign = ''): string {
  const places = choicesOf(term).map((choices, i) => {
    const begins = term.prefix && i === term.words.length - 1;
    return either(choices.map((word) => quoted(sign + word) + (begins ? ':*' : '')));
  });
  return `(${places.join(' & ')})`;
}

const either = (queries: string[]) => `(${queries.join(' | ')})`;
/** Nothing but letters, digits and the signs of this file stands in a lexeme. */
const quoted = (lexeme: string) => `'${ANY_SEGMENT}${lexeme}'`;
