import { defineQuestion } from '../define-question';

export const sharePurchasePriceAdjustment = defineQuestion({
  id: 'share-purchase.price-adjustment',
  title: 'Who settles the final price',
  ask: 'Are the completion accounts or the adjustment of the price final as one side alone works them out?',
  kinds: ['share-purchase', 'asset-purchase'],
  yes: {
    provisions: ['one-sides-accounts-final'],
    words: [
      [
        'final',
        'conclusive',
        'bind',
        'determin',
        'figure',
        'adjust',
        'comput',
        'value',
        'account',
        'price',
        'statement',
        'stock',
        'judg',
        'certif',
        'discretion',
        'working capital',
        'waive',
        'settle',
        'decision',
        'decide',
        'net asset',
        'calculat',
        'control',
        'number',
      ],
    ],
  },
  no: {
    provisions: ['expert-settles-accounts'],
    words: [
      [
        'expert',
        'accountant',
        'auditor',
        'independent',
        'neutral',
        'referee',
        'valuer',
        'stocktaker',
        'firm',
        'umpire',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The final price or the accounts behind it are settled by one side alone.',
    no: 'Disagreement on the final price goes to an independent accountant or expert.',
    not_stated: 'That one side alone settles the final price was not found.',
  },
  positions: {
    seller: {
      yes: 'high',
      why: 'The buyer writes the accounts after completion and can take part of the price back by its own figures.',
      ask: 'The Buyer delivers draft accounts within 60 days under agreed policies; the Seller may object within 30 days with access to the books; what stays in dispute is settled by an independent accountant.',
    },
    buyer: {
      yes: 'high',
      why: 'It pays on figures that it could not check.',
      ask: 'Stock and working capital are counted jointly under agreed rules, and an independent accountant settles what stays in dispute.',
    },
  },
  examples: {
    yes: [
      'The purchaser’s figures for net debt bind the vendors and cannot be questioned.',
      'Working capital at completion is what the buyer says it is.',
    ],
    no: ['A neutral auditor decides where the sides cannot agree on the closing balance.'],
    not_stated: ['The buyer prepares the first draft of the closing accounts.', 'The price is four million euros.'],
  },
});
