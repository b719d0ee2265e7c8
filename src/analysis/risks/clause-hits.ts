import type { Category } from '../clauses/categories';
import { isNegated } from '../matching/negation';
import { operativeSentences } from '../matching/operative';
import { type Hit, isDefinition } from '../matching/search';
import type { Reading } from '../reading';

/** Out of fold, 89 of 100 quotes from this confidence on are what lawyers labelled (docs/accuracy.md). */
export const SURE = 0.9;

export interface ClauseSearch {
  /** Least confidence of the clause, 0 to 1. Default: `SURE`. */
  from?: number;
  /** Words that the sentence must have: a model's opinion alone is never a finding. */
  must: RegExp;
  unless?: RegExp;
  /** Also count sentences in which a negation covers the words of `must`. Default: they don't count. */
  negated?: boolean;
}

/**
 * The binding sentences that the trained model holds to be of a category, in order of the text, with the place of the words
 * that they must have. They widen what a rule's own patterns find, and are checked by words like these.
 */
export function clauseHits(reading: Reading, category: Category, search: ClauseSearch): Hit[] {
  const sure = reading.clauses.filter(
    (clause) => clause.category === category && clause.confidence >= (search.from ?? SURE),
  );
  if (sure.length === 0) return [];
  return operativeSentences(reading).flatMap((sentence): Hit[] => {
    if (!sure.some(({ start }) => start >= sentence.start && start < sentence.end)) return [];
    const match = search.must.exec(sentence.text);
    if (!match || search.unless?.test(sentence.text) || isDefinition(sentence.text)) return [];
    return !search.negated && isNegated(sentence.text, match.index) ? [] : [{ sentence, match }];
  });
}
