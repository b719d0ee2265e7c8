import { expect, test } from 'bun:test';
import { keyTermsOf } from '../../../../src/analysis/report/key-terms/key-terms';
import { readingOf } from '../../../support/reading';

const BODY = [
  'SERVICES AGREEMENT',
  'This agreement is made on 2 June 2025 between Acme Mills Ltd (the Supplier) and Bo Lind Ltd (the Customer).',
  'End date\t31 March 2026',
  'Item\tFee',
  'Phase two\t£8,000',
  'Photo shoot\t£1,500',
  'Balance on the last day\t£2,500',
  'Total price\t£12,000',
  '1. The Supplier cleans the offices of the Customer every week and keeps a list of what was done.',
  "2. Either party may end this agreement on 30 days' notice in writing.",
  '3. The all-in sum of £12,000 is paid by the Customer in arrears.',
  '4. A key that is lost costs £40.',
  'Key\t£30',
  '5. The balance that is left of all invoices of the year, with whatever was advanced to others for keys, boxes and repairs by that day, is £2,900.',
  '6. The balance carries interest at 8 per cent a year when it is late.',
  '7. The Customer may end this agreement at once where the Supplier is insolvent.',
  '8. Please let us know if a badge is lost: each one costs £45.',
];
const told = (asks: string, answers: string) =>
  keyTermsOf(
    readingOf(
      [
        ...BODY,
        'From: Rosa Blum. To: Ken Watts. Date: 4 November 2025. Subject: our agreement',
        asks,
        'From: Ken Watts. To: Rosa Blum. Date: 6 November 2025. Subject: Re: our agreement',
        answers,
      ].join('\n'),
    ),
  );
const money = (asks: string, answers = 'Agreed.') => told(asks, answers).financialTerms.join('\n');

test('rows of which the sum is set anew are left out', () => {
  const lines = money('The total price is now £13,500 and the balance £4,000.');
  expect(lines).not.toContain('Total price: £12,000');
  expect(lines).not.toContain('Balance on the last day');
  expect(lines).toContain('Photo shoot: £1,500');
  expect(lines).toContain('A key that is lost costs £40');
  expect(lines).toContain('The balance that is left of all invoices');
  expect(lines).toContain('The balance carries interest');
});
test('what nobody agreed to leaves them', () =>
  expect(money('The total price is now £13,500.', 'Thanks.')).toContain('Total price: £12,000'));
test('what is named as the sum that goes', () =>
  expect(money('That makes £13,500 in place of £12,000.')).not.toContain('all-in sum of £12,000'));
test('a row that the later words name', () =>
  expect(money('One more month of Phase two, new end date 30 April 2026.')).not.toContain('Phase two: £8,000'));
test('a thing that is dropped, and no other', () => {
  const lines = money('The total price is now £10,500.', 'Agreed: shoot dropped, £10,500.');
  expect(lines).not.toContain('Photo shoot');
  expect(lines).toContain('Phase two: £8,000');
});
test('a sum that is not named sets no row anew', () =>
  expect(money('Minus £900: the total price is now £13,500.')).toContain('Photo shoot: £1,500'));
test('a short label may be any word', () =>
  expect(money('One more month, Key and all, new end date 30 April 2026.')).toContain('Key: £30'));
test('the later words themselves are told', () =>
  expect(money('One more month of Phase two at £900, new end date 30 April 2026.')).toContain(
    'One more month of Phase',
  ));
test('an addition that nobody signed leaves the row', () =>
  expect(
    keyTermsOf(readingOf([...BODY, 'ADDENDUM 1', 'The total price is now £13,500.'].join('\n'))).financialTerms.join(),
  ).toContain('Total price: £12,000'));
test('the same sum again sets nothing anew', () =>
  expect(money('New end date 30 April 2026, and the balance £2,500.')).toContain('Balance on the last day'));
test('what a mail asks is no term', () => {
  const asks = 'Kindly confirm whether you can continue until 30 April 2026 at £1,000 a month.';
  const lines = money(asks, 'Yes, we continue until 30 April 2026.');
  expect(lines).not.toContain('Kindly confirm');
  expect(lines).toContain('Please let us know if a badge is lost');
});
test('what an addition asks is one', () => {
  const added = [
    'ADDENDUM 1 (signed by both)',
    'The total price is now £13,500.',
    'Kindly let us know if a lamp breaks: it costs £15.',
  ];
  const lines = keyTermsOf(readingOf([...BODY, ...added].join('\n'))).financialTerms.join('\n');
  expect(lines).not.toContain('Total price: £12,000');
  expect(lines).toContain('if a lamp breaks');
});
test('another notice is told with the one that it changes', () => {
  const { termination, evidence } = told("For April either may end it on 14 days' notice instead of 30.", 'Agreed.');
  const at = termination.findIndex((line) => line.includes("30 days' notice in writing"));
  expect(termination[at]).toEndWith("; changed later: “For April either may end it on 14 days' notice instead of 30.”");
  expect(evidence.termination[at]).toHaveLength(2);
  expect(termination.join()).toContain('at once where the Supplier is insolvent');
  expect(termination.filter((line) => line.includes('changed later'))).toHaveLength(1);
});
test('the later notice is not told as changed by itself', () => {
  const { termination } = told("Either party may end this agreement on 14 days' notice instead of 30.", 'Agreed.');
  expect(termination).toContain("Either party may end this agreement on 14 days' notice instead of 30");
});
test('a notice that nobody changed is told alone', () =>
  expect(told('The total price is now £10,500.', 'Agreed.').termination.join()).not.toContain('changed later'));
