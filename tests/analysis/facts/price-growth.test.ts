import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { evidenceAt } from '../../../src/analysis/evidence';
import { growsEachYear, growthOf, isFreeAtFirst, mayGrow } from '../../../src/analysis/facts/price-growth';
import { sourceOf } from '../../../src/analysis/facts/source';
import { worth } from '../../../src/analysis/facts/worth';
import { priceIn } from '../../../src/analysis/report/price';
import { FREE_AT_FIRST, MAY_RISE } from '../../../src/shared/caveats';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith, readingOf } from '../../support/reading';

const toldOf = (clauses: string) =>
  readFacts(`SERVICES AGREEMENT
This Agreement is made on May 4, 2023 between Acme Mills, Inc. ("Provider") and Borel LLC ("Customer").
1. Provider cleans the offices of Customer every Monday.
2. The term is five years.
${clauses}
13. Notices are in writing.`).contractValue.value;

const FEE = '3. Customer pays an annual fee of $12,000.';

describe('a price that grows each year is that of the first year', () => {
  test.each([
    `${FEE} The fee increases by 3% on each anniversary.`,
    `${FEE}\n4. The fee shall be increased annually by the rate of inflation.`,
    `${FEE}\n4. The fee for each year after the first is 105% of the fee for the preceding year.`,
    '3. Customer pays an annual fee of $12,000, which increases by 3% on each anniversary.',
    '3. The fees for the first year are $12,000.\nAnnual fee: $12,000',
  ])('%s', (clauses) => {
    expect(toldOf(clauses)).toBe('$12,000 per year in the first year');
  });

  test.each([
    `${FEE}\n4. The fee shall not be increased in any year.`,
    `${FEE}\n4. Interest on late fees increases each year.`,
    `${FEE}\n4. The wages of the cleaners increase each year.`,
    `${FEE}\n4. The first year ends on May 4, 2024.`,
  ])('near miss: %s', (clauses) => {
    expect(toldOf(clauses)).toBe('$12,000 per year');
  });

  test('a sum that is paid once does not grow', () => {
    expect(toldOf('3. The purchase price is $1,200.\n4. The price increases each year by 3%.')).toBe('$1,200');
  });
});

test.each([
  'Base Rent shall increase by four percent (4%) on each anniversary of the Commencement Date.',
  'The commitment for each Contract Year after the first shall be one hundred fifteen percent (115%) of that for the preceding year.',
  'The rent goes up by £20 a month every year.',
  'The subscription steps up annually by 5%.',
])('grows each year: %s', (quote) => expect(growsEachYear({ quote })).toBe(true));

test.each([
  'The premium is paid each year.',
  'The rent shall remain fixed and shall not increase annually.',
  'The insurance premium increases each year.',
  'The price is fixed for the term, and no invoice says that the price increases each year.',
])('does not: %s', (quote) => expect(growsEachYear({ quote })).toBe(false));

test.each([
  'The Licensor may increase the Fees on each anniversary by seven per cent.',
  'We may alter our rates at any time during a hire.',
  'The price may be raised once a year in line with inflation.',
  'Rent at an initial rate of £86,400 per annum and then as revised pursuant to Schedule 1.',
])('may grow: %s', (quote) => expect(mayGrow({ quote })).toBe(true));

test.each([
  'We may not reduce your salary without 60 days’ notice.',
  'The Landlord may re-enter the Premises if any rent is unpaid.',
  'Names of users may be swapped at any time without charge.',
  'Provider may adjust its rota from time to time.',
  'Upon a renewal term Provider may increase the fee.',
  'Provider may change its rota but not increase the fee.',
])('may not: %s', (quote) => expect(mayGrow({ quote })).toBe(false));

test.each([
  'Base Rent shall abate for the first two (2) months of the term.',
  'No rent is payable for the first three months of the term.',
  'The first two months are free.',
  'The Tenant has a rent-free period of twelve weeks.',
])('is free at first: %s', (quote) => expect(isFreeAtFirst({ quote })).toBe(true));

test.each([
  'If the shop is damaged by fire the rent abates for the first two months.',
  'The first month is free of defects.',
  'No fee is payable to the Agent.',
])('is not: %s', (quote) => expect(isFreeAtFirst({ quote })).toBe(false));

test('what may rise or is free at first is told behind the value', () => {
  expect(toldOf(`${FEE}\n4. Provider may increase the fee once a year by up to 5%.`)).toBe(
    `$12,000 per year${MAY_RISE}`,
  );
  expect(toldOf(`${FEE}\n4. No fee is payable for the first three months.`)).toBe(`$12,000 per year${FREE_AT_FIRST}`);
});

test('the summary tells the price with the words by which it grows, or that it does', () => {
  const told = (grows: string) =>
    priceIn(
      readingOf(
        contractWith(`4. Customer shall pay an annual fee of $12,000.\n5. Taxes. Each side pays its own.\n${grows}`),
      ),
    );
  const short = '6.2 Provider may increase the fee once a year by up to five per cent.';
  expect(told(short)?.text).toContain('”; “Provider may increase the fee once a year');
  const long = `6.2 Provider may increase the fee once a year by up to five per cent, ${'and by what its suppliers charge it more than in the year before, '.repeat(5)}as it thinks fit.`;
  expect(told(long)).toMatchObject({ but: MAY_RISE });
});

describe('the sentences by which a price grows', () => {
  const PRICE = 'Customer pays $12,000.';
  /** Those of a price that words of the clauses prove. */
  function growing(clauses: string, words = 'Customer pays an annual fee of $12,000', per: 'year' | null = 'year') {
    const contract = contractTextFromPlain(contractWith(clauses));
    const start = contract.text.indexOf(words);
    const evidence = start < 0 ? [] : [evidenceAt(contract, start, start + words.length)];
    const value = worth({ amount: 12_000, currency: 'USD' }, per);
    return growthOf(sourceOf(contract, documentOf(contract)), { value, evidence }).map(({ quote }) => quote);
  }
  const GROWTH = 'The fee increases each year by $500.';
  const of = (rest: string) => `${FEE}\n4. Money. ${rest}`;

  test('are told, though they name a sum', () => expect(growing(of(GROWTH))).toEqual([GROWTH]));

  test('by what the title of its clause calls it', () => {
    const clauses = `3. Fee. ${PRICE}\n4. Money. ${GROWTH}`;
    expect(growing(clauses, PRICE)).toEqual([GROWTH]);
    expect(growing(clauses.replace('Fee.', 'Duties.'), PRICE)).toEqual([]);
  });

  test('but not without proof, of what is paid once or of other things', () => {
    expect(growing(of(GROWTH), 'nowhere')).toEqual([]);
    expect(growing(of(GROWTH), undefined, null)).toEqual([]);
    expect(growing(of('The wages of cleaners increase each year.').replace('wages', 'hire')).length).toBe(0);
    expect(growing(of('The salary of the cleaner increases each year.'))).toEqual([]);
  });

  test('nor the price itself again, except for what stands beside it without a sum', () => {
    const own = 'Customer pays an annual fee of $12,000, which increases by 3% on each anniversary.';
    expect(growing(`3. Money. ${own}`, own)).toEqual([]);
    const two = `Customer pays an annual fee of $12,000. The fee increases each year by 3%.`;
    expect(growing(`3. Money. ${two}`, two)).toEqual(['The fee increases each year by 3%.']);
  });

  test('one that tells both once', () => {
    const both = 'The first month is free and the fee increases each year by 3%.';
    expect(growing(of(both))).toEqual([both]);
  });
});
