import { defineQuestion } from '../define-question';

export const agencyCommissionRateBase = defineQuestion({
  id: 'agency.commission-rate-base',
  title: 'Change of the commission',
  ask: 'May the principal change the commission rate, accounts or products as it likes?',
  kinds: ['agency'],
  yes: {
    provisions: ['commission-changed-at-will'],
    words: [
      [
        'cut',
        'customers',
        'part of it',
        'commission',
        'rate',
        'percent',
        'schedule',
        'plan',
        'account',
        'territor',
        'product',
        'payout',
        'pay',
        'fee',
      ],
    ],
  },
  no: {
    provisions: ['commission-rate-fixed'],
    words: [['10%', 'customers', 'commission', 'rate', 'percent', 'fee', 'plan', 'account']],
  },
  says: {
    yes: 'The principal may change commission, accounts or products alone.',
    no: 'Commission cannot be changed without agreement or fair notice.',
    not_stated: 'Whether commission may be changed was not found.',
  },
  positions: {
    agent: {
      yes: 'high',
      not_stated: 'low',
      why: 'The pay for customers already won may be cut when they begin to buy.',
      ask: "The commission rate is fixed; changes need the Agent's agreement, or 90 days' notice with the right to leave, and do not touch orders already received.",
    },
    principal: {
      no: 'low',
      not_stated: 'low',
      why: 'It cannot bring commission into line with margins and markets.',
      ask: "The Principal may change the rate on 60 days' notice for orders received after it.",
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Commercial Agents (Council Directive) Regulations 1993, reg. 6',
      says: 'customary or reasonable pay where none is agreed',
    },
  ],
  examples: {
    yes: [
      'What percentage Rossi gets is set, and may be cut, by the mill on any day.',
      'Principal may alter commission schedules unilaterally without prior notice.',
    ],
    no: ["Seven percent is agreed for the whole term, and no cut is possible without Rossi's yes."],
    not_stated: ['Commission is seven percent.', 'The principal may change its prices for customers.'],
  },
});
