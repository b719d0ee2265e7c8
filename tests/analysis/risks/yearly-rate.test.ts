import { expect, test } from 'bun:test';
import { yearlyRate } from '../../../src/analysis/risks/yearly-rate';

test('the rate at which the payments are worth what was lent', () => {
  // An annuity of 1% a month over a year: 10,000 × 0.01 / (1 − 1.01^−12).
  expect(yearlyRate({ principal: 10_000, payment: 888.4879, count: 12, aYear: 12 })).toBeCloseTo(0.12, 5);
  // 30 years at 6%: the payment of every table of mortgages.
  expect(yearlyRate({ principal: 100_000, payment: 599.5505, count: 360, aYear: 12 })).toBeCloseTo(0.06, 5);
  // All at once after a week.
  expect(yearlyRate({ principal: 100, payment: 110, count: 1, aYear: 52 })).toBeCloseTo(5.2, 5);
  expect(yearlyRate({ principal: 1_200, payment: 100, count: 12, aYear: 12 })).toBeCloseTo(0, 5);
});

test('is not known where less is paid back than was lent', () => {
  expect(yearlyRate({ principal: 1_200, payment: 99, count: 12, aYear: 12 })).toBeNull();
});
