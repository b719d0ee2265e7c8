import { wording } from '../lexicon/words';

const EACH = '{weekly,monthly,quarterly,six-monthly,annual,yearly}';
const NAME = '{plan,subscription,membership,pass,tariff}(s)';
/** 'Your Monthly or Yearly plan renews for the same period', 'annual and monthly subscriptions'. */
const PLANS = wording(`${EACH}( ${NAME})`, ' {or,and}( the)( a)( an) ', `${EACH} ${NAME}`);
/** Why a length is not told where the paper is one of several plans. */
export const BY_PLAN = 'another length for each plan';

/** Whether words speak of several plans, each with a length of its own. */
export function namesPlans(words: string): boolean {
  return PLANS.test(words);
}
