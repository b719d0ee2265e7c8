import type { Category } from '../categories';

/**
 * How one category of clause may be recognised in a sentence: a hint for the trained model, which weighs it with all else. All
 * patterns are bounded. After a change the weights must be trained again.
 */
export interface ClausePattern {
  category: Category;
  /** The sentence must match one of these, outside a negation unless `negated`. */
  any: readonly RegExp[];
  unless?: RegExp;
  /** A clause of this kind is itself a negation ("shall not assign", "in no event"). */
  negated?: boolean;
  /** Words that nearly always are such a clause, however few the model has seen: a floor under its confidence, no feature of it. */
  sure?: RegExp;
  /** The sentence's headings strengthen a match. */
  heading?: RegExp;
}
