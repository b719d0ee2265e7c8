import { defineQuestion } from '../define-question';

export const employGoodReason = defineQuestion({
  id: 'employ.good-reason',
  title: 'Leaving for good reason',
  ask: 'May the employee leave with severance if pay, role or place is changed for the worse?',
  kinds: ['employment', 'employment-us'],
  onlyIn: ['US'],
  yes: {
    provisions: ['good-reason-exit'],
    words: [
      [
        'good reason',
        'resign',
        'leave',
        'quit',
        'constructive',
        'walk away',
        'step down',
        'departure',
        'can go',
        'go ',
        'lower',
        'good cause',
        'leaving',
        'relocat',
        'demot',
        'reduc',
        'special right',
        'dismissal',
        'downgraded',
      ],
    ],
  },
  says: {
    yes: 'The employee may leave for good reason and is paid as if dismissed.',
    no: 'There is no right to leave with pay.',
    not_stated: 'No right to leave for good reason with pay was found.',
  },
  positions: {
    employee: {
      not_stated: 'medium',
      why: 'The employer could cut pay or role until the employee resigns, and then pay nothing.',
      ask: 'The Employee may resign for Good Reason (cut in pay, lower role, move of more than 50 miles, material breach) and is then paid as on dismissal without Cause.',
    },
    employer: {
      yes: 'low',
      why: 'It needs notice and time to put matters right.',
      ask: 'Good Reason requires notice within 90 days and 30 days to cure.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '26 CFR 1.409A-1(n)',
      says: 'safe harbour for good reason',
    },
  ],
  examples: {
    yes: [
      'If his rank is lowered the captain can go and is paid as though dismissed.',
      'A pay cut entitles her to resign for Good Reason, with the same compensation.',
    ],
    not_stated: ['The captain may resign on two weeks’ notice.', 'Leave is not refused without good reason.'],
  },
});
