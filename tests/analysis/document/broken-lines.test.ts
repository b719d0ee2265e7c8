import { describe, expect, test } from 'bun:test';
import { goesOnInCapitals } from '../../../src/analysis/document/broken-lines';
import { passagesOf } from '../../../src/analysis/statements/passages';
import { contractWith, readingOf } from '../../support/reading';

describe('a sentence that goes on in a line of capitals', () => {
  test.each([
    ['OWNER MAY CANCEL AND WILL RECEIVE BACK ALL PAYMENTS WITHIN 10', 'BUSINESS DAYS.'],
    ['Provider must be told within ten (10)', 'Business Days'],
    ['The rent shall be paid to the', 'Landlord'],
    ['The deposit is kept, and damage is paid for by', 'Customer'],
    ['Reseller shall hold Vendor harmless from all claims', 'AND WHETHER OR NOT CAUSED BY THE NEGLIGENCE OF VENDOR.'],
    ['Provider shall not be liable for any loss', 'EXCEPT FOR DEATH OR INJURY'],
  ])('%s | %s', (text, next) => expect(goesOnInCapitals(text, next)).toBe(true));

  test.each([
    ['Signed for and on behalf of', 'ACME LTD', 'a place to sign'],
    ['Price list of the\tgoods that are sold', 'Apples', 'a row'],
    ['The goods are sold\tby the', 'Apples', 'a row that states something'],
    ['The goods are sold by the', 'Apples\t$5', 'before a row'],
    ['This deed is made by Acme Ltd', 'AND', 'a line between two names'],
    ['This deed is made by Acme Ltd', 'AND Borel Ltd of this town', 'no capitals'],
    ['Reseller shall hold Vendor harmless from all claims', 'LIMITATION OF THE LIABILITY OF VENDOR', 'a heading'],
    ['The rent shall be $900', 'Landlord', 'nothing left open'],
  ])('near miss: %s | %s, %s', (text, next) => expect(goesOnInCapitals(text, next)).toBe(false));
});

test('is one passage, whatever its next line looks like', () => {
  const textOf = (clause: string) =>
    passagesOf(readingOf(contractWith(clause))).find(({ text }) => text.includes('WILL RECEIVE'))?.text;
  const cancel = '4. OWNER MAY CANCEL THIS CONTRACT AND WILL RECEIVE BACK ALL PAYMENTS';
  expect(textOf(`${cancel} WITHIN 10\nBUSINESS DAYS. See the form.`)).toEndWith('WITHIN 10 BUSINESS DAYS.');
  expect(textOf(`${cancel}.\nBUSINESS DAYS. See the form.`)).toEndWith('PAYMENTS.');
});
