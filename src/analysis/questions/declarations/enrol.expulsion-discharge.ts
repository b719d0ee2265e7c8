import { defineQuestion } from '../define-question';
import { expelledAtWillWords } from '../words/expelled-at-will';
import { expelledForCauseWithProcessWords } from '../words/expelled-for-cause-with-process';

export const enrolExpulsionDischarge = defineQuestion({
  id: 'enrol.expulsion-discharge',
  title: 'Expulsion or discharge at will',
  ask: 'May the school or provider end the place at will, without process or refund?',
  kinds: ['enrolment'],
  yes: {
    provisions: ['expelled-at-will'],
    words: expelledAtWillWords,
  },
  no: {
    provisions: ['expelled-for-cause-with-process'],
    words: expelledForCauseWithProcessWords,
  },
  both: 'yes',
  says: {
    yes: 'The school or provider may end the place at will, or without process or refund.',
    no: 'The place may be ended only for stated grounds, or with notice, a hearing or a refund.',
    not_stated: 'How the school or provider may end the place was not found stated.',
  },
  positions: {
    family: {
      yes: 'high',
      not_stated: 'medium',
      why: 'A child or resident can lose the place at once, or while the fees stay due.',
      ask: "The Provider may end the place only on stated grounds, with thirty days' written notice, reasons, a hearing and a refund of fees for the time after, save at once where safety requires.",
    },
    provider: {
      yes: 'low',
      not_stated: 'medium',
      why: 'Without stated grounds and steps a removal is easily attacked.',
      ask: 'The Provider may end the place for non-payment, serious misconduct or a danger to others, after written notice with reasons and a review.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '42 CFR 483.15(c)',
      says: "nursing homes: stated grounds and, as a rule, thirty days' notice of discharge",
    },
  ],
  examples: {
    yes: [
      "The principal may have a pupil removed as she sees fit and the year's tuition is kept.",
      'The home can discharge Mrs Weir whenever its manager believes that is best.',
    ],
    no: [
      "The kindergarten may end the place only with a month's notice and after a talk with the parents.",
      'A resident is discharged only where the law allows it and with a written notice of reasons.',
    ],
    not_stated: ['School ends at half past three.', 'The nurse may leave the ward for lunch.'],
  },
});
