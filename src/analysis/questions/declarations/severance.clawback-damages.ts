import { defineQuestion } from '../define-question';

export const severanceClawbackDamages = defineQuestion({
  id: 'severance.clawback-damages',
  title: 'Fixed sum on breach',
  ask: 'Is a fixed sum or penalty due on a breach?',
  kinds: ['severance', 'settlement'],
  yes: {
    provisions: ['fixed-sum-on-breach'],
    rules: ['liquidated-damages'],
    words: [
      [
        'penalt',
        'fine',
        'liquidated',
        'damages',
        'sum',
        'fee',
        'pay',
        'forfeit',
        'charge',
        'owe',
        'cost',
        'cancellation',
        'compensation',
        'violation',
        'estimate',
        'amount',
        'found',
        'infring',
        'repay',
        'paid back',
        'return the full',
      ],
    ],
  },
  says: {
    yes: 'A fixed sum or penalty is due on a breach.',
    no: 'Only proved loss is due.',
    not_stated: 'No fixed sum for a breach was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A small slip may cost a large sum, perhaps on top of damages.',
      ask: 'On a material breach found by a court the Company may recover the loss that it proves, and nothing more.',
    },
    drafter: {
      yes: 'low',
      why: 'A sum out of proportion to the loss may be a penalty.',
      ask: 'The sum due on breach is a reasonable estimate of the loss.',
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
      'For each breach the teller owes 5,000 dollars.',
      'Each word to the press costs the teller a penalty of 900 pounds.',
    ],
    not_stated: ['Damages are proved in court.', 'The loan is repaid monthly by the firm.'],
  },
});
