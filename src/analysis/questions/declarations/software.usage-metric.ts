import { defineQuestion } from '../define-question';

export const softwareUsageMetric = defineQuestion({
  id: 'software.usage-metric',
  title: 'Unit of charge',
  ask: 'May the unit by which use is charged change, or does it reach indirect use?',
  kinds: ['software-licence', 'saas'],
  yes: {
    provisions: ['usage-metric-may-change'],
    words: [
      [
        'metric',
        'count',
        'measur',
        'unit',
        'user',
        'licen',
        'access',
        'usage',
        'use',
        'pric',
        'seat',
        'transaction',
        'pay',
        'needs',
        'people',
        'fee',
        'device',
        'credits',
        'define',
      ],
    ],
  },
  says: {
    yes: 'The unit of charge may change, or reaches indirect use.',
    no: 'The unit of charge is fixed.',
    not_stated: 'The unit of charge was not found to be open.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The price of the same use can multiply with a new way of counting.',
      ask: 'The metric and its definition are those in the Order Form for the whole term and renewals; indirect or automated access needs no further licence.',
    },
  },
  examples: {
    yes: [
      'Tills that only read prices from the program count as users as well.',
      'The maker may rewrite what a “unit” is, and the new count binds the shop.',
    ],
    not_stated: ['A user is a person with a login.', 'Water use is metered.'],
  },
});
