import { wording } from '../../lexicon/words';

const NEGATION = wording([
  "not, no, nothing, neither, nor, never, none, nobody, cannot, *2-6n't, without, shall in no way",
  'under no circumstances, in no event, disclaim(s), waive(s) any',
]);
/** A negation reaches no further back than the clause it stands in. */
const CLAUSE_BORDER =
  /[;:]|\.\s|,\s(?:but|and|or|which|provided|except)\b|\b(?:provided(?:,?\s+however)?,?\s+that|except|unless|if)\b/gi;
const REACH = 90;

/**
 * Whether the words at `index` stand under a negation: "shall not be exclusive", "nothing in this Agreement creates exclusivity".
 * Looks back within the same clause only, so that "may not assign; Licensee is exclusive" does not negate the second half.
 */
export function isNegated(text: string, index: number): boolean {
  let before = text.slice(Math.max(0, index - REACH), index);
  let border = -1;
  for (const match of before.matchAll(CLAUSE_BORDER)) border = match.index + match[0].length;
  if (border >= 0) before = before.slice(border);
  return NEGATION.test(before);
}
