import { defineQuestion } from '../define-question';

export const saleOldDebts = defineQuestion({
  id: 'sale.old-debts',
  title: 'Debts from before the sale',
  ask: 'Must the buyer bear fines, taxes, loans or debts from before the sale?',
  kinds: ['sale-of-goods', 'real-estate-sale'],
  yes: {
    provisions: ['old-debts-on-buyer'],
    words: [
      [
        'owes',
        'tax',
        'fine',
        'debt',
        'loan',
        'lien',
        'toll',
        'arrear',
        'owed',
        'owing',
        'penalt',
        'encumbranc',
        'charge',
        'due',
        'dues',
        'bill',
        'finance',
        'hire purchase',
        'ticket',
        'duty',
        'claim',
        'levy',
        'invoice',
        'premium',
      ],
      ['buyer', 'purchaser', 'transferee', 'you', 'new owner', 'acquirer', 'incoming'],
    ],
  },
  says: {
    yes: 'The buyer bears debts or charges from before the sale.',
    no: 'No such rule was found.',
    not_stated: 'No such rule was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'It may pay for what somebody else ran up, without knowing how much that is.',
      ask: 'The Seller pays all fines, taxes, loans and charges for the time before the handover and clears them within 14 days.',
    },
  },
  examples: {
    yes: [
      'What the last owner owes the harbour the new owner pays.',
      'Buyer settles the open bills of the past years.',
    ],
    not_stated: ['What the last owner owes the harbour he pays himself.', 'The bill of sale is signed in two copies.'],
  },
});
