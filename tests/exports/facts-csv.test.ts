import { expect, test } from 'bun:test';
import { analysisJson } from '../../src/exports/analysis-json';
import { factsCsv } from '../../src/exports/facts-csv';
import { parseCsv } from '../support/csv';
import { decision, reviewOf } from '../support/exported-run';
import { faultyAnalysis, judgedAnalysis, sixSentences } from '../support/findings';

test('a fact that may stand on pages not read yet is not called unreadable', () => {
  const analysis = judgedAnalysis(sixSentences());
  analysis.facts.governingLaw = { ...analysis.facts.governingLaw, status: 'unreadable', value: null };
  const status = () =>
    parseCsv(factsCsv(reviewOf({}, {}, analysis)).slice(1)).find(([name]) => name === 'Governing law')?.[1];
  expect(status()).toBe('unreadable');
  analysis.coverage = { ...analysis.coverage, pending: [2] };
  expect(status()).toBe('not read yet');
});

test('a value that has to be checked is called so, until a reader has judged it', () => {
  const analysis = judgedAnalysis(sixSentences());
  analysis.facts.governingLaw = { ...analysis.facts.governingLaw, standing: 'to_check' };
  const status = (decisions: Parameters<typeof reviewOf>[0]) =>
    parseCsv(factsCsv(reviewOf(decisions, {}, analysis)).slice(1)).find(([name]) => name === 'Governing law')?.[1];
  expect(status({})).toBe('found (to check)');
  expect(status({ 'facts.governingLaw': decision('accepted') })).toBe('found');
});

test('one row a fact, with its proof and what was decided of it; Excel is told that it is UTF-8', () => {
  const csv = factsCsv(reviewOf({ 'facts.governingLaw': decision('corrected', 'England', 'See "5",\nand 6') }));
  expect(csv).toStartWith('\ufeff"Fact","Status","Value"');
  const [head, ...rows] = parseCsv(csv.slice(1));
  expect(rows.map(([name]) => name)).toEqual([
    'Governing law',
    'Agreement date',
    'Party (Supplier)',
    'Overall risk (Neutral)',
    'Risk: Liability without limit',
    'Risk: Termination at any time',
  ]);
  expect(Object.fromEntries(head?.map((name, i) => [name, rows[0]?.[i]]) ?? [])).toEqual({
    Fact: 'Governing law',
    Status: 'found',
    Value: 'New York',
    Normalized: '',
    Page: '1',
    Quote: 'The law of the State of New York governs it.',
    Rule: '',
    Decision: 'corrected',
    'Corrected value': 'England',
    Reason: 'See "5",\nand 6',
    Reviewer: 'Małgorzata Жукова',
    'Decided at': '2026-11-20T10:00:00.000Z',
  });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =cmd|x', '＝1+1', '%0A', '|x'])(
  '%j is text to a spreadsheet',
  (value) => {
    const analysis = judgedAnalysis(sixSentences());
    analysis.facts.governingLaw = { ...analysis.facts.governingLaw, value };
    const [, row] = parseCsv(factsCsv(reviewOf({}, {}, analysis)).slice(1));
    expect(row?.[2]).toBe(`'${value}`);
  },
);

test('of accepted facts only those', () => {
  const decisions = {
    'facts.agreementDate': decision('accepted'),
    'facts.parties.0': decision('rejected', null, 'No.'),
  };
  const rows = parseCsv(factsCsv(reviewOf(decisions, { extent: 'accepted' })).slice(1));
  expect(rows.map(([name]) => name)).toEqual(['Fact', 'Agreement date']);
});

test('everything as JSON, which says what it is', () => {
  const review = reviewOf({ 'facts.agreementDate': decision('accepted') });
  const all = JSON.parse(analysisJson(review));
  expect(all).toMatchObject({ format: 'counterpart-review', formatVersion: 1, extent: 'all', exportedBy: 'Ada King' });
  expect(all.analysis).toEqual(JSON.parse(JSON.stringify(review.analysis)));
  expect(all.findings).toHaveLength(7);
  expect(JSON.parse(analysisJson({ ...review, extent: 'accepted' })).findings).toHaveLength(1);
});

test('after the facts a row for each drafting fault, with its first passage and what was decided', () => {
  const analysis = faultyAnalysis(sixSentences());
  const decided = { 'drafting.faults.0': decision('rejected', null, 'Meant so.') };
  const rows = parseCsv(factsCsv(reviewOf(decided, {}, analysis)).slice(1));
  expect(rows.find(([name]) => name?.startsWith('Drafting'))?.slice(0, 9)).toEqual([
    'Drafting: Term defined twice',
    'found',
    '“Term” is defined twice, and not in the same way.',
    '',
    '1',
    'Either party may end it at any time.',
    'definition-twice',
    'rejected',
    '',
  ]);
  expect(factsCsv(reviewOf(decided, { extent: 'accepted' }, analysis))).not.toContain('Drafting');
});
