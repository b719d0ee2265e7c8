import type { ProvisionId } from '../provisions/heads/provision-ids';

/** How a sentence says the fair thing where its head hears the grave one; with words of `unless` beside it, it may say both. */
export interface FairThing {
  of: readonly ProvisionId[];
  says?: RegExp;
  unless?: RegExp;
  /** The same from where the fair thing is said to the next comma. */
  unlessBeside?: RegExp;
  /** A sentence that has none of these says something else: a fixed sum needs a sum. */
  lacks?: RegExp;
  /** And none stands in its paragraph either. */
  isThroughout?: true;
  /** What is so said is another thing, which other questions ask: it settles nothing. */
  isAnother?: true;
  /** The fair thing stands in another sentence of the same section: 'you may then leave without charge'; with `says`, the rest of it does. */
  inSection?: RegExp;
  /** The same anywhere in the paper: 'What you do not release', a paragraph of its own behind the release. */
  inPaper?: RegExp;
}
