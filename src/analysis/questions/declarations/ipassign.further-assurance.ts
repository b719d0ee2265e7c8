import { defineQuestion } from '../define-question';

export const ipassignFurtherAssurance = defineQuestion({
  id: 'ipassign.further-assurance',
  title: 'Further papers',
  ask: 'Must the assignor sign further papers and help?',
  kinds: ['ip-assignment'],
  yes: {
    provisions: ['further-assurance'],
    words: [
      [
        'sign',
        'execut',
        'document',
        'further',
        'assist',
        'cooperat',
        'attorney',
        'do all',
        'do everything',
        'put his name',
        'help',
        'confirm',
        'declar',
        'affidavit',
        'steps',
        'perform',
        'support',
        'supply',
        'co operate',
        'registry',
        'what it takes',
        'form',
      ],
    ],
  },
  says: {
    yes: 'The assignor must sign further papers and help.',
    no: 'The assignor owes no further help.',
    not_stated: 'No duty to sign further papers was found.',
  },
  positions: {
    assignee: {
      not_stated: 'high',
      why: 'Registers often ask for more papers, and without the duty one missing signature can block the recording.',
      ask: 'Assignor shall at Assignee’s cost sign all papers needed to record and enforce the rights, and appoints Assignee its attorney if it fails to do so within ten days.',
    },
    assignor: {
      yes: 'low',
      why: 'The help can cost time for years.',
      ask: 'Help is given at Assignee’s cost and on reasonable notice.',
    },
  },
  examples: {
    yes: [
      'The painter will put his name to any later form that the register wants.',
      'To have the mark recorded the seller executes all documents and, failing that, the buyer signs as attorney.',
    ],
    not_stated: ['The buyer helps with the move.', 'The parties met on 3 May.'],
  },
});
