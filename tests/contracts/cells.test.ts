import { expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import { cellsOf } from '../../src/contracts/cells';
import { headlineOf } from '../../src/contracts/headline';
import { sided } from '../../src/contracts/sided';
import type { Analysis, QuestionAnswer } from '../../src/shared/analysis';
import { contractTextFromPlain } from '../support/contract-text';
import { LEASE } from '../support/lease-contract';

const { analysis, side } = sided(analyse(contractTextFromPlain(LEASE)), 'tenant');
const cellsIn = (read: Analysis) => cellsOf({ analysis: read, side, findings: [], headline: headlineOf(read, []) });
const cell = (column: string, read = analysis) => cellsIn(read).find((one) => one.column === column);

test('facts, parties, answers and verdicts of a contract are cells, with the words they rest on', () => {
  expect(cell('kind')).toMatchObject({ state: 'found', value: 'Residential lease' });
  expect(cell('rating')).toMatchObject({ value: 'medium', sort: '1', severity: 'medium' });
  expect(cell('fact.governingLaw')).toMatchObject({ state: 'found', value: 'California', sort: 'california', page: 1 });
  expect(cell('fact.governingLaw')?.quote).toContain('laws of California');
  expect(cell('fact.expirationDate')?.sort).toBe('2027-03-31');
  expect(cell('question.lease.entry-without-notice')).toMatchObject({
    ...{ state: 'yes', verdict: 'deviates', severity: 'high' },
    quote: expect.stringContaining('without notice'),
  });
  const parties = cellsIn(analysis).filter(({ column }) => column === 'party');
  expect(parties.map(({ part, value }) => [part, value])).toEqual([
    [0, 'Greenfield Homes LLC'],
    [1, 'Ana Ruiz'],
  ]);
  expect(Number(cell('departures')?.value)).toBeGreaterThan(0);
});

test('a rating that was not given sorts behind those that were, and says why', () => {
  const unrated = { ...analysis, riskAssessment: { ...analysis.riskAssessment, notAssessed: 'Page 3 was not read.' } };
  expect(cell('rating', unrated)).toMatchObject({
    ...{ state: 'not_assessed', value: 'Page 3 was not read.', sort: '3', severity: null },
  });
});

test('periods sort by their length and sums by their amount; what has no value comes last', () => {
  const { facts } = analysis;
  const withTerm = (value: string, normalized: string | null) =>
    cell('fact.term', { ...analysis, facts: { ...facts, term: { ...facts.term, status: 'found', value, normalized } } })
      ?.sort ?? '';
  const sorts = ['18 months', '2 years', '90 days', '12 weeks'].map((period) => withTerm(period, period)).toSorted();
  expect(sorts).toEqual(['12 weeks', '90 days', '18 months', '2 years'].map((period) => withTerm(period, period)));
  const sum = (value: string) =>
    cell('fact.contractValue', {
      ...analysis,
      facts: { ...facts, contractValue: { ...facts.contractValue, status: 'found', value, normalized: value } },
    })?.sort ?? '';
  expect(sum('$900') < sum('EUR 1,200.50') && sum('EUR 1,200.50') < sum('$25,000')).toBe(true);
  const without = cell('fact.liabilityCap');
  expect(without).toMatchObject({ state: 'absent', value: null });
  expect((without?.sort ?? '') > 'zzz').toBe(true);
});

test('of questions that are called the same, one is kept', () => {
  const [first] = analysis.questions as [QuestionAnswer];
  const twice = { ...analysis, questions: [...(analysis.questions ?? []), first] };
  expect(cellsIn(twice)).toHaveLength(cellsIn(analysis).length);
});

test('long quotes and values are cut, between letters', () => {
  const { facts } = analysis;
  const [law] = facts.governingLaw.evidence;
  if (!law) throw new Error('no evidence');
  const long = {
    ...facts.governingLaw,
    value: `${'x'.repeat(118)}😀 and more`,
    evidence: [{ ...law, quote: '😀'.repeat(300) }],
  };
  const { quote, sort } = cell('fact.governingLaw', { ...analysis, facts: { ...facts, governingLaw: long } }) ?? {};
  expect([quote?.length, quote?.isWellFormed(), sort?.isWellFormed()]).toEqual([399, true, true]);
  expect((sort ?? '').length).toBeLessThanOrEqual(120);
});

test('pages that were not read make their count one to look at, and a review that has not begun says so', () => {
  const { coverage } = analysis;
  expect(cell('unread-pages')).toMatchObject({ state: 'found', value: '0', sort: '000000' });
  const partly = { ...analysis, coverage: { ...coverage, unreadable: [2, 3], pending: [7] } };
  expect(cell('unread-pages', partly)).toMatchObject({ state: 'unreadable', value: '3', sort: '000003' });
  expect(cell('review')).toMatchObject({ value: 'done', sort: '2' });
});
