import { describe, expect, test } from 'bun:test';
import { findMoney } from '../../../../src/analysis/mentions/money';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { readFacts } from '../../../support/read-facts';
import { contractWith, readingOf } from '../../../support/reading';

const sums = (clauses: string) =>
  financialLines(readingOf(contractWith(clauses))).map(({ text }) => text.replaceAll('’', "'"));
const form = (line: string) =>
  financialLines(
    readingOf(
      `MEMBERSHIP LICENCE\nOperator: Acme Desks Ltd\nMember: Borel LLP\n${line}\n1. The Member pays each month.`,
    ),
  ).map(({ text }) => text);

describe('how often a sum is paid stands in its label', () => {
  test.each([
    ['Desk fee, each desk, per month\t£310', 'Desk fee: GBP 310 per desk per month'],
    ['Rent (per month)\t£900', 'Rent: GBP 900 per month'],
    ['Monthly charge ....... £1,140 plus VAT', 'Charge: GBP 1,140 per month'],
    ['Price per guest: £38', 'Price per guest: GBP 38'],
    ['Deposit\t£500', 'Deposit: GBP 500'],
    ['Monthly fee | £29.50', 'Monthly fee: GBP 29.50'],
  ])('%s', (line, told) => {
    expect(form(line)).toContain(told);
  });
});

describe('what only sometimes counts is told with its condition, or not at all', () => {
  test('an option', () => {
    expect(sums('Customer may, if it wishes, buy another year of updates for $59.')).toEqual([
      'Customer may, if it wishes, buy another year of updates for $59',
    ]);
  });

  test('a deposit or the first of many instalments does not say when all is due', () => {
    const [price = ''] = sums(
      'The price shall be EUR 31,500, whereof a deposit of EUR 3,000 has been paid on or before the signing hereof.',
    );
    expect(price).toBe('Price: EUR 31,500');
    const lines = sums(
      'The loan shall be payable by Customer in sixty (60) equal monthly instalments of Four Hundred Forty-Four and 71/100 Dollars ($444.71) each, the first whereof shall fall due on the first day of November, 2026.',
    );
    expect(lines.some((line) => line.includes('$444.71') && line.includes('November'))).toBe(false);
  });

  test('near miss: on or before the first day of the month', () => {
    expect(sums('Customer shall pay $1,150.00 per month on or before the first day of the month.')).toEqual([
      'Payment: $1,150 per month, on or before the first day of the month',
    ]);
  });

  test('what one side may keep is no payment', () => {
    expect(
      sums(
        'Provider may take from your pay only what the law obliges it to take, or the cost (at most £20) of a uniform.',
      ),
    ).toEqual([]);
  });

  test('two rates of one sentence are told together', () => {
    expect(sums('Provider pays £13.40 an hour, and £15.00 an hour after midnight.')).toEqual([
      'Provider pays £13.40 an hour, and £15.00 an hour after midnight',
    ]);
  });

  test('a limit of an exception is not the limit of all', () => {
    const lines = sums(
      "Provider's total liability in each contract year shall not exceed one hundred and fifty per cent of the charges paid in that year, except that for breach of clause 5 it shall not exceed £500,000.",
    );
    expect(lines.filter((line) => line.startsWith('Limit'))).toEqual([]);
  });

  test.each([
    ['Provider shall pay the deposit into the scheme within 30 days of receiving it.', false],
    ['Customer shall pay each invoice within 30 days of receiving it.', true],
    ['Customer shall pay within 45 days after receipt of the invoice.', true],
  ])('a term of payment is that of an invoice: %s', (clause, told) => {
    expect(sums(clause).some((line) => line.startsWith('Payment term'))).toBe(told);
  });

  test('a row of a scale is told with what it is a scale of', () => {
    const lines = form(
      'If you have to cancel\nMore than 8 weeks before arrival\t€100\nLess than 2 weeks before arrival\t75% of the price',
    );
    expect(lines).not.toContain('Price: EUR 100');
  });

  test('interest on the balance of a loan is nobody being late', () => {
    const [line] = sums(
      'Customer promises to pay the principal sum of $24,000, together with interest upon the unpaid balance at the rate of 4.25% per annum, in default of which it pays costs.',
    ).filter((one) => one.includes('4.25'));
    expect(line).toBe('Interest: 4.25% per annum');
  });
});

describe('a limit of liability is told with what is taken out of it', () => {
  const capOf = (clause: string) => readFacts(contractWith(clause)).liabilityCap.value;
  test.each([
    ["Provider's liability shall not exceed $50,000.", '$50,000'],
    ["Provider's liability shall not exceed $50,000, except for fraud.", '$50,000, except for fraud'],
    [
      "Provider's total liability is limited to the fees paid by Customer in that year, save that for breach of clause 4 the limit is $500,000.",
      'The fees paid by Customer in that year, save that for breach of clause 4 the limit is $500,000',
    ],
    [
      "Except for breach of clause 9, Provider's liability shall not exceed $50,000.",
      '$50,000, with exceptions that the clause names',
    ],
    ["Provider's liability shall not exceed $50,000 in any contract year.", '$50,000'],
    [
      "Provider's liability shall not exceed $50,000. None of this limits responsibility for injury or fraud.",
      '$50,000, with exceptions that the next sentence names',
    ],
    [
      "Provider's liability shall not exceed $50,000. This cap does not apply to breach of clause 5.",
      '$50,000, with exceptions that the next sentence names',
    ],
    ["Provider's liability shall not exceed $50,000. Nothing is payable for lost profit.", '$50,000'],
  ])('%s', (clause, value) => {
    expect(capOf(clause)).toBe(value);
  });
});

test.each([
  ['CAD $96 per hour', 'CAD', 96],
  ['AUD$1,200', 'AUD', 1200],
  ['$96', 'USD', 96],
  ['Twenty-Four Thousand and no/100 Dollars', 'USD', 24_000],
  ['Four Hundred Forty-Four and 71/100 Dollars', 'USD', 444.71],
])('money: %s', (text, currency, amount) => {
  expect(findMoney(text)).toMatchObject([{ currency, amount }]);
});

test('what a breach costs is not the price', () => {
  const { contractValue } = readFacts(
    contractWith(
      'Upon each breach Customer shall pay Provider Twenty-Five Thousand Dollars ($25,000) as liquidated damages.',
    ),
  );
  expect(contractValue.value).toBeNull();
});
