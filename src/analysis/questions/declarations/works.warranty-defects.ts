import { defineQuestion } from '../define-question';

export const worksWarrantyDefects = defineQuestion({
  id: 'works.warranty-defects',
  title: 'Warranty of the work',
  ask: 'Does the contractor warrant its work and repair defects?',
  kinds: ['construction', 'accepted-quotation'],
  yes: {
    provisions: ['workmanship-warranty-given'],
    words: [
      [
        'warrant',
        'guarant',
        'defect',
        'repair',
        'fix',
        'good',
        'stands behind',
        'rectif',
        'correct',
        'answerable',
        'put right',
        'skill',
        'touch up',
        'fault',
      ],
    ],
  },
  says: {
    yes: 'The contractor warrants its work and repairs defects.',
    no: 'The contractor gives no warranty of its work.',
    not_stated: 'A warranty of the work was not found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'Bad work often shows only in the first winter, when the contractor has been paid.',
      ask: "The Contractor warrants workmanship for 24 months from completion, passes on the makers' warranties, and repairs defects and the damage they cause within fourteen days of notice.",
    },
    drafter: {
      not_stated: 'low',
      why: 'Without an express warranty the longer periods of the general law apply.',
      ask: 'The Contractor repairs defects in workmanship notified within twelve months of completion; wear and misuse are excluded.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, ss. 49, 54–57',
      says: 'a consumer may have services not done with reasonable care repeated or the price reduced',
    },
  ],
  examples: {
    yes: [
      'For two years from the last day of work we put right free of charge any fault in our carpentry.',
      'Mill Bros guarantee the terrace against sinking for five years and repair it if it does.',
    ],
    not_stated: ['The kettle must be repaired by the tenant.', 'The bank guarantees the loan.'],
  },
});
