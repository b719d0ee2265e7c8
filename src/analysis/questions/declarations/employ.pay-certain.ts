import { defineQuestion } from '../define-question';

export const employPayCertain = defineQuestion({
  id: 'employ.pay-certain',
  title: 'Pay in figures',
  ask: 'Is the wage or salary stated in figures?',
  kinds: ['employment', 'employment-us', 'employment-england', 'offer-letter'],
  yes: {
    provisions: ['pay-figure-stated'],
    words: [
      [
        'salary',
        'wage',
        'pay',
        'paid',
        'earn',
        'remunerat',
        'rate',
        'compensation',
        'ctc',
        'given',
        'receiv',
        'remun',
        'salar',
        'compens',
        'package',
      ],
    ],
  },
  says: {
    yes: 'The wage or salary is stated in figures.',
    no: 'The wage or salary is left open.',
    not_stated: 'No wage or salary in figures was found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'What is not written is hard to claim, and the employer may try to set it alone.',
      ask: 'The base salary is stated here in figures, with its pay days, and may be lowered only by written agreement.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'Many places ask for a written statement of pay.',
      ask: 'State the rate, the period, the pay days and whether overtime is paid.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Labor Law § 195',
      says: 'notice of pay at hiring',
    },
    {
      place: 'England and Wales',
      cite: 'Employment Rights Act 1996, s. 1',
      says: 'statement of particulars, pay among them',
    },
  ],
  examples: {
    yes: ['The gardener earns 14 dollars an hour.', 'Her salary is €2,750 gross a month.'],
    not_stated: ['The salary follows the market.', 'A bonus of $500 may be given.'],
  },
});
