import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { calledTerm } from '../../../src/analysis/facts/called-term';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';

function called(text: string): string | null {
  const contract = contractTextFromPlain(`FRANCHISE AGREEMENT\n1. ${text}`);
  const first = calledTerm(sourceOf(contract, documentOf(contract)))?.first;
  return first ? `${first.period.count} ${first.period.unit}` : null;
}

test.each([
  ['He may run two carts from 1 May 2025 for a period of five years ("the Term").', '5 year'],
  ['It lasts for three (3) years from the Effective Date (the "Initial Term").', '3 year'],
  ['The hire is for 18 months (the “Contract Term”).', '18 month'],
  ['It may be renewed for two years (the "Renewal Term").', null],
  ['He may not compete for two years (the "Restricted Term").', null],
  ['Invoices are due in 30 days (the "Payment Date").', null],
  ['It lasts five years (the "Term").\n2. Annex B lasts two years (the "Term").', null],
])('%s', (text, told) => {
  expect(called(text)).toBe(told);
});
