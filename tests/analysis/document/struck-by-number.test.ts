import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { struckByNumber } from '../../../src/analysis/document/struck-by-number';
import { untickedSpans } from '../../../src/analysis/document/tick-boxes';
import { contractTextFromPlain } from '../../support/contract-text';

const TERMS = [
  '3. Fees',
  '3.1 Fees are paid once a year.',
  '3.2 Invoices are due net 15 days.',
  '4. The deposit is not refundable.',
  '5. Keys and locks',
  '6. Boxes are closed.',
  '6. Boxes are open.',
];
function struck(lines: string[]): string[] {
  const contract = contractTextFromPlain(lines.join('\n'));
  const { outline, tickBoxes } = documentOf(contract);
  return struckByNumber(contract, outline.sentences, untickedSpans(tickBoxes)).map(({ start, end }) =>
    contract.text.slice(start, end),
  );
}
const front = (special: string, prevails = 'If the two differ, the Order Form prevails.') =>
  struck(['ORDER FORM', 'Customer: Bo Lind Ltd', special, prevails, 'TERMS', ...TERMS]);
const added = (words: string, wins = '7. Where they differ, Addendum 1 wins.') =>
  struck(['SALE', ...TERMS, wins, 'ADDENDUM 1', words]);

test.each([
  ['Section 3.2 of the Terms (net 15) does not apply; the net 30 above does.', '3.2 Invoices are due net 15 days.'],
  ['Clause 4 shall not apply.', '4. The deposit is not refundable.'],
  ['Clause 4 is deleted.', '4. The deposit is not refundable.'],
])('a special term that goes before the terms: %s', (special, term) => expect(front(special)).toEqual([term]));

test.each([
  ['for some cases', 'Section 3.2 does not apply to renewals.'],
  ['for a time', 'Section 3.2 does not apply until 1 May.'],
  ['with an exception', 'Section 3.2 does not apply, except to late invoices.'],
  ['under a condition', 'If you pay by card, section 3.2 does not apply.'],
  ['what has parts of its own', 'Section 3 does not apply.'],
  ['a heading', 'Section 5 does not apply.'],
  ['a number that two have', 'Section 6 does not apply.'],
  ['a number that none has', 'Section 9 does not apply.'],
])('%s strikes nothing', (_, special) => expect(front(special)).toEqual([]));

test('without words that put it before the terms nothing is struck', () =>
  expect(front('Section 3.2 does not apply.', 'Thank you.')).toEqual([]));
test('terms behind do not go before what stands in front', () =>
  expect(
    struck(['TERMS', ...TERMS, '8. Section 3.2 does not apply.', 'If the two differ, the Order Form prevails.']),
  ).toEqual([]));

test('an addition strikes by the number of a line', () => {
  expect(added('(a) Strike line 4. The rest stays.')).toEqual(['4. The deposit is not refundable.']);
  expect(added('(a) Delete the whole clause 3.2.')).toEqual(['3.2 Invoices are due net 15 days.']);
  expect(added('(a) Strike line 4.', '7. Keys are kept.')).toEqual([]);
});
test('what stands before an addition strikes nothing', () =>
  expect(
    struck([
      'SALE',
      'Where the Buyer is a charity, clause 4 does not apply.',
      ...TERMS,
      '7. Addendum 1 wins.',
      'RIDER',
    ]),
  ).toEqual([]));
test('a remark strikes where the other side signs under it', () => {
  const remarked = (...lines: string[]) => struck(['SALE', ...TERMS, 'Remarks: clause 4 does not apply.', ...lines]);
  expect(remarked('Seen, and agreed: R. Blum')).toEqual(['4. The deposit is not refundable.']);
  expect(remarked('Signed: R. Blum')).toEqual([]);
  expect(
    struck(['SALE', ...TERMS, 'Remarks: none.', 'Agreed: R. Blum', 'Where you rent, clause 4 does not apply.']),
  ).toEqual([]);
});
test('nothing rests on what is struck', () => {
  const contract = contractTextFromPlain(
    ['SALE', ...TERMS, '7. Where they differ, Addendum 1 wins.', 'ADDENDUM 1', 'Strike line 4.'].join('\n'),
  );
  expect(documentOf(contract).unticked.map(({ start, end }) => contract.text.slice(start, end))).toEqual([
    '4. The deposit is not refundable.',
  ]);
});
test('an option that nobody ticked strikes nothing', () => {
  expect(front('[x] Section 3.2 does not apply.\n[ ] A box is sent.')).toEqual(['3.2 Invoices are due net 15 days.']);
  expect(front('[ ] Section 3.2 does not apply.\n[x] A box is sent.')).toEqual([]);
  expect(front('[ ] A box is sent.\n[x] Section 3.2 does not apply.')).toEqual(['3.2 Invoices are due net 15 days.']);
});
