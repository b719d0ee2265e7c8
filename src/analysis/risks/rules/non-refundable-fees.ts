import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { quoted } from '../../shorten';
import { findAll, findFirst, type Hit, mentions, proof } from '../../statements/search';
import { adviceFor } from '../advice';
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
/** 'Fees are not refundable except as stated in Section 8', and Section 8 gives them back. */
const POINTS_ELSEWHERE = wording('except, unless, save {as,for,where}, other than, subject to');
const GIVES_BACK = wording(
  'shall, will, must, may, entitled to, receive(s), get(s)',
  80,
  '{refund,repay,reimburse}*, give back, pay back',
);
/** What was paid out for the other side, or paid too much, is no fee. */
const OTHER_MONEY = wording('expense(s), disbursement(s), out-of-pocket, overpa+, tax(es), deposit account');
const BACK_ON_BREACH = wording(
  'terminat*, end(s), ended, breach*',
  160,
  '{refund,repay,reimburse}*, give back, pays back',
);

/** Another sentence that gives money back, if any. */
function givenBack(reading: Reading, { sentence }: Hit): Hit | undefined {
  return findAll(reading, GIVES_BACK, { unless: OTHER_MONEY }).find((other) => other.sentence !== sentence);
}

export const nonRefundableFees = defineRule({
  id: 'non-refundable-fees',
  label: 'Fees not refundable',
  family: 'money',
  severity: { low: 'it counts only when the contract ends early' },
  kinds: DEALS,
  bears: 'who pays',
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, NO_REFUND, { negated: true, unless: NOT_THIS });
    if (!hit) return null;
    const back = givenBack(reading, hit);
    if (back && POINTS_ELSEWHERE.test(hit.sentence.text)) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} excludes refunds: ${quoted(hit.match[0], 110)}${back ? `, but money is given back in some cases (${placeOf(reading, back.sentence)})` : ''}.`,
      adviceFor(
        mentions(reading, BACK_ON_BREACH) ? 'back on breach' : '',
        [
          {
            ask: 'ask for a refund of prepaid sums, in proportion, where the contract ends for the other side’s breach',
            given: wording('back on breach'),
          },
        ],
        'Pay in smaller instalments where the contract may end early for a reason that gives no refund.',
      ),
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '3. The enrolment fee is $40, not refundable.\n5. If we cancel a term we refund what you paid for it within 10 days, and must refund the enrolment fee too.',
        'but money is given back in some cases (Section 5)',
        'terms',
      ],
      [
        '3. The deposit is non-refundable.\n4. Customer shall reimburse Provider for travel expenses.',
        'excludes refunds: “deposit is non-refundable”.',
      ],
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
      [
        '4. Fees are non-refundable except as stated in Section 9.\n9. If Provider is in breach Customer receives a pro rata refund.',
        'another section refunds them',
      ],
    ],
  },
});
