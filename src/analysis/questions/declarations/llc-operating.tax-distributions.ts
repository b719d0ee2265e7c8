import { defineQuestion } from '../define-question';

export const llcOperatingTaxDistributions = defineQuestion({
  id: 'llc-operating.tax-distributions',
  title: 'Money for the members’ tax',
  ask: 'Must the company or partnership pay its members enough for the tax on the profits allocated to them?',
  kinds: ['llc-operating', 'partnership'],
  yes: {
    provisions: ['tax-distributions-promised'],
    words: [
      ['tax', 'revenue', 'profit'],
      [
        'distribut',
        'pay',
        'paid',
        'cash',
        'enough',
        'cover',
        'advance',
        'money',
        'receiv',
        'get',
        'sum',
        'amount',
        'draw',
        'least',
        'hand',
      ],
    ],
  },
  says: {
    yes: 'The company must pay its members enough for the tax on their share of profits.',
    no: 'The company need not pay money for the members’ tax.',
    not_stated: 'A duty to pay money for the members’ tax was not found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'Members may owe tax on profits allocated to them also when no cash is paid out.',
      ask: 'The Company distributes to each member by each estimated-tax date at least [40]% of the taxable income allocated to it, as an advance on later distributions.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'IRC §§ 702–704',
      says: 'partners are taxed on their share of income whether or not it is distributed',
    },
  ],
  examples: {
    yes: [
      'Each member gets a payment for the tax on his part of the earnings before the filing date.',
      'The firm hands its partners what the revenue will want of them on firm profits.',
    ],
    not_stated: ['The firm files a tax return in May.', 'Sales tax is added to the price.'],
  },
});
