import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const HEAD = `ORDER FORM
This Order Form is made between Acme Cloud, Inc., a Delaware corporation ("Provider"), and Borel LLC, a Texas limited liability company ("Customer").`;

const factsOf = (lines: string) => readFacts(`${HEAD}\n${lines}\nThe terms that follow are part of this Order Form.`);

describe('the price under a label', () => {
  test.each([
    ['Price\t£1,895.00', 'GBP 1,895'],
    ['Total contract value: EUR 40,000 plus VAT', 'EUR 40,000'],
    ['Purchase price: $4,500', '$4,500'],
    ['CONTRACT SUM\n$125,000.00', '$125,000'],
    ['Annual fee: $6,000', '$6,000 per year'],
    ['Subscription fee\tUSD 12,000 per year, in advance', '$12,000 per year'],
    ['Fixed fee: ☐ $900 ☒ $1,400', '$1,400'],
  ])('%j', (lines, value) => {
    const { contractValue } = factsOf(lines);
    expect(contractValue.value).toBe(value);
    expect(contractValue.evidence[0]?.quote).toBe(lines);
  });

  test.each([
    ['Price: $5 per unit'],
    ['Price: see Schedule 2 (up to $500)'],
    ['Purchase price: ____________'],
    ['Purchase price\t[***]'],
    ['Deposit\t$500'],
    ['Fixed fee: ☐ $900 ☐ $1,400'],
    ['Price increases\t$50'],
  ])('none in %j', (lines) => expect(factsOf(lines).contractValue.value).toBeNull());

  test('a list of goods at the end has prices too', () => {
    const terms = Array.from(
      { length: 420 },
      (_, i) => `${i + 1}. Clause ${i + 1}. The parties shall act in good faith.`,
    );
    expect(factsOf(`${terms.join('\n')}\nChair, oak\nPrice: $348`).contractValue.value).toBeNull();
  });
});

describe('the cap under a label', () => {
  test.each([
    ['Liability cap: £50,000', 'GBP 50,000'],
    [
      'Limit of liability\t100% of the fees paid in the 12 months before the claim',
      '100% of the fees paid in the 12 months before the claim',
    ],
    ['Cap on liability: ☐ EUR 10,000 ☒ EUR 90,000', 'EUR 90,000'],
    ['MAXIMUM LIABILITY\n$25,000', '$25,000'],
  ])('%j', (lines, value) => expect(factsOf(lines).liabilityCap.value).toBe(value));

  test.each([
    ['Liability insurance: £5,000,000'],
    ['Liability cap: see clause 11'],
    ['Liability cap: ________'],
    ['Limit of liability\t[***]'],
  ])('none in %j', (lines) => expect(factsOf(lines).liabilityCap.value).toBeNull());
});

describe('the courts under a label', () => {
  test.each([
    ['Jurisdiction: Cook County, Illinois', 'Courts of Cook County, Illinois'],
    ['Governing law & jurisdiction\tEngland and Wales', 'Courts of England and Wales'],
    ['Venue: state and federal courts in Austin, Texas', 'Courts of Austin, Texas'],
    ['Courts: ☐ Delaware ☒ New York', 'Courts of New York'],
    [
      'Disputes: ☒ arbitration in Geneva, Switzerland (ICC) ☐ courts of Germany',
      'Arbitration in Geneva, Switzerland (ICC)',
    ],
    ['Seat of arbitration: Stockholm, Sweden', 'Arbitration in Stockholm, Sweden'],
  ])('%j', (lines, value) => expect(factsOf(lines).jurisdiction.value).toBe(value));

  test.each([
    ['Jurisdiction of incorporation: Delaware'],
    ['Jurisdiction: ____________'],
    ['Courts: ☐ Delaware ☐ New York'],
    ['Subsidiary\tJurisdiction\nAcme Sub One\tDelaware\nAcme Sub Two\tNevada'],
  ])('none in %j', (lines) => expect(factsOf(lines).jurisdiction.value).toBeNull());
});
