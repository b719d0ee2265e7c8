import { defineQuestion } from '../define-question';

export const sharePurchaseEscrowHoldback = defineQuestion({
  id: 'share-purchase.escrow-holdback',
  title: 'Part of the price held back',
  ask: 'Is part of the price held back, in escrow or by the buyer, as cover for claims?',
  kinds: ['share-purchase', 'asset-purchase'],
  yes: {
    provisions: ['part-of-price-held-back'],
    words: [
      [
        'escrow',
        'retain',
        'retention',
        'hold',
        'held',
        'keep',
        'withh',
        'reserve',
        'trust',
        'account',
        'stay',
        'kept',
        'deposit',
        'secur',
      ],
      [
        'price',
        'escrow',
        'retention',
        'holdback',
        'consideration',
        'sum',
        'amount',
        'proceeds',
        'payment',
        'deferred',
        'purchase money',
        'claim',
        '$',
        '£',
        '€',
        'a$',
        'shares',
        'paid out',
      ],
    ],
  },
  says: {
    yes: 'Part of the price is held back as cover for claims.',
    no: 'No part of the price is held back.',
    not_stated: 'It was not found that part of the price is held back.',
  },
  positions: {
    seller: {
      yes: 'medium',
      why: 'Money that is held back may never come, above all where the buyer itself holds it and decides.',
      ask: 'Not more than [5]% of the price is held by an independent escrow agent for 12 months and released on that date except for sums claimed in writing with reasons; the Buyer has no other right to withhold.',
    },
    buyer: {
      not_stated: 'high',
      why: 'Once the price is paid out and the seller has spent it or been wound up, a good claim is worth nothing.',
      ask: 'Of the price [10]% is paid to an independent escrow agent and released after 18 months, less claims notified by then, on joint instructions or a final decision.',
    },
  },
  examples: {
    yes: [
      'A tenth of the consideration goes to the escrow agent and stays there for fifteen months.',
      'The purchaser retains £80,000 of the price until the first audit, against possible claims.',
    ],
    not_stated: ['The whole price falls due on completion.', 'The source code is kept in escrow.'],
  },
});
