import { placeOf } from '../../document/place';
import { approximateDays, formatPeriod } from '../../mentions/periods';
import { proof } from '../../statements/search';
import { longPaymentTerms } from '../long-payment-terms';
import { DEALS, defineRule, finding } from '../rule';

const VERY_LONG_DAYS = 90;

export const longPaymentTerm = defineRule({
  id: 'long-payment-term',
  label: 'Long payment term',
  family: 'money',
  severity: {
    high: 'over 90 days: the payee lends the money',
    medium: 'over 60 days, the longest that Directive 2011/7/EU art. 3(5) takes for fair',
  },
  kinds: DEALS,
  witness: 'a figure',
  find: (reading) =>
    longPaymentTerms(reading).map(({ hit, period }) =>
      finding(
        approximateDays(period) > VERY_LONG_DAYS ? 'high' : 'medium',
        `${placeOf(reading, hit.sentence)} gives ${formatPeriod(period)} to pay.`,
        'Shorten the payment term to 30 days, or 60 at most.',
        [proof(reading, hit)],
      ),
    ),
});
