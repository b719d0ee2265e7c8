import { defineQuestion } from '../define-question';

export const saleInspectionReturn = defineQuestion({
  id: 'sale.inspection-return',
  title: 'Inspection and return',
  ask: 'Is the sale final, with no right to reject or return a faulty thing?',
  kinds: ['sale-of-goods', 'sale-conditions'],
  yes: {
    provisions: ['sale-final-no-return'],
    words: [
      [
        'final',
        'return',
        'refund',
        'reject',
        'back',
        'accept',
        'accepted',
        'exchange',
        'complain',
        'withdraw',
        'undone',
        'irrevoc',
        'comeback',
        'rescind',
        'repayment',
        'reduce the price',
        'claim',
        'acceptance',
        'inspect',
        'examin',
        'refuse',
      ],
    ],
  },
  no: {
    provisions: ['inspection-and-return-allowed'],
    words: [
      [
        'return',
        'refund',
        'reject',
        'back',
        'inspect',
        'check',
        'test',
        'tried',
        'survey',
        'refused',
        'withdraw',
        'revoke',
        'exchange',
        'approved',
        'rescind',
        'replace',
        'complain',
      ],
    ],
  },
  says: {
    yes: 'The sale is final, with no right to reject or return.',
    no: 'The buyer may inspect, reject or return.',
    not_stated: 'Inspection and return were not found addressed.',
  },
  positions: {
    buyer: {
      yes: 'high',
      not_stated: 'medium',
      why: 'A fault that shows after the handover may stay with the buyer.',
      ask: 'The Buyer may have the goods inspected before payment and may return them within seven days for a full refund if a defect was not disclosed.',
    },
    seller: {
      yes: 'low',
      why: "A business cannot shut a consumer's legal right to reject faulty goods.",
      ask: 'Buyer has inspected the goods; claims for defects that were disclosed in this paper are excluded.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, s. 22',
      says: 'a consumer has 30 days to reject faulty goods sold by a trader',
      protects: 'consumers',
    },
    {
      place: 'US',
      cite: 'UCC 2-513 and 2-601',
      says: 'the buyer may inspect and reject goods that do not conform, unless agreed otherwise',
    },
  ],
  examples: {
    yes: [
      'No goods come back and no money goes back once the bill has been signed.',
      'The purchaser may under no circumstances return the motorcycle.',
    ],
    no: [
      'The buyer may bring the bike to a workshop and call off the sale if the check finds damage.',
      'Within ten days faulty furniture can be returned for its price.',
    ],
    not_stated: ['Return the signed copy to us.', 'The last and final call for payment was sent.'],
  },
});
