import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { quoted } from '../../shorten';
import { findFirst, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const NO_REFUND = anyWording(
  wording(
    'fee(s), payment(s), amount(s), deposit(s), royalt{y,ies}, sum(s), price, charge(s), minimum',
    120,
    'non(-)( )refundable, not (be )refund{able,ed}, no refund(s)',
  ),
  wording('non(-)( )refundable', 80, 'fee(s), payment(s), deposit(s), amount(s), sum, royalt{y,ies}'),
  wording([
    '{no,not entitled to {a,any}} refund(s)',
    "{don't,do not,doesn't,does not,won't,never} ~3 {give ({any ,you })refund(s),refund,give {it,them,that,the +,your money} back,give back}",
    "{doesn't,does not,don't,do not,won't,will not} get (+ )back",
  ]),
  wording('money, payment(s), deposit, fee(s)', 30, '(paid )stays with'),
  wording('nothing {is,will be} {paid,given} back'),
  wording("{don't,won't,can't} get", 30, 'money back'),
);
const NOT_THIS = anyWording(
  wording('tax(es), shall be refundable'),
  wording('except {as,that,where,if,to the extent}*', 60, 'refund*'),
  wording('ticket, deliver* up, confidential, information'),
);

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
