import { expect, test } from 'bun:test';
import { isOfFirstYear, isOfWholeTime } from '../../../src/analysis/facts/worth';

const sum = (amount: number) => ({ amount, currency: 'GBP' });

test.each([
  ['Rent per month, first year\t£28,400.00', 28_400],
  ['First-year total\t£127,820.00', 127_820],
  ['The rent is £900 a month for the first year and £950 after it.', 900],
])('of the first year: %s', (quote, amount) => expect(isOfFirstYear(quote, sum(amount))).toBe(true));

test.each([
  ['Rent per month\t£28,400.00', 28_400],
  ['In the first year the rent may not be raised; it is £900 a month.', 900],
  ['The rent is £900 a month for the first year and £950 after it.', 950],
  ['The rent is £900 a month.', 800],
])('near miss: %s', (quote, amount) => expect(isOfFirstYear(quote, sum(amount))).toBe(false));

test.each([
  ['Total of 24 monthly dues\t$2,016.00', true],
  ['Estimated hire charges for Minimum Hire Period\t$2,016.00', true],
  ['Fee for the whole rental term: $2,016.00', true],
  ['Monthly dues\t$2,016.00', false],
  ['Total monthly\t$2,016.00', false],
  ['$2,016.00 for the whole rental term', false],
  ['Total of 24 monthly dues\t$900.00', false],
])('whether a sum is for the whole time: %j is %p', (quote, isSo) => {
  expect(isOfWholeTime(quote, { amount: 2_016, currency: 'USD' })).toBe(isSo);
});
