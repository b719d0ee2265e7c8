import { defineQuestion } from '../define-question';

export const severanceShortTime = defineQuestion({
  id: 'severance.short-time',
  title: 'Time to accept',
  ask: 'Are only some days given to accept?',
  kinds: ['severance', 'settlement', 'offer-letter'],
  yes: {
    provisions: ['short-time-to-accept'],
    words: [
      ['sign', 'accept', 'offer', 'decide', 'consider', 'execut', 'proposal', 'think', 'hear', 'acceptance'],
      [
        'day',
        'hour',
        'tomorrow',
        'today',
        'week',
        'friday',
        'monday',
        'sunday',
        'now',
        'before',
        'at the meeting',
        'no time',
      ],
    ],
  },
  says: {
    yes: 'The paper must be accepted within a stated number of days.',
    no: 'No short time to accept was found.',
    not_stated: 'No short time to accept was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'There may be little time to take advice, and where age claims are released the law may ask for three weeks or more.',
      ask: 'You have 21 days to consider this letter and to take advice, and seven days after signing to revoke.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '29 U.S.C. § 626(f) (OWBPA)',
      says: '21 or 45 days to consider and 7 to revoke where age claims of workers over 40 are released',
    },
  ],
  examples: {
    yes: ['Unless the paper is signed by Sunday the offer is dead.', 'He has two days to make up his mind and sign.'],
    not_stated: ['He has a month to make up his mind.', 'The paper is signed in two copies.'],
  },
});
