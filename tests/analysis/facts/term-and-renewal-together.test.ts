import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const facts = (clauses: string) =>
  readFacts(
    `SERVICE AGREEMENT\nThis Service Agreement (this "Agreement") is made on March 2, 2020 between Acme Tools, Inc. ("Provider") and Borel LLC ("Customer"). The parties agree as follows:\n${clauses}`,
  );

describe('the last day that the sentence of the term writes wins over one that is counted', () => {
  test.each([
    [
      '1. Term. The term of this Agreement shall be five (5) years, commencing on May 1, 2024 and expiring, unless sooner terminated in accordance with its provisions, on April 30, 2029.',
      '2029-04-30',
    ],
    [
      '1. Term. This Agreement runs for three (3) years from January 1, 2021 and ends on December 31, 2023.',
      '2023-12-31',
    ],
    ['1. Term. The term of this Agreement is two (2) years, starting on July 1, 2020.', '2022-07-01'],
  ])('%s', (clause, day) => {
    expect(facts(clause).expirationDate.normalized).toBe(day);
  });
});

describe('a renewal that is as long as the term', () => {
  test.each([
    [
      '1. Term. This Agreement is concluded for an initial term of two (2) years from the date of this Agreement.\n2. Renewal. At the end of the initial term this Agreement renews automatically for the same period again, and so on.',
      '2 years',
    ],
    [
      '1. Term. The initial term of this Agreement is eighteen (18) months.\n2. Renewal. Upon expiry the Agreement shall automatically be extended for successive terms of equal length unless terminated.',
      '18 months',
    ],
  ])('%s', (clause, length) => {
    const { renewalTerm } = facts(clause);
    expect(renewalTerm).toMatchObject({ status: 'found', normalized: length, rule: 'as long as the term' });
    expect(renewalTerm.value).toContain('automatically');
  });

  test.each([
    '1. Term. The initial term of this Agreement is eighteen (18) months.\n2. Prices. The same period applies to the price list, which may be extended by agreement.',
    '1. Term. This Agreement lasts until it is terminated.\n2. Renewal. Licenses renew for the same period again.',
  ])('not: %s', (clause) => {
    expect(facts(clause).renewalTerm.status).not.toBe('found');
  });
});

test('a day from which a term is counted is not its end, however late it stands in the sentence', () => {
  const { expirationDate } = facts(
    '1. Term. The Production Period is two (2) months, and the remaining term of this Agreement is twenty-four (24) months to commence on the launch date of May 4, 2021, unless terminated earlier.',
  );
  expect(expirationDate.normalized).toBe('2023-05-04');
});

describe('what is renewed', () => {
  test.each([
    ['your rights to operate the business', '5 years'],
    ['your franchise', '5 years'],
    ['your insurance', null],
  ])('%s', (what, length) => {
    const { renewalTerm } = facts(
      `1. Term. This Agreement runs for ten (10) years. You may renew ${what} for two (2) additional terms of five (5) years.`,
    );
    expect(renewalTerm.normalized).toBe(length);
  });
});
