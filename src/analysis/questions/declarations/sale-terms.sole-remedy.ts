import { defineQuestion } from '../define-question';

export const saleTermsSoleRemedy = defineQuestion({
  id: 'sale-terms.sole-remedy',
  title: 'Only remedy',
  ask: "Is repair, replacement or credit the buyer's only remedy for defective goods?",
  kinds: ['sale-conditions', 'supply', 'manufacturing', 'distribution', 'reseller'],
  yes: {
    provisions: ['repair-or-replace-only'],
    rules: ['sole-remedy'],
    words: [
      [
        'maximum',
        'every claim',
        'settled',
        'exhaustive',
        'confined',
        'remed',
        'only',
        'sole',
        'all you',
        'all that',
        'utmost',
        'exclusive',
        'limited',
        'no other',
        'nothing',
        'further',
        'instead',
        'right',
        'no claim',
        'more',
        'other',
      ],
    ],
  },
  subject: [
    ['defect', 'fault', 'repair', 'replac', 'warrant', 'goods', 'credit', 'conform', 'quality', 'mend', 'exchange'],
  ],
  says: {
    yes: 'Repair, replacement or credit is the only remedy for defects.',
    no: 'Other remedies are kept.',
    not_stated: 'No clause was found that makes repair or replacement the only remedy.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'If the repair fails or comes too late, the buyer may get neither its money back nor its loss.',
      ask: 'If the Seller has not repaired or replaced defective goods within 30 days, the Buyer may return them against full refund; claims for death, injury and damage to property stay open.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'Without a limit every defect may lead to claims for rescission and for all loss.',
      ask: 'The Seller shall at its option repair, replace or refund defective goods; this is the only remedy for defects, as far as the law allows.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-719(2)',
      says: 'other remedies come back where the only one fails of its essential purpose',
    },
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, ss. 6, 11',
      says: 'such a limit must be reasonable in standard terms',
      protects: 'businesses',
    },
  ],
  examples: {
    yes: [
      'If a kiln fails we mend it or send another, and the potter can ask for nothing more than that.',
      "Vendor's obligation ends with credit for the nonconforming item; other redress is excluded.",
    ],
    not_stated: [
      'The buyer may ask for repair or its money back, besides its other rights in law.',
      'Repairs are done in our workshop only.',
    ],
  },
});
