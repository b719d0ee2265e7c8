import { expect, test } from 'bun:test';
import { bareAmount, currenciesIn, findMoney } from '../../../src/analysis/mentions/money';

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
  ['RM 146,124.00', 146_124, 'MYR'],
  ['RM3.85 each', 3.85, 'MYR'],
  ['Rp. 250.000', 250_000, 'IDR'],
  ['KSh 40,000', 40_000, 'KES'],
  ['Dhs 5,000 per month', 5_000, 'AED'],
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
  expect(findMoney('Rm 12, rp 500, Tower RM, 3,000 rpm')).toEqual([]);
});

test.each([
  ['CAD $96 per hour', 'CAD', 96],
  ['AUD$1,200', 'AUD', 1200],
  ['$96', 'USD', 96],
  ['Euro 27.400,00', 'EUR', 27_400],
  ['₦6,450,000', 'NGN', 6_450_000],
  ['KRW 3,500,000', 'KRW', 3_500_000],
  ['R$ 4.500,00', 'BRL', 4500],
  ['Twenty-Four Thousand and no/100 Dollars', 'USD', 24_000],
  ['Four Hundred Forty-Four and 71/100 Dollars', 'USD', 444.71],
])('money: %s', (text, currency, amount) => {
  expect(findMoney(text)).toMatchObject([{ currency, amount }]);
});

test('the year of a championship is no sum', () => {
  expect(findMoney('tickets for Euro 2024 are not included')).toEqual([]);
});

test('currencies are named by the heads of tables, without a sum', () => {
  expect(currenciesIn('Unit price EUR\tAmount (AUD, ex GST)\tA$ and £')).toEqual(['EUR', 'AUD', 'AUD', 'GBP']);
});

test('a cell of figures alone is an amount', () => {
  expect(['22,180.00', ' 203,000 ', '22.180,00', '12 boxes', 'EUR 5', ''].map(bareAmount)).toEqual([
    22_180,
    203_000,
    22_180,
    null,
    null,
    null,
  ]);
});

test('a currency is named by the head of a table', () => {
  expect(currenciesIn('Unit price (RM)')).toEqual(['MYR']);
  expect(currenciesIn('Rm')).toEqual([]);
});
