import { addDays, addPeriod } from '../mentions/calendar';
import { findDates } from '../mentions/dates';
import type { Period } from '../mentions/periods';

const MOST_YEARS = 99;

/** 'From April 1, 2025 to March 31, 2028': three years. */
export function wholeYears(said: string): Period | null {
  const days = findDates(said).flatMap(({ iso, kind }) => (kind === 'day' && iso ? [iso] : []));
  const [from, to] = days;
  if (days.length !== 2 || !from || !to) return null;
  for (let count = 1; count <= MOST_YEARS; count++) {
    const after = addPeriod(from, count, 'year');
    if (after === null || after > addDays(to, 1)) return null;
    if (after === to || after === addDays(to, 1)) return { count, unit: 'year' };
  }
  return null;
}
