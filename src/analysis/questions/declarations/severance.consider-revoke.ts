import { defineQuestion } from '../define-question';

export const severanceConsiderRevoke = defineQuestion({
  id: 'severance.consider-revoke',
  title: 'Time to think and revoke',
  ask: 'Are there days to think it over, or to revoke?',
  kinds: ['severance'],
  yes: {
    provisions: ['time-to-consider-and-revoke'],
    words: [
      [
        'day',
        'week',
        'revo',
        'rescind',
        'consider',
        'time',
        'cancel',
        'withdraw',
        'review',
        'recall',
        'undo',
        'reflect',
        'decide',
        'back out',
        'effective',
        'think',
      ],
    ],
  },
  says: {
    yes: 'There are days to think it over or to revoke.',
    no: 'There is no time to think or revoke.',
    not_stated: 'No days to think it over or revoke were found.',
  },
  positions: {
    employee: {
      not_stated: 'high',
      why: 'Rights may be signed away under pressure on the last day.',
      ask: 'The Employee has 21 days to consider this Agreement and seven days after signing to revoke it, and is advised to see a lawyer.',
    },
    employer: {
      not_stated: 'high',
      why: 'Without these periods a waiver of age claims may be void (in the US, age 40 or more).',
      ask: 'The Employee has 21 days (45 in a group exit) to consider and seven days after signing to revoke; it takes effect on the eighth day.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '29 U.S.C. § 626(f)',
      says: '21 or 45 days to consider and 7 to revoke for a waiver of age claims',
    },
    {
      place: 'England and Wales',
      cite: 'Acas Code of Practice 4',
      says: 'at least 10 calendar days, as a rule',
    },
  ],
  examples: {
    yes: ['The teller may take three weeks to make up her mind.', 'Within seven days of signing she can revoke it.'],
    not_stated: ['The keys must be given back in a week or so by the lodger.', 'This paper is final when signed.'],
  },
});
