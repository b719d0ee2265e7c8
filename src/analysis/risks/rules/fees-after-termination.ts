import { placeOf } from '../../document/place';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const FEES = /\b(?:fees?|amounts?|payments?|charges?|sums?|rent|royalt(?:y|ies))\b/i;
const REMAINDER =
  /\b(?:terminat\w+|expir\w+|cancel\w*)\b.{0,160}\bpay\b.{0,120}\b(?:remainder of|balance of|remaining|unexpired|would have (?:become|been) (?:due|payable|paid))\b/i;
/** 'All remaining fees become due at once'. */
const ACCELERATES =
  /\b(?:fees?|charges?|payments?|rent|sums?)\b.{0,60}\b(?:remaining|unexpired|left|(?:to|until) the end of|for the (?:rest|remainder|balance) of)\b.{0,60}\b(?:becomes?|are|is|be|falls?)\b.{0,30}\b(?:due|payable|owed)\b/i;
/** 'If you cancel early, you must pay the fees for the rest of it'. */
const LEAVES =
  /\b(?:cancels?|leaves?|ends?|stops?)\b.{0,100}\b(?:before|early|earlier|sooner)\b.{0,120}\b(?:pays?|owes?)\b.{0,80}\b(?:the rest of|remaining|all (?:the )?fees|fees? left|months left|in full)\b/i;
const LEFT =
  /\b(?:cancels?|leaves?|ends?|stops?)\b.{0,100}\b(?:remaining|rest of the|that are left)\b.{0,60}\b(?:due|payable|owed)\b|\b(?:pays?|owes?)\b.{0,40}\b(?:every|all|each)\b.{0,20}\bfees?\b.{0,30}\b(?:left|remaining|for the rest)\b/i;
/** Money that goes back to the payer, or that nobody owes. */
const GIVEN_BACK =
  /\brefund|\b(?:pays?|paid|gives?|credits?) back\b|\brepay|\breimburs|\bprepaid\b|\bdeposit\b|\bno (?:further|other|more)? ?(?:fees?|amounts?|payments?|charges?)\b|\bshall not be (?:due|payable)\b|\breliev/i;

export const feesAfterTermination = defineRule({
  id: 'fees-after-termination',
  label: 'Fees for the time after termination',
  family: 'money',
  severity: { medium: 'leaving costs as much as staying' },
  kinds: DEALS,
  witness: {
    provisions: ['Liquidated Damages', 'Minimum Commitment', 'Post-Termination Services'],
    headings: ['terminat', 'cancel'],
    forces: ['must'],
  },
  find: (reading) =>
    [REMAINDER, ACCELERATES, LEAVES, LEFT]
      .flatMap((pattern) => findAll(reading, pattern, { unless: GIVEN_BACK }))
      .filter(({ match }) => FEES.test(match[0]))
      .map((hit) =>
        finding(
          'medium',
          `${placeOf(reading, hit.sentence)} makes the fees for the rest of the term payable when the contract ends early.`,
          'Limit the payment to cases of breach by the payer, discount it, or replace it by a fair termination fee.',
          [proof(reading, hit)],
        ),
      ),
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
      ['12.4 After termination no further fees are payable for the remaining term.', 'denied'],
      [
        '12.4 On expiry the Supplier shall pay to the Distributor the balance of the deposit.',
        'a deposit',
        'distribution',
      ],
    ],
  },
});
