import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { extensionOf } from '../../../src/analysis/facts/extension';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const note = (sentence: string) =>
  readFacts(
    `PROMISSORY NOTE\nOctober 6, 2025\nAcme Mills, Inc. (the "Company") promises to pay Ann Borel (the "Lender") $90,000.\n1. The principal and all accrued interest are due on April 6, 2027 (the "Maturity Date").\n2. ${sentence}\n3. Interest is 7% a year.`,
  ).renewalTerm;

describe('a side may make a loan longer', () => {
  test.each([
    'The Company may once extend the Maturity Date by six (6) months, by paying all interest then accrued.',
    'The Company has the right to extend the term of this Note by six months.',
    'The Lender may, at her sole choice, prolong the loan for six months.',
  ])('%s', (sentence) => {
    expect(note(sentence)).toMatchObject({ status: 'found', normalized: '6 months' });
  });

  test('a date is not read as a length, nor one of several', () => {
    expect(note('The Company may extend the Maturity Date by six months, and then by three months.').status).toBe(
      'stated',
    );
    expect(note('The Company may extend the Maturity Date once.').status).toBe('stated');
  });

  test.each([
    ['The Lender may extend the time for payment by six months.', 'a payment is put off'],
    ['The parties may extend the Maturity Date by six months by mutual written agreement.', 'both agree'],
    ['The Company may not extend the Maturity Date by six months.', 'nobody may'],
    ['The Company has no right to extend the Maturity Date by six months.', 'nobody has the right'],
    ['The Company may extend the term for payment by six months.', 'a time for payment'],
    ['The Company may extend the probation of its bookkeeper by six months.', 'something else'],
  ])('%s', (sentence) => {
    const contract = contractTextFromPlain(`PROMISSORY NOTE\n1. ${sentence}\n2. Interest is 7% a year.`);
    expect(extensionOf(sourceOf(contract, documentOf(contract)))).toBeNull();
  });
});
