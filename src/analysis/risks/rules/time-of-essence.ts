import { placeOf } from '../../document/place';
import { anyWording, perhaps, unlessNext, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const ESSENCE = anyWording(
  wording('time {is,shall be,will be,being} ', perhaps(unlessNext('not '), '^ '), 'of (the )essence'),
  wording('{all,every,each} {date,deadline}(s)', 40, '{is,are} {strict,firm,fixed and final}'),
);

export const timeOfEssence = defineRule({
  id: 'time-of-essence',
  label: 'Time is of the essence',
  family: 'ending',
  severity: { low: 'it counts only when a date is missed' },
  kinds: [...DEALS, 'lease', 'finance'],
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, ESSENCE);
    if (!hit) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} makes time of the essence, so that missing a date can end the contract.`,
      'Limit it to the dates that matter, with a short grace period.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'supply',
    hits: [
      ['6.1 Time is of the essence in the performance of this Agreement.', 'Section 6.1 makes time of the essence'],
      ['6.1 Time shall be of the essence for all deliveries.', 'makes time of the essence'],
      [
        '8.5 In respect of every obligation of Tenant, time is of the essence hereof.',
        'makes time of the essence',
        'lease',
      ],
      ['3. All dates in this plan are firm.', 'makes time of the essence', 'services'],
    ],
    misses: [
      ['6.1 Time is not of the essence.', 'denied'],
      ['6.1 Time shall not be of the essence for any delivery.', 'denied in full'],
      ['6.1 The essence of the service is its speed.', 'other words'],
      ['6.1 “Essential Time” means the hours from nine to five.', 'a definition'],
    ],
  },
});
