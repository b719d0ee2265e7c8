import { expect, test } from 'bun:test';
import { found } from '../../../src/analysis/facts/fact';
import { isFirstPayment } from '../../../src/analysis/facts/first-payment';

const isIt = (quote: string) =>
  isFirstPayment(
    found({
      value: { iso: '2025-05-01', written: '1 May 2025' },
      confidence: 0.9,
      evidence: [{ quote, page: 1, start: 0, end: quote.length }],
    }),
  );

test.each([
  ['KRH will pay S$10,000 on the first day of every month, beginning on 1 May 2025.', true],
  ['The loan is repayable in equal instalments, the first on 1 May 2025.', true],
  ['The rent is payable monthly, starting 1 May 2025.', true],
  ['This Agreement takes effect on 1 May 2025.', false],
  ['The Lender has paid the fee. This Agreement begins on 1 May 2025.', false],
  ['1 May 2025', false],
])('%s', (quote, is) => {
  expect(isIt(quote)).toBe(is);
});
