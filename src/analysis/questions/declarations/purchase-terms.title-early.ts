import { defineQuestion } from '../define-question';

export const purchaseTermsTitleEarly = defineQuestion({
  id: 'purchase-terms.title-early',
  title: 'Goods pass before they are paid',
  ask: 'Do the goods become the buyer’s before they are paid for or delivered?',
  kinds: ['purchase-conditions', 'purchase-order'],
  yes: {
    provisions: ['title-passes-before-payment'],
    words: [
      ['title', 'own', 'propert', 'belong', 'pass', 'vest', 'becom', 'buyer s', 'ours'],
      [
        'goods',
        'material',
        'product',
        'item',
        'part',
        'work in progress',
        'everything',
        'they',
        'delivery',
        'batch',
        'it',
        'them',
      ],
    ],
  },
  says: {
    yes: 'The goods become the buyer’s before they are paid for.',
    no: 'A passing of the goods before they are paid was not found.',
    not_stated: 'A passing of the goods before they are paid was not found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'If the buyer fails, the goods may be gone and so may the price.',
      ask: 'Title passes on full payment; risk passes on delivery.',
    },
  },
  examples: {
    yes: [
      'Ownership of each batch goes to the Buyer when it is marked for the order, whether or not paid.',
      'The goods are ours from the moment they leave your kiln, paid or unpaid.',
    ],
    not_stated: ['Title passes when the price is paid.', 'The pallets remain the carrier’s.'],
  },
});
