import { placeOf } from '../../document/place';
import { findPeriods, formatPeriod } from '../../mentions/periods';
import { proof } from '../../statements/search';
import { defineRule, finding } from '../rule';
import { standstills } from '../standstills';

export const standstill = defineRule({
  id: 'standstill',
  label: 'Standstill',
  family: 'restraint',
  severity: { medium: 'a bidder may not bid' },
  kinds: ['nda', 'venture', 'unknown'],
  witness: { headings: ['standstill'], forces: ['must not'] },
  find: (reading) =>
    standstills(reading).map((hit) => {
      const period = findPeriods(hit.sentence.text).find(({ unit }) => unit === 'month' || unit === 'year');
      return finding(
        'medium',
        `${placeOf(reading, hit.sentence)} is a standstill: no purchase of securities or bid for control without consent${period ? `, for ${formatPeriod(period)}` : ''}.`,
        'Ask for a short time, a fall-away when another bidder comes, and the right to make private offers to the board.',
        [proof(reading, hit)],
      );
    }),
});
