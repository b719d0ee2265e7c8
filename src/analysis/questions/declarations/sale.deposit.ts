import { defineQuestion } from '../define-question';

export const saleDeposit = defineQuestion({
  id: 'sale.deposit',
  title: 'Deposit never returned',
  ask: "Is the buyer's deposit lost whatever the reason?",
  kinds: ['sale-of-goods', 'sale-conditions'],
  yes: {
    provisions: ['deposit-forfeited'],
    rules: ['deposit-forfeiture', 'non-refundable-fees'],
    words: [
      [
        'booking',
        'deposit',
        'retain',
        'prepa',
        'advance',
        'forfeit',
        'non refund',
        'nonrefund',
        'keep',
        'earnest',
        'refund',
        'lost',
        'down payment',
        'kept',
        'monies',
        'lodged',
        'fees',
        'took',
        'paid',
        'holding',
        'prepayment',
        'stage',
        'sum',
        'registration fee',
        'admission',
      ],
    ],
  },
  says: {
    yes: 'The deposit may be lost if the sale falls through.',
    no: 'The deposit is returned if the sale falls through.',
    not_stated: 'A deposit that is lost whatever the reason was not found.',
  },
  positions: {
    buyer: {
      yes: 'high',
      why: 'The deposit may be lost even if the thing is faulty or finance is refused.',
      ask: 'The deposit is returned in full if the Seller does not perform, the goods are not as described or finance is refused.',
    },
  },
  examples: {
    yes: [
      'The 500 pounds deposit for the caravan is kept by the seller if the sale falls through, whoever is to blame.',
      'Holding deposit on the puppy: not refundable.',
    ],
    not_stated: ['The deposit was paid in cash on 3 May.', 'The seller deposits the keys with a notary.'],
  },
});
