import { defineQuestion } from '../define-question';
import { endsUnlessRenewedWords } from '../words/ends-unless-renewed';
import { renewsByItselfWords } from '../words/renews-by-itself';

export const leaseRenewalAndNotice = defineQuestion({
  id: 'lease.renewal-and-notice',
  title: 'Renewal by silence',
  ask: 'Does the lease renew for a further term if nobody gives notice?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['renews-by-itself'],
    rules: ['automatic-renewal'],
    words: renewsByItselfWords,
  },
  no: {
    provisions: ['ends-unless-renewed'],
    words: endsUnlessRenewedWords,
  },
  says: {
    yes: 'The lease renews or runs on by itself if no notice is given in time.',
    no: 'The lease ends at its date unless it is renewed by agreement.',
    not_stated: 'Nothing was found on renewal by silence.',
  },
  positions: {
    tenant: {
      yes: 'medium',
      why: 'A tenant who forgets the notice can be bound for longer than it wished.',
      ask: 'After the fixed term the lease runs from month to month at the same rent and either party may end it on 30 days’ notice.',
    },
    landlord: {
      no: 'low',
      not_stated: 'low',
      why: 'If nothing is said, the law decides what happens at the end, and some places give the tenant a right to stay.',
      ask: 'After the fixed term the lease runs from month to month until ended on the notice that the law requires.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Gen. Oblig. Law § 5-905',
      says: 'the landlord must remind the tenant 15 to 30 days before, or the renewal does not bind',
    },
    {
      place: 'New York',
      cite: 'Real Prop. Law § 226-c',
      says: '30 to 90 days’ notice of non-renewal or of a rise of 5% or more',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1946.2',
      says: 'after a year just cause is needed for many homes',
    },
  ],
  examples: {
    yes: [
      'No letter by 1 June means one more year in the apartment.',
      'The lease is prolonged each time by twelve months if not terminated 60 days before.',
    ],
    no: ['On 31 May the lease is over; a new one needs both signatures.'],
    not_stated: ['Tenant shall have an option to renew.', 'The insurance must be renewed each year.'],
  },
});
