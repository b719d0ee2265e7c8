import { describe, expect, test } from 'bun:test';
import { hasVerb, isHeadingAlone, isTitleCase, statesSomething } from '../../../src/analysis/document/headings';

describe('a heading alone', () => {
  test.each([
    ['Exclusivity'],
    ['12.3 Limitation of Liability'],
    ['13.5 Governing Law; Waiver of Jury Trial.'],
    ['3.1. Grant of Exclusive Rights.'],
    ['ARTICLE IV - ASSIGNMENT'],
    ['Term and Termination'],
  ])('%j', (text) => expect(isHeadingAlone(text)).toBe(true));

  test.each([
    ['Seller is exclusive'],
    ['Seller Pays the Freight.'],
    ['No refunds.'],
    ['PROVIDER DISCLAIMS ALL WARRANTIES.'],
    ['Tenant accepts the premises.'],
    ['PROVIDER DISCLAIMS ALL WARRANTIES; NO CLAIMS.'],
    ['Governing Law: Delaware'],
    ['Term: 36 Months.'],
    ['Neither party has a duty to the other; Each may leave.'],
    ['Invoices every month, in arrears, to the office named above.'],
  ])('not %j', (text) => expect(isHeadingAlone(text)).toBe(false));
});

test('words that say something', () => {
  expect(statesSomething('Tenant may leave')).toBe(true);
  expect(statesSomething('TENANT MAY LEAVE')).toBe(true);
  expect(statesSomething('May 12, 2025')).toBe(false);
  expect(statesSomething('Shares and Options')).toBe(false);
  expect(hasVerb('Shares and Options')).toBe(true);
});

test('titles', () => {
  expect(isTitleCase('Covenant Not to Compete', 20)).toBe(true);
  expect(isTitleCase('Covenant not to compete', 20)).toBe(false);
  expect(isTitleCase('Deed of Gift and Release', 20)).toBe(true);
  expect(isTitleCase('Deed of Gift and Release', 3)).toBe(false);
});
