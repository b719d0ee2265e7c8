import { defineQuestion } from '../define-question';

export const tenancyRentInAdvance = defineQuestion({
  id: 'tenancy.rent-in-advance',
  title: 'Rent in advance',
  ask: 'Must more than one month’s rent be paid in advance, or rent before signing?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['rent-in-advance'],
    words: [
      [
        'advance',
        'up front',
        'upfront',
        'before',
        'ahead',
        'prepay',
        'prior',
        'in full',
        'put down',
        'first',
        'condition of',
        'down',
        'until',
        'sign',
      ],
    ],
  },
  says: {
    yes: 'More than one month’s rent is asked for in advance, or rent before signing.',
    no: 'No more than one month’s rent is due in advance.',
    not_stated: 'No demand for rent in advance beyond a month was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'Rent may be paid for a home that is not fit or not got, and in England most such demands are now forbidden.',
      ask: 'The rent is payable monthly, the first month after signing and no earlier.',
    },
    landlord: {
      yes: 'high',
      why: 'In England a demand for more than one month’s rent before the start, or for any before signing, is prohibited from 1 May 2026.',
      ask: 'Ask for one month’s rent, after the agreement has been signed.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Tenant Fees Act 2019 and Housing Act 1988, as amended by the Renters’ Rights Act 2025',
      says: 'in England at most one month’s rent in advance, after signing',
    },
  ],
  examples: {
    yes: [
      'Two terms’ rent must reach us before the keys are given out, that is ahead of the start.',
      'Rent for half a year: payable up front.',
    ],
    not_stated: ['Rent is paid each month in advance.', 'Book the hall six weeks in advance.'],
  },
});
