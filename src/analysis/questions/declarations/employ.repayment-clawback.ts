import { defineQuestion } from '../define-question';

export const employRepaymentClawback = defineQuestion({
  id: 'employ.repayment-clawback',
  title: 'Training or bonus to be repaid',
  ask: 'Must training, sign-on, relocation or similar costs be paid back on leaving?',
  kinds: ['employment', 'employment-us', 'employment-england', 'offer-letter'],
  yes: {
    provisions: ['repay-training-or-bonus'],
    words: [
      [
        'repay',
        'repaid',
        'refund',
        'reimburse',
        'pay back',
        'paid back',
        'return',
        'recover',
        'owe',
        'clawback',
        'make good',
        'bond',
        'train',
        'course',
        'leav',
        'visa',
        'bonus',
        'tuition',
        'cost',
        'owed',
        'advance',
        'hand',
        'indebted',
        'compensat',
        'settl',
        'assignment',
      ],
    ],
  },
  says: {
    yes: 'Training, sign-on, relocation or similar costs must be paid back on leaving.',
    no: 'Nothing has to be paid back on leaving.',
    not_stated: 'No duty to pay such costs back was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Leaving can cost thousands, and it may be due at once and out of the last pay.',
      ask: 'Repayment is due only on resignation without Good Reason within 12 months, falls by one twelfth a month, and is not deducted from wages.',
    },
    drafter: {
      yes: 'medium',
      why: 'Such duties are restricted in more and more places, and deductions from wages need a lawful basis.',
      ask: 'Repayment is pro rata, ends after 12 months and does not apply where the Company ends the employment without Cause.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Labor Code §§ 221, 2802',
      says: 'no taking back of wages; the employer bears the cost of the job',
    },
    {
      place: 'New York',
      cite: 'Labor Law § 193',
      says: 'only listed deductions from wages',
    },
  ],
  examples: {
    yes: [
      'A guard who goes in the first half-year has to refund what his course cost.',
      'The welcome payment must be returned on resignation.',
    ],
    not_stated: ['The firm pays for the course.', 'The loan is repaid in March.'],
  },
});
