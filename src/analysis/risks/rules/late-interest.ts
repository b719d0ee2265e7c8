import { placeOf } from '../../document/place';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const LATE =
  /\b(?:interest|late (?:fee|charge|payment))\b.{0,140}?(?<![\d/.])(\d{1,2}(?:\.\d{1,2})?)((?:\s|-)?(?:1\/2|½))?\s?(?:%|percent)\)?\s?(?:(?:interest )?(?:per|a|each|for each)\s?(month|year|annum)|(monthly|annually))/i;
/** 'If you pay late, we charge 1.5% a month'. */
const PLAIN =
  /\b(?:late|overdue)\b.{0,80}?(?<![\d/.])(\d{1,2}(?:\.\d{1,2})?)((?:\s|-)?(?:1\/2|½))?\s?(?:%|percent) (?:per|a|each|every)\s?(month|year)()/i;
/** Yearly rate in percent from which interest on late payment is unusual: 1.5% a month is 18% a year. */
const HIGH_YEARLY = 18;
const VERY_HIGH_YEARLY = 24;

export const lateInterest = defineRule({
  id: 'late-interest',
  label: 'High interest on late payment',
  family: 'money',
  severity: { medium: 'from 24% a year, where usury laws begin', low: 'from 18% a year' },
  kinds: [...DEALS, 'lease', 'finance'],
  witness: 'a figure',
  find(reading) {
    for (const hit of [...findAll(reading, LATE), ...findAll(reading, PLAIN)]) {
      const rate = Number(hit.match[1]) + (hit.match[2] ? 0.5 : 0);
      const monthly = /month/i.test(hit.match[3] ?? hit.match[4] ?? '');
      const yearly = monthly ? rate * 12 : rate;
      if (yearly < HIGH_YEARLY) continue;
      return finding(
        yearly >= VERY_HIGH_YEARLY ? 'medium' : 'low',
        `${placeOf(reading, hit.sentence)} charges ${rate}% a ${monthly ? `month (${yearly}% a year)` : 'year'} on late payment.`,
        'Lower the rate, or limit it to the highest rate that the law allows, and keep disputed sums out of it.',
        [proof(reading, hit)],
      );
    }
    return null;
  },
});
