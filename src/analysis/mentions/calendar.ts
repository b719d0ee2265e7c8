import { MONTH_NAMES } from '../lexicon/en/months';
/** Days without a clock or time zone, as YYYY-MM-DD. */

/** The ISO day, or null when there is no such day (February 30). Years 1900 to 2199. */
export function isoDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Days in a month counted from 1, by the Gregorian rule for leap years. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day `months` later; the last day of the month where that month is shorter (Jan 31 + 1 month = Feb 28 or 29). */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const total = year * 12 + (month - 1) + months;
  const toYear = Math.floor(total / 12);
  const toMonth = (total % 12) + 1;
  return `${String(toYear).padStart(4, '0')}-${String(toMonth).padStart(2, '0')}-${String(Math.min(day, daysIn(toYear, toMonth))).padStart(2, '0')}`;
}

export type PeriodUnit = 'day' | 'business day' | 'week' | 'month' | 'quarter' | 'year';

/** The day a period later, or null for business days, which hang on a calendar of holidays that the contract does not give. */
export function addPeriod(iso: string, count: number, unit: PeriodUnit): string | null {
  if (unit === 'business day') return null;
  if (unit === 'day') return addDays(iso, Math.round(count));
  if (unit === 'week') return addDays(iso, Math.round(count * 7));
  const months = count * { month: 1, quarter: 3, year: 12 }[unit];
  const whole = Math.floor(months);
  const later = addMonths(iso, whole);
  return whole === months ? later : addDays(later, Math.round((months - whole) * 30));
}

const SATURDAY = 6;

/** The day of the week from 1, Monday, to 7, Sunday. */
export function weekdayOf(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(iso: string): boolean {
  return weekdayOf(iso) >= SATURDAY;
}

/**
 * The day so many business days later, or earlier where `count` is negative: Monday to Friday are counted, public holidays are not known. From a weekend
 * the first one counted is the Monday after it, or the Friday before.
 */
export function addBusinessDays(iso: string, count: number): string {
  const step = Math.sign(count);
  let day = iso;
  const weeks = Math.trunc(count / 5);
  // Of whole weeks each has its five, once the count begins on a day that counts itself.
  if (weeks !== 0 && isWeekend(day)) while (isWeekend(day)) day = addDays(day, -step);
  day = addDays(day, weeks * 7);
  for (let left = Math.abs(count % 5); left > 0; left--) {
    do day = addDays(day, step);
    while (isWeekend(day));
  }
  return day;
}

/** A day as contracts write it: 'March 1, 2029'. */
export function formatDay(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return `${MONTH_NAMES[month - 1]} ${day}, ${year}`;
}
