import { expect, test } from 'bun:test';
import { type SignatureLine, signatureLines } from '../../../src/analysis/document/signature-lines';
import { contractTextFromPlain } from '../../support/contract-text';

const states = (text: string) => signatureLines(contractTextFromPlain(text)).map(({ state }) => state);

test.each<[string, SignatureLine['state'][]]>([
  ['ACME INC. By: __________ BOREL LLC By: __________', ['empty', 'empty']],
  ['By: ____________________', ['empty']],
  ['By:\nName: Ann Lee', ['empty']],
  ['By\tBy\nName\tName', ['empty', 'empty']],
  ['SIGNED by Helen Brack for and on behalf of Fernbank Limited ................ Date ......', ['empty']],
  ['Tenant: ______________', ['empty']],
  ['____________________\nAnn Marie Lee\nDate: 4 May', ['empty']],
  ['....................\nTom Reed, Director', ['empty']],
  ['Authorised signatory: ____________', ['empty']],
  ['_______________  Ann Lee   Date: ________', ['empty']],
  ['Signed by the Landlord: P. A. Goodwin', ['typed']],
  ['Signed for Brightwell Tea Company Ltd: Harriet Bright, Director', ['typed']],
  ['By: Nina Albrecht', ['typed']],
  ['By: /s/ Ann Lee', ['marked']],
  ['DocuSigned by: Ann Lee', ['marked']],
])('%s', (text, told) => {
  expect(states(text)).toEqual(told);
});

test.each([
  'By signing this form Ann Lee agrees to pay.',
  'Payment shall be made by: bank transfer',
  'Price: ____________',
  '____________________\nthe sum of forty dollars',
  'Signed copies are kept by the Company.',
  'Rent is paid\nBy: the first of each month',
  'Name: ____________',
])('no place to sign: %s', (text) => {
  expect(states(text)).toEqual([]);
});
