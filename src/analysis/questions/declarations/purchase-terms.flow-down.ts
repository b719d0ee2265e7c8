import { defineQuestion } from '../define-question';

export const purchaseTermsFlowDown = defineQuestion({
  id: 'purchase-terms.flow-down',
  title: 'Policies and terms not attached',
  ask: 'Is the other side bound by manuals, codes, policies or customer terms that are not attached or that may change?',
  kinds: ['purchase-conditions', 'purchase-order', 'distribution', 'reseller', 'franchise', 'agency'],
  yes: {
    provisions: ['unattached-policies-bind'],
    words: [
      [
        'guide',
        'page',
        'norms',
        'polic',
        'code',
        'manual',
        'guideline',
        'standard',
        'terms',
        'requirement',
        'procedure',
        'website',
        'handbook',
        'rules',
        'instruction',
        'portal',
        'flow',
        'conditions',
        'prime',
        'regulation',
        'specification',
      ],
    ],
  },
  says: {
    yes: 'Policies or terms that are not attached, or that may change, are binding.',
    no: 'No outside policies are binding.',
    not_stated: 'No outside policies were found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It may sign duties that it has not read or that the other side can add to.',
      ask: 'Only the documents attached or listed with their date apply; later versions bind when both have agreed, and these terms rank first.',
    },
    drafter: {
      yes: 'low',
      why: 'What was never handed over may not bind, in particular if it is unusual.',
      ask: 'The documents in Schedule 1, of which the other party has received copies, form part of this Agreement.',
    },
  },
  examples: {
    yes: [
      "Halden's code for suppliers, to be found on its site in its latest form, is part of each order.",
      'All clauses of the prime contract flow down to Seller whether or not furnished to it.',
    ],
    not_stated: ['The drawings attached as annex 2 form part of the order.', 'Each party obeys the law.'],
  },
});
