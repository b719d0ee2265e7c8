import { defineQuestion } from '../define-question';

export const tenancyFixedTermOrNoFault = defineQuestion({
  id: 'tenancy.fixed-term-or-no-fault',
  title: 'Fixed term or ending without a ground',
  ask: 'Is the tenancy for a fixed term, or may the landlord end it without a ground?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['fixed-term-or-no-fault-end'],
    words: [
      [
        'fixed',
        'section 21',
        'term',
        'notice',
        'shorthold',
        'break',
        'ask for the flat',
        'leave',
        'no fault',
        'without any ground',
        'end',
        'months',
        'possession',
        'minimum stay',
        'period',
        'academic year',
        'year',
        'tied in',
      ],
    ],
  },
  says: {
    yes: 'The paper has a fixed term, section 21 or another way to end the tenancy without a ground.',
    no: 'The tenancy is periodic and the landlord needs a ground.',
    not_stated: 'No fixed term and no ending without a ground was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'From 1 May 2026 a private tenancy in England is periodic and the landlord needs a ground, so the paper may deny rights that the tenant has.',
      ask: 'The tenancy is periodic from month to month; the Landlord may end it only on a ground in Schedule 2 to the Housing Act 1988, and the Tenant on two months’ notice.',
    },
    landlord: {
      yes: 'high',
      why: 'Fixed terms and section 21 are of no effect for private tenancies in England from 1 May 2026, and letting so from then on can bring a penalty.',
      ask: 'Use a periodic tenancy with the written statement of terms required by law.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Housing Act 1988, as amended by the Renters’ Rights Act 2025',
      says: 'in England assured tenancies are periodic and section 21 is abolished from 1 May 2026; older papers are to be read as at their date',
    },
  ],
  examples: {
    yes: [
      'The let is for one year certain and may not be given up by the tenant before that.',
      'By a section 21 notice of two months the owner gets the house back.',
    ],
    not_stated: [
      'The tenant may leave on two months’ notice.',
      'Fixed shelves stay in the flat.',
      'The landlord needs one of the grounds in Schedule 2.',
    ],
  },
});
