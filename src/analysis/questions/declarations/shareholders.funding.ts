import { defineQuestion } from '../define-question';

export const shareholdersFunding = defineQuestion({
  id: 'shareholders.funding',
  title: 'Duty to put in more money',
  ask: 'Must the holders or partners put in more money when called, or be diluted or lose their share?',
  kinds: ['shareholders', 'llc-operating', 'partnership', 'joint-venture'],
  yes: {
    provisions: ['forced-capital-calls'],
    words: [
      [
        'call',
        'contribut',
        'fund',
        'capital',
        'loan',
        'money',
        'mony',
        'cash',
        'finance',
        'pay',
        'inject',
        'guarantee',
        'equity',
        'deficit',
        'loss',
        'unpaid',
        'sum',
        'dilut',
        'shortfall',
        'put in',
        'runs short',
      ],
    ],
  },
  no: {
    provisions: ['no-duty-to-fund'],
    words: [
      [
        'contribut',
        'fund',
        'capital',
        'loan',
        'money',
        'mony',
        'cash',
        'finance',
        'pay',
        'financ',
        'guarantee',
        'surety',
        'subscri',
        'losses',
        'commitment',
        'put in',
        'call',
      ],
    ],
  },
  says: {
    yes: 'Holders must put in more money when called, or suffer for it.',
    no: 'Nobody needs to put in more money than agreed.',
    not_stated: 'Whether more money may be called for was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'low',
      why: 'Calls without a limit can let the richer side take over the share of one who cannot pay.',
      ask: 'No holder needs to contribute more than the sum in Schedule [A]; further calls need the consent of all, and one who does not take part is diluted at fair value only.',
    },
    drafter: {
      no: 'low',
      why: 'Without fresh money from the holders the business may depend on banks.',
      ask: 'Calls up to $[ ] a year may be made by [75]% of the holders on 30 days’ notice; a missed call is treated as a loan by the others at [8]% or dilutes at fair value.',
    },
  },
  law: [
    {
      place: 'Delaware',
      cite: '6 Del. C. § 18-502(c)',
      says: 'an LLC agreement may set penalties for a missed contribution, forfeiture included',
    },
  ],
  examples: {
    yes: [
      'Whenever the manager calls for capital, each member pays its part in a week or loses a quarter of its units.',
      'The co-owners shall fund every shortfall of the hotel, however large.',
    ],
    no: ['No partner has to add capital to what he has paid in.'],
    not_stated: ['The lender may call the loan in May.', 'The members have paid in $5,000 each.'],
  },
});
