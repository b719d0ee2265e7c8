import { describe, expect, test } from 'bun:test';
import { isOnAnniversary, printDay } from '../../../src/analysis/facts/day';

describe('days', () => {
  test('are printed as the contract writes them, but without the line of a form', () => {
    expect(printDay({ iso: '2025-03-17', written: '17 March 2025' }).value).toBe('17 March 2025');
    expect(printDay({ iso: '2025-03-17', written: '17th_ day of _March_, 20_25' }).value).toBe('March 17, 2025');
    expect(printDay({ iso: '2025-03-17' }).value).toBe('March 17, 2025');
  });

  test.each([
    ['effective date + 12 months', true],
    ['start of the term + 12 months - 1 day', false],
    ['the end of the year', false],
    [undefined, false],
  ])('an end by the rule %p is on the anniversary of its start: %p', (rule, is) =>
    expect(isOnAnniversary(rule === undefined ? {} : { rule })).toBe(is),
  );
});
