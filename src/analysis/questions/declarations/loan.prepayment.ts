import { defineQuestion } from '../define-question';

export const loanPrepayment = defineQuestion({
  id: 'loan.prepayment',
  title: 'Early repayment',
  ask: 'Is paying back early barred or charged for?',
  kinds: ['loan', 'promissory-note', 'convertible-note', 'equipment-lease'],
  yes: {
    unlike: [
      'without ~4 {premium,penalty,fee,charge,cost}',
      'no ~3 {premium,penalty,fee,charge,prepayment fee} {is,are,shall be,will be}',
      'free of charge',
      'at no cost',
    ],
    provisions: ['prepayment-charge'],
    words: [
      [
        'early',
        'prepay',
        'sooner',
        'premature',
        'before',
        'ahead',
        'redemption',
        'redeem',
        'settl',
        'outstanding',
        'earlier',
        'exit',
        'rebate',
        'prior to',
        'pay',
      ],
      [
        'fee',
        'charge',
        'penalty',
        'premium',
        'cost',
        'interest',
        'not',
        'no',
        'compensat',
        'add',
        'extra',
        'refuse',
        'need not',
        'only',
        'cannot',
        'month',
        'whole',
      ],
    ],
  },
  says: {
    yes: 'Paying back early is barred or costs a charge.',
    no: 'No bar or charge on paying early was found.',
    not_stated: 'No bar or charge on paying early was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Money that comes in sooner, or a cheaper loan, may save it little.',
      ask: 'The Borrower may repay at any time without a charge, and interest is due only to the day of payment.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive 2008/48/EC, art. 16',
      says: 'consumers may repay early; compensation is capped',
      protects: 'consumers',
    },
    {
      place: 'England and Wales',
      cite: 'Consumer Credit Act 1974, ss. 94–95',
      says: 'right to repay early with a rebate',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'Whoever clears the advance before its day still owes the interest of all the years.',
      'Discharge ahead of maturity: add a hundredth of the principal.',
    ],
    not_stated: [
      'The Borrower may repay early without premium.',
      'The advance may be cleared on any day and interest stops with it.',
      'The last instalment falls due in May.',
    ],
  },
});
