import { expect, test } from 'bun:test';
import { nextDate } from '../../../src/ui/components/documents/next-date';

const NOW = new Date(2027, 10, 30, 23, 59);

test.each([
  [{ noticeBy: '2027-12-02', end: '2028-03-01' }, 'notice by Dec 2, 2027'],
  [{ noticeBy: '2027-11-30', end: '2028-03-01' }, 'notice by Nov 30, 2027'],
  [{ noticeBy: '2027-11-29', end: '2028-03-01' }, 'term ends Mar 1, 2028'],
  [{ noticeBy: null, end: '2028-03-01' }, 'ends Mar 1, 2028'],
  [{ noticeBy: '2026-12-02', end: '2027-03-01' }, null],
  [{ noticeBy: null, end: null }, null],
])('of %p the next is %p', (dates, words) => {
  expect(nextDate(dates, NOW)).toBe(words);
});
