import { placeOf } from '../../document/place';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const DUE =
  /\b(?:pay|paid|payable|payment|due|remit|settle)\w{0,4}\b.{0,120}\b(?:within|net|no later than|not later than)\s(?:a period of\s)?[^.;,]{0,30}\b(?:days?|months?)\b/i;
/** 'Invoices are paid 90 days after the Agency gets them', 'within 75 days of getting it'. */
const PLAIN =
  /\b(?:pay|pays|paid|payment|payments|due|settles?)\b.{0,160}?\b(?:[\w-]+|\d{1,3}) days? (?:after|from|of) .{0,30}\b(?:invoices?|bills?|gets?|getting|receiv\w+|arriv\w+)\b/i;
const INVOICE = /\binvoices?\b|\bnet\s\(?\w/i;
const NOT_THIS =
  /\b(?:terminat|breach|default|dispute|refund|audit|indemnif|insurance|royalt|claim|previous|preceding|credit|closing|after such|fails?)/i;
const LONG_DAYS = 60;
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
  find(reading) {
    const written = findAll(reading, DUE, { unless: NOT_THIS }).filter(({ sentence }) => INVOICE.test(sentence.text));
    for (const hit of [...written, ...findAll(reading, PLAIN, { unless: NOT_THIS })]) {
      const period = findPeriods(hit.match[0]).at(-1);
      if (!period || approximateDays(period) <= LONG_DAYS || approximateDays(period) > 366) continue;
      return finding(
        approximateDays(period) > VERY_LONG_DAYS ? 'high' : 'medium',
        `${placeOf(reading, hit.sentence)} gives ${formatPeriod(period)} to pay.`,
        'Shorten the payment term to 30 days, or 60 at most.',
        [proof(reading, hit)],
      );
    }
    return null;
  },
});
