import { describe, expect, test } from 'bun:test';
import { condensed, ended } from '../../../../src/analysis/report/key-terms/condense';
import { isLegible } from '../../../../src/analysis/report/key-terms/legible';
import { bestLines, saySame } from '../../../../src/analysis/report/key-terms/line';
import { plainly, withFigures } from '../../../../src/analysis/report/key-terms/wording';

describe('figures', () => {
  test.each([
    ['within thirty (30) days', 'within 30 days'],
    ['one hundred eighty (180) days', '180 days'],
    ['three percent (3%) of sales', '3% of sales'],
    ['fifty (50)% of revenues', '50% of revenues'],
    ['Twenty-Nine Thousand and No/100 Dollars ($29,000.00) on signing', '$29,000.00 on signing'],
    ['2 (two) years', '2 years'],
    ['the tenth (10th) day', 'the 10th day'],
    ['thirty percent (3016) of sales', '30% of sales'],
    ['the one (the "One") that counts', 'the one (the "One") that counts'],
  ])('%s', (written, told) => expect(withFigures(written)).toBe(told));
});

describe('a lawyer’s note', () => {
  test.each([
    ['pay a fee (the "Fee") on the date', 'pay a fee on the date'],
    [
      'defend, indemnify and hold harmless Buyer from and against any and all claims, damages, losses and expenses',
      'defend and indemnify Buyer against claims and losses',
    ],
    ['indemnify and hold Buyer harmless from and against any loss', 'indemnify Buyer against any loss'],
    [
      'indemnify Buyer, its affiliates and their officers, directors and agents against loss',
      'indemnify Buyer and others against loss',
    ],
    ['pay the goods, including, without limitation, spare parts', 'pay the goods'],
    ['return or destroy (and confirm), all copies', 'return or destroy (and confirm), all copies'],
  ])('%s', (written, told) => expect(plainly(written)).toBe(told));
});

describe('a line too long', () => {
  const long =
    'keep accurate books of account at its principal office in accordance with generally accepted accounting principles, which the other party may inspect';

  test('ends where a clause ends and says that it was cut', () => {
    expect(condensed(long, 80)).toBe('keep accurate books of account at its principal office…');
  });

  test('stays as it is where it fits, without its period', () => {
    expect(condensed('deliver the goods.', 80)).toBe('deliver the goods');
  });

  test('loses brackets and references before it loses words', () => {
    expect(condensed('pay the price (as adjusted) pursuant to Section 4.2 of this Agreement within 30 days', 60)).toBe(
      'pay the price within 30 days',
    );
  });

  test('is never cut in a row of words or before the name of a company’s form', () => {
    expect(
      condensed('maintain complete, accurate and current records of all the sales that it makes in any country', 40),
    ).not.toContain('complete…');
    expect(
      condensed('deliver the goods to the works of Acme Forge, Inc. in the city of Springfield without delay', 56),
    ).not.toContain('Forge…');
  });

  test.each(['pay the sum of', 'provide access to, and', 'use efforts to prevent', 'goods (as', 'deliver the "Goods'])(
    'does not end loosely: %s',
    (text) => expect(ended(text)).not.toMatch(/(?:\b(?:of|to|and|as|prevent)|\(|")$/),
  );

  test('keeps the name Party A', () => {
    expect(ended('goods received from Party A')).toBe('goods received from Party A');
  });
});

describe('legible lines', () => {
  test.each([
    ['Supplier must deliver the Goods', true],
    ['Buyer must pay [***] within 30 days', true],
    ['Buyer must pay [***] for [***] items', false],
    ['Supplier must &nbsp; deliver', false],
    ['Supplier must d e l i v e r s o o n', false],
    ['Supplier must deliver ------- goods', false],
    ['Supplier must fill in ____ here', false],
  ])('%s', (text, is) => expect(isLegible(text)).toBe(is));
});

describe('lines that say the same', () => {
  test.each([
    ['Supplier must deliver the Goods within 30 days', 'Supplier must deliver Goods within 30 days', true],
    ['Supplier must deliver the Goods within 30 days', 'Supplier must deliver the Goods within 60 days', false],
    ['Supplier must disclose the price list', 'Supplier must not disclose the price list', false],
    ['Agreement date: Mar 1, 2026', 'Effective date: Mar 1, 2026', false],
  ])('%s / %s', (one, other, same) => expect(saySame(one, other)).toBe(same));

  test('are listed once, the weightier first', () => {
    const line = (text: string, weight: number) => ({ text, weight, evidence: [] });
    const lines = [
      line('Buyer must pay the price', 1),
      line('Buyer must pay price', 3),
      line('Buyer must inspect the goods', 2),
    ];
    expect(bestLines(lines).map(({ text }) => text)).toEqual(['Buyer must pay price', 'Buyer must inspect the goods']);
  });
});
