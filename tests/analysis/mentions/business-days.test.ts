import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  addMonths,
  daysIn,
  isoDay,
  isWeekend,
  weekdayOf,
} from '../../../src/analysis/mentions/calendar';

/** The calendar that comes with the runtime, as far as it is asked here. */
interface PlainDate {
  add(duration: { days?: number; months?: number }): PlainDate;
  toString(): string;
  readonly dayOfWeek: number;
  readonly daysInMonth: number;
}
declare const Temporal: { PlainDate: { from(iso: string): PlainDate } };

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('business days', () => {
  // 27 November 2026 is a Friday.
  test.each([
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-27', 5, '2026-12-04'],
    ['2026-11-27', -1, '2026-11-26'],
    ['2026-11-30', -1, '2026-11-27'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-11-29', 1, '2026-11-30'],
    ['2026-11-28', -1, '2026-11-27'],
    ['2026-11-29', -1, '2026-11-27'],
    ['2026-11-29', -5, '2026-11-23'],
    ['2026-11-28', 5, '2026-12-04'],
    ['2027-01-01', -10, '2026-12-18'],
    ['2024-03-01', -2, '2024-02-28'],
    ['2024-02-29', -1, '2024-02-28'],
  ])('%s and %d of them is %s', (from, count, to) => expect(addBusinessDays(from, count)).toBe(to));

  test('are those that are met one by one', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 60 }), (from, count) => {
        let day = from;
        for (let left = Math.abs(count); left > 0; ) {
          day = addDays(day, Math.sign(count));
          if (!isWeekend(day)) left--;
        }
        expect(addBusinessDays(from, count)).toBe(day);
      }),
    );
  });
});

describe('the calendar is that of the runtime', () => {
  test('days, months and weekdays', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (from, count) => {
        const plain = Temporal.PlainDate.from(from);
        expect(addDays(from, count)).toBe(plain.add({ days: count }).toString());
        expect(addMonths(from, count)).toBe(plain.add({ months: count }).toString());
        expect(weekdayOf(from)).toBe(plain.dayOfWeek);
        expect(daysIn(Number(from.slice(0, 4)), Number(from.slice(5, 7)))).toBe(plain.daysInMonth);
      }),
    );
  });

  test('a day outside of the years of contracts is none', () => expect(isoDay(2300, 1, 1)).toBeNull());
});
