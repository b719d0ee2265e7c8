import { evidenceAt } from '../evidence';
import { anyWording, inClause, wording } from '../lexicon/words';
import { type Fact, stated } from './fact';
import type { Source } from './source';
import type { Notice } from './termination-notice';

/** 'As a courtesy we ask for two weeks' notice', 'we would appreciate a week's notice'. */
const ASKED = wording('ask(s), asked, appreciate(d), request(s), courtesy, prefer, hope', inClause(60), 'notice');
/** By these words nobody has to give it. */
const NOT_OWED = wording([
  "courtesy, {do,does,is,are} not (+ )require(d), {do,does}n't require, not obliged, not an obligation, {is,are,be} not bound, neither ~4 bound",
  '{lose,loses,costs,cost} ({you,him,her,them} )nothing, {request,wish} and not, not a condition, would appreciate, would be appreciated',
]);

const isAsked = (words: string): boolean => ASKED.test(words) && NOT_OWED.test(words);
/** Why a notice is not told that nobody has to give. */
export const ONLY_ASKED = 'a notice that is asked for and not required';

/** What is asked for as a courtesy is stated, and no length of notice that anybody owes. */
export function unlessAsked(notice: Fact<Notice>): Fact<Notice> {
  const { status, evidence, confidence } = notice;
  const isOnlyAsked = status === 'found' && evidence.length > 0 && evidence.every(({ quote }) => isAsked(quote));
  return isOnlyAsked ? stated(confidence, evidence, ONLY_ASKED) : notice;
}

/** 'Maker may prepay this Note upon sixty days' written notice': by it a loan is ended before its day. */
const PAID_EARLY = wording(
  '{may,can,at liberty to,entitled to,right to,option to,free to} ~3 {prepay,repay,redeem,pay off,pay it off,be prepaid,be repaid,clear}',
  inClause(110),
  '{on,upon,by,with,giving,gives}',
  inClause(60),
  'notice',
);
const WITHOUT = anyWording(
  wording('without ({any,prior,previous,further,giving} )(+ )notice'),
  wording('{instal{,l}ment,default,event of default}', inClause(40), 'notice'),
);
/** 'On a week's notice' names a length as well. */
const A_LENGTH = wording('{day,week,month,quarter}(s)');
const BY_WHICH_PAID = 'a notice by which it is paid back early';
const SPOKEN_OF = 0.5;

/** A notice by which a loan may be paid back early, or that is only asked for, where no other one ends the contract; null where none is named. */
export function otherNotice({ outline, contract }: Source): Fact<never> | null {
  for (const { text, start, end } of outline.sentences) {
    const isPaidEarly = PAID_EARLY.test(text) && !WITHOUT.test(text);
    if ((!isPaidEarly && !isAsked(text)) || !A_LENGTH.test(text)) continue;
    return stated(SPOKEN_OF, [evidenceAt(contract, start, end)], isPaidEarly ? BY_WHICH_PAID : ONLY_ASKED);
  }
  return null;
}
