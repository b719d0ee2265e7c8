import { describe, expect, test } from 'bun:test';
import { preliminaryOf, typeOf, UNKNOWN } from '../../../src/analysis/kinds/preliminary';
import { contractTextFromPlain } from '../../support/contract-text';

const named = (text: string) => preliminaryOf({ contract: contractTextFromPlain(text) });

describe('papers that write down what is meant to be agreed', () => {
  test.each([
    ['Carrow Dental Limited\nRe: Heads of terms\nDear Nuala,\nWe would buy your practice.', 'Heads of terms'],
    ['Carrow Dental Limited\nLease of Unit 4 – Heads of Terms\nDear Nuala,', 'Heads of terms'],
    ['SUBJECT TO CONTRACT: heads of agreement for a sale\nDear Nuala,', 'Heads of terms'],
    ['KAVA KIOSKS – FRANCHISE TERM SHEET\nFee: $900', 'Term sheet'],
    [
      'Carrow Dental Limited\nSubject to contract\nDear Nuala,\nWe set out below the heads of terms on which we would buy your practice.',
      'Heads of terms',
    ],
  ])('%p', (text, name) => {
    expect(named(text)).toBe(name);
  });
  test.each([
    ['MUTUAL CONFIDENTIALITY DEED AND INDICATIVE TERM SHEET\nProposed purchase'],
    ['RECORDING AGREEMENT – HEADS OF AGREEMENT INTENDED TO BIND\nWe set out the terms.'],
    [
      'DEED OF ASSIGNMENT\nThe parties agreed the heads of terms of 4 November 2024, by which the Assignor assigns the mark.',
    ],
    ['SALE AGREEMENT\n(A) The parties signed a letter of intent on 9 January 2024.'],
    ['COMMERCIAL LEASE\nPART I: HEADS OF TERMS\nRent: $900\nPART II: LEASE'],
    [`Term sheet ${'of which we have spoken at length '.repeat(5)}`],
    [`LEASE\n${'The tenant pays.\n'.repeat(60)}Term sheet`],
    [`LEASE, subject to contract\n${'The tenant pays the rent. '.repeat(70)}We agreed the heads of terms.`],
  ])('%p is none', (text) => {
    expect(named(text)).toBeNull();
  });
});

test('a paper of no known kind is called by it alone', () => {
  const contract = contractTextFromPlain('HEADS OF TERMS\nRent: £900');
  expect(typeOf({ contract }, UNKNOWN)).toBe('Heads of terms');
  expect(typeOf({ contract }, 'Lease')).toBe('Heads of terms for a lease');
});
