import { defineQuestion } from '../define-question';

export const leaseLateFee = defineQuestion({
  id: 'lease.late-fee',
  title: 'Late fee',
  ask: 'Does late rent cost daily, stacking or other heavy charges, or come without days of grace?',
  kinds: ['residential-lease-us', 'lease'],
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
    yes: 'Late rent brings charges that grow, stack up or come without grace.',
    no: 'Late rent costs one modest charge, after days of grace.',
    not_stated: 'No heavy late fee was found.',
  },
  positions: {
    tenant: {
      yes: 'medium',
      why: 'A few days’ delay of wages turns into a debt that grows by itself and can end in eviction.',
      ask: 'Rent received within 5 days of the due date is in time; after that one late fee of at most 5% of the overdue rent is due, and it is not rent.',
    },
    landlord: {
      yes: 'low',
      why: 'A fee above the legal limit, or out of proportion to the cost, cannot be collected.',
      ask: 'If rent is more than 5 days late, Tenant pays one late fee of 5% of the overdue rent or the legal limit, if that is less.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Real Prop. Law § 238-a',
      says: 'at most $50 or 5%, whichever is less, after five days',
    },
    {
      place: 'Texas',
      cite: 'Prop. Code § 92.019',
      says: 'a reasonable fee stated in the lease, after two full days',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1671(d)',
      says: 'only a reasonable estimate of the cost of delay',
    },
  ],
  examples: {
    yes: [
      'Each day of delay adds ten dollars to the rent, from the second of the month on.',
      'Late: 12% at once, plus $8 daily.',
    ],
    no: ['If rent comes after the sixth, one fee of $30 is due.'],
    not_stated: ['Rent is due on the first day of the month.', 'Latecomers must use the side door.'],
  },
});
