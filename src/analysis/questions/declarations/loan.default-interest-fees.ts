import { defineQuestion } from '../define-question';
import { lateWords } from '../words/late';

export const loanDefaultInterestFees = defineQuestion({
  id: 'loan.default-interest-fees',
  title: 'Growing late charges',
  ask: 'Do late charges or default interest stack or grow?',
  kinds: ['loan', 'promissory-note'],
  yes: {
    provisions: ['late-charges-grow'],
    rules: ['late-interest'],
    words: [
      [
        'extra',
        'surcharge',
        'late',
        'interest',
        'overdue',
        'unpaid',
        'default',
        'arrear',
        'per day',
        'daily',
        'compound',
        'penalt',
        'delay',
        'charg',
        'fee',
        'month',
        'pay after',
        'chaser',
        'additional',
        'missed',
        'comes in after',
        'from then on',
        'carries',
      ],
    ],
  },
  no: {
    provisions: ['late-fee-with-grace'],
    words: [['in time', 'late', 'grace', 'day', 'interest', 'fee', 'charg', 'overdue', 'rate', 'charge']],
  },
  both: 'yes',
  subject: lateWords,
  says: {
    yes: 'Late charges or default interest stack or grow.',
    no: 'One modest late charge is due, after a grace period or at a stated rate.',
    not_stated: 'Late charges were not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A short delay can cost more than the instalment that was late.',
      ask: 'Default interest at the contract rate plus 3% a year runs on overdue sums only, with no compounding, and one late fee of 5% is due after ten days.',
    },
    drafter: {
      yes: 'low',
      not_stated: 'low',
      why: 'Stacked charges may pass the legal limit on interest and fall as a penalty.',
      ask: 'Overdue sums bear interest at the contract rate plus 3% a year.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Cavendish v Makdessi [2015] UKSC 67',
      says: "a charge out of proportion to the lender's interest is a penalty",
    },
    {
      place: 'Canada',
      cite: 'Interest Act, s. 4',
      says: 'interest for a period of less than a year needs the yearly rate, or only 5% is due',
    },
  ],
  examples: {
    yes: [
      'For each day of delay 2 per cent is added to the debt and bears interest in its turn.',
      'Default interest of 3% a month, compounding monthly, is charged on the whole balance with a late fee of $75 each week.',
    ],
    no: [
      'One late fee of 4 per cent is charged when an instalment is overdue by more than ten days.',
      'Late payments bear interest at six per cent a year after a grace period of two weeks.',
    ],
    not_stated: ['The interest for the first year is paid on signing.', 'Late arrivals are seated in the interval.'],
  },
});
