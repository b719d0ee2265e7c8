import { defineQuestion } from '../define-question';

export const employCauseDefinition = defineQuestion({
  id: 'employ.cause-definition',
  title: 'Dismissal for cause',
  ask: 'May the employer dismiss for cause for slight or vague reasons, or as it decides?',
  kinds: ['employment', 'employment-us', 'employment-england'],
  yes: {
    provisions: ['wide-cause'],
    words: [
      [
        'cause',
        'dismiss',
        'terminat',
        'fire',
        'misconduct',
        'let go',
        'perform',
        'good opinion',
        'suited',
        'service',
        'appointment',
        'summar',
      ],
    ],
  },
  says: {
    yes: 'Cause for dismissal is wide or left to the employer’s judgment.',
    no: 'Cause is a closed list.',
    not_stated: 'No wide definition of cause was found.',
  },
  positions: {
    employee: {
      yes: 'high',
      why: 'Severance, bonus and notice can be lost on the employer’s opinion.',
      ask: 'Cause means only conviction of a crime of dishonesty, wilful serious misconduct or wilful material breach, not remedied within 30 days of written notice and after a hearing.',
    },
    employer: {
      yes: 'low',
      why: 'A court may not let it judge alone, and a fair procedure is expected.',
      ask: 'Cause is a listed serious act, found in good faith after written notice and a hearing.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Employment Rights Act 1996, ss. 94–98',
      says: 'right not to be unfairly dismissed',
    },
  ],
  examples: {
    yes: ['The chairman alone says what is cause for dismissal.', 'Coming late twice shall be Cause.'],
    not_stated: ['Cause means theft proved in court.', 'The owner may end the job without cause on a month’s notice.'],
  },
});
