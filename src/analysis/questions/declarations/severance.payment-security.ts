import { defineQuestion } from '../define-question';

export const severancePaymentSecurity = defineQuestion({
  id: 'severance.payment-security',
  title: 'Payment at risk',
  ask: 'Can the money stop, be forfeited or be reclaimed on a breach or a new job?',
  kinds: ['severance'],
  yes: {
    provisions: ['severance-lost-on-breach'],
    words: [
      [
        'breach',
        'repay',
        'forfeit',
        'refund',
        'return',
        'stop',
        'cease',
        'reduc',
        'clawback',
        'give all',
        'pay back',
        'lose',
        'violat',
        'reclaim',
        'back',
        'end ',
        'ends',
        'deduct',
        'mitigat',
        'withh',
        'cancel',
        'void',
        'set against',
        'debt',
        'recoup',
        'recover',
        'owe',
        'no severance',
        'compensation',
        'instalments',
        'eligibility',
        'new job',
        'no more',
      ],
    ],
  },
  says: {
    yes: 'The money can stop, be forfeited or be reclaimed.',
    no: 'The money is safe.',
    not_stated: 'Nothing by which the money is lost was found.',
  },
  positions: {
    employee: {
      yes: 'high',
      why: 'The money can be lost over a breach or a new job, while the release may stand.',
      ask: 'The sum is paid in a lump within ten days of the Effective Date; it is not reduced by other income and is reclaimed only after a court has found a material breach, and only for the loss proved.',
    },
    employer: {
      yes: 'low',
      why: 'A full clawback may be a penalty, and no repayment may be asked for a challenge to an age waiver.',
      ask: 'On a material breach found by a court, further payments cease.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '29 CFR 1625.23',
      says: 'no tender back for challenging a waiver of age claims',
    },
  ],
  examples: {
    yes: [
      'If the teller breaks her word the whole sum goes back to the bank.',
      'Payments stop as soon as he has a new job.',
    ],
    not_stated: ['The bank pays within ten days.', 'A breach of the lease costs the deposit.'],
  },
});
