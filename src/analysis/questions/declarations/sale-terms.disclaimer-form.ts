import { defineQuestion } from '../define-question';

export const saleTermsDisclaimerForm = defineQuestion({
  id: 'sale-terms.disclaimer-form',
  title: 'Implied warranties excluded',
  ask: 'Are the warranties that the law implies excluded in plain words?',
  kinds: ['sale-conditions', 'supply', 'manufacturing'],
  yes: {
    provisions: ['implied-warranties-excluded'],
    words: [
      [
        'implied',
        'merchantab',
        'fitness',
        'statute',
        'statutory',
        'law',
        'other warrant',
        'no other',
        'condition',
        'warrant',
        'guarant',
      ],
    ],
  },
  says: {
    yes: 'Warranties that the law implies are excluded.',
    no: 'Warranties that the law implies are kept.',
    not_stated: 'No exclusion of the warranties that the law implies was found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'Without it the law may add promises of quality and fitness to its limited warranty.',
      ask: 'EXCEPT AS STATED IN THIS CLAUSE, THE SELLER GIVES NO WARRANTY, EXPRESS OR IMPLIED, INCLUDING MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE, as far as the law allows.',
    },
    other: {
      yes: 'medium',
      why: 'It may have only the warranty that the paper gives, however short.',
      ask: 'Implied warranties of title, description, quality and fitness are not excluded.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-316(2)',
      says: 'an exclusion of merchantability must name it and, in writing, be conspicuous',
    },
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, ss. 6, 11, 26',
      says: 'exclusion must be reasonable between businesses; international supply is free',
      protects: 'businesses',
    },
  ],
  examples: {
    yes: [
      'Mott & Son give no warranty that the saws are merchantable or fit for some use, other than the one above.',
      'THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS ARE EXPRESSLY EXCLUDED.',
    ],
    not_stated: ['The goods are fit for use outdoors.', 'Implied consent to marketing is not assumed.'],
  },
});
