import { defineQuestion } from '../define-question';

export const publishingAuthorPays = defineQuestion({
  id: 'publishing.author-pays',
  title: 'Author pays',
  ask: 'Must the author pay for editing, production or marketing, or buy copies?',
  kinds: ['publishing'],
  yes: {
    provisions: ['author-pays-costs'],
    words: [
      [
        'pay',
        'paid',
        'cost',
        'charge',
        'fee',
        'expense',
        'purchase',
        'buy',
        'by 100',
        'order',
        'contribut',
        'subsid',
        'reimburs',
        'invest',
        'bear',
        'borne',
        'deposit',
        'makes up',
        'take up',
        'package',
        'invoice',
        'subvention',
        'copies',
      ],
    ],
  },
  says: {
    yes: 'The author must pay for publication or buy copies.',
    no: 'The author pays nothing.',
    not_stated: 'A duty of the author to pay or buy copies was not found.',
  },
  positions: {
    author: {
      yes: 'high',
      why: 'The author then bears cost and risk, and the publisher may earn without selling books to readers.',
      ask: 'Delete; the Publisher bears all costs of editing, production, distribution and marketing, and the Author need not buy copies.',
    },
  },
  examples: {
    yes: [
      'The poet contributes €2,000 to the cost of printing.',
      'The author must purchase at least 150 books on publication day.',
    ],
    not_stated: ['The author may buy books cheaply.', 'The printer pays for paper.'],
  },
});
