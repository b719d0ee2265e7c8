import { defineQuestion } from '../define-question';

export const anyLiabilityWithoutLimit = defineQuestion({
  id: 'any.liability-without-limit',
  title: 'Liability without limit',
  ask: 'Is a side liable without any limit of amount?',
  kinds: [
    'residential-lease-us',
    'residential-tenancy-england',
    'lease',
    'lodger-agreement',
    'licence-to-occupy',
    'employment',
    'employment-us',
    'employment-england',
    'offer-letter',
    'enrolment',
    'consumer-membership',
    'event-services',
    'vehicle-hire',
    'equipment-lease',
  ],
  yes: {
    provisions: ['liability-without-limit'],
    words: [
      ['liab', 'responsib', 'pay', 'answer', 'indemnif', 'loss', 'damage', 'cost'],
      [
        'unlimited',
        'without limit',
        'without any limit',
        'no limit',
        'any amount',
        'not limited',
        'in full',
        'whatever',
        'however',
        'no upper',
        'uncapped',
        'without cap',
        'no cap',
        'all loss',
        'entire',
        'any loss',
        'total',
      ],
    ],
  },
  says: {
    yes: 'A side is liable without any limit of amount.',
    no: 'No unlimited liability was found.',
    not_stated: 'No unlimited liability was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'One mishap can cost more than it owns.',
      ask: 'The [client]’s liability is limited to loss that it causes by negligence and to [sum].',
    },
  },
  examples: {
    yes: [
      'The cox pays for any broken oar or hull, and there is no ceiling to it.',
      'Borrower of the costume: liable in full, whatever the amount.',
    ],
    not_stated: ['The cox may use any hull.', 'The number of costumes is not limited.'],
  },
});
