import { defineQuestion } from '../define-question';

export const assetPurchaseLiabilities = defineQuestion({
  id: 'asset-purchase.liabilities',
  title: 'Liabilities that pass to the buyer',
  ask: 'Does the buyer take over all the liabilities of the business, known or not, and not only those that are listed?',
  kinds: ['asset-purchase'],
  yes: {
    provisions: ['buyer-takes-all-liabilities'],
    words: [
      [
        'liab',
        'debt',
        'obligation',
        'owe',
        'claim',
        'bill',
        'creditor',
        'tax',
        'dues',
        'responsib',
        'wages',
        'redundanc',
        'arrears',
        'holiday pay',
      ],
    ],
  },
  no: {
    provisions: ['only-listed-liabilities-taken'],
    words: [['liab', 'debt', 'obligation', 'owe', 'claim', 'bill', 'creditor', 'tax', 'wage', 'payable', 'responsib']],
  },
  says: {
    yes: 'The buyer takes over all the liabilities of the business, past or unknown ones included.',
    no: 'The buyer takes over only listed or later liabilities; all others stay with the seller.',
    not_stated: 'Which liabilities pass to the buyer was not found stated.',
  },
  positions: {
    buyer: {
      yes: 'high',
      not_stated: 'high',
      why: 'Old debts, taxes and lawsuits of the seller may be the buyer’s to pay.',
      ask: 'The Buyer takes over only the liabilities listed in Schedule [1] so far as they arise after completion; the Seller pays all others and indemnifies the Buyer against them.',
    },
    seller: {
      not_stated: 'high',
      why: 'Without a cut-off the seller may be chased for what the buyer does with the business and its contracts.',
      ask: 'The Buyer takes over the transferred contracts and staff from completion, pays all that arises from the business after it, and indemnifies the Seller.',
    },
  },
  examples: {
    yes: [
      'Whatever the shop owed to anybody before the sale is owed by the purchaser from now on.',
      'All debts of the undertaking, hidden ones as well, go over to the acquirer.',
    ],
    no: ['Debts from the time before completion are for the vendor to pay, and the purchaser assumes none of them.'],
    not_stated: ['The buyer pays the price in two parts.', 'The seller insures the stock until completion.'],
  },
});
