import { everywhere } from '../lexicon/words';

/**
 * What a paper has to say itself before its kind says it for it. A kind is recognised by titles and structure, which papers of near kinds have too:
 * the terms of a tea club are called terms of service, and a gym has an enrolment form.
 */
export interface DealWitness {
  /** What is exchanged, in words of the thing: 'child', 'lesson', 'nursery'. */
  words: RegExp;
  /** In how many places; in one where nothing is said. */
  least?: number;
  /** Words of the papers that go under this kind and are another thing: where they stand as often, the deal is not told. */
  against?: RegExp;
  /** What is true of those papers too, told in place of the deal where the paper has words of its own for the sides that it names. */
  plainer?: string;
  /** What bears the deal out, and what does not. */
  examples: { hits: readonly string[]; misses: readonly string[] };
}

/** In characters; later pages repeat the words of the first. */
const SEARCHED = 40_000;

/** Whether a text has the words of which the deal speaks, and more of them than of another deal. */
export function bearsOut(text: string, { words, least = 1, against }: DealWitness): boolean {
  const searched = text.slice(0, SEARCHED);
  const places = (pattern: RegExp) => [...searched.matchAll(everywhere(pattern))].length;
  const said = places(words);
  return said >= least && (!against || said > places(against));
}
