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
    high: 'over 90 days: the payee in effect lends the money',
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
  examples: {
    paper: 'supply',
    hits: [
      ['5.1 Buyer shall pay each invoice within seventy-five (75) days after receipt.', '75 days'],
      ['5.1 Payment terms are net 90 days from the date of invoice.', '90 days'],
      [
        '5.1 Customer will remit payment no later than one hundred twenty (120) days after receipt of a correct invoice.',
        '120 days',
        'services',
      ],
      ['4. Invoices are paid 90 days after the Agency gets them.', '90 days', 'services'],
      ['4. Customer must pay within 75 days of getting the bill.', '75 days', 'licence'],
    ],
    misses: [
      ['5.1 Buyer shall pay each invoice within thirty (30) days.', 'thirty days'],
      ['5.1 Buyer shall pay each invoice within sixty (60) days.', 'sixty days'],
      [
        '12.1 Either party may terminate if an invoice is not paid within ninety (90) days after notice of default.',
        'default',
      ],
      ['5.3 Buyer may dispute an invoice within one hundred twenty (120) days.', 'time to dispute'],
      ['4. Customer must pay within 30 days of getting the bill.', 'thirty days', 'licence'],
    ],
  },
});
