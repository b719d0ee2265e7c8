import { defineQuestion } from '../define-question';

export const employUkZeroHours = defineQuestion({
  id: 'employ-uk.zero-hours',
  title: 'No hours promised',
  ask: 'Is no minimum of hours promised?',
  kinds: ['employment-england', 'employment'],
  yes: {
    provisions: ['no-guaranteed-hours'],
    words: [
      [
        'hour',
        'shift',
        'work',
        'guarante',
        'engagement',
        'availab',
        'minimum',
        'duty',
        'duties',
        'needed',
        'as required',
        'stood down',
        'send you home',
        'no promise',
        'assignments',
      ],
      [
        'no ',
        'not',
        'zero',
        'none',
        'guarante',
        'needed',
        'as required',
        'as and when',
        'minimum',
        'call',
        'without',
        'casual',
        'stood down',
        'send',
        'may ',
        'only',
        'if ',
        'depends',
      ],
    ],
  },
  says: {
    yes: 'No minimum of hours is promised.',
    no: 'A minimum of hours is promised.',
    not_stated: 'Nothing was found that says that hours are not guaranteed.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The income of any week may be nothing.',
      ask: 'The Employee is offered at least 16 hours of work a week, and shifts cancelled within 48 hours are paid.',
    },
    drafter: {
      yes: 'medium',
      why: 'In England a ban on working elsewhere is unenforceable in such contracts, and rules on guaranteed hours are on the way.',
      ask: 'The Employee may refuse shifts and work elsewhere; shifts are notified a week ahead.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Employment Rights Act 1996, s. 27A',
      says: 'exclusivity terms in zero hours contracts are unenforceable',
    },
  ],
  examples: {
    yes: ['No week’s hours are assured to the barman.', 'We call you in if there is work, and there may be none.'],
    not_stated: ['The barman works thirty hours a week.', 'The pub opens at noon.'],
  },
});
