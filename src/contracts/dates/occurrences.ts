import { addBusinessDays, addDays, addMonths, addPeriod, isWeekend, weekdayOf } from '../../analysis/mentions/calendar';
import type { Period } from '../../analysis/mentions/periods';
import type { Repeats } from '../../shared/dates';
import { formatDay } from '../../shared/format';

/** The day a length of time before another; business days are Monday to Friday. */
export function before(iso: string, { count, unit }: Period): string {
  return addPeriod(iso, -count, unit) ?? addBusinessDays(iso, -Math.round(count));
}

/** The day a length of time after another, likewise. */
export function after(iso: string, { count, unit }: Period): string {
  return addPeriod(iso, count, unit) ?? addBusinessDays(iso, Math.round(count));
}

const MONTHS: Partial<Record<Period['unit'], number>> = { month: 1, quarter: 3, year: 12 };
const DAYS: Partial<Record<Period['unit'], number>> = { day: 1, week: 7 };

/** A length of time as whole months and days; null for business days, and for parts of months, which do not come again evenly. */
export function evenly({ count, unit }: Period): Repeats['every'] | null {
  const months = count * (MONTHS[unit] ?? 0);
  const days = count * (DAYS[unit] ?? 0);
  return months + days > 0 && Number.isInteger(months) && Number.isInteger(days) ? { months, days } : null;
}

/**
 * The n-th day of what comes again, from 0. Months are counted from the base each time and not from the time before: what began on 31 January falls
 * on the 28th in February and on the 31st in March again.
 */
export function occurrence({ base, first, every, lead }: Repeats, n: number): string {
  const months = addMonths(base, first.months + n * every.months);
  const day = addDays(months, first.days + n * every.days);
  return lead ? before(day, lead) : day;
}

/** The year after the last of the calendar of contracts. */
const END_OF_CALENDAR = 2200;

/** The number of the last time that there can be at all. */
function lastOf({ base, every, times }: Repeats): number {
  const months = (END_OF_CALENDAR - Number(base.slice(0, 4))) * 12;
  return Math.min(
    times ?? Number.POSITIVE_INFINITY,
    Math.max(0, Math.floor(months / (every.months + every.days / 31))),
  );
}

/** The first n up to `last` of which the day is not before `from`; `last` + 1 where there is none. */
function firstFrom(repeats: Repeats, from: string, last: number): number {
  let low = 0;
  let high = last + 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (occurrence(repeats, middle) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The days from `from` to `to`, both included, on which what comes again falls, with the number of each. */
export function occurrencesIn(repeats: Repeats, from: string, to: string): { n: number; day: string }[] {
  const found: { n: number; day: string }[] = [];
  const last = lastOf(repeats);
  for (let n = firstFrom(repeats, from, last); n <= last; n++) {
    const day = occurrence(repeats, n);
    if (day > to || (repeats.until && day > repeats.until)) break;
    found.push({ n, day });
  }
  return found;
}

/** What has to be said of a day on which nobody works: 'It is a Saturday: the working day before is Feb 26, 2027. …'; null of others. */
export function weekendNote(iso: string): string | null {
  if (!isWeekend(iso)) return null;
  const name = weekdayOf(iso) === 6 ? 'Saturday' : 'Sunday';
  return `It is a ${name}: the working day before is ${formatDay(addBusinessDays(iso, -1))}. Public holidays are not known.`;
}
