import { defineQuestion } from '../define-question';
import { holdoverAtHighRentWords } from '../words/holdover-at-high-rent';

export const leaseHoldover = defineQuestion({
  id: 'lease.holdover',
  title: 'Staying on after the end',
  ask: 'Does staying on after the end cost much more than the rent?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['holdover-at-high-rent'],
    words: holdoverAtHighRentWords,
  },
  says: {
    yes: 'Staying on after the end costs a multiple of the rent or further damages.',
    no: 'Staying on costs the same rent.',
    not_stated: 'Nothing was found on the price of staying on.',
  },
  positions: {
    tenant: {
      yes: 'medium',
      why: 'A move that slips by a day can cost a month or the next tenant’s losses.',
      ask: 'If Tenant stays on, rent is due day by day at no more than 125% of the last rent, and no other damages.',
    },
  },
  examples: {
    yes: ['A resident who is still there after the last day pays the double of the rent.', 'Overstay: $120 per day.'],
    not_stated: ['With the landlord’s consent the tenant may stay on at the same rent.', 'Two beds cost double.'],
  },
});
