import { plainText } from '../../document/plain-text';
import { CATEGORY_NAMES } from '../categories';
import type { ClausePattern } from './clause-pattern';
import { hashText } from './hash';
import { isNegated } from './negation';
import { CLAUSE_PATTERNS } from './patterns';

const HASHED = CLAUSE_PATTERNS.map((pattern) => ({
  pattern,
  column: CATEGORY_NAMES.indexOf(pattern.category),
  any: pattern.any.map((_, index) => hashText(`pattern ${pattern.category} ${index}`)),
  matches: hashText(`fits ${pattern.category}`),
  headed: hashText(`headed ${pattern.category}`),
}));

/** What the clause patterns say of a sentence. */
export interface PatternMatches {
  /** Features: each regular expression that matches, the pattern as a whole, and under its heading. */
  hashes: number[];
  /** Places in CATEGORY_NAMES of the categories whose pattern fits, outside a negation where that matters. */
  fitting: number[];
  /** Those of them of which the words are sure. */
  sure: number[];
}

export function matchPatterns(sentence: string, headings: string): PatternMatches {
  const text = plainText(sentence);
  const hashes: number[] = [];
  const fitting: number[] = [];
  const sure: number[] = [];
  for (const { pattern, column, any, matches, headed } of HASHED) {
    const found = pattern.any.map((regex) => regex.exec(text));
    if (found.every((match) => match === null)) continue;
    hashes.push(...any.filter((_, index) => found[index]));
    if (pattern.heading?.test(headings)) hashes.push(headed);
    if (pattern.unless?.test(text)) continue;
    hashes.push(matches);
    if (pattern.negated || found.some((match) => match && !isNegated(text, match.index))) fitting.push(column);
    if (pattern.sure?.test(text)) sure.push(column);
  }
  return { hashes, fitting, sure };
}

const sourceOf = ({ category, any, unless, heading, negated }: ClausePattern) =>
  [
    category,
    negated,
    ...[...any, unless, heading].map((regex) => (regex ? `${regex.source}/${regex.flags}` : '')),
  ].join('\n');

/** Changes with any pattern; the weights hold the one they were trained with. */
export function patternsFingerprint(): number {
  return hashText(CLAUSE_PATTERNS.map(sourceOf).join('\n\n')) >>> 0;
}
