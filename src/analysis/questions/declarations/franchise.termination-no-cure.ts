import { defineQuestion } from '../define-question';

export const franchiseTerminationNoCure = defineQuestion({
  id: 'franchise.termination-no-cure',
  title: 'Ending without time to cure',
  ask: 'May the franchisor end the contract at once for a breach, without time to put it right?',
  kinds: ['franchise'],
  yes: {
    provisions: ['ends-at-once-for-breach'],
    words: [
      [
        'void',
        'terminat',
        'end',
        'cancel',
        'immediate',
        'at once',
        'without',
        'forthwith',
        'any breach',
        'instant',
        'no cure',
        'default',
        'breach',
        'withdraw',
        'revok',
        'stop',
        'over',
      ],
    ],
  },
  no: {
    provisions: ['time-to-cure'],
    words: [
      [
        'week',
        'set the matter',
        'cure',
        'remed',
        'days',
        'put right',
        'fix',
        'notice',
        'rectif',
        'period',
        'time',
        'correct',
        'chance',
        'weeks',
        'month',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The contract may be ended at once for a breach.',
    no: 'A breach may be put right within a time before the contract ends.',
    not_stated: 'No rule on time to cure a breach was found.',
  },
  positions: {
    franchisee: {
      yes: 'high',
      not_stated: 'medium',
      why: 'A slip at one counter may cost the whole investment, the lease and other shops with it.',
      ask: 'The Franchisor may end this Agreement for a default only if it is not put right in 30 days of written notice (10 days for money), at once only for fraud, crime, danger to health or abandonment, and not for default under other contracts.',
    },
    franchisor: {
      no: 'low',
      not_stated: 'medium',
      why: 'It may have to wait while a unit harms the name.',
      ask: "The Franchisor may end at once for fraud, crime, danger to health and abandonment, and otherwise after 30 days' notice to cure.",
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 20020',
      says: 'good cause and, as a rule, 60 days to cure',
    },
    {
      place: 'Australia',
      cite: 'Franchising Code of Conduct',
      says: 'notice and reasonable time to remedy, with stated exceptions',
    },
  ],
  examples: {
    yes: [
      'Any failing of the baker, however small, ends the franchise on the spot.',
      'Franchisor may terminate immediately upon notice, without opportunity to cure, for any default.',
    ],
    no: ['The baker has a month from a written warning to mend what is wrong before Bun Bun can end the contract.'],
    not_stated: ['The franchise ends on 1 May 2031.', 'The baker mends the ovens at once.'],
  },
});
