import { operativeSentences } from '../document/operative';
import { isPlain } from '../document/plain-document';
import type { Category } from '../provisions/categories';
import { isNegated } from '../provisions/input/negation';
import type { Reading } from '../reading';
import { type Hit, isDefinition } from '../statements/search';

/** Out of fold, 89 of 100 quotes from this confidence on are what lawyers labelled (docs/accuracy.md). */
export const SURE = 0.9;
/** In contracts in everyday words the model is less sure and no less right: 48 of 50 of its categories were there (docs/accuracy.md). */
const SURE_WHEN_PLAIN = 0.4;

export interface ClauseSearch {
  /** Words that the sentence must have: a model's opinion alone is never a finding. */
  must: RegExp;
  /** The same in a contract in everyday words, where such a sentence counts from a lower confidence on, negated or not. */
  plain?: RegExp;
  unless?: RegExp;
  /** Also count sentences in which a negation covers the words of `must`. Default: they don't count. */
  negated?: boolean;
}

/**
 * The binding sentences that the trained model holds to be of a category, in order of the text, with the place of the words
 * that they must have. They widen what a rule's own patterns find, and are checked by words like these.
 */
export function clauseHits(reading: Reading, category: Category, search: ClauseSearch): Hit[] {
  const plain = search.plain && isPlain(reading) ? search.plain : null;
  const from = plain ? SURE_WHEN_PLAIN : SURE;
  const sure = reading.clauses.filter((clause) => clause.category === category && clause.confidence >= from);
  if (sure.length === 0) return [];
  const must = plain ?? search.must;
  return operativeSentences(reading).flatMap((sentence): Hit[] => {
    if (!sure.some(({ start }) => start >= sentence.start && start < sentence.end)) return [];
    const match = must.exec(sentence.text);
    if (!match || search.unless?.test(sentence.text) || isDefinition(sentence.text)) return [];
    return !plain && !search.negated && isNegated(sentence.text, match.index) ? [] : [{ sentence, match }];
  });
}
