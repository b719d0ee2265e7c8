import { defineQuestion } from '../define-question';
import { payOrDutiesChangedAtWillWords } from '../words/pay-or-duties-changed-at-will';

export const employUkVariationClause = defineQuestion({
  id: 'employ-uk.variation-clause',
  title: 'Terms changed',
  ask: 'May the employer change pay, duties, hours or place by its own decision?',
  kinds: ['employment-england', 'employment'],
  yes: {
    unlike: [
      'right to be told',
      'less favourably',
      'only ~5 with your',
      'only ~6 by agreement',
      '{your,his,her} (written )agreement',
      'agreed in writing',
      "without {your,the employee’s,the employee's} (written ){consent,agreement}",
    ],
    provisions: ['pay-or-duties-changed-at-will'],
    words: payOrDutiesChangedAtWillWords,
  },
  says: {
    yes: 'The employer may change pay, duties, hours or place by its own decision.',
    no: 'Changes need agreement.',
    not_stated: 'No right of the employer to change the terms was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Hours, place or pay could be changed without consent.',
      ask: 'Changes to pay, hours and place of work need the Employee’s written agreement; other changes are reasonable and made after consultation.',
    },
    drafter: {
      yes: 'medium',
      why: 'A wide power to vary is read narrowly and may not be used to destroy the bargain.',
      ask: 'The Employer may make minor, reasonable changes after consultation and one month’s notice.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Employment Rights Act 1996, s. 4',
      says: 'changes of particulars must be notified in writing',
    },
  ],
  examples: {
    yes: ['We can shift you to any shop and any hours.', 'The Trust may vary any of these terms by a month’s notice.'],
    not_stated: [
      'You have the right to be told of open posts.',
      'You work at our Hull shop.',
      'You may ask to change your hours.',
    ],
  },
});
