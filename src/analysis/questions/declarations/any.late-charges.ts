import { defineQuestion } from '../define-question';

export const anyLateCharges = defineQuestion({
  id: 'any.late-charges',
  title: 'Heavy charges for late payment',
  ask: 'Does late payment cost daily, stacking, compounding or other heavy charges?',
  kinds: 'any',
  yes: {
    provisions: ['late-charges-grow'],
    rules: ['late-interest'],
    words: [
      [
        'late',
        'overdue',
        'delay',
        'unpaid',
        'default',
        'arrear',
        'penal',
        'interest',
        'past due',
        'outstanding',
        'daily',
        'extra',
        'fine',
        'surcharge',
        'reminder',
        'delinquen',
        'each day',
        'every week',
        'grace',
        'charged',
        'per day',
        'owing',
      ],
    ],
  },
  no: {
    provisions: ['late-fee-with-grace'],
    words: [
      [
        'late',
        'overdue',
        'delay',
        'grace',
        'default',
        'arrear',
        'penalty',
        'interest',
        'reminder',
        'unpaid',
        'until',
        'in time',
        'fee',
      ],
    ],
  },
  says: {
    yes: 'Late payment brings charges that grow by the day, stack up or compound, or a heavy fixed charge.',
    no: 'Late payment costs one modest charge, after days of grace, or limited interest.',
    not_stated: 'No heavy charge for late payment was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'A payment that is some days late can cost more than the payment itself.',
      ask: 'A payment received within 5 days of its due date is in time; after that one late charge of at most 5% of the sum, or simple interest at a stated yearly rate, is due, and nothing else.',
    },
    drafter: {
      yes: 'low',
      why: 'Charges above the legal limit, or out of proportion to the loss, may be void as a penalty.',
      ask: 'Late payments bear simple interest at a stated yearly rate within the legal limit, after a grace period of 5 days.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Late Payment of Commercial Debts (Interest) Act 1998',
      says: 'statutory interest on business debts, which a contract may replace by another substantial remedy',
    },
    {
      place: 'Canada',
      cite: 'Interest Act, s. 4',
      says: 'a rate for less than a year must be stated as a yearly rate too, or only 5% is due',
    },
    {
      place: 'New York',
      cite: 'Real Prop. Law § 238-a',
      says: 'residential late fee of at most $50 or 5% of rent, not before five days',
    },
  ],
  examples: {
    yes: [
      'Each morning on which the instalment is still owing adds a further 12 euros, with no ceiling.',
      'Overdue sums carry 3% per month, compounding, besides a reminder charge of $60.',
    ],
    no: ['Nothing is charged for the first week of delay, and after it a single fee of $15.'],
    not_stated: [
      'The rent is due on the first of the month.',
      'A late delivery by the seller costs him $100 a day.',
      'Guests who arrive late ring the bell.',
    ],
  },
});
