import { inClause, wording } from '../lexicon/words';
import { formatPeriod } from '../mentions/periods';
import type { Reading } from '../reading';

/** 'Provided that Customer purchases a minimum': a renewal that has to be earned. */
const EARNED = wording(
  'provided, if, so long as',
  inClause(60),
  'purchase(s), buys, order(s), achieve(s), meets, sells, minimum, satisfies',
  inClause(200),
  'renew*, extend*, additional',
);

/** 'Renews for six months, and after that from month to month': the first renewal is one of its kind. */
const ONCE = wording(
  'renew*, extend*, continu*',
  inClause(80),
  '{after that,thereafter,then,afterwards} ~2 {month,week,day}{ ,-}to, one time, once only',
);

/** 'renews automatically for 1 year at a time unless notice is given 90 days before the term ends'; null where nothing renews by itself. */
export function renewalWords({ renewalTerm, noticePeriod }: Reading['facts']): string | null {
  const { value: renewal, evidence } = renewalTerm;
  if (!renewal?.automatic) return null;
  if (evidence.some(({ quote }) => EARNED.test(quote)))
    return `renews for ${formatPeriod(renewal)} if the condition that the clause names is met`;
  const notice = noticePeriod.value?.stops === 'renewal' ? noticePeriod.value : null;
  const unless = notice ? ` unless notice is given ${formatPeriod(notice)} before the term ends` : '';
  const isOnce = evidence.some(({ quote }) => ONCE.test(quote));
  return `renews automatically for ${formatPeriod(renewal)}${isOnce ? '' : ' at a time'}${unless}`;
}
