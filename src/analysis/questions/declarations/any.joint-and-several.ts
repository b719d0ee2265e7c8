import { defineQuestion } from '../define-question';

export const anyJointAndSeveral = defineQuestion({
  id: 'any.joint-and-several',
  title: 'Each liable for all',
  ask: 'Do several persons sign so that each is liable for the whole?',
  kinds: 'any',
  yes: {
    provisions: ['joint-and-several-liability'],
    words: [
      [
        'joint',
        'several',
        'solid',
        'in solido',
        'whole',
        'full',
        'all of',
        'all for',
        'one of',
        'any one',
        'both',
        'together',
        'entire',
        'responsab',
        'shortfall',
        'more than one',
        'debtors',
        'every resident',
        'total',
        'each',
        'either',
        'others',
        'other',
        'everything',
      ],
    ],
  },
  says: {
    yes: 'Persons who sign together are each liable for the whole.',
    no: 'Each is liable for an own share.',
    not_stated: 'No liability of each for the whole was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Each can be made to pay what the others owe, also after moving out or leaving.',
      ask: 'Each person is liable only for his or her own share, and is released when he or she leaves or is replaced.',
    },
  },
  examples: {
    yes: [
      'Two signatures, one debt: each of the two owes all of it.',
      'The lodgers answer jointly and severally for the rent.',
    ],
    not_stated: [
      'The two companies run a joint stand at the fair.',
      'Several rooms are let to students.',
      'No flatmate pays for another.',
    ],
  },
});
