import { defineQuestion } from '../define-question';
import { remainingSumsAcceleratedWords } from '../words/remaining-sums-accelerated';

export const membershipEarlyExitFee = defineQuestion({
  id: 'membership.early-exit-fee',
  title: 'All dues owed on early exit',
  ask: 'Are all remaining dues owed when the member leaves early or misses a payment?',
  kinds: ['consumer-membership', 'enrolment'],
  yes: {
    provisions: ['remaining-sums-accelerated'],
    words: remainingSumsAcceleratedWords,
  },
  says: {
    yes: 'All remaining dues are owed on leaving early or on a missed payment.',
    no: 'Only the dues to the end of notice are owed on leaving.',
    not_stated: 'Owing all remaining dues on early exit was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'One who leaves may pay to the end of the term for a service that is no longer used.',
      ask: "On leaving early the Member pays dues to the end of the notice and one month's dues at most.",
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'OFT v Ashbourne [2011] EWHC 1237 (Ch)',
      says: 'long gym terms with all dues owed on leaving may be unfair',
    },
  ],
  examples: {
    yes: [
      'Quit before the two years are over and all the dues for the rest of them fall due together.',
      'Miss a payment and the whole remaining year of dues must be paid at once.',
    ],
    not_stated: ['Dues for the remaining pools are shown below.', 'Leave your shoes at the door.'],
  },
});
