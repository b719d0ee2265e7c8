import { defineQuestion } from '../define-question';

export const purchaseTermsPaymentTrigger = defineQuestion({
  id: 'purchase-terms.payment-trigger',
  title: 'When the time to pay begins',
  ask: 'Does the time to pay run only from an event that the buyer controls, such as its approval, or from being paid itself?',
  kinds: ['purchase-conditions', 'purchase-order', 'supply'],
  yes: {
    provisions: ['payment-runs-from-approval', 'paid-when-others-pay'],
    words: [
      [
        'pay',
        'paid',
        'invoice',
        'due',
        'money',
        'settle',
        'remit',
        'days',
        'fall',
        'owed',
        'bill',
        'zahl',
        'net',
        'funds',
        'owes',
        'remuneration',
        'fee',
        'accept',
      ],
    ],
  },
  says: {
    yes: "Payment is due only after the payer's own approval, or after it has been paid itself.",
    no: 'The time to pay runs from delivery or invoice.',
    not_stated: "No clause was found that ties payment to the payer's own approval.",
  },
  positions: {
    supplier: {
      yes: 'high',
      why: "The payer can put off the day of payment by not approving, or carries its own customer's default over to the supplier.",
      ask: 'Invoices are due 30 days after delivery; goods that are not rejected in writing within 14 days of delivery count as accepted.',
    },
  },
  law: [
    {
      place: 'UK',
      cite: 'Late Payment of Commercial Debts (Interest) Act 1998, s. 4',
      says: 'limits how long acceptance and payment periods may put off interest on business debts',
    },
    {
      place: 'EU',
      cite: 'Directive 2011/7/EU, art. 3',
      says: 'payment periods and acceptance procedures between businesses are limited',
    },
    {
      place: 'India',
      cite: 'MSMED Act 2006, ss. 15–16',
      says: 'micro and small suppliers are paid within 45 days of acceptance, or interest runs',
    },
  ],
  examples: {
    yes: [
      'The sixty days begin on the day our quality office signs the lot off.',
      "No sum is owed to the mill until Purchaser's engineer has passed the goods and approved the bill.",
    ],
    not_stated: [
      'Goods are paid thirty days from the date of the invoice.',
      'Inspection of the goods takes place in our yard.',
    ],
  },
});
