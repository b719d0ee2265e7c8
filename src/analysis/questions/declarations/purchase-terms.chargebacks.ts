import { defineQuestion } from '../define-question';

export const purchaseTermsChargebacks = defineQuestion({
  id: 'purchase-terms.chargebacks',
  title: 'Debit notes and set-off',
  ask: "May the buyer deduct what it claims, or penalties that it sets, from the supplier's invoices?",
  kinds: ['purchase-conditions', 'purchase-order'],
  yes: {
    provisions: ['sets-off-own-claims'],
    words: [
      [
        'set off',
        'setoff',
        'deduct',
        'offset',
        'less',
        'reduce',
        'knock off',
        'keep back',
        'take',
        'debit',
        'appl',
        'retain',
        'net',
        'recoup',
        'adjust',
        'subtract',
        'pay itself',
        'cut',
        'appropriat',
        'hold',
        'chargeback',
        'withh',
        'against',
        'charge back',
      ],
    ],
  },
  says: {
    yes: 'The buyer may deduct what it claims.',
    no: 'The buyer may not deduct what it claims.',
    not_stated: 'No right of the buyer to deduct its claims was found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'Invoices are cut by claims and penalties that nobody has proved, even for other orders or group firms.',
      ask: 'The Buyer may set off only sums that are agreed or finally decided, under the same order, after an itemised notice of 14 days.',
    },
    buyer: {
      not_stated: 'low',
      why: 'It must pay in full and claim its own money separately.',
      ask: 'The Buyer may set off sums that are agreed or finally decided.',
    },
  },
  examples: {
    yes: [
      "Halden takes from the foundry's bills whatever it thinks the foundry owes to it or its sister firms.",
      "Buyer may debit Seller's account for any amount that Buyer determines to be due.",
    ],
    not_stated: ['The buyer gets a discount for early payment.', 'Taxes are deducted as the law requires.'],
  },
});
