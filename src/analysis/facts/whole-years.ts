import { addDays, addPeriod } from '../mentions/calendar';
import { findDates } from '../mentions/dates';
import type { Period } from '../mentions/periods';

const MOST_YEARS = 99;

/** 'From April 1, 2025 to March 31, 2028': three years. */
export function wholeYears(said: string): Period | null {
  const days = findDates(said).flatMap(({ iso, kind }) => (kind === 'day' && iso ? [iso] : []));
  const [from, to] = days;
  return days.length === 2 && from && to ? yearsBetween(from, to) : null;
}

/** How many years a term has by its first and its last day (YYYY-MM-DD); null where these are no whole years apart. */
export function yearsBetween(from: string, to: string): Period | null {
  for (let count = 1; count <= MOST_YEARS; count++) {
    const after = addPeriod(from, count, 'year');
    if (after === null || after > addDays(to, 1)) return null;
    if (after === to || after === addDays(to, 1)) return { count, unit: 'year' };
  }
  return null;
}
