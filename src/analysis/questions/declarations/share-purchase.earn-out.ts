import { defineQuestion } from '../define-question';

export const sharePurchaseEarnOut = defineQuestion({
  id: 'share-purchase.earn-out',
  title: 'Earn-out left to the buyer',
  ask: 'May the buyer run the business as it likes during an earn-out, or decide alone whether it is earned?',
  kinds: ['share-purchase', 'asset-purchase'],
  yes: {
    provisions: ['earn-out-at-buyer-discretion'],
    words: [
      [
        'earn',
        'milestone',
        'contingent',
        'target',
        'second payment',
        'deferred',
        'payable',
        'further sum',
        'later',
        'additional',
        'measurement',
        'bonus price',
      ],
    ],
  },
  no: {
    provisions: ['earn-out-protected'],
    words: [['earn', 'milestone', 'contingent', 'target', 'reference year', 'turnover']],
  },
  says: {
    yes: 'The buyer may run the business as it likes during the earn-out, or decides alone what is earned.',
    no: 'The buyer has duties towards the earn-out, or an expert or early payment protects it.',
    not_stated: 'Words that leave an earn-out to the buyer were not found.',
  },
  positions: {
    seller: {
      yes: 'high',
      why: 'Part of the price depends on what the buyer does with the business, and the buyer saves money if it fails.',
      ask: 'During the earn-out the Buyer runs the Business in good faith and at arm’s length from its group, does nothing to reduce the earn-out, gives yearly statements which an independent accountant settles on dispute, and pays the maximum at once if it sells the Business.',
    },
    buyer: {
      no: 'medium',
      why: 'Duties towards the earn-out tie its hands in running what it has bought.',
      ask: 'The Buyer may run the Business in its commercial judgment, provided that it does not act with the purpose of avoiding the earn-out.',
    },
  },
  examples: {
    yes: [
      'The acquirer may close product lines while the earn-out runs, and owes the sellers nothing for that.',
      'Whether the earn-out has been reached is for the buyer alone to say.',
    ],
    no: ['While the earn-out runs the purchaser must keep the sales team and must not divert orders.'],
    not_stated: [
      'The earn-out is four per cent of sales in 2027.',
      'The seller shall hand over the keys on completion.',
    ],
  },
});
