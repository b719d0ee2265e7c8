import { expect, test } from 'bun:test';
import {
  dayAfter,
  daysOfMonth,
  localDay,
  longDayWords,
  monthAfter,
  monthWords,
  weeksOf,
} from '../../../src/ui/lib/calendar-days';

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 12, '2027-11'],
])('%s and %d months is %s', (month, count, after) => expect(monthAfter(month, count)).toBe(after));

test.each([
  ['2024-02', '2024-02-29'],
  ['2026-02', '2026-02-28'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, to) => expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to }));

test('weeks begin on Monday and are whole', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  // February 2027 is four weeks to the day.
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('days are words and neighbours without a zone', () => {
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
  expect(longDayWords('2028-02-29')).toBe('Tuesday, February 29, 2028');
  expect(monthWords('2026-12')).toBe('December 2026');
});

test('today is the reader’s day', () => {
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  expect(localDay(new Date(2027, 0, 1, 0, 1))).toBe('2027-01-01');
});
