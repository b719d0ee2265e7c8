import { defineQuestion } from '../define-question';

export const anyInspection = defineQuestion({
  id: 'any.inspection',
  title: 'Audits and visits at will',
  ask: 'May one side audit, inspect or enter at any time or at very short notice?',
  kinds: 'any',
  yes: {
    bears: 'who is inspected',
    provisions: ['inspection-without-notice'],
    rules: ['audit-without-limits'],
    words: [
      [
        'audit',
        'inspect',
        'access',
        'enter',
        'visit',
        'look',
        'check',
        'examin',
        'search',
        'verif',
        'log into',
        'walk in',
        'come into',
        'stock count',
        'report the use',
      ],
    ],
  },
  says: {
    yes: 'One side may audit, inspect or enter at any time or at very short notice.',
    no: 'Audits need notice and are limited.',
    not_stated: 'No right to audit or enter at will was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Visits at short notice can disturb a home or business and open its secrets and the data of others.',
      ask: 'Audits take place once a year, on 15 working days’ notice, in business hours, under confidentiality and at the auditing party’s cost.',
    },
    drafter: {
      yes: 'low',
      why: 'A right without limits can collide with privacy, data protection and secrecy owed to others.',
      ask: 'Audits are announced ten working days before and take place in business hours.',
    },
  },
  examples: {
    yes: [
      'The brewery’s men may look into the cellar day and night.',
      'Head office can walk in on any evening and count the till.',
    ],
    not_stated: ['The cellar is checked once a year after a letter.', 'Guests may visit the garden.'],
  },
});
