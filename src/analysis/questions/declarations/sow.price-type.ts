import { defineQuestion } from '../define-question';

export const sowPriceType = defineQuestion({
  id: 'sow.price-type',
  title: 'Open price',
  ask: 'Is the work charged by time with no cap?',
  kinds: ['statement-of-work', 'development', 'services-agreement', 'master-services'],
  yes: {
    provisions: ['time-charges-uncapped'],
    words: [
      [
        'hour',
        'time',
        't m',
        'estimat',
        'rate',
        'day',
        'budget',
        'cost',
        'effort',
        'actual',
        'fee',
        'per ',
        'minute',
        'bill',
      ],
    ],
  },
  no: {
    provisions: ['price-fixed-or-capped'],
    words: [
      [
        'fix',
        'cap',
        'not exceed',
        'max',
        'firm',
        'ceiling',
        'limit',
        'total',
        'unchanged',
        'no more',
        'stays',
        'increase',
        'remain',
        'price',
        'same',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The work is charged by time with no cap.',
    no: 'The price is fixed or capped.',
    not_stated: 'It was not found that time is charged without a cap.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The cost may have no upper end, and the risk of slow work is its own.',
      ask: 'Fees shall not exceed [sum] without a signed change order; the Supplier warns at 80 % and stops at 100 %.',
    },
    drafter: {
      no: 'medium',
      why: 'A fixed price for an open scope can be its loss.',
      ask: 'The fixed price covers the listed deliverables and assumptions only.',
    },
  },
  examples: {
    yes: [
      'The inspector bills each hour, and the sum of hours named is only a guess that does not bind him.',
      'Effort is charged as it arises, estimates being no limit.',
    ],
    no: ['The inspection costs a firm 4,000, whatever the hours.'],
    not_stated: ['The hall is open for ten hours.', 'Delivery times are estimates.'],
  },
});
