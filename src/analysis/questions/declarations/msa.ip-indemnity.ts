import { defineQuestion } from '../define-question';
import { MADE_THINGS } from '../premises';

export const msaIpIndemnity = defineQuestion({
  id: 'msa.ip-indemnity',
  title: 'Claims of infringement',
  ask: 'Does the supplier stand behind claims that its work infringes rights?',
  kinds: [
    'services-agreement',
    'master-services',
    'development',
    'saas',
    'hosting',
    'software-licence',
    'it-managed-services',
  ],
  yes: {
    provisions: ['supplier-defends-infringement'],
    words: [
      [
        'infring',
        'copyright',
        'patent',
        'intellectual',
        'ip ',
        'third part',
        'rights',
        'claim',
        'copies',
        'copy',
        'plagiar',
        'stand behind',
        'intellect',
        'belong',
        'music',
      ],
    ],
  },
  spokenOf: [
    ['infring', 'third party right', 'rights of third'],
    ['harmless', 'indemni', 'warrant', 'defend', 'liable', 'reimburs', 'protect'],
  ],
  premise: MADE_THINGS,
  says: {
    yes: 'A side defends or indemnifies against claims of infringement.',
    no: 'Claims of infringement are not covered.',
    not_stated: 'No protection against claims of infringement was found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'A stranger could stop the use of what it paid for, and it might bear the cost.',
      ask: 'The Supplier shall defend and indemnify the Customer against claims that the Deliverables infringe third-party rights, and replace or refund what cannot be used.',
    },
    drafter: {
      yes: 'low',
      why: 'It should be limited, where it is not, to its own work and to a sum.',
      ask: 'The indemnity does not cover the Customer’s materials or changes and is limited to twice the fees.',
    },
  },
  examples: {
    yes: [
      'If the code copies a stranger’s patent the firm pays the city’s loss.',
      'The firm fights off copyright claims over the plans at its cost.',
    ],
    not_stated: ['The city must not infringe the trees.', 'The firm warrants that the plans are new.'],
  },
});
