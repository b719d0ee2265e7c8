import { defineQuestion } from '../define-question';

export const baaTerminationRight = defineQuestion({
  id: 'baa.termination-right',
  title: 'Ending for breach',
  ask: 'May the agreement be ended for the associate’s breach?',
  kinds: ['business-associate'],
  yes: {
    provisions: ['time-to-cure', 'ends-at-once-for-breach'],
    words: [['terminat', 'end', 'cancel', 'cure', 'breach', 'violat', 'default']],
  },
  says: {
    yes: 'The agreement may be ended for breach.',
    no: 'The agreement may not be ended for breach.',
    not_stated: 'No right to end for breach was found.',
  },
  positions: {
    covered: {
      not_stated: 'high',
      why: 'The rule requires that it may end the contract when the associate broke a material term.',
      ask: 'Covered Entity may terminate this Agreement and the related services if Business Associate has breached a material term and does not cure within thirty days, or at once if cure is not possible.',
    },
    associate: {
      yes: 'low',
      why: 'It needs time to cure.',
      ask: 'Business Associate has thirty days to cure after written notice.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.504(e)(2)(iii)',
      says: 'termination for violation of a material term',
    },
  ],
  examples: {
    yes: [
      'If the archive breaches a material term and fails to cure it in thirty days the clinic may terminate.',
      'The clinic may end this agreement immediately upon the associate’s violation of it.',
    ],
    not_stated: ['The lease ends in May.', 'The course ends with a test.'],
  },
});
