import { defineQuestion } from '../define-question';

export const ipLicenceExclusivityReserved = defineQuestion({
  id: 'ip-licence.exclusivity-reserved',
  title: 'Exclusive licence',
  ask: 'Is the licence exclusive, or a side bound to deal only with the other?',
  kinds: ['ip-licence', 'music-licence'],
  yes: { categories: ['Exclusivity'], rules: ['exclusivity'] },
  says: {
    yes: 'The licence is exclusive, or a side is bound to deal only with the other.',
    no: 'The licence is not exclusive.',
    not_stated: 'An exclusive licence was not found.',
  },
  positions: {
    licensee: {
      not_stated: 'medium',
      why: 'The owner may license the same right to a rival the next day.',
      ask: 'The licence is exclusive in [field and territory]; the Licensor shall neither use nor license the rights there.',
    },
    licensor: {
      yes: 'medium',
      why: 'An exclusive licensee that uses the right little can block the whole field.',
      ask: 'The licence becomes non-exclusive if the minimum in Schedule [2] is missed in two years running, and is subject to the licences in Schedule [3].',
    },
  },
  examples: {
    yes: [
      'Licensor grants Licensee an exclusive licence and shall not license the Marks to any other person in the Territory.',
      'The licence is exclusive within the field of toys.',
    ],
    not_stated: ['The licence is for one year.', 'The hotel is exclusive.'],
  },
});
