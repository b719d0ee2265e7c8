import { defineQuestion } from '../define-question';

export const guarantyJointGuarantors = defineQuestion({
  id: 'guaranty.joint-guarantors',
  title: 'Several guarantors, each for all',
  ask: 'Is each of several guarantors liable for the whole?',
  kinds: ['guaranty'],
  yes: {
    provisions: ['joint-and-several-liability'],
    words: [
      [
        'solidary',
        'remaining',
        'joint',
        'several',
        'each',
        'all',
        'every',
        'any one',
        'others',
        'whole',
        'full',
        'responsable',
        'one by one',
        'together',
      ],
    ],
  },
  says: {
    yes: 'Each of several guarantors is liable for the whole.',
    no: 'Each guarantor is liable for a share only.',
    not_stated: 'Liability of several guarantors for the whole was not found.',
  },
  positions: {
    guarantor: {
      yes: 'high',
      why: 'The guarantor who is easiest to reach may have to pay for all and chase the others.',
      ask: 'Each Guarantor is liable for its own share of [percent] only, and is not bound until all have signed.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Civil Liability (Contribution) Act 1978',
      says: 'a person liable may claim contribution from others liable for the same damage',
    },
  ],
  examples: {
    yes: [
      'The three brothers guarantee the lease jointly and severally, and each may be asked for everything.',
      'Each of the guarantors answers for the full debt, whatever the others pay.',
    ],
    not_stated: ['Several guarantors were present at the signing.', 'The joint account is closed.'],
  },
});
