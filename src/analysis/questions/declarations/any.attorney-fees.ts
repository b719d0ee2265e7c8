import { defineQuestion } from '../define-question';

export const anyAttorneyFees = defineQuestion({
  id: 'any.attorney-fees',
  title: 'Legal costs on one side',
  ask: 'Must one side pay the other’s lawyers and collection costs, win or lose, with no like right in return?',
  kinds: 'any',
  yes: {
    bears: 'who pays',
    provisions: ['one-side-pays-legal-fees'],
    rules: ['one-sided-legal-fees'],
    words: [
      [
        'attorney',
        'lawyer',
        'legal',
        'solicitor',
        'counsel',
        'advocate',
        'collect',
        'enforc',
        'court cost',
        'court fee',
        'costs of court',
        'cost of suit',
        'costs of suit',
        'litigation',
        'proceeding',
        'debt recovery',
      ],
    ],
  },
  no: {
    provisions: ['legal-fees-for-winner'],
    words: [
      [
        'attorney',
        'lawyer',
        'legal',
        'solicitor',
        'counsel',
        'cost',
        'fee',
        'expens',
        'prevail',
        'loser',
        'winner',
        'win',
        'lose',
      ],
    ],
  },
  says: {
    yes: 'One side must pay the other’s costs of lawyers or collection.',
    no: 'Legal costs go to the winner, or each side bears its own.',
    not_stated: 'Nothing was found on who pays the lawyers.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Even who is in the right may have to pay the other side’s lawyers, which makes it dear to resist.',
      ask: 'In any dispute the prevailing party recovers its reasonable legal fees and costs from the other.',
    },
    drafter: {
      yes: 'low',
      why: 'Some laws make a one-sided clause mutual, so the drafter may end up paying too.',
      ask: 'The prevailing party recovers its reasonable legal fees and costs of collection.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 1717',
      says: 'a one-sided clause works for both sides',
    },
    {
      place: 'Florida',
      cite: 'Fla. Stat. § 57.105(7)',
      says: 'a one-sided clause works for both sides',
    },
    {
      place: 'New York',
      cite: 'Real Prop. Law § 234',
      says: 'residential tenants get the same right as the landlord',
      protects: 'homes',
    },
  ],
  examples: {
    yes: [
      'The cost of the lessor’s lawyers in any quarrel with the lessee is for the lessee to bear.',
      'Debtor pays agency and lawyer for whatever it takes to collect.',
    ],
    no: ['Who is defeated in court reimburses the lawyer of the other.'],
    not_stated: [
      'The tenant pays for water and power.',
      'Lawyers may attend the meeting.',
      'The lender’s costs of valuation are paid by the lender.',
    ],
  },
});
