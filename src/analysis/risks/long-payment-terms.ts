import { nearestInPhrase, wording } from '../lexicon/words';
import { approximateDays, findPeriods, type PeriodMention } from '../mentions/periods';
import type { Reading } from '../reading';
import { findAll, type Hit } from '../statements/search';

const DUE = wording(
  'pay*, paid, due, remit*, settle*',
  120,
  'within, net, no later than, not later than',
  nearestInPhrase(45),
  'day(s), month(s)',
);
/** 'Invoices are paid 90 days after the Agency gets them', 'within 75 days of getting it'. */
const PLAIN =
  /\b(?:pay|pays|paid|payment|payments|due|settles?)\b.{0,160}?\b(?:[\w-]+|\d{1,3}) days? (?:after|from|of) .{0,30}\b(?:invoices?|bills?|gets?|getting|receiv\w+|arriv\w+)\b/i;
const INVOICE = wording('invoice(s), net (\\()^');
const NOT_THIS = wording([
  'terminat*, breach*, default*, dispute*, refund*, audit*, indemnif*, insurance*, royalt*, claim*',
  'previous*, preceding*, credit*, closing*, after such*, fail(s)*',
]);
const LONG_DAYS = 60;
/** Longer periods are no time to pay. */
const LONGEST_DAYS = 366;

/** The times to pay an invoice that are longer than 60 days, and at most a year. */
export function longPaymentTerms(reading: Reading): { hit: Hit; period: PeriodMention }[] {
  const due = findAll(reading, DUE, { unless: NOT_THIS }).filter(({ sentence }) => INVOICE.test(sentence.text));
  return [...due, ...findAll(reading, PLAIN, { unless: NOT_THIS })].flatMap((hit) => {
    const period = findPeriods(hit.match[0]).at(-1);
    const days = period ? approximateDays(period) : 0;
    return period && days > LONG_DAYS && days <= LONGEST_DAYS ? [{ hit, period }] : [];
  });
}
