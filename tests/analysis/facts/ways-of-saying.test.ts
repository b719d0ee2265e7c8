import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { sharesPaid } from '../../../src/analysis/facts/prices-named';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

describe('what an agent is paid by the sale is stated', () => {
  const agency = (clause: string) =>
    readFacts(
      `AGENCY AGREEMENT\nBetween Acme Mills, Inc. ("the Principal") and Ann Borel ("the Agent").\n1. The Agent sells the Principal's flour in Ohio.\n2. ${clause}\n3. The Agent visits customers each month.`,
    ).contractValue;
  test.each([
    'The Agent receives 4.5% of the net invoice value.',
    'To the Agent is due a provision of 8% on what is sold.',
    'A commission of six per cent on all orders is due to the Agent.',
  ])('%s', (clause) => {
    expect(agency(clause)).toMatchObject({ status: 'stated', evidence: [{ quote: expect.stringContaining(clause) }] });
  });

  test.each([
    'A discount of 4.5% of the net invoice value is for early payment.',
    'The Agent spends 3% of gross sales on promotion.',
    'The commission of the exchange lists 8% more goods.',
  ])('but not: %s', (clause) => {
    const contract = contractTextFromPlain(`AGENCY AGREEMENT\n1. ${clause}`);
    expect(sharesPaid(sourceOf(contract, documentOf(contract)))).toEqual([]);
  });
});

describe('when a paper begins to bind is stated', () => {
  const startOf = (clause: string) =>
    readFacts(`SALE OF A TRUCK\nSeller: Acme Trucks LLC\nBuyer: Ann Borel\n1. Seller sells its truck.\n2. ${clause}`)
      .effectiveDate.status;
  test.each([
    'Sale is effective when Buyer signs and takes the keys.',
    'The contract is concluded when Seller receives this form signed.',
    'If you agree, sign below; from the day you sign, it is our contract.',
  ])('%s', (clause) => expect(startOf(clause)).toBe('stated'));
  test('but not the care of keys', () => expect(startOf('Buyer takes the keys when Seller signs.')).toBe('absent'));
});

describe('a company that goes on until it is wound up has no fixed end', () => {
  const end = (clause: string) =>
    readFacts(
      `OPERATING AGREEMENT OF BOREL BAKERY, LLC\nThis Operating Agreement is made by Ann Borel ("Borel") and Tom Reed ("Reed"), the members of Borel Bakery, LLC (the "Company").\n1. ${clause}\n2. Each member owns half of the Company.`,
    ).expirationDate.normalized;
  test.each([
    'The Company shall continue until wound up under Article X.',
    'The Company shall have perpetual existence.',
  ])('%s', (clause) => expect(end(clause)).toBe('perpetual'));
  test('but not who sells it', () => expect(end('The Company shall sell bread until noon.')).toBeNull());
});
