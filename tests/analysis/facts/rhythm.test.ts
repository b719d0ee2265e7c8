import { expect, test } from 'bun:test';
import { rhythmOf, rhythmOfColumn, rhythmOfLabel } from '../../../src/analysis/facts/rhythm';

const behind = (words: string) => rhythmOf(`€900${words}`, 0, 4);

test.each([
  [' gross a year', 'year'],
  [' net per month', 'month'],
  [' excluding VAT each quarter', 'quarter'],
  [' (incl. of all taxes) per month', 'month'],
  [' before tax, per annum', 'year'],
  [' p.a.', 'year'],
  [' p.m.', 'month'],
  [' plus GST per week', 'week'],
  [' a fortnight', 'fortnight'],
] as const)('€900%s is paid each %s', (words, per) => {
  expect(behind(words)).toBe(per);
});

test.each([' including two weekly visits', ' net of the monthly retainer', ' gross', ', and £4 a week'])(
  '€900%s has no time of its own',
  (words) => {
    expect(behind(words)).toBeNull();
  },
);

test.each([
  ['Monthly', 'month'],
  ['Price per month', 'month'],
  ['Annual fee', 'year'],
  ['Per week', 'week'],
  ['Months', null],
  ['Paid in the month', null],
] as const)('the sums under %j are paid each %s', (heading, per) => {
  expect(rhythmOfColumn(heading)).toBe(per);
});

test.each([
  ['€1,480, payable in advance by direct Weekly fee', 'week'],
  ['€1,480 of which €40 is the Weekly fee', null],
  ['€1,480 with a weekly report', null],
  [`€1,480 ${'and so on '.repeat(20)} Weekly fee`, null],
] as const)('the one sum of %j is paid each %s', (row, per) => {
  expect(rhythmOfLabel(row)).toBe(per);
});

test.each([
  ['Rent per month, first year ', 'month'],
  ['First-year total ', null],
  ['For the first year a monthly rent of ', 'month'],
] as const)('before the sum: %s', (label, per) => {
  expect(rhythmOf(`${label}€900`, label.length, label.length + 4)).toBe(per);
});
