import { defineQuestion } from '../define-question';
import { deemedAcceptedWords } from '../words/deemed-accepted';

export const purchaseTermsInspectionRejection = defineQuestion({
  id: 'purchase-terms.inspection-rejection',
  title: 'Rejecting goods',
  ask: 'May the buyer reject goods at any time, whatever it has paid or used?',
  kinds: ['purchase-conditions', 'purchase-order', 'supply', 'manufacturing'],
  yes: {
    provisions: ['goods-rejected-at-any-time'],
    words: [
      [
        'reject',
        'refus',
        'return',
        'inspect',
        'accept',
        'send',
        'revok',
        'defect',
        'examin',
        'rüg',
        'take back',
        'complain',
        'waive',
      ],
    ],
  },
  no: {
    provisions: ['deemed-accepted'],
    words: deemedAcceptedWords,
  },
  says: {
    yes: 'Goods may be rejected at any time, also after payment or use.',
    no: 'Goods count as accepted after some days or by use.',
    not_stated: 'How long goods may be rejected is not said.',
  },
  positions: {
    drafter: {
      yes: 'low',
      why: 'Some law treats goods as accepted after a reasonable time, whatever the paper says.',
      ask: 'Goods may be rejected within 30 days of delivery, and for hidden defects within 30 days of their discovery.',
    },
    other: {
      yes: 'medium',
      no: 'medium',
      why: 'Without a fair time limit sales may stay open for months, or hidden defects be lost after days.',
      ask: 'Goods may be rejected within 30 days of delivery, and for hidden defects within 30 days of their discovery.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-606, 2-607(3)(a)',
      says: 'goods not rejected in a reasonable time are accepted; breach must be notified',
    },
    {
      place: 'England and Wales',
      cite: 'Sale of Goods Act 1979, ss. 34–35',
      says: 'a buyer must have a chance to examine, and accepts by keeping goods beyond a reasonable time',
    },
  ],
  examples: {
    yes: [
      'Brandt may turn goods away and send them back however long they have lain in its store and although it has paid.',
      'Neither payment nor use shall be acceptance, and Purchaser may refuse nonconforming goods whenever it finds them out.',
    ],
    no: ['Goods that nobody complains of in ten days are treated as accepted.'],
    not_stated: [
      'The supplier inspects the goods before they leave its works.',
      'The guest may send back a dish that he does not like.',
    ],
  },
});
