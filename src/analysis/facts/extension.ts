import { evidenceAt } from '../evidence';
import { anyWording, inClause, openingWords, unlessNext, wording } from '../lexicon/words';
import { findPeriods, type Period } from '../mentions/periods';
import { type Fact, found, stated } from './fact';
import type { Source } from './source';

/** What is made longer so that the contract itself runs on: 'extend the Maturity Date', 'prolong the hire', 'extend this by three months'. */
const ITS_LENGTH =
  '{the,this,our,your} ({initial,original,loan,lease,licen{c,s}e,contract,subscription} ){term,period,duration,maturity,maturity date,repayment date,expiry date,end date,hire,agreement,contract,lease,tenancy,licen{c,s}e,engagement,loan,note}';
const MAY_EXTEND = anyWording(
  wording(
    '{may,can,{is,are,shall be} entitled to,{has,have} the {right,option} to,at liberty to}',
    unlessNext(' {not,only be,be}'),
    inClause(60),
    '{extend,prolong,lengthen}',
    ` ${ITS_LENGTH}`,
  ),
  wording('{right,option}', ' to {extend,prolong,lengthen}', ` ${ITS_LENGTH}`),
);
/** 'The parties may extend this agreement in writing' says no more than that a contract can be changed. */
const BY_BOTH = wording(
  '{parties,both,we} ({may,can} )(by {agreement,mutual agreement} )(agree to )(extend), {by,with,subject to} (the )({mutual,written,prior,further,common} ){agreement,consent}, in writing by both, agree{s,d,} in writing, {mutual,written} consent, court',
);
const DENIED = wording(
  '{no,not,never,neither,nor,without} ({a,any,the} )(such )({right,option}( or {right,option}) )to extend, may not',
);
/** What only puts off a payment, or is done with others, makes nothing longer. */
const OF_A_TIME = openingWords(' for {payment,performance,delivery,completion,closing,acceptance,review,inspection}');

const SURE = 0.7;
export const BY_OPTION = 'a side may make it longer';

/** How much longer one side may make a contract by its own choice; null where no sentence lets it. */
export function extensionOf({ outline, contract, plain }: Source): Fact<Period> | null {
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    const match = MAY_EXTEND.exec(words);
    if (!match || BY_BOTH.test(words) || DENIED.test(words)) continue;
    const behind = words.slice(match.index + match[0].length);
    if (OF_A_TIME.test(behind)) continue;
    const evidence = [evidenceAt(contract, start, end)];
    const [length, ...others] = findPeriods(behind);
    return length && others.length === 0
      ? found({ value: { count: length.count, unit: length.unit }, confidence: SURE, evidence, rule: BY_OPTION })
      : stated(SURE, evidence, BY_OPTION);
  }
  return null;
}
