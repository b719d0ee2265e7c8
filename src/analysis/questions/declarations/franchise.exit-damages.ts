import { defineQuestion } from '../define-question';

export const franchiseExitDamages = defineQuestion({
  id: 'franchise.exit-damages',
  title: 'Payments on early end',
  ask: 'Must the franchisee pay future royalties or a fixed sum if the contract ends early?',
  kinds: ['franchise'],
  yes: {
    provisions: ['future-royalties-owed'],
    words: [
      [
        'earned',
        'fee',
        'royalt',
        'liquidated',
        'fees',
        'remain',
        'unexpired',
        'lost',
        'future',
        'damages',
        'balance',
        'sum',
        'contribution',
      ],
    ],
  },
  says: {
    yes: 'Royalties or fees for the time after an early end are owed.',
    no: 'Nothing is owed for the time after an early end.',
    not_stated: 'No payment for the time after an early end was found.',
  },
  positions: {
    franchisee: {
      yes: 'high',
      why: 'It may pay for years of a business that it no longer has, on top of what it has lost.',
      ask: 'On early end through its breach the Franchisee pays proved loss, at most the average royalty of 12 months, reduced by what a new unit in the area brings.',
    },
    franchisor: {
      not_stated: 'low',
      why: 'Its loss from a closed unit may be hard to prove.',
      ask: "If this Agreement ends through the Franchisee's breach it pays, as agreed damages, the average monthly royalty times the lesser of 24 and the months left.",
    },
  },
  examples: {
    yes: [
      'If the bakery shuts early, the royalties it would have paid for the remaining years are due at once.',
      'Upon termination for default Franchisee shall pay the present value of the Royalty Fees for the balance of the term.',
    ],
    not_stated: ['Royalties are paid each Tuesday.', 'After the end the franchisee pays what was due until then.'],
  },
});
