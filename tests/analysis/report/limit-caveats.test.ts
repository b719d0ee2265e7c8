import { describe, expect, test } from 'bun:test';
import { FOR_EACH, OF_ONE_MATTER, OF_ONE_SIDE, WITH_CONDITIONS } from '../../../src/shared/caveats';
import { readFacts } from '../../support/read-facts';

const capOf = (clause: string) =>
  readFacts(`SERVICES AGREEMENT
This Agreement is made on May 4, 2023 between Acme Mills, Inc. ("Provider") and Borel LLC ("Customer").
1. Provider cleans the offices of Customer every Monday.
${clause}
13. Notices are in writing.`).liabilityCap;

describe('a limit that counts anew', () => {
  test.each([
    '11. The liability of Provider shall not exceed $50,000 in each case.',
    '11. The liability of Provider shall not exceed $50,000 per claim.',
  ])('%s', (clause) => {
    expect(capOf(clause).value).toBe(`$50,000${FOR_EACH}`);
  });

  test('near miss: "in each case save for fraud" says again of all that was said', () => {
    const clause = '11. The total liability of Provider shall not exceed $50,000, in each case save for fraud.';
    expect(capOf(clause).value).toBe(`$50,000, for the liability of Provider`);
  });
});

test('a measure that says itself of which year it is counts no more than it says', () => {
  const clause = '11. The liability of Provider in any one year shall not exceed the fees paid in that year.';
  expect(capOf(clause).value).toBe(`The fees paid in that year, for the liability of Provider`);
});

describe('whose and of what a limit is', () => {
  test.each([
    ['Neither party’s liability shall exceed $50,000.', '$50,000'],
    ['Liability cap: $50,000', '$50,000'],
    [
      'Neither party is liable for lost profit, and Provider’s total liability shall not exceed $50,000.',
      `$50,000, for the liability of Provider`,
    ],
    [
      'Neither of us is liable to the other for lost profit, and our total liability in this matter is limited to $50,000.',
      `$50,000, for “our” liability`,
    ],
    [
      'Neither of us is liable for lost profit, and our total liability to each other is limited to $50,000.',
      '$50,000',
    ],
    ['Each of our customers is insured, and either party’s total liability is limited to $50,000.', '$50,000'],
    ['The liability of Provider shall not exceed $50,000.', `$50,000, for the liability of Provider`],
    ['The liability of each guarantor shall not exceed $50,000.', `$50,000, for the side that the clause names`],
    [
      'Each party’s liability shall not exceed $50,000; the liability of each guarantor likewise.',
      `$50,000, for the side that the clause names`,
    ],
    [
      'The total liability of Provider, for damage to the building and for delay, shall not exceed $50,000.',
      `$50,000, for the liability of Provider`,
    ],
    [
      'The liability of Provider shall not exceed $50,000, except for damage caused by fraud.',
      `$50,000, except for damage caused by fraud, for the liability of Provider`,
    ],
    [
      'The liability of Provider for damage to the building shall not exceed $50,000.',
      `$50,000, for the liability of Provider in the matter that the clause names`,
    ],
    ['Neither party’s liability for damage to the building shall exceed $50,000.', `$50,000${OF_ONE_MATTER}`],
  ])('%s', (clause, value) => {
    expect(capOf(`11. ${clause}`).value).toBe(value);
  });
});

describe('a limit of one clause', () => {
  test.each([
    '11. The aggregate liability of Provider to any Purchaser for breach of this Section 11 shall not exceed $50,000.',
    '11. The liability of Provider under clause 4 shall not exceed $50,000.',
    '11. Provider’s total liability for breach of the warranties in this clause is limited to $50,000.',
  ])('%s', (clause) => {
    expect(capOf(clause).value).toBe(`$50,000, for the liability of Provider in the matter that the clause names`);
  });

  test.each([
    '11. The total liability of Provider under this Agreement shall not exceed $50,000.',
    '11. The total liability of Provider to any Purchaser shall not exceed $50,000.',
    '11. The total liability of Provider shall not exceed $50,000, and breach of this Section is a material breach.',
  ])('near miss: %s', (clause) => {
    expect(capOf(clause).value).toBe(`$50,000, for the liability of Provider`);
  });
});

const OF_CUSTOMER = ', for the liability of Customer';
const OF_PROVIDER = ', for the liability of Provider';

describe('a limit that holds on a condition only', () => {
  test.each([
    [
      '11. Provided that Customer has paid all fees for sixty months, the total liability of Customer shall thereafter be limited to $50,000.',
      OF_CUSTOMER,
    ],
    [
      'EIGHTH: Provided that Customer has paid all fees for sixty months, the total liability of Customer shall be limited to $50,000.',
      OF_CUSTOMER,
    ],
    ['11. Once the fees have been paid in full, the total liability of Customer is limited to $50,000.', OF_CUSTOMER],
    ['11. If Customer has always paid on time, its total liability is limited to $50,000.', OF_ONE_SIDE],
    ['11. So long as Provider keeps its insurance in force, its total liability is limited to $50,000.', OF_ONE_SIDE],
  ])('%s', (clause, whose) => {
    expect(capOf(clause).value).toBe(`$50,000${whose}${WITH_CONDITIONS}`);
  });

  test.each([
    ['11. If Provider is liable for anything, its total liability is limited to $50,000.', OF_ONE_SIDE],
    [
      '11. Provided always that nothing excludes fraud. The total liability of Provider is limited to $50,000.',
      OF_PROVIDER,
    ],
    ['11. The total liability of Provider is limited to $50,000, and Customer has taken note of that.', OF_PROVIDER],
  ])('near miss: %s', (clause, whose) => {
    expect(capOf(clause).value).toBe(`$50,000${whose}`);
  });

  test('what the value tells itself is not said twice', () => {
    const clause =
      '11. The total liability of Provider is limited to $50,000, provided that Provider has kept its insurance.';
    expect(capOf(clause).value).toBe(
      `$50,000, provided that Provider has kept its insurance, for the liability of Provider`,
    );
  });

  test('a condition behind the limit', () => {
    const clause =
      '11. The total liability of Provider is limited to $50,000 in all and at all times, only if Provider has kept its insurance.';
    expect(capOf(clause).value).toBe(`$50,000, for the liability of Provider${WITH_CONDITIONS}`);
  });
});

test.each([
  '11. There is no other limit on liability under this Agreement.',
  '11. Liability under this Agreement is uncapped.',
  '11. We do not limit our liability to Customer for injury.',
])('that there is no limit states none: %s', (clause) => {
  expect(capOf(clause).status).toBe('absent');
});

test('near miss: the sentence that says so may set one as well', () => {
  const clause = '11. There is no other limit than this: the total liability of Provider shall not exceed $50,000.';
  expect(capOf(clause).value).toBe(`$50,000, for the liability of Provider`);
});
