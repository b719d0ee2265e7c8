import { defineQuestion } from '../define-question';

export const anyPaidAhead = defineQuestion({
  id: 'any.paid-ahead',
  title: 'Paid before it is delivered',
  ask: 'Is most or all of the price paid before anything is delivered or completed?',
  kinds: [
    'share-purchase',
    'asset-purchase',
    'supply',
    'manufacturing',
    'sale-of-goods',
    'sale-conditions',
    'marketing',
    'event-services',
    'services-agreement',
    'master-services',
    'maintenance',
  ],
  yes: {
    provisions: ['large-payment-up-front'],
    words: [
      [
        'advance',
        'upfront',
        'up front',
        'signing',
        'signature',
        'before',
        'ahead',
        'deposit',
        'order',
        'date of this',
        'at once',
        'start',
        'prepay',
        'prepaid',
        'down',
        'exchange',
        'in full',
        'whole',
        '100%',
        '%',
      ],
    ],
  },
  says: {
    yes: 'Most or all of the price is paid before delivery or completion.',
    no: 'The price is paid on delivery.',
    not_stated: 'No large payment ahead was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'If the other side fails or becomes insolvent the money may be gone.',
      ask: 'The price is paid on delivery or completion; a deposit is at most 10% and is held in escrow.',
    },
  },
  examples: {
    yes: [
      'The whole price of the barn is handed over in May, the barn in October.',
      'Nine tenths of the fee are due before the carpenter picks up a saw.',
    ],
    not_stated: ['The barn is painted before it is sold.', 'The price is paid when the barn is handed over.'],
  },
});
