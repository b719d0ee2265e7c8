import { defineQuestion } from '../define-question';

export const employUnequalNotice = defineQuestion({
  id: 'employ.unequal-notice',
  title: 'Notice of the employee',
  ask: 'Must the employee give longer notice than the employer, or pay for leaving sooner?',
  kinds: ['employment', 'employment-us', 'employment-england', 'offer-letter'],
  yes: {
    provisions: ['longer-notice-by-employee'],
    words: [
      ['notice', 'resign', 'leav', 'quit', 'abscond', 'gives', 'give', 'tell', 'dismiss', 'warn', 'goes'],
      [
        'month',
        'week',
        'day',
        'term',
        'semester',
        'statut',
        'minimum',
        'immediate',
        'lieu',
        'weeks',
        'days',
        'loss',
        'replacement',
        'notice',
      ],
      [
        'pay',
        'owe',
        'deduct',
        'forfeit',
        'loss',
        'damages',
        'penalty',
        'reimburse',
        'cost',
        'company',
        'employer',
        'we',
        'firm',
        'family',
        'our',
        'liable',
        'us',
        'bond',
      ],
    ],
  },
  says: {
    yes: 'The employee must give longer notice than the employer, or pays for leaving sooner.',
    no: 'No unequal notice was found.',
    not_stated: 'No unequal notice was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It ties the employee to the job more than it ties the employer.',
      ask: 'Each party gives the other the same notice of one month, and no sum is owed for leaving.',
    },
    drafter: {
      yes: 'low',
      why: 'Sums for leaving without notice may be void as a penalty, and deductions from pay unlawful.',
      ask: 'Either party may end the employment on one month’s notice.',
    },
  },
  examples: {
    yes: [
      'Shepherd must warn the farm a quarter of a year ahead; the farm warns him on the day.',
      'A groom who goes before his eight weeks are out pays the stable for them.',
    ],
    not_stated: [
      'Shepherd and farm warn each other a month ahead.',
      'A groom is paid for the eight weeks in which he is not wanted.',
    ],
  },
});
