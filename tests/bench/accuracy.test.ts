import { describe, expect, test } from 'bun:test';
import { absenceFigures, absenceTable } from '../../bench/accuracy/absence';
import { presenceTable, spansTable } from '../../bench/accuracy/clause-tables';
import { halfOf } from '../../bench/accuracy/halves';
import { figuresOf, presenceCounts, totalOf } from '../../bench/accuracy/presence';
import { spanFigures } from '../../bench/accuracy/spans';
import type { GoldContract } from '../../scripts/training/gold';
import type { Clause } from '../../src/shared/analysis';
import { readFacts } from '../support/read-facts';

const clause = (category: string, quote: string, confidence: number): Clause => ({
  ...{ category, quote, confidence },
  ...{ page: 1, start: 0, end: quote.length },
});
const span = (text: string): [number, number, string] => [0, text.length, text];
const gold: GoldContract[] = [
  { pdf: 'a.pdf', clauses: { Insurance: [span('Buyer shall keep insurance.')], Parties: [span('Acme')] } },
  { pdf: 'b.pdf', clauses: { Insurance: [], Parties: [] } },
];

describe('figures of accuracy', () => {
  test('presence counts right, wrong and missed contracts, of yes/no categories only', () => {
    const insured = { clauses: [clause('Insurance', 'whatever', 0.9)] };
    expect(presenceCounts(gold, [insured, insured])).toEqual(
      new Map([['Insurance', { right: 1, wrong: 1, missed: 0 }]]),
    );
    expect(presenceCounts(gold, [{ clauses: [] }, { clauses: [] }]).get('Insurance')).toEqual({
      right: 0,
      wrong: 0,
      missed: 1,
    });
  });

  test('precision, recall and F1', () => {
    const total = totalOf([
      { right: 1, wrong: 1, missed: 0 },
      { right: 2, wrong: 0, missed: 3 },
    ]);
    expect(figuresOf(total)).toEqual({ precision: 3 / 4, recall: 1 / 2, f1: 0.6 });
    expect(figuresOf({ right: 0, wrong: 0, missed: 0 }).f1).toBe(0);
  });

  test('a quote counts with half of the words, a party where it is named', () => {
    const half = clause('Insurance', 'Buyer shall keep quiet', 0.9);
    const named = clause('Parties', 'between Acme Inc. and others', 0.8);
    expect(spanFigures(gold, [{ clauses: [half, named] }, { clauses: [] }])).toMatchObject({
      aupr: 1,
      recall: 1,
      spans: 2,
    });
    const less = clause('Insurance', 'Buyer may do as it likes', 0.9);
    expect(spanFigures(gold, [{ clauses: [less] }, { clauses: [] }]).recall).toBe(0);
  });

  test('a wrong quote costs precision below its confidence only', () => {
    const right = clause('Insurance', 'Buyer shall keep insurance.', 0.9);
    const wrong = (confidence: number) => ({ clauses: [clause('Insurance', 'nothing like it', confidence)] });
    const curve = (confidence: number) => spanFigures(gold, [{ clauses: [right] }, wrong(confidence)]).aupr;
    expect(curve(0.5)).toBeCloseTo(0.5, 9);
    expect(curve(0.95)).toBeCloseTo(0.25, 9);
  });
});

describe('facts told absent', () => {
  const named = (half: string) =>
    ['supply', 'lease', 'nda', 'licence'].find((name) => halfOf(`${name}.pdf`) === half) ?? '';
  const law = 'This Agreement follows the law that suits it.';
  const facts = readFacts('SUPPLY AGREEMENT\n1. Supplier shall deliver the goods.');
  const told = (clauses: Clause[]) => ({ facts, clauses });
  const labelled = (pdf: string): GoldContract => ({ pdf, clauses: { 'Governing Law': [span(law)] } });

  test('count where the labels have a clause, and where we list it ourselves', () => {
    const figures = absenceFigures(
      [labelled('a.pdf'), labelled('b.pdf'), { pdf: 'c.pdf', clauses: { 'Governing Law': [] } }],
      [told([clause('Governing Law', law, 0.9)]), told([]), told([])],
    );
    expect(figures.find(({ name }) => name === 'governing law')).toMatchObject({
      ...{ there: 2, absent: 2, contradicted: 1 },
    });
    expect(figures.find(({ name }) => name === 'renewal term')).toMatchObject({ there: 0, absent: 0 });
  });

  test('stand apart for A and B, as presence and quotes do', () => {
    const both = [labelled(`${named('A')}.pdf`), labelled(`${named('B')}.pdf`)];
    const analyses = [told([]), told([clause('Governing Law', law, 0.9)])];
    expect(absenceTable(both, analyses)).toContain('| governing law | 1 | 1 | 1 | 1 | 1 | 0 |');
    expect(spansTable(both, analyses)).toContain('| B | 1 | 1.000 ');
    expect(spansTable(both, analyses)).toContain('| A | 1 | 0.000 ');
    const insured = both.map(({ pdf }) => ({ pdf, clauses: { Insurance: [span('Buyer is insured.')] } }));
    const table = presenceTable(insured, [
      { clauses: [] },
      { clauses: [clause('Insurance', 'Buyer is insured.', 0.9)] },
    ]);
    expect(table).toContain('| all together (micro), B | 1 | 1 | 0 | 0 | 1.000 | 1.000 | 1.000 |');
    expect(table).toContain('| all together (micro), A | 1 | 0 | 0 | 1 | 0.000 | 0.000 | 0.000 |');
  });
});
