import { describe, expect, test } from 'bun:test';
import { anniversaryIn } from '../../../src/analysis/mentions/anniversary';
import { findMoney, formatMoney } from '../../../src/analysis/mentions/money';
import { findPeriods, formatPeriod } from '../../../src/analysis/mentions/periods';

describe('periods', () => {
  test.each([
    ['thirty (30) days', '30 days'],
    ['Thirty-six (36) months', '36 months'],
    ['one year', '1 year'],
    ['another year', '1 year'],
    ['another six months', '6 months'],
    ['another one year', '1 year'],
    ['another twenty-four months', '24 months'],
    ['twelve-month', '12 months'],
    ['six(6) months', '6 months'],
    ['one hundred and eighty (180) days', '180 days'],
    ['one hundred twenty days', '120 days'],
    ['5-year', '5 years'],
    ['ten (10) business days', '10 business days'],
    ['two (2) consecutive calendar quarters', '2 quarters'],
    ['one and one-half years', '1.5 years'],
    ['forty-five days', '45 days'],
    ['(60) days', '60 days'],
  ])('%s is %s', (written, text) => {
    const [period] = findPeriods(written);
    expect(period && formatPeriod(period)).toBe(text);
  });

  test.each([
    ['an additional period of half a year', ['6 months']],
    ['a half-year term', ['6 months']],
    ['one-half year', ['6 months']],
    ['for a year and a half', ['18 months']],
    ['three years and a half', ['3.5 years']],
    ['one and a half years', ['1.5 years']],
    ['a quarter of a year', ['3 months']],
    ['the first half of the year', []],
    ['in the second half year', []],
    ['half-yearly accounts', []],
    ['a lease of five years and two months', ['62 months']],
    ['three (3) years and six (6) months', ['42 months']],
    ['two years and three months’ notice', ['2 years', '3 months']],
    ['after three years and six months after six years', ['3 years', '6 months', '6 years']],
    ['two years and eighteen months', ['2 years', '18 months']],
    ['within half an hour', []],
  ])('parts of a year: %s', (written, all) => expect(findPeriods(written).map(formatPeriod)).toEqual(all));

  test('a figure in brackets wins over the words', () => {
    expect(findPeriods('thirty (45) days').map(formatPeriod)).toEqual(['45 days']);
  });

  test('years of the calendar and section numbers are no periods', () => {
    expect(findPeriods('in 2014 years later')).toEqual([]);
    expect(findPeriods('Section 30. Days of grace')).toEqual([]);
  });

  test.each([
    ['until the fifth (5th) anniversary of the Effective Date', 5],
    ['the second anniversary', 2],
    ['the four (4) year anniversary of', 4],
    ['the 10th anniversary', 10],
  ])('%s counts %d years', (written, count) => {
    expect(anniversaryIn(written)).toMatchObject({ count, unit: 'year' });
  });
});

describe('money', () => {
  test.each([
    ['$1,000,000', '$1,000,000'],
    ['US$ 5 million', '$5,000,000'],
    ['€ 500,000', 'EUR 500,000'],
    ['GBP 20,000', 'GBP 20,000'],
    ['five hundred dollars ($500.50)', '$500.50'],
    ['250,000 euros', 'EUR 250,000'],
    ['C$2.5 million', 'CAD 2,500,000'],
    ['RMB 3,000,000', 'CNY 3,000,000'],
  ])('%s is %s', (written, text) => {
    const [amount] = findMoney(written);
    expect(amount && formatMoney(amount)).toBe(text);
  });
});
