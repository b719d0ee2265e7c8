import { expect, test } from 'bun:test';
import { findMoney } from '../../../src/analysis/mentions/money';

test.each([
  ['780,00 EUR a month', 780, 'EUR'],
  ['105.290,00 EUR', 105_290, 'EUR'],
  ['EUR 1.250,50', 1_250.5, 'EUR'],
  ['a price of € 1.250.', 1_250, 'EUR'],
  ['€1,250.00', 1_250, 'EUR'],
  ['$1,000,000.', 1_000_000, 'USD'],
  ['$3.259 per gallon', 3.259, 'USD'],
  ['Rs. 2,25,00,000', 22_500_000, 'INR'],
  ['EUR 12.5 million', 12_500_000, 'EUR'],
  ['R85,000 for the van', 85_000, 'ZAR'],
  ['ninety-six dollars an hour', 96, 'USD'],
  ['eighteen thousand pounds', 18_000, 'GBP'],
  ['Three Hundred and Ten Thousand Pounds Sterling', 310_000, 'GBP'],
  ['two million five hundred thousand euros', 2_500_000, 'EUR'],
  ['Forty-Eight Thousand Dollars ($48,000)', 48_000, 'USD'],
])('%s is %d %s', (text, amount, currency) => {
  expect(findMoney(text).map((sum) => [sum.amount, sum.currency])).toEqual([[amount, currency]]);
});

test('a mark without a sum behind it is none', () => {
  expect(findMoney('forty pounds of flour, two hundred pounds in weight')).toEqual([]);
  expect(findMoney('Room R 5, section 1.250, R2 of the plan')).toEqual([]);
});

test.each([
  ['CAD $96 per hour', 'CAD', 96],
  ['AUD$1,200', 'AUD', 1200],
  ['$96', 'USD', 96],
  ['Twenty-Four Thousand and no/100 Dollars', 'USD', 24_000],
  ['Four Hundred Forty-Four and 71/100 Dollars', 'USD', 444.71],
])('money: %s', (text, currency, amount) => {
  expect(findMoney(text)).toMatchObject([{ currency, amount }]);
});
