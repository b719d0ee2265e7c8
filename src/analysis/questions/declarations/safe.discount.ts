import { defineQuestion } from '../define-question';

export const safeDiscount = defineQuestion({
  id: 'safe.discount',
  title: 'Discount on conversion',
  ask: 'Does the money convert at a discount to the price of the next round?',
  kinds: ['safe', 'convertible-note'],
  yes: {
    provisions: ['conversion-discount'],
    words: [
      [
        'discount',
        'cheaper',
        'off',
        '%',
        'less',
        'percent',
        'per cent',
        'tenths',
        'rebate',
        'deduct',
        'cents',
        '0 8',
        'fifth',
        'tenth',
        'quarter',
        '75',
        '50%',
        '55%',
        '60%',
        '65%',
        '70%',
        '75%',
        '80%',
        '85%',
        '90%',
        'reduced by',
        'reduction',
        'price reduction',
      ],
    ],
  },
  says: {
    yes: 'The money converts at a discount to the price of the next round.',
    no: 'There is no discount.',
    not_stated: 'A discount on conversion was not found.',
  },
  positions: {
    investor: {
      not_stated: 'medium',
      why: 'If the next round is priced below the cap, or there is none, early money may get nothing for its risk.',
      ask: 'The Discount Rate is 80% (20% off); the Purchase Amount converts at the lower of the discount price and the cap price.',
    },
    company: {
      yes: 'low',
      why: 'Where it is called a “Discount Rate”, 20% may be read as 80% off.',
      ask: 'The Discount Rate is 80%, that is 20% off the price of the round; cap and discount do not add up, and the lower price applies.',
    },
  },
  examples: {
    yes: [
      'The lender converts for four fifths of the price that new investors pay.',
      'At the next round the holder’s shares cost fifteen per cent less.',
    ],
    not_stated: ['Pay early and get three per cent off.', 'The cap is $5 million.'],
  },
});
