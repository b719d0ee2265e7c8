import { expect, test } from 'bun:test';
import { isBehindBlankNumber, isWhereOneSits } from '../../../../src/analysis/facts/parties/where-one-sits';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

test.each([
  ['with a mailing address of 26 Sea Terrace, City of ', 'Dana Point, State of California'],
  ['residing in the Town of ', 'Sea Girt'],
])('the town behind an address is no party: %s%s', (before, town) => {
  expect(isWhereOneSits(`Ann Lee, ${before}${town}`, `Ann Lee, ${before}`.length, 7)).toBe(true);
});

test('a road in a county is none either', () => {
  expect(isWhereOneSits('Foundry Road, Keighley in the County of West Yorkshire', 14, 14)).toBe(true);
  expect(isWhereOneSits('Keighley Mills Limited, in the Park', 0, 0)).toBe(false);
});

test.each(['and the City of ', 'with the State of '])('a town that deals is one: %s', (before) => {
  expect(isWhereOneSits(`Ann Lee ${before}Dana Point`, `Ann Lee ${before}`.length, 7)).toBe(false);
});

test('the lender of a note, and not the city of his address', () => {
  const note =
    'SECURED PROMISSORY NOTE\n1. PARTIES\nFOR VALUE RECEIVED, Ann Aguirre, an individual, of 14 Low Road, City of Fullerton, State of California ("BORROWER"), promises to pay to the order of Douglas R. Reed, an individual, with a mailing address of 26 Sea Terrace, City of Dana Point, State of California ("LENDER"), the sum of $85,000.00.\n2. The BORROWER shall pay the LENDER monthly.';
  expect(told(note)).toEqual([
    ['Ann Aguirre', 'BORROWER'],
    ['Douglas R. Reed', 'LENDER'],
  ]);
});

test('whom a guaranty is given to, and not the tenant of its recitals', () => {
  const guaranty =
    'GUARANTY OF LEASE\nTHIS GUARANTY is given this 22nd day of April, 2025 by ANN L. BOREL and TOM K. BOREL, husband and wife, residing at 63 Orchard Lane, Bury (together, "Guarantor"), to ACME CROSSING, L.L.C., a New Jersey limited liability company with an office at 1170 Low Road ("Landlord").\nWHEREAS, Landlord is about to enter into a Lease dated April 22, 2025 with BOREL BAKERY LLC ("Tenant") for a shop; and\nFIRST: Guarantor guarantees to Landlord the payment of all rent.';
  expect(told(guaranty)).toEqual([
    ['ANN L. BOREL', 'Guarantor'],
    ['TOM K. BOREL', 'Guarantor'],
    ['ACME CROSSING, L.L.C.', 'Landlord'],
  ]);
});

test.each([
  ['Tansy Market is run by Tansy Market Limited, a company registered in England and Wales.'],
  ['Tansy Market is operated by Tansy Market Limited, a company registered in England and Wales.'],
])('the company that runs a market under its own name: %s', (said) => {
  const terms = `Tansy Market: Terms of Use\n1. Who we are\n${said} We call ourselves "we" or "Tansy".\n2. What we do\nWe run the site. You pay nothing.`;
  expect(told(terms)).toEqual([['Tansy Market Limited', 'we']]);
});

test.each([
  'Ann Lee, residing at ____ ',
  'Ann Lee, residing at No. ___ ',
  'Ann Lee, whose address is [___] ',
  'Acme LLC, with offices at ...... ',
  'Ann Lee, of ______ ',
  'Ann Lee, residing at [number] ',
])('the street behind a blank number is nobody: %s', (before) => {
  expect(isBehindBlankNumber(`${before}Sevierville Pike`, before.length)).toBe(true);
});

test.each([
  'Signature: ____ ',
  'Signed at ______ ',
  'for and on behalf of ________ ',
  'this ____ day of ____ ',
  'Address: ______ ',
  'residing at 14 Elm Court, and ',
  'residing at 14 ',
])('who stands behind another blank may be somebody: %s', (before) => {
  expect(isBehindBlankNumber(`${before}Ann Lee`, before.length)).toBe(false);
});

test('partners whose numbers are blank, and not their streets', () => {
  expect(
    told(
      'PARTNERSHIP AGREEMENT\nThis agreement is made by and between Maria Lund, residing at No. ___ Harbor View Road, Portland, Maine, and Peter Skov, residing at [___] Congress Street, Portland, Maine (the "Partners").\n1. The Partners carry on a bakery.',
    ),
  ).toEqual([
    ['Maria Lund', 'Partners'],
    ['Peter Skov', 'Partners'],
  ]);
});
