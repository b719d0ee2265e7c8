import { defineQuestion } from '../define-question';

export const franchiseEarningsClaims = defineQuestion({
  id: 'franchise.earnings-claims',
  title: 'Earnings statements',
  ask: 'Does the franchisee confirm that it was told nothing about earnings, or that it relied on nothing?',
  kinds: ['franchise'],
  yes: {
    provisions: ['no-earnings-promise-relied-on'],
    words: [
      [
        'money',
        'viability',
        'return',
        'business plan',
        'figures',
        'earn',
        'sales',
        'profit',
        'income',
        'revenue',
        'success',
        'relied',
        'reli',
        'represent',
        'projection',
        'forecast',
        'promis',
        'statement',
        'risk',
        'turnover',
        'guarant',
      ],
    ],
  },
  says: {
    yes: 'The franchisee confirms that no earnings were promised or that it relied on no statement.',
    no: 'Earnings statements are part of the contract.',
    not_stated: 'No such confirmation was found.',
  },
  positions: {
    franchisee: {
      yes: 'high',
      why: 'If the figures that sold the franchise were wrong, its own signature may stand against its claim.',
      ask: 'The Franchisee may rely on the disclosure document and on the figures attached as Schedule 6.',
    },
    franchisor: {
      not_stated: 'medium',
      why: 'Talk of a salesman may be held against it as a promise of earnings.',
      ask: 'No earnings were stated other than those in the disclosure document; nothing here waives reliance on that document.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '16 CFR 436.5(s), 436.9(h)',
      says: 'earnings figures belong in item 19; a waiver of reliance on the disclosure document is banned',
    },
  ],
  examples: {
    yes: [
      'Mrs Ames confirms that nobody at Bun Bun told her what she might earn.',
      'Franchisee has not relied upon any representation as to potential revenues or success.',
    ],
    not_stated: ['Gross sales are reported each week.', 'The franchisor shall promote the brand.'],
  },
});
