import { defineQuestion } from '../define-question';

export const saleAsIsWarranty = defineQuestion({
  id: 'sale.as-is-warranty',
  title: 'Sold as is',
  ask: 'Is the thing sold as it is, without warranty of its condition?',
  kinds: ['sale-of-goods'],
  yes: {
    provisions: ['goods-sold-as-is', 'provided-as-is'],
    rules: ['warranty-disclaimer'],
    words: [
      [
        'as is',
        'as seen',
        'warrant',
        'garantee',
        'guarantee',
        'gewähr',
        'guarant',
        'vouch',
        'condition',
        'fault',
        'defect',
        'as it',
        'how it',
        'stands',
        'promis',
        'assurance',
        'repair',
        'risk',
        'spares',
        'disclaim',
        'represent',
        'as you find',
        'as available',
        'present',
        'find it',
        'responsib',
        'liab',
        'free of errors',
        'available',
        'quality',
      ],
    ],
  },
  says: {
    yes: 'The thing is sold as it is, without warranty of its condition.',
    no: 'The seller warrants the condition.',
    not_stated: 'A sale as is was not found.',
  },
  positions: {
    buyer: {
      yes: 'high',
      why: "A fault that shows after payment may be the buyer's loss.",
      ask: 'The Seller states all known defects, accidents and repairs, and warrants engine and gearbox for thirty days.',
    },
    seller: {
      not_stated: 'medium',
      why: 'Without plain words the law may imply a promise of quality.',
      ask: 'The goods are sold as seen; the Buyer has inspected them and the Seller has stated the defects known to it.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-316',
      says: "implied warranties may be excluded by plain words such as 'as is', in some states not towards consumers",
      protects: 'consumers',
    },
    {
      place: 'US',
      cite: '16 CFR 455',
      says: 'used-car dealers must post a Buyers Guide that says whether there is a warranty',
    },
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, ss. 9–24, 31',
      says: 'a trader cannot exclude quality rights towards a consumer',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'Mr Pike takes the van in the state in which it stands today, with every defect, and no warranty.',
      'No warranty whatever is given as to the quality of the piano.',
    ],
    not_stated: ['The engine is guaranteed for ninety days.', 'The seller states that the car was hit in 2019.'],
  },
});
