import { defineQuestion } from '../define-question';

export const saleTitleAndLiens = defineQuestion({
  id: 'sale.title-and-liens',
  title: 'Title and liens',
  ask: 'Does the seller promise to own the thing and sell it free of loans and liens?',
  kinds: ['sale-of-goods', 'asset-purchase', 'share-purchase'],
  yes: {
    provisions: ['clear-title-promised'],
    words: [
      [
        'title',
        'own',
        'lien',
        'free',
        'encumb',
        'unencumb',
        'claim',
        'right to sell',
        'finance',
        'loan',
        'right',
        'debts',
        'authority',
        'property passes',
      ],
    ],
  },
  no: {
    provisions: ['title-not-promised'],
    words: [['title', 'own', 'lien', 'finance', 'loan', 'claim', 'hypothec', 'interest', 'charge', 'mortgage']],
  },
  both: 'yes',
  says: {
    yes: 'The seller promises title, free of liens and claims.',
    no: 'The seller gives no promise of title, or a lien or loan stays on the thing.',
    not_stated: 'A promise that the seller owns the thing, free of liens, was not found.',
  },
  positions: {
    buyer: {
      no: 'high',
      not_stated: 'high',
      why: 'A lender or the true owner may take the thing away from a buyer who has paid for it.',
      ask: 'The Seller owns what it sells, sells it free of all loans, liens and claims, and hands over the signed title or proof of payoff on payment.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-312',
      says: 'a sale carries a warranty of title unless clearly excluded',
    },
    {
      place: 'England and Wales',
      cite: 'Sale of Goods Act 1979, s. 12',
      says: 'the seller must have the right to sell, free of undisclosed charges',
    },
  ],
  examples: {
    yes: [
      'Mr Pike alone is owner of the tractor and no bank or person has a lien or claim on it.',
      'What I sell you is mine to sell, free of loans.',
    ],
    no: [
      'Vendor does not vouch for ownership, and any loan on the van is for the buyer.',
      'The seller gives no warranty that the title is good.',
    ],
    not_stated: ['The title of the manual is printed on page one.', 'The buyer will register the car in his own name.'],
  },
});
