import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const FEES = wording('fee(s), amount(s), payment(s), charge(s), sum(s), rent, royalt{y,ies}');
const REMAINDER = wording(
  'terminat+, expir+, cancel*',
  160,
  'pay',
  120,
  'remainder of, balance of, remaining, unexpired, would have {become,been} {due,payable,paid}',
);
/** 'All remaining fees become due at once'. */
const ACCELERATES = wording(
  'fee(s), charge(s), payment(s), rent, sum(s)',
  60,
  'remaining, unexpired, left, {to,until} the end of, for the {rest,remainder,balance} of',
  60,
  'become(s), are, is, be, fall(s)',
  30,
  'due, payable, owed',
);
/** 'If you cancel early, you must pay the fees for the rest of it'. */
const LEAVES = wording(
  'cancel(s), leave(s), end(s), stop(s)',
  100,
  'before, early, earlier, sooner',
  120,
  'pay(s), owe(s)',
  80,
  'the rest of, remaining, all (the )fees, fee(s) left, months left, in full',
);
const LEFT = anyWording(
  wording(
    'cancel(s), leave(s), end(s), stop(s)',
    100,
    'remaining, rest of the, that are left',
    60,
    'due, payable, owed',
  ),
  wording('pay(s), owe(s)', 40, 'every, all, each', 20, 'fee(s)', 30, 'left, remaining, for the rest'),
);
/** Money that goes back to the payer, or that nobody owes. */
const GIVEN_BACK = wording([
  'refund*, {pay(s),paid,give(s),credit(s)} back, repay*, reimburs*, prepaid, deposit',
  'no ({further,other,more})( ){fee(s),amount(s),payment(s),charge(s)}, shall not be {due,payable}',
  'reliev*',
  // A ceiling: leaving costs less than staying.
  '{lower,lesser,smaller,least} of, whichever is (the )(+ ){lower,less,lesser,smaller}, {not,never} ~3 {exceed,more than}',
]);

/** The payer's own breach is what brings it about. */
const FOR_CAUSE = wording(
  '{for,with} (good )cause, {for,upon,following,because of,due to,as a result of} ({a,any,such,the} )(material )(uncured ){breach,default}, for non{-, ,}payment, {is,are,be} in {default,breach}, default(s) in, fail(s) to pay',
);
/** And so do other ends. */
const WHATEVER = wording(
  'or without cause, any reason, for convenience, early termination, non{-, ,}renewal, in any other way, otherwise, {cancels,terminates,leaves,ends} ({it,this agreement} ){early,before}',
);

export const feesAfterTermination = defineRule({
  id: 'fees-after-termination',
  label: 'Fees for the time after termination',
  family: 'money',
  severity: { medium: 'leaving can cost as much as staying' },
  kinds: DEALS,
  bears: 'who pays',
  witness: {
    provisions: ['Liquidated Damages', 'Minimum Commitment', 'Post-Termination Services'],
    headings: ['terminat', 'cancel'],
    forces: ['must'],
  },
  find: (reading) =>
    [REMAINDER, ACCELERATES, LEAVES, LEFT]
      .flatMap((pattern) => findAll(reading, pattern, { unless: GIVEN_BACK }))
      .filter(({ match }) => FEES.test(match[0]))
      .map((hit) => {
        const isForCause = FOR_CAUSE.test(hit.sentence.text) && !WHATEVER.test(hit.sentence.text);
        return finding(
          'medium',
          `${placeOf(reading, hit.sentence)} makes fees for the rest of the term payable when the contract ${isForCause ? 'is ended for cause' : 'ends early'}.`,
          isForCause
            ? 'Discount the payment by what the other side saves, or replace it by a fair termination fee.'
            : 'Limit the payment to cases of breach by the payer, discount it, or replace it by a fair termination fee.',
          [proof(reading, hit)],
        );
      }),
  examples: {
    paper: 'licence',
    hits: [
      [
        '12.4 Upon termination Customer shall pay all fees that would have become due for the remainder of the term.',
        'rest of the term',
      ],
      [
        '12.4 If Customer terminates before the end of the term it shall pay to Provider the balance of the fees for the unexpired period.',
        'rest of the term',
      ],
      [
        '9.4 If terminated by Provider for cause, Customer will pay any unpaid fees covering the remainder of the term.',
        'is ended for cause',
      ],
      [
        '9.4 If Provider terminates for the default of Customer, Customer shall pay all fees for the remainder of the term.',
        'is ended for cause',
      ],
      ['3.2 If Customer stops the use, the whole of the fees for the rest of the term is due at once.', 'ends early'],
      [
        '9.4 Upon termination for cause or for convenience Customer will pay the fees covering the remainder of the term.',
        'ends early',
      ],
      ['If you cancel early, you must pay all the fees for the rest of the year.', 'rest of the term', 'terms'],
      ['If you leave early, all monthly fees to the end of the term fall due at once.', 'rest of the term', 'terms'],
      [
        'If you want to stop before the end of the period, you pay 75% of all monthly fees left in the period.',
        'rest of the term',
        'terms',
      ],
      [
        '4. If Customer leaves before the two years are over, it owes the fees for the rest of them.',
        'rest of the term',
      ],
    ],
    misses: [
      [
        '12.4 Upon termination by Customer for Provider’s breach, Provider shall refund the prepaid fees for the remainder of the term.',
        'a refund',
      ],
      [
        '12.4 Upon termination Customer shall pay the fees accrued up to the date of termination.',
        'what is due already',
      ],
      ['12.4 If Provider terminates early it pays back the remaining fees to Customer.', 'paid back'],
      [
        'If you leave early you pay the fees for the rest of the year or two monthly fees, whichever is less.',
        'a ceiling',
        'terms',
      ],
      [
        '12.4 On early termination Customer shall pay the lesser of $2,000 and the fees for the remainder of the term.',
        'the lesser of two',
      ],
      ['12.4 After termination no further fees are payable for the remaining term.', 'denied'],
      [
        '12.4 On expiry the Supplier shall pay to the Distributor the balance of the deposit.',
        'a deposit',
        'distribution',
      ],
    ],
  },
});
