import { defineQuestion } from '../define-question';

export const shareholdersPreEmptionIssue = defineQuestion({
  id: 'shareholders.pre-emption-issue',
  title: 'First right to new shares',
  ask: 'Have the holders or the investor a first right to take their part of new shares, units or later rounds?',
  kinds: ['shareholders', 'llc-operating', 'preferred-stock', 'safe', 'convertible-note'],
  yes: {
    provisions: ['pre-emption-on-new-shares'],
    words: [
      [
        'new',
        'fresh',
        'pro rata',
        'pre empt',
        'preempt',
        'issue',
        'allot',
        'subscri',
        'financing',
        'participat',
        'round',
        'offering',
        'capital increase',
        'further',
        'additional',
        'later',
        'sells securities',
        'sold',
        'anti dilution',
        'proportion',
      ],
    ],
  },
  says: {
    yes: 'Holders or the investor have a first right to their part of new shares or later rounds.',
    no: 'Holders have no first right to new shares.',
    not_stated: 'A first right to new shares or later rounds was not found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'Its percentage, and with it its votes and share of profit, can be watered down at a low price.',
      ask: 'The Company offers each holder its pro rata share of all new securities on the same terms, with [20] business days to accept; the only exceptions are [an option pool of 10%] and shares issued on conversion.',
    },
    drafter: {
      yes: 'low',
      why: 'A right without an end, or for small holders, can slow and complicate each later round.',
      ask: 'The right is given to holders of at least [2]%, leaves out employee options, conversions and acquisitions, and ends with the listing of the Company.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Companies Act 2006, s. 561',
      says: 'first right of holders to new shares for cash, unless disapplied',
    },
    { place: 'Delaware', cite: 'DGCL § 102(b)(3)', says: 'no such right unless the charter, or a contract, gives it' },
  ],
  examples: {
    yes: [
      'Fresh units must be offered to present members in line with their holdings.',
      'The angel may take her pro rata part of the next financing.',
    ],
    not_stated: ['The angel pays on 3 June.', 'The lessee may take the next shop when it becomes free.'],
  },
});
