import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { sourceOf } from '../../../src/analysis/facts/source';
import { isRowOfPrices } from '../../../src/analysis/facts/volume-named';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const paper = (clauses: string) => `DISTRIBUTION AGREEMENT
This Agreement is made on 4 May 2025 between Tern Blades Limited ("the Company") and Dundas Sports Ltd ("the Distributor").
1. The Company appoints the Distributor for Scotland.
2. The Company delivers within six weeks of each order.
${clauses}
8. Notices are in writing.
9. English law applies.`;
const worthOf = (clauses: string) => readFacts(paper(clauses)).contractValue;

describe('how much is bought is never told as absent', () => {
  test.each([
    'The Distributor undertakes to buy in each contractual year products of value not less than AED 900,000.',
    'The parties aim at a yearly purchase of JPY 6,000,000.',
    'The order comprises springs to an expected value of EUR 240,000 per year.',
    'The yearly minimum of turnover is EUR 310,000 for 2024.',
    'The Distributor shall order Goods for at least £40,000 in every year.',
  ])('%s', (clause) => {
    const { status, value, evidence } = worthOf(`3. ${clause}`);
    expect({ status, value }).toEqual({ status: 'stated', value: null });
    expect(evidence[0]?.quote).toContain(clause);
  });

  test.each([
    'The Company keeps insurance of at least £5,000,000.',
    'An order of at least £500 is delivered free; delivery free of charge.',
    'The Distributor takes at least six months to sell the stock.',
    'Orders of Goods for at least £40,000 need a signature of both directors.',
  ])('near miss: %s', (clause) => {
    expect(worthOf(`3. ${clause}`).status).toBe('absent');
  });
});

describe('a list of prices', () => {
  const rows =
    'Gyuto 210 mm JPY 9,800\t20 pieces\nSantoku 165 mm JPY 7,400\t20 pieces\nPetty 120 mm\tJPY 4,900\t30 pieces';
  test('is told by its rows', () => {
    const { status, evidence } = worthOf(`3. Goods\nItem\tReseller price\tMinimum lot\n${rows}`);
    expect(status).toBe('stated');
    expect(evidence.length).toBeGreaterThan(1);
  });

  test('is told under the title of a section of prices', () => {
    expect(worthOf(`Article 3 (Price)\nItem\tWhat is taken at once\tMinimum lot\n${rows}`).status).toBe('stated');
  });

  test('one row is none, nor are rows of something else', () => {
    expect(worthOf(`3. Goods\nItem\tReseller price\tMinimum lot\n${rows.split('\n')[0]}`).status).toBe('absent');
    expect(worthOf(`3. Goods\nItem\tBook worth\tMinimum lot\n${rows}`).status).toBe('absent');
  });
});

test('a row with a cell behind its sum is one of a list where the next row is one too', () => {
  const contract = contractTextFromPlain(
    'Goods\nStone JPY 2,100\t40 pieces\nKnife JPY 7,400\t20 pieces\nWe deliver by post.\nFee\tJPY 900\nHandle JPY 300\t9 pieces\nThe end.\nPitch £5,640\t1 March\nShop £4,000\t31 January\nTray £236\t10 Business Days\nLid £23\t9 Business Days',
  );
  const { outline } = sourceOf(contract, documentOf(contract));
  const isRow = (words: string) => {
    const start = contract.text.indexOf(words);
    return isRowOfPrices({ outline }, { start, end: start + words.length });
  };
  expect(isRow('Stone JPY')).toBe(true);
  expect(isRow('Knife JPY')).toBe(true);
  expect(isRow('Tray £236')).toBe(true);
  expect(isRow('Pitch £5,640')).toBe(false);
  expect(isRow('We deliver')).toBe(false);
  expect(isRow('Fee\tJPY 900')).toBe(false);
});

test.each([
  ['what is paid when late', 'Late fee £24\t10 days\nHinge £23\t9 days'],
  ['what is paid back', 'Rebate £24\t10 days\nHinge £23\t9 days'],
  ['a long one', `Lamp ${'of brass '.repeat(10)}£24\t10 days\nHinge £23\t9 days`],
  ['above a sentence', 'Lamp £24\t10 days\nThe hinge is £23.'],
])('a row is none of a list: %s', (_, rows) => {
  const contract = contractTextFromPlain(`Goods\n${rows}\nThe end.`);
  const start = contract.text.indexOf(rows);
  expect(isRowOfPrices(sourceOf(contract, documentOf(contract)), { start, end: start + 4 })).toBe(false);
});
