import { defineQuestion } from '../define-question';
import { rentGoesOnAfterFireWords } from '../words/rent-goes-on-after-fire';
import { rentStopsAfterFireWords } from '../words/rent-stops-after-fire';

export const leaseCasualty = defineQuestion({
  id: 'lease.casualty',
  title: 'Fire and flood',
  ask: 'Does the rent go on, or may only the landlord end the lease, after a fire, flood or other damage?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['rent-goes-on-after-fire'],
    words: rentGoesOnAfterFireWords,
  },
  no: {
    provisions: ['rent-stops-after-fire'],
    words: rentStopsAfterFireWords,
  },
  says: {
    yes: 'Rent goes on, or only the landlord may end the lease, after a fire, flood or other damage.',
    no: 'Rent stops or the tenant may leave after a fire, flood or other damage.',
    not_stated: 'Nothing was found on fire, flood or other damage.',
  },
  positions: {
    tenant: {
      yes: 'medium',
      not_stated: 'low',
      why: 'The tenant may have to pay for premises that cannot be used, and for others too.',
      ask: 'From the day of the damage rent abates in proportion; if the premises cannot be used, either party may end the lease at once.',
    },
  },
  examples: {
    yes: [
      'Though a storm has made the rooms unfit, the renter owes the rent in full.',
      'After damage by fire the owner alone decides whether the lease goes on.',
    ],
    no: ['While flood damage keeps you out you owe no rent.'],
    not_stated: [
      'Candles are forbidden because of the danger of fire.',
      'The tenant insures its things against water.',
    ],
  },
});
