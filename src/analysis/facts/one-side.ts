import { wording } from '../lexicon/words';
/** One side alone: not 'either party', and not 'it', of which one does not know whose it is. */
export const ONE_SIDE =
  "(?:(?:\\b(?:while|but|whereas|though|although|that)\\s|[;,:]\\s|^\\W{0,3}(?:[\\d.]{1,6}\\s)?|\\(\\w{1,3}\\)\\s|\\.\\s)(?!(?:and|or|either|each|both|any|a|neither|one|all|nothing|no|none|it|they|who|which|this|the part)\\b)(?:the\\s)?[\\w'-]{1,30}(?:\\s[A-Z][\\w'-]{1,30})?";
/** What it is free to do follows. */
export const IS_FREE =
  ',?\\s(?:alone\\s)?(?:may|can|(?:is|are|shall be|being|alone being)\\s(?:free|entitled|at liberty)\\sto|at liberty to|(?:reserves?|retains?|keeps?) the right to)(?:,\\showever,|,\\snotwithstanding\\s[^,.;]{3,40},|\\salso|,?\\s(?:at|in) (?:its|his|her|their|your) (?:sole |own )?(?:option|election|discretion),?|\\sinstead|\\salways)?\\s)';

/** Who claims is either of them, and 'the other party' has the same choice. */
const OF_WHOEVER = wording(
  'part{y,ies}, claimant, complainant, plaintiff, initiator, both, either, only, exclusively, out',
);
const MAY_ARBITRATE = new RegExp(
  [
    `${ONE_SIDE}${IS_FREE}`,
    '(?!be\\b)(?:[^.;]{0,160}?\\b(?:elect|refer|submit|require|demand|choose|compel|send)\\w*\\b)[^.;]{0,110}?\\barbitrat',
  ].join(''),
  'i',
);
const ARBITRATES = wording('arbitrat*');

/** Whether a sentence names arbitration only as what one side may choose: 'except that Lender may refer any claim to arbitration'. */
export function isArbitratedAtOnesChoice(sentence: string): boolean {
  const match = MAY_ARBITRATE.exec(sentence);
  return match !== null && sentence.search(ARBITRATES) > match.index && !OF_WHOEVER.test(match[0]);
}
