import { describe, expect, test } from 'bun:test';
import {
  foldDate,
  foldParty,
  foldPeriod,
  foldPlace,
  isSameLaw,
  isSameName,
  labelledParties,
} from '../../bench/accuracy/answers';
import { factFigures, type LabelledAnswers, MEASURES, partyCounts } from '../../bench/accuracy/facts';
import { cuadTable, kleisterTable } from '../../bench/accuracy/facts-tables';
import { halfOf, halvesOf } from '../../bench/accuracy/halves';
import { kleisterCounts } from '../../bench/accuracy/kleister';
import type { Facts } from '../../src/shared/analysis';
import { readFacts } from '../support/read-facts';

const contract = (date: string, more = '') =>
  readFacts(
    `SUPPLY AGREEMENT\nThis Supply Agreement is made ${date} by and between Acme Tools, Inc., a Delaware corporation ("Supplier"), and Borel Holdings Limited ("Buyer").\n1. Law. This Agreement is governed by the laws of the State of Texas.\n${more}`,
  );
const labels = (pdf: string, answers: Record<string, string>): LabelledAnswers => ({ pdf, answers });
const measure = (fact: keyof Facts) => {
  const found = MEASURES.find((one) => one.fact === fact);
  if (!found) throw new Error(`No measure of ${fact}`);
  return found;
};

describe('answers and labels in one form', () => {
  test.each([
    ['5/8/14', '2014-05-08'],
    ['12/31/99', '1999-12-31'],
    ['2/29/2020', '2020-02-29'],
    ['2/30/2020', null],
    ['[]/[]/2014', null],
    ['Perpetual', 'perpetual'],
    ['', null],
  ])('date %p is %p', (written, folded) => {
    expect(foldDate(written)).toBe(folded);
  });

  test.each([
    ['successive 1 year', '12 month'],
    ['3 years', '36 month'],
    ['thirty (30) days', '30 day'],
    ['one hundred twenty days', '120 day'],
    ['5 business days', '5 business day'],
    ['two weeks', '14 day'],
    ['2 quarters', '6 month'],
    ['a while', null],
  ])('period %p is %p', (written, folded) => {
    expect(foldPeriod(written)).toBe(folded);
  });

  test.each([
    ['Acme Tools, Inc.', 'acme tools'],
    ['The Bank of Alpha & Beta, L.L.C.', 'bank alpha beta'],
    ['Beta LLC (formerly Alpha LLC)', 'beta'],
    ['Laboratórios Sá Ltda.', 'laboratórios sá ltda'],
  ])('party %p is %p', (written, folded) => {
    expect(foldParty(written)).toBe(folded);
  });

  test('parties of a label, without the words for all of them', () => {
    expect(
      labelledParties('Acme, Inc. ("Acme"); Borel LLC ("Borel"); Acme and Borel (each a "Party"); (the "Deal")'),
    ).toEqual(['Acme, Inc', 'Borel LLC']);
  });

  test('laws and titles that hold one another are the same', () => {
    expect(foldPlace('the State of New York, United States')).toBe('new york');
    expect(isSameLaw('England; Wales', 'England and Wales')).toBe(true);
    expect(isSameLaw('New York', 'New Jersey')).toBe(false);
    expect(isSameLaw('New York', null)).toBe(false);
    expect(isSameName('SUPPLY AGREEMENT', 'Exclusive Supply Agreement')).toBe(true);
    expect(isSameName('SUPPLY AGREEMENT', 'Supply')).toBe(false);
  });
});

describe('figures of facts', () => {
  const gold = [
    labels('supply.pdf', { 'Agreement Date': '6/1/2018', 'Governing Law': 'Texas', Parties: 'Acme Tools Inc; Borel' }),
    labels('lease.pdf', { 'Agreement Date': '6/2/2018', 'Governing Law': 'Nevada', Parties: 'Gamma Corp ("Gamma")' }),
    labels('nda.pdf', { 'Agreement Date': '[]/[]/2018', 'Governing Law': '', Parties: '' }),
    labels('licence.pdf', { 'Agreement Date': '', 'Governing Law': '[***]' }),
  ];
  const facts = gold.map(() => contract('on June 1, 2018'));

  test('accuracy where a label can be compared, and answers where there is none', () => {
    expect(factFigures(measure('agreementDate'), gold, facts)).toEqual({
      ...{ labelled: 2, right: 1 },
      ...{ unlabelled: 1, wronglyGiven: 1 },
    });
    expect(factFigures(measure('governingLaw'), gold, facts)).toEqual({
      ...{ labelled: 2, right: 1 },
      ...{ unlabelled: 1, wronglyGiven: 1 },
    });
  });

  test('a fact that was not found is no answer', () => {
    const blank = gold.map(() => contract('on the ____ day of ____, 2018'));
    expect(factFigures(measure('agreementDate'), gold, blank)).toMatchObject({ right: 0, wronglyGiven: 0 });
  });

  test('parties by names that hold one another', () => {
    expect(partyCounts(gold.slice(0, 1), facts.slice(0, 1))).toEqual({ right: 2, wrong: 0, missed: 0 });
    expect(partyCounts(gold.slice(1, 2), facts.slice(1, 2))).toEqual({ right: 0, wrong: 2, missed: 1 });
  });

  test('the halves hang on the name of the file and keep labels and answers together', () => {
    const { A, B } = halvesOf(gold, gold);
    expect(A.gold.length + B.gold.length).toBe(gold.length);
    expect([A, B].every((half) => half.gold.length > 0)).toBe(true);
    expect(A.found).toEqual(A.gold);
    expect(B.gold.every(({ pdf }) => halfOf(`folder/${pdf}`) === 'B')).toBe(true);
  });

  test('the table tells the halves apart', () => {
    const inB = labels('B', { 'Agreement Date': '6/1/2018', Parties: 'Acme Tools Inc; Borel' });
    const named = (half: string) =>
      ['supply', 'lease', 'nda', 'licence'].find((name) => halfOf(`${name}.pdf`) === half);
    const table = cuadTable(
      [
        { ...inB, pdf: `${named('B')}.pdf` },
        labels(`${named('A')}.pdf`, { 'Agreement Date': '6/2/2018', Parties: 'Gamma Corp' }),
      ],
      facts.slice(0, 2),
    );
    expect(table).toContain('| agreement date | 1.000 | 1 | – | 0.000 | 1 | – |');
    expect(table).toContain('| B | 1.000 | 1.000 | 1.000 |');
    expect(table).toContain('| A | 0.000 | 0.000 | 0.000 |');
  });
});

describe('figures of Kleister NDA', () => {
  const nda = {
    ...{ pdf: 'a.pdf', effective_date: '2018-06-01', jurisdiction: 'Texas', term: null },
    party: ['Acme Tools Inc.', 'Gamma Corp.'],
  };
  const facts = contract('as of June 1, 2018 (the "Effective Date")');

  test('exact answers, and all of them together', () => {
    const counts = kleisterCounts([nda], [facts]);
    expect(counts.get('effective date')).toEqual({ right: 1, wrong: 0, missed: 0 });
    expect(counts.get('jurisdiction')).toEqual({ right: 1, wrong: 0, missed: 0 });
    expect(counts.get('term')).toEqual({ right: 0, wrong: 0, missed: 0 });
    expect(counts.get('party')).toEqual({ right: 1, wrong: 1, missed: 1 });
    expect(counts.get('all together (micro)')).toEqual({ right: 3, wrong: 1, missed: 1 });
    expect(kleisterTable([nda], [facts])).toContain('| all together (micro) | ');
  });
});
