import { describe, expect, test } from 'bun:test';
import { summarise } from '../../../src/analysis/report/summary';
import { BESIDE_OTHERS } from '../../../src/shared/caveats';
import { readFacts } from '../../support/read-facts';
import { readingOf } from '../../support/reading';

/** A sale of shares for a sum at completion, with one more clause. */
const sale = (clause: string, price = 'The Buyer pays a purchase price of £420,000 at completion.') =>
  `SHARE PURCHASE AGREEMENT
This Agreement is made on 30 May 2025 between Gerald Borel ("the Seller") and Acme Graphics Limited ("the Buyer").
1. The Seller sells the Buyer all the shares of Borel Signs Limited.
2. ${price}
3. ${clause}
4. Notices are in writing.`;

const priceOf = (clause: string, price?: string) => readFacts(sale(clause, price)).contractValue.value;

describe('a price says that other sums are paid beside it', () => {
  test.each([
    'The Buyer pays a further £90,000 a year later.',
    'For each of the 24 users the Buyer pays a fee of £46.',
    'The Buyer pays the Seller 6% of Gross Sales each year.',
    'The Buyer pays the Seller a royalty of 4% on each sign.',
  ])('%s', (clause) => {
    expect(priceOf(clause)).toBe(`GBP 420,000${BESIDE_OTHERS}`);
  });

  test.each([
    ['The Buyer pays the price in two instalments of £210,000.', 'parts of the price'],
    ['The balance of £120,000 is paid by cheque.', 'the rest of the price'],
    ['More work is charged at £55 an hour.', 'a rate'],
    ['The Buyer pays a search fee of £90.', 'little beside the price'],
    ['Dividends of £90,000 were paid in earlier years.', 'paid before'],
    ['The Buyer pays the price of £420,000 by bank transfer.', 'the price again'],
    ['The Seller keeps the shop clean.', 'nothing'],
    ['For each breach the Seller pays £90,000.', 'what a breach costs'],
    ['The Buyer pays late interest on 6% of Gross Sales.', 'what is late'],
    ['The Seller holds a royalty of 4%.', 'a share of nothing'],
  ])('%s', (clause) => {
    expect(priceOf(clause)).toBe('GBP 420,000');
  });

  test('but not where it is a total', () => {
    const total = 'The total purchase price is £420,000.';
    expect(priceOf('The Buyer pays £90,000 a year later.', total)).toBe('GBP 420,000');
  });

  test('and the summary tells them all', () => {
    const reading = readingOf(sale('The Buyer pays a further £90,000 a year later.'));
    const told = summarise(reading, { overallRisk: 'low', rationale: '', riskFactors: [], recommendations: [] });
    const money = told.find(({ text }) => text.startsWith('On money'));
    expect(money?.text).toContain('£420,000');
    expect(money?.text).toContain('”; “The Buyer pays a further £90,000');
    expect(money?.evidence.length).toBe(1);
  });
});
