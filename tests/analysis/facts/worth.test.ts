import { expect, test } from 'bun:test';
import { isOfFirstYear } from '../../../src/analysis/facts/worth';

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
