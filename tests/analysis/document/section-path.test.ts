import { describe, expect, test } from 'bun:test';
import { partsAt, partsOf, sectionPathAt } from '../../../src/analysis/document/section-path';
import { readingOf } from '../../support/reading';

const TEXT = `SUPPLY AGREEMENT
TABLE OF CONTENTS
1. Supply of Goods\t2
2. Term and Termination\t3
2.1 Term\t3
2.2 Termination\t4
This Supply Agreement is made as of March 1, 2026 by and between Acme Forge, Inc., a Delaware corporation ("Supplier"), and Borel LLC, a Texas limited liability company ("Buyer").
RECITALS
A. Supplier makes forgings of high quality for turbines.
B. Buyer needs such forgings for its works in Texas.
NOW, THEREFORE, the parties agree as follows:
1. Supply of Goods. Supplier shall deliver the goods that Buyer orders, and it shall deliver them in the manner, in the quantities and at the times that the orders state, packed with care, marked with the number of the order and free of charge to the works of Buyer, where Buyer shall inspect them within a week. It shall also keep spare goods, tools and drawings at its own works, insured against fire and theft, for as long as Buyer orders goods of that kind and for two years after the last order was placed with it.
2. Term and Termination.
2.1 Term. This Agreement continues for three years from its date.
2.2 Termination; Effect. Either party may terminate this Agreement:
(a) if the other party breaches it; or
(b) if the other party becomes insolvent:
(i) by order of a court; or
(ii) by its own resolution.
3 PRICES AND PAYMENT
3.1 Prices. Buyer shall pay the prices of Exhibit A.
98.8% of the goods must be free of defects when they arrive.
IN WITNESS WHEREOF, the parties have executed this Agreement.
ACME FORGE, INC.
By: ____________
EXHIBIT A
1. Price List. The price of a forging is $100.`;

describe('the path of an offset', () => {
  const { contract, outline } = readingOf(TEXT);
  const pathOf = (words: string) => sectionPathAt(contract, outline, contract.text.lastIndexOf(words));

  test('names number and title of the innermost section', () => {
    expect(pathOf('Supplier shall deliver')).toBe('1 Supply of Goods');
    expect(pathOf('This Agreement continues')).toBe('2.1 Term');
    expect(pathOf('Either party may terminate')).toBe('2.2 Termination; Effect');
  });

  test('adds the letters of items to the number and keeps the title above them', () => {
    expect(pathOf('if the other party breaches')).toBe('2.2(a) Termination; Effect');
    expect(pathOf('by order of a court')).toBe('2.2(b)(i) Termination; Effect');
  });

  test('reads a heading whose number has no period', () => {
    expect(pathOf('Buyer shall pay the prices')).toBe('3.1 Prices');
    expect(
      partsAt(contract, outline, contract.text.indexOf('Buyer shall pay the prices')).map(({ title }) => title),
    ).toEqual(['PRICES AND PAYMENT', 'Prices']);
  });

  test('knows recitals and schedules', () => {
    expect(pathOf('Buyer needs such forgings')).toBe('Recitals');
    expect(pathOf('The price of a forging')).toBe('Exhibit A, 1 Price List');
  });

  test('leaves out entries of the contents, names of companies and figures at the start of a line', () => {
    const parts = partsOf(contract, outline);
    expect(parts.filter(({ number }) => number === '2.1')).toHaveLength(1);
    expect(parts.filter(({ title }) => /acme/i.test(title ?? ''))).toEqual([]);
    expect(parts.filter(({ number }) => number === '98.8')).toEqual([]);
  });

  test('is null outside of the contract and for a text without parts', () => {
    const plain = readingOf('Dear all, lunch is at noon.');
    expect(sectionPathAt(plain.contract, plain.outline, 10_000)).toBeNull();
  });
});

describe('parts', () => {
  test('enclose one another: a child lies within its parent, and no part ends before it starts', () => {
    const { contract, outline } = readingOf(TEXT);
    const parts = partsOf(contract, outline);
    expect(parts.length).toBeGreaterThan(8);
    for (const { start, end, parent } of parts) {
      expect(end).toBeGreaterThanOrEqual(start);
      const outer = parent === null ? null : parts[parent];
      if (!outer) continue;
      expect(start).toBeGreaterThanOrEqual(outer.start);
      expect(end).toBeLessThanOrEqual(outer.end);
    }
  });

  test('a list within a section does not end the section', () => {
    const { contract, outline } = readingOf(
      'AGREEMENT\n1. Scope. Acme shall do these things for Borel in the order of their numbers.\n2. Plan. The plan has steps that follow one another.\n1. First the works are cleaned.\n2. Then they are painted.\n3. Term. This Agreement lasts a year.',
    );
    const first = contract.text.indexOf('First the works');
    expect(partsAt(contract, outline, first).map(({ title }) => title)).toContain('Plan');
    expect(sectionPathAt(contract, outline, contract.text.indexOf('This Agreement lasts'))).toBe('3 Term');
  });
});
