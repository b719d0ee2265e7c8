import { defineQuestion } from '../define-question';

export const contractorExpenses = defineQuestion({
  id: 'contractor.expenses',
  title: 'Expenses',
  ask: 'Must the contractor bear all expenses of the work itself?',
  kinds: ['contractor', 'consulting', 'influencer', 'endorsement'],
  yes: {
    provisions: ['expenses-on-contractor'],
    words: [
      [
        'finds',
        'charge',
        'expens',
        'cost',
        'outlay',
        'disburse',
        'travel',
        'material',
        'materiels',
        'fuel',
        'tools',
        'everything',
        'all inclusive',
        'paid',
        'pay',
        'pays',
        'buy',
        'buys',
        'bought',
        'bears',
        'cover',
        'nothing',
        'compensation',
        'permit',
        'carry',
      ],
    ],
  },
  says: {
    yes: 'The contractor bears the expenses of the work.',
    no: 'No such rule on expenses was found.',
    not_stated: 'No such rule on expenses was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Travel, materials and licences can eat up the fee.',
      ask: 'The Client reimburses travel, materials, licences and stock images at cost against receipts, above [sum] with prior consent.',
    },
  },
  examples: {
    yes: [
      'The muralist finds scaffold, paint and her own lodging without anything added to the fee.',
      'Fares and fees of archives: at the genealogist’s charge.',
    ],
    not_stated: ['Fares and fees of archives: refunded on proof.', 'The muralist chooses her own colours.'],
  },
});
