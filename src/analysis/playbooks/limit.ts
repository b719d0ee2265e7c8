import type { Limit } from '../../shared/playbooks';
import type { Period } from '../mentions/periods';

/** How a length of time stands to a limit; 'unclear' where months of 28 to 31 days or business days leave it open. */
export type Compared = 'within' | 'beyond' | 'unclear';

type Range = readonly [least: number, most: number];

const UNITS = {
  days: 'day',
  'business days': 'business day',
  weeks: 'week',
  months: 'month',
  years: 'year',
} as const satisfies Record<Limit['unit'], Period['unit']>;

/** The limit itself is within it. */
export function compareToLimit(period: Period, { bound, count, unit }: Limit): Compared {
  const limit: Period = { count, unit: UNITS[unit] };
  const [is, allowed] = commonly(period, limit);
  const [inside, outside] =
    bound === 'most' ? [is[1] <= allowed[0], is[0] > allowed[1]] : [is[0] >= allowed[1], is[1] < allowed[0]];
  return inside ? 'within' : outside ? 'beyond' : 'unclear';
}

/** Both in months where both are whole months, in business days where both are those, else in days. */
function commonly(one: Period, other: Period): [Range, Range] {
  const both = [one, other];
  if (both.every(({ unit }) => unit in MONTHS)) return [inMonths(one), inMonths(other)];
  if (both.every(({ unit }) => unit === 'business day')) return [exactly(one.count), exactly(other.count)];
  return [inDays(one), inDays(other)];
}

const exactly = (count: number): Range => [count, count];
const MONTHS: Readonly<Partial<Record<Period['unit'], number>>> = { month: 1, quarter: 3, year: 12 };
const inMonths = ({ count, unit }: Period): Range => exactly(count * (MONTHS[unit] ?? 0));

const DAYS_OF_MONTH = 365.25 / 12;

/** At least and at most so many days. Five business days are a week; a weekend may stand before them. */
function inDays({ count, unit }: Period): Range {
  if (unit === 'day') return exactly(count);
  if (unit === 'week') return exactly(7 * count);
  if (unit === 'business day') return [count, Math.ceil((count * 7) / 5) + 2];
  const days = count * (MONTHS[unit] ?? 0) * DAYS_OF_MONTH;
  return [Math.floor(days - 2.5), Math.ceil(days + 1)];
}
