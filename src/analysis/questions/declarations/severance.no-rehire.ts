import { defineQuestion } from '../define-question';

export const severanceNoRehire = defineQuestion({
  id: 'severance.no-rehire',
  title: 'No new employment',
  ask: 'Is the employee barred from working for the employer’s group ever again?',
  kinds: ['severance', 'settlement'],
  yes: {
    provisions: ['no-rehire'],
    words: [
      [
        'appl',
        'employ',
        'hire',
        'hired',
        'rehire',
        're hire',
        're engage',
        'engage',
        'reinstat',
        'recall',
        'work',
        'job',
        'post',
        'hiring',
        'taken',
        'vacanc',
        'services',
        'come back',
      ],
      [
        'not',
        'no',
        'never',
        'waive',
        'gives up',
        'forgo',
        'barred',
        'exclu',
        'cannot',
        'breach',
        'reject',
        'again',
        'turn you',
        'neither',
        'mistake',
        'ground',
      ],
    ],
  },
  says: {
    yes: 'The employee may not apply for or take work with the employer or its group again.',
    no: 'No such bar was found.',
    not_stated: 'No such bar was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'It can close every job in the group, and later owners of other firms may count as the group.',
      ask: 'Delete, or limit it to the Company itself and to two years.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Code Civ. Proc. § 1002.5',
      says: 'no-rehire clauses in settlements of claims filed by the employee are void, with exceptions',
    },
  ],
  examples: {
    yes: [
      'The weaver will never ask for a loom in this mill again and cannot be hired there.',
      'Never again shall she apply to the hospital or to any of its sisters.',
    ],
    not_stated: ['The weaver may ask for her loom back next spring.', 'She applies the ointment daily.'],
  },
});
