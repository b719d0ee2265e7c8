import { defineQuestion } from '../define-question';
import { holdoverAtHighRentWords } from '../words/holdover-at-high-rent';

export const comleaseHoldoverEstoppel = defineQuestion({
  id: 'comlease.holdover-estoppel',
  title: 'Staying on after the end',
  ask: 'Does staying on after the end cost much more than the rent, or further damages?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['holdover-at-high-rent'],
    words: holdoverAtHighRentWords,
  },
  says: {
    yes: 'Staying on after the end costs much more than the rent, or further damages.',
    no: 'Staying on costs the same rent.',
    not_stated: 'Nothing was found on the price of staying on.',
  },
  positions: {
    tenant: {
      yes: 'medium',
      why: 'A move that slips can cost far more than the rent, perhaps the next tenant’s losses too.',
      ask: 'Holdover rent is 125% of the last rent, day by day, and no other damages are due for the first 60 days.',
    },
    landlord: {
      not_stated: 'low',
      why: 'Without such a clause a tenant that stays on may pay only the old rent.',
      ask: 'Holdover rent is 150% of the last rent.',
    },
  },
  examples: {
    yes: [
      'A lessee still in the depot after the end pays treble rent.',
      'Holding over: 2 × rent and all loss of the next tenant.',
    ],
    not_stated: ['The new tenant may move in after the end of the old lease.', 'The holder of the key is Mr Tan.'],
  },
});
