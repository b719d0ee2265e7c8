import { defineQuestion } from '../define-question';

export const purchaseTermsLateDelivery = defineQuestion({
  id: 'purchase-terms.late-delivery',
  title: 'Late delivery',
  ask: 'Does the supplier answer for every loss from late delivery, without a ceiling?',
  kinds: ['purchase-conditions', 'purchase-order', 'supply'],
  yes: {
    provisions: ['supplier-liable-for-all-late-loss'],
    words: [
      [
        'miss',
        'late',
        'delay',
        'time',
        'date',
        'deliver',
        'behind',
        'fail',
        'default',
        'punctual',
        'overdue',
        'schedul',
        'due',
        'missing',
        'not come',
        'day',
      ],
    ],
  },
  no: {
    provisions: ['delay-damages-capped'],
    words: [
      [
        'delay',
        'liquidated',
        'late',
        'time',
        'week',
        'day',
        'behind',
        'deliver',
        'overdue',
        'credit',
        'percent',
        'maximum',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The supplier bears every loss and cost of late delivery.',
    no: 'What the supplier pays for delay has a ceiling.',
    not_stated: 'What the supplier pays for late delivery was not found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      not_stated: 'low',
      why: 'One late lorry may cost it the stopped line, the penalties and the special freight of the buyer.',
      ask: "For each full week of delay that is the Supplier's fault it pays 0.5% of the price of the late goods, at most 5%, as the sole remedy for delay; delay that the Buyer causes is not counted.",
    },
    buyer: {
      no: 'low',
      not_stated: 'medium',
      why: 'Without a stated remedy it must prove each loss from delay, and may not know when it can end the order.',
      ask: 'If goods are late the Buyer may, after a notice of seven days, buy elsewhere and recover the extra cost, or cancel the order.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-712, 2-718',
      says: 'a buyer may cover and claim the difference; agreed damages must be reasonable',
    },
    {
      place: 'England and Wales',
      cite: 'Cavendish v Makdessi [2015] UKSC 67',
      says: 'a sum out of proportion to the interest protected is a penalty',
    },
  ],
  examples: {
    yes: [
      'If the castings come a day late, Brook Foundry carries the stopped line, the air freight and whatever our customers charge us.',
      'Punctual delivery is essential and Seller makes good all damage, direct or consequential, that delay brings.',
    ],
    no: ['For delay the mill credits one percent a week, never more than eight in all.'],
    not_stated: [
      'The buyer pays interest when it is late with the price.',
      "The goods travel by air at the buyer's cost if it wishes.",
    ],
  },
});
