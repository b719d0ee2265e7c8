/** Days of the calendar as YYYY-MM-DD, months as YYYY-MM; without times or zones. */

/** The day on which the reader is, by the clock of the browser. */
export function localDay(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The day so many after another, or before it where the number is negative. */
export function dayAfter(day: string, count: number): string {
  return iso(Date.parse(day) + count * DAY);
}

/** The month so many after another. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return iso(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: iso(Date.UTC(year, number, 0)) };
}

/** The weeks of a month, from Monday to Sunday, with the days of the months around it that complete them. */
export function weeksOf(month: string): string[][] {
  const { from, to } = daysOfMonth(month);
  const weeks: string[][] = [];
  let day = Date.parse(from) - ((new Date(from).getUTCDay() + 6) % 7) * DAY;
  while (iso(day) <= to) {
    weeks.push(Array.from({ length: 7 }, (_, i) => iso(day + i * DAY)));
    day += 7 * DAY;
  }
  return weeks;
}

/** 'December 2026'. */
export function monthWords(month: string): string {
  return words(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** 'Dec 2026'. */
export function shortMonthWords(month: string): string {
  return words(`${month}-01`, { month: 'short', year: 'numeric' });
}

/** 'Thu, Dec 17'. */
export function dayWords(day: string): string {
  return words(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** 'Thursday, December 17, 2026'. */
export function longDayWords(day: string): string {
  return words(day, { dateStyle: 'full' });
}

const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const words = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' });
