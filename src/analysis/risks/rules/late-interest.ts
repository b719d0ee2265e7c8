import { placeOf } from '../../document/place';
import { wording } from '../../lexicon/words';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const LATE =
  /\b(?:interest|late (?:fee|charge|payment))\b.{0,140}?(?<![\d/.])(\d{1,2}(?:\.\d{1,2})?)((?:\s|-)?(?:1\/2|½))?\s?(?:%|percent)\)?\s?(?:(?:interest )?(?:per|a|each|for each)\s?(month|year|annum)|(monthly|annually))/i;
/** 'If you pay late, we charge 1.5% a month'. */
const PLAIN =
  /\b(?:late|overdue)\b.{0,80}?(?<![\d/.])(\d{1,2}(?:\.\d{1,2})?)((?:\s|-)?(?:1\/2|½))?\s?(?:%|percent) (?:per|a|each|every)\s?(month|year)()/i;
/** Interest on a loan or a share is no price of delay. */
const OVERDUE = wording([
  'late, overdue, past{-, }due, unpaid, delay*, default*, delinquent, arrears, outstanding, fail(s)',
  "failure, returned, {not,never,n't} ~2 {paid,received}, when due, due date",
]);
/** Yearly rate in percent from which interest on late payment is unusual: 1.5% a month is 18% a year. */
const HIGH_YEARLY = 18;
const VERY_HIGH_YEARLY = 24;

export const lateInterest = defineRule({
  id: 'late-interest',
  label: 'High interest on late payment',
  family: 'money',
  severity: { medium: 'from 24% a year, where some usury laws begin', low: 'from 18% a year' },
  kinds: [...DEALS, 'lease', 'finance'],
  bears: 'who pays',
  witness: 'a figure',
  find: (reading) =>
    [...findAll(reading, LATE), ...findAll(reading, PLAIN)].flatMap((hit) => {
      const rate = Number(hit.match[1]) + (hit.match[2] ? 0.5 : 0);
      const monthly = wording('month*').test(hit.match[3] ?? hit.match[4] ?? '');
      const yearly = monthly ? rate * 12 : rate;
      if (yearly < HIGH_YEARLY || !OVERDUE.test(hit.sentence.text)) return [];
      return [
        finding(
          yearly >= VERY_HIGH_YEARLY ? 'medium' : 'low',
          `${placeOf(reading, hit.sentence)} charges ${rate}% a ${monthly ? `month (${yearly}% a year)` : 'year'} on late payment.`,
          'Lower the rate, or limit it to the highest rate that the law allows, and keep disputed sums out of it.',
          [proof(reading, hit)],
        ),
      ];
    }),
  examples: {
    paper: 'services',
    hits: [
      ['5.3 Overdue amounts bear interest at the rate of 2% per month.', '2% a month (24% a year)'],
      [
        '5.3 Late payments shall accrue interest at one and one-half percent (1 1/2%) per month.',
        '1.5% a month (18% a year)',
      ],
      ['4.3 Interest on overdue money is 18% a year, calculated daily.', '18% a year', 'distribution'],
      ['If you pay late, we charge 3% a month.', '3% a month (36% a year)', 'terms'],
      ['4. If Customer pays late, Provider charges 2% a month.', '24% a year', 'licence'],
    ],
    misses: [
      ['5.3 Overdue amounts bear interest at the rate of 8% per year.', 'moderate'],
      ['5.3 Late sums bear interest at the rate of 1/2% per month.', 'a fraction'],
      [
        '2.1 The loan bears interest at 20% per year from the day of drawing.',
        'interest on a loan, not on delay',
        'loan',
      ],
      ['3.1 Alpha holds an interest of 25% per year end in the Venture.', 'a share', 'venture'],
      ['4. If Customer pays late, Provider charges 0.5% a month.', 'moderate', 'licence'],
    ],
  },
});
