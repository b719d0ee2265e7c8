import { placeOf } from '../../document/place';
import { quoted } from '../../report/shorten';
import { findFirst, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const NO_REFUND =
  /\b(?:fees?|payments?|amounts?|deposits?|royalt(?:y|ies)|sums?|price|charges?|minimum)\b.{0,120}\b(?:non-?\s?refundable|not (?:be )?refund(?:able|ed)|no refunds?)\b|\bnon-?\s?refundable\b.{0,80}\b(?:fees?|payments?|deposits?|amounts?|sum|royalt(?:y|ies))\b|\b(?:no|not entitled to (?:a|any)) refunds?\b|\b(?:don't|do not|doesn't|does not|won't|never) (?:\w+ ){0,3}?(?:give (?:any |you )?refunds?|refund|give (?:it|them|that|the \w+|your money) back|give back)\b|\b(?:doesn't|does not|don't|do not|won't|will not) get (?:\w+ )?back\b|\b(?:money|payments?|deposit|fees?)\b.{0,30}\b(?:paid )?stays with\b|\bnothing (?:is|will be) (?:paid|given) back\b|\b(?:don't|won't|can't) get\b.{0,30}\bmoney back\b/i;
const NOT_THIS =
  /\b(?:tax(?:es)?|shall be refundable|except (?:as|that|where|if|to the extent).{0,60}refund\w*|ticket|deliver\w* up|confidential|information)\b/i;

export const nonRefundableFees = defineRule({
  id: 'non-refundable-fees',
  label: 'Fees not refundable',
  family: 'money',
  severity: { low: 'it counts only when the contract ends early' },
  kinds: DEALS,
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, NO_REFUND, { negated: true, unless: NOT_THIS });
    if (!hit) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} excludes refunds: ${quoted(hit.match[0], 110)}.`,
      'Ask for a refund of prepaid sums, in proportion, where the contract ends for the other side’s breach.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['5.5 All fees are non-refundable.', 'fees are non-refundable'],
      [
        '3.2 The franchise fee is fully earned when paid and shall not be refunded in any circumstances.',
        'not be refunded',
        'services',
      ],
      ['Joining fee (not refundable): $199.', 'excludes refunds', 'terms'],
      ['We don’t give refunds, for any reason.', 'excludes refunds', 'terms'],
      ['4. Provider doesn’t give refunds.', 'excludes refunds'],
    ],
    misses: [
      ['5.5 Prepaid fees shall be refundable in proportion on termination for breach.', 'the contrary'],
      ['5.5 Provider shall refund the fees paid for the remaining term.', 'a refund'],
      ['6.1 Taxes are not refundable by the authority.', 'taxes'],
      [
        '5.5 Fees are non-refundable, except that Provider refunds them if it terminates without cause.',
        'with an exception that refunds',
      ],
      ['4. Provider gives the money back within ten days.', 'refunded'],
    ],
  },
});
