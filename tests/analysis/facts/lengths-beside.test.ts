import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { isOfNamedLease, isOfReward } from '../../../src/analysis/facts/lengths-beside';
import { isOfLaterPaper, isOfOtherLength, isRowOfOthers } from '../../../src/analysis/facts/other-lengths';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const sourceWith = (text: string) => {
  const contract = contractTextFromPlain(contractWith(`1. ${text}`, 'services'));
  return sourceOf(contract, documentOf(contract));
};

describe('what somebody earns by staying has a time of its own', () => {
  test.each([
    'You will earn the signing bonus on the second anniversary of your start date.',
    'You must repay the relocation allowance if you leave within two years.',
    '25% of the shares vest on the first anniversary of the Vesting Commencement Date and the rest over three years.',
    'The retention award is payable if the Executive remains employed until December 31, 2026.',
    'If you resign within 12 months of the start date you repay the training costs.',
    'Options lapse ten years after the date of grant.',
  ])('%s', (text) => expect(isOfReward(text)).toBe(true));

  test.each([
    'Your employment is for two years and your bonus is earned each year.',
    'The Company employs the Executive for a fixed term of three years and repays what he spends to earn a bonus.',
    'This Agreement shall continue for two years.',
    'The bonus is paid in December.',
  ])('near miss: %s', (text) => expect(isOfReward(text)).toBe(false));

  test('it is no term of the letter that names it', () => {
    const facts = readFacts(
      contractWith(
        '1. Start. Your start date is February 3, 2026.\n2. Bonus. The Company pays you a signing bonus of $12,000. You will earn the signing bonus on the second anniversary of your start date.\n3. Relationship. Employment with the Company is for no specific period of time.',
        'employment',
      ),
    );
    expect(facts.term.value).toBeNull();
    expect(facts.expirationDate.normalized).toBe('perpetual');
  });
});

describe('the lease of the premises is not the paper that speaks of it', () => {
  test.each([
    'The premises are held under a lease dated April 1, 2017 with Cermak Plaza Associates, which ends March 31, 2027.',
    'Seller occupies the store under a lease with Main Street LLC expiring on June 30, 2028.',
    "The Seller's lease expires on 30 June 2028.",
    'The existing lease of the premises has three years to run.',
    'Seller shall assign its lease for the restaurant premises, the remaining term of which is four years.',
  ])('%s', (text) => {
    const source = sourceWith(text);
    expect(isOfNamedLease(source, text)).toBe(true);
    expect(isOfOtherLength(source, text)).toBe(true);
  });

  test.each([
    'This Agreement runs for three years from the date hereof.',
    'This Guaranty continues until the existing lease ends on 30 June 2028.',
    'The lease of the equipment is for 36 months.',
  ])('near miss: %s', (text) => expect(isOfNamedLease(sourceWith(text), text)).toBe(false));

  test('of a lease it is the term', () => {
    const text = 'The existing lease of the premises has three years to run.';
    const contract = contractTextFromPlain(
      `LEASE AGREEMENT\nThis Lease is made between Acme Homes LLC ("Landlord") and Ann Borel ("Tenant").\n1. Landlord leases the house at 4 Elm Street to Tenant for a rent of $900 a month.\n2. ${text}`,
    );
    expect(isOfNamedLease(sourceOf(contract, documentOf(contract)), text)).toBe(false);
  });
});

test.each([
  ['Notice Period\t3 months', true],
  ['Minimum notice period\t1 month', true],
  ['Payment terms\t30 days', true],
  ['Trial period\t30 days', true],
  ['Contract period\t24 months', false],
  ['Payment period\t60 months', false],
  ['Initial Term\t12 months', false],
])('%s is a row on something else: %s', (row, isOther) => expect(isRowOfOthers(row)).toBe(isOther));

test('what shall be renewed is there, and what shall be granted is yet to be made', () => {
  const renewed = 'The tenancy shall be renewed for a further fixed term of 12 months.';
  const granted = 'The lease shall be for a term of ten years.';
  expect(isOfLaterPaper(sourceWith(renewed), renewed)).toBe(false);
  expect(isOfLaterPaper(sourceWith(granted), granted)).toBe(true);
});
