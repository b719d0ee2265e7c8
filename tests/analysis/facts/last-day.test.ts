import { expect, test } from 'bun:test';
import type { Day } from '../../../src/analysis/facts/day';
import { type Fact, found } from '../../../src/analysis/facts/fact';
import { isLastDay } from '../../../src/analysis/facts/last-day';

const day = (quote: string, written: string): Fact<Day> =>
  found({
    value: { iso: '2026-04-30', written },
    confidence: 0.9,
    evidence: [{ quote, page: 1, start: 0, end: quote.length }],
  });

test.each([
  ['It commences on the consent and expires at 11:59 p.m. on April 30, 2026.', true],
  ['The term runs until the April 30, 2026.', true],
  ['Commencement Date – April 30, 2026\t$24.00\t$428,160.00', true],
  ['Start date – April 30, 2026', false],
  ['Executive’s employment with the Company ended effective April 30, 2026 (the "Separation Date").', true],
  ['His service as a director terminated, with effect from April 30, 2026.', true],
  ['This Agreement is effective April 30, 2026.', false],
  ['The employment is governed by a letter effective April 30, 2026.', false],
  ['The term begins on April 30, 2026.', false],
])('%s', (quote, isLast) => {
  expect(isLastDay(day(quote, 'April 30, 2026'))).toBe(isLast);
});
