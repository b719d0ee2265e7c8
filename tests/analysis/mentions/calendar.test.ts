import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { addDays, addMonths, addPeriod, daysIn, isoDay } from '../../../src/analysis/mentions/calendar';

describe('adding to a day', () => {
  test.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2023-10-31', 1, '2023-11-30'],
    ['2023-12-31', 2, '2024-02-29'],
    ['1999-11-30', 3, '2000-02-29'],
    ['2014-02-10', 60, '2019-02-10'],
  ])('%s + %d months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2023-12-31', 1, '2024-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
  ])('%s + %d days is %s', (from, days, to) => expect(addDays(from, days)).toBe(to));

  test('periods of each unit', () => {
    expect(addPeriod('2020-01-01', 1, 'year')).toBe('2021-01-01');
    expect(addPeriod('2020-01-01', 2, 'week')).toBe('2020-01-15');
    expect(addPeriod('2020-01-01', 2, 'quarter')).toBe('2020-07-01');
    expect(addPeriod('2020-01-01', 1.5, 'year')).toBe('2021-07-01');
    expect(addPeriod('2020-01-01', 10, 'business day')).toBeNull();
  });

  test('1900 was no leap year, 2000 was', () => {
    expect(daysIn(1900, 2)).toBe(28);
    expect(daysIn(2000, 2)).toBe(29);
    expect(isoDay(1900, 2, 29)).toBeNull();
  });

  test('months added give a day of the calendar, in the right month', () => {
    const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 600 }), (date, months) => {
        const from = date.toISOString().slice(0, 10);
        const [year = 0, month = 0, dayOfMonth = 0] = addMonths(from, months).split('-').map(Number);
        expect(isoDay(year, month, dayOfMonth)).not.toBeNull();
        const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
        expect(year * 12 + month).toBe(fromYear * 12 + fromMonth + months);
      }),
    );
  });
});
