import { placeOf } from '../../document/place';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const FEES = /\b(?:fees?|amounts?|payments?|charges?|sums?|royalt(?:y|ies))\b/i;
const REMAINDER =
  /\b(?:terminat\w+|expir\w+)\b.{0,160}\bpay\b.{0,120}\b(?:remainder of|balance of|remaining|unexpired|would have (?:become|been) (?:due|payable|paid))\b/i;
/** 'If you cancel early, you must pay the fees for the rest of it'. */
const PLAIN =
  /\b(?:cancels?|leaves?|ends?|stops?)\b.{0,100}\b(?:before|early|earlier|sooner)\b.{0,120}\b(?:pays?|owes?)\b.{0,80}\b(?:the rest of|remaining|all (?:the )?fees|months left|in full)\b|\b(?:cancels?|leaves?|ends?|stops?)\b.{0,100}\b(?:remaining|rest of the|that are left)\b.{0,60}\b(?:due|payable|owed)\b|\b(?:pays?|owes?)\b.{0,40}\b(?:every|all|each)\b.{0,20}\bfees?\b.{0,30}\b(?:left|remaining|for the rest)\b/i;

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
  find(reading) {
    const hit = [REMAINDER, PLAIN]
      .flatMap((pattern) => findAll(reading, pattern))
      .find(({ match }) => FEES.test(match[0]));
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} makes the fees for the rest of the term payable when the contract ends early.`,
      'Limit the payment to cases of breach by the payer, discount it, or replace it by a fair termination fee.',
      [proof(reading, hit)],
    );
  },
});
