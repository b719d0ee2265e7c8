import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { isOfOtherLength } from '../../../src/analysis/facts/other-lengths';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { contractWith } from '../../support/reading';

const isOther = (text: string, kind: Parameters<typeof contractWith>[1] = 'services') => {
  const contract = contractTextFromPlain(contractWith(`1. ${text}`, kind));
  return isOfOtherLength(sourceOf(contract, documentOf(contract)), text);
};

describe('what lasts for a time of its own beside the contract', () => {
  test.each([
    'The non-competition covenant in Section 7 of the Employment Letter is extended to twelve months.',
    'The confidentiality obligations of the agreement last five years.',
    'Miss Byrne is employed for two years with a probation of three months.',
    'The warranty is twelve months.',
  ])('%s', (text) => expect(isOther(text)).toBe(true));

  test.each([
    'This Agreement runs for twelve months, during which Miss Byrne is employed.',
    'The term of this Agreement is two years.',
  ])('%s', (text) => expect(isOther(text)).toBe(false));
});

test('a paper on secrecy lasts as long as its secrets, one on work as long as the work', () => {
  expect(isOther('The confidentiality obligations of the agreement last five years.', 'nda')).toBe(false);
  expect(isOther('The Employee is employed for two years.', 'employment')).toBe(false);
});

test('a paper by which work ends does not end with it, and shares and holidays have years of their own', () => {
  expect(isOther('Your job with us ends on 30 September 2026.')).toBe(true);
  expect(isOther('Shares vest over four years.')).toBe(true);
  expect(isOther('The holiday year runs from 1 January to 31 December.')).toBe(true);
  const text = 'Your employment ends on 30 September 2026.';
  const letter = contractTextFromPlain(
    `SEPARATION AGREEMENT AND RELEASE\nBetween Acme Mills, Inc. ("the Company") and Ann Borel ("you").\n1. ${text}\n2. The Company pays you severance of $9,000 and you release the Company from all claims.\n3. You return the keys.`,
  );
  expect(isOfOtherLength(sourceOf(letter, documentOf(letter)), text)).toBe(true);
});

test('a ban on competing with a length from the end of the employment is the term of a paper that is a ban', () => {
  const text = '3 years after the employment ends, no matter who ended it';
  const contract = contractTextFromPlain(
    `NON-COMPETE AGREEMENT\nBetween Acme Pest Ltd ("the Company") and Ann Borel ("the Restricted Person").\n1. The Restricted Person does not compete for ${text}.`,
  );
  expect(isOfOtherLength(sourceOf(contract, documentOf(contract)), text)).toBe(false);
});
