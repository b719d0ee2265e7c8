import { defineQuestion } from '../define-question';

export const saasChronicFailure = defineQuestion({
  id: 'saas.chronic-failure',
  title: 'Exit after repeated failure',
  ask: 'May the customer leave if service levels are missed again and again?',
  kinds: ['saas', 'hosting', 'it-managed-services', 'outsourcing', 'service-level-agreement'],
  yes: {
    provisions: ['exit-for-repeated-failure'],
    words: [
      [
        'terminat',
        'leave',
        'cancel',
        'end ',
        'exit',
        'determine',
        'walk away',
        'get out',
        'at liberty',
        'refund',
        'give notice',
        'right of terminat',
      ],
      [
        'fail',
        'fall',
        'miss',
        'down',
        'outage',
        'unresolved',
        'breach',
        'late',
        'below',
        'under',
        'not reached',
        'exceed',
        'less than',
        'more than',
        'critical',
        'accrue',
        'severe',
        'chronic',
        'repeat',
        'recurr',
        'credits',
        'credit',
      ],
    ],
  },
  says: {
    yes: 'The customer may leave after repeated or grave failure of the service.',
    no: 'The customer may not leave because of missed service levels.',
    not_stated: 'No right to leave after repeated failure was found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'It would be tied, and pay, to the end of the term although the service keeps failing.',
      ask: 'If a service level is missed in three months of any six, or availability falls below 95 % in one month, the Customer may end the contract without charge and gets prepaid fees back pro rata.',
    },
    drafter: {
      yes: 'low',
      why: 'The trigger should be clear and counted, and used within a time.',
      ask: 'The right to end is used within sixty days of the last miss.',
    },
  },
  examples: {
    yes: [
      'If the till system misses its level in three months of a year the shop may walk away with its money back.',
      'If the lifts fail on more than five days in a quarter the owner is entitled to end the service plan at once.',
    ],
    not_stated: [
      'Three missed rents allow the landlord to end the lease.',
      'The shop gets a credit for each bad month.',
    ],
  },
});
