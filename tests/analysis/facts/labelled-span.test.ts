import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { labelledSpan } from '../../../src/analysis/facts/labelled-span';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';

function span(...rows: string[]): string | null {
  const contract = contractTextFromPlain(`RENTAL CONTRACT\n${rows.join('\n')}\n1. You drive carefully.`);
  const found = labelledSpan(sourceOf(contract, documentOf(contract)));
  return found && `${found.first.iso} ${found.last.iso}`;
}

test.each([
  ['DATE OUT: 5/6/24 7:30 AM', 'DATE DUE: 05/10/2024 7:30 AM'],
  ['Pick-up date: May 6, 2024', 'Return date: May 10, 2024'],
  ['Check-in: 6 May 2024', 'Check-out: 10 May 2024'],
  ['From: 6 May 2024', 'To: 10 May 2024'],
  ['Rented on: 6 May 2024', 'Due back: 10 May 2024'],
  ['Date of hire: 6 May 2024', 'Return by: 10 May 2024'],
  ['Date issued: 6 May 2024', 'Date due: 10 May 2024'],
])('%s, %s', (out, back) => {
  expect(span(out, back)).toBe('2024-05-06 2024-05-10');
});

test('the day by which an invoice is paid ends nothing that is not let out', () => {
  expect(span('Start date: 6 May 2024', 'Date due: 10 May 2024')).toBeNull();
  expect(span('Date due: 10 May 2024')).toBeNull();
});
