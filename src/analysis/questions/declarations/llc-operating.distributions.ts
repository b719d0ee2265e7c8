import { defineQuestion } from '../define-question';

export const llcOperatingDistributions = defineQuestion({
  id: 'llc-operating.distributions',
  title: 'Profits paid out at will',
  ask: 'Are profits or cash paid out only if and when the manager, board or majority chooses?',
  kinds: ['llc-operating', 'partnership', 'shareholders', 'joint-venture'],
  yes: {
    provisions: ['distributions-at-discretion'],
    words: [
      [
        'earned',
        'retain',
        'distribut',
        'dividend',
        'profit',
        'cash',
        'pay out',
        'payout',
        'pay outs',
        'earnings',
        'surplus',
        'funds',
      ],
    ],
  },
  no: {
    provisions: ['distributions-on-schedule'],
    words: [
      [
        'distribut',
        'dividend',
        'profit',
        'cash',
        'pay out',
        'payout',
        'revenue',
        'return',
        'proceeds',
        'takings',
        'income',
        'earnings',
      ],
    ],
  },
  says: {
    yes: 'Profits are paid out only if and when the manager, board or majority chooses.',
    no: 'Profits must be paid out at stated times or to a stated share.',
    not_stated: 'When profits are paid out was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'The money can stay inside for years, or leave as pay to the insiders, while the other holders owe tax on it.',
      ask: 'Available cash, after reserves approved in the budget, is paid out to all holders within 30 days after each quarter.',
    },
    drafter: {
      no: 'low',
      why: 'A fixed duty to pay out may drain cash that the business needs.',
      ask: 'Available cash is paid out each quarter after debts and reasonable reserves set by the Manager.',
    },
  },
  law: [
    {
      place: 'Delaware',
      cite: '6 Del. C. § 18-607',
      says: 'no distribution that leaves the company insolvent; it may be reclaimed for three years',
    },
  ],
  examples: {
    yes: [
      'Profits leave the company when, and only when, the founder thinks fit.',
      'The managing member alone chooses whether any cash is distributed.',
    ],
    no: ['Each April the whole profit is shared out among the members.'],
    not_stated: ['Profits are allocated by units for tax purposes.', 'Goods are distributed twice a week.'],
  },
});
