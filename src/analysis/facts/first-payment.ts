import { closingWords, inClause } from '../lexicon/words';
import type { Day } from './day';
import type { Fact } from './fact';

/** 'Will pay S$10,000 on the first day of every month, beginning on': what begins are payments. */
const PAYMENTS_BEGIN = closingWords(
  'pay(s), paid, payable, repay(s), repaid, repayable, instal{,l}ment(s), payment(s)',
  inClause(90),
  '{begin,begins,beginning,start,starts,starting,commencing,commences,first,from} ({is,falls} )(due )(on )(the )',
);
/** In characters. */
const NEAR = 160;

/** Whether a day is the one from which payments are made, by the words before it. */
export function isFirstPayment({ value, evidence }: Fact<Day>): boolean {
  return evidence.some(({ quote }) => {
    const at = quote.indexOf(value?.written ?? '-');
    return at > 0 && PAYMENTS_BEGIN.test(quote.slice(Math.max(0, at - NEAR), at));
  });
}
