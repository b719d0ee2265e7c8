import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const CLAUSES = Array.from(
  { length: 24 },
  (_, at) =>
    `${at + 5}. The Seller keeps its books in order and shows them to the Buyer on any working day it asks for it.`,
).join('\n');
const sale = (price: string, list = 'Ovens\t£20,000\nTables\t£7,000\nTotal\t£27,000') =>
  readFacts(
    `SALE OF A BUSINESS\nThis Agreement is made on 4 May 2025 between Tern Ltd (the "Seller") and Heron Ltd (the "Buyer").\n1. The Seller sells its tea room to the Buyer.\n2. ${price}\n${CLAUSES}\nSCHEDULE 1 - EQUIPMENT\n${list}`,
  ).contractValue;

describe('the price of a clause and the total of an annex', () => {
  test.each([
    'The price is £96,000, apportioned as to goodwill £69,000 and equipment £27,000, which the Buyer pays at completion.',
    'The purchase price shall be £96,000.',
    'The Buyer shall pay the sum of Ninety-Six Thousand Pounds (£96,000) (the "Purchase Price").',
  ])('the clause tells the whole: %s', (price) => expect(sale(price).normalized).toBe('GBP 96,000'));

  test.each([
    'The price is set out in Schedule 1.',
    'The price is £1,000 less than what the books show.',
    'The deposit is £2,700.',
  ])('the annex tells it where no clause does: %s', (price) => expect(sale(price).normalized).toBe('GBP 27,000'));
});

describe('what is no price', () => {
  const value = (clause: string) => readFacts(contractWith(clause, 'services')).contractValue;

  test('the most that is paid for a thing', () =>
    expect(
      value('4. The day rate is £390. Box rental is £120 per week, capped at £1,440 in total.').value ?? '',
    ).not.toContain('1,440'));

  test('no fees for later years are no time at first without a fee', () => {
    const free = (words: string) =>
      value(`4. The annual fee is $31,860. Customer may leave after a year. ${words}`).value;
    expect(free('No fees will be due for Years 2 and 3.')).not.toContain('at first');
    expect(free('No fees will be due for the first two months.')).toContain('at first');
  });
});
