import { defineQuestion } from '../define-question';

export const publishingAdvance = defineQuestion({
  id: 'publishing.advance',
  title: 'Advance to be paid back',
  ask: 'Must the author pay the advance back for wide reasons, such as the publisher’s dissatisfaction, no publication or poor sales?',
  kinds: ['publishing'],
  yes: {
    provisions: ['advance-repayable'],
    words: [
      [
        'advanc',
        'sum',
        'payment',
        'refund',
        'reclaim',
        'repay',
        'repaid',
        'money',
        'monies',
        'instal',
        'owe',
        'balance',
        'back',
      ],
    ],
  },
  no: {
    provisions: ['advance-kept'],
    words: [['advanc', 'sum', 'payment', 'refund', 'repay', 'return', 'money', 'instal', 'keep', 'guarantee']],
  },
  both: 'no',
  says: {
    yes: 'The author must pay the advance back for wide reasons.',
    no: 'The author keeps the advance, failure to deliver apart.',
    not_stated: 'Whether the advance may be claimed back was not found stated.',
  },
  positions: {
    author: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Money that paid for a year of writing can be claimed back by a publisher that has changed its mind.',
      ask: 'The advance is not returnable except if the Author fails to deliver; if the Publisher rejects a finished work, it is repaid only from the first proceeds of a sale elsewhere.',
    },
    publisher: {
      no: 'low',
      why: 'Money paid for a text that cannot be used may be lost.',
      ask: 'If the Author does not deliver, or not in a condition fit for publication after written notes and 60 days to revise, the advance is repaid.',
    },
  },
  examples: {
    yes: [
      'Should the press not like the final draft, the novelist hands back everything that was paid ahead.',
      'The advance has to be refunded if sales are poor.',
    ],
    no: ['Poor sales do not oblige the author to give back any of the advance.'],
    not_stated: ['The advance is paid in March.', 'We will tell you in advance.'],
  },
});
