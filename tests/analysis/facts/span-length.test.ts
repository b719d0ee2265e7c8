import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { definedPeriod } from '../../../src/analysis/facts/defined-period';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const read = (text: string) => readFacts(contractWith(`1. Work. Provider teaches.\n2. ${text}`, 'services'));

describe('a year, season or course that runs from one day to another', () => {
  test.each([
    [
      'Provider offers a place for the 2026-2027 academic year, which runs from September 3, 2026 to June 10, 2027.',
      'June 10, 2027',
      null,
    ],
    ['The grant period is from October 1, 2026 through September 30, 2028.', 'September 30, 2028', '2 years'],
    ['The season runs from 1 May 2026 until 31 August 2026.', '31 August 2026', null],
  ])('%s', (text, end, length) => {
    const facts = read(text);
    expect(facts.expirationDate.value).toStartWith(end);
    expect(facts.term.value).toBe(length);
    expect(facts.term.status).toBe(length ? 'found' : 'stated');
  });

  test.each([
    'The policy year runs from 1 April 2026 to 31 March 2027.',
    'The season runs from 1 May 2026. Provider closes on 31 August 2026.',
  ])('near miss: %s', (text) => expect(read(text).expirationDate.value).toBeNull());
});

test('a day before the first one is not the last', () => {
  const span = (text: string) => {
    const contract = contractTextFromPlain(contractWith(`1. ${text}`, 'services'));
    return definedPeriod(sourceOf(contract, documentOf(contract)));
  };
  expect(span('The season runs from 1 May 2026 to 31 August 2026.')?.last?.iso).toBe('2026-08-31');
  expect(span('The season runs from 31 August 2026 to 1 May 2026.')).toBeNull();
});

test('two days of a form give its years, and other days only say until when', () => {
  const form = (first: string, last: string) =>
    readFacts(
      `DESK LICENCE\nLicensor: Acme Desks Ltd\nLicensee: Ann Borel\nStart Date\t${first}\nEnd Date\t${last}\nNotice Period\t3 months\n1. The Licensor lets the Licensee use a desk from the Start Date to the End Date.`,
    ).term;
  expect(form('1 September 2025', '31 August 2027').value).toBe('2 years');
  const odd = form('1 September 2025', '15 May 2026');
  expect(odd.status).toBe('stated');
  expect(odd.evidence.some(({ quote }) => quote.includes('Notice Period'))).toBe(false);
});

test('VALID FROM and VALID TO are the first and the last day', () => {
  const facts = readFacts(
    'PURCHASE ORDER\nBuyer: Acme Mills, Inc.\nSupplier: Borel LLC\nVALID FROM\t03/17/2025\nVALID TO\t03/16/2026\n1. Supplier ships the goods on releases of Buyer.',
  );
  expect(facts.term.value).toBe('1 year');
  expect(facts.expirationDate.normalized).toBe('2026-03-16');
});

test('a term is counted from the start that its own label names', () => {
  const order = (label: string) =>
    readFacts(
      `ORDER FORM\nVendor: Acme Cloud, Inc.\nCustomer: Borel LLC\nOrder Effective Date\t1 October 2024\n${label}\t15 October 2024\nSubscription Term\t36 months\n1. Vendor provides the services to Customer.`,
    ).expirationDate;
  expect(order('Subscription Start Date')).toMatchObject({
    normalized: '2027-10-15',
    rule: 'start of the term + 36 months',
  });
  expect(order('Support Start Date').rule).not.toBe('start of the term + 36 months');
});
