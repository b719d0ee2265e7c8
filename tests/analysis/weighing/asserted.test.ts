import { expect, test } from 'bun:test';
import { assertedOf } from '../../../src/analysis/weighing/asserted';
import type { QuestionAnswer, RiskFactor } from '../../../src/shared/analysis';

const words = [{ quote: 'The Tenant pays.', page: 1, start: 0, end: 16 }];
const risk = (rule: string, more: Partial<RiskFactor> = {}): RiskFactor => ({
  type: rule,
  rule,
  severity: 'high',
  description: '',
  recommendation: '',
  evidence: words,
  standing: 'asserted',
  ...more,
});
const answer = (id: string, bearer?: string): QuestionAnswer => ({
  id,
  title: id,
  value: null,
  answer: 'yes',
  confidence: 0.9,
  evidence: words,
  ...(bearer && { bearer }),
});
const raised = (neutral: RiskFactor[], landlord: RiskFactor[], tenant: RiskFactor[]) => [
  { side: 'neutral', risks: neutral },
  { side: 'landlord', risks: landlord },
  { side: 'tenant', risks: tenant },
];

test('risks are counted once, whoever they are told to', () => {
  const all = raised([risk('low-cap')], [risk('low-cap')], [risk('late-interest')]);
  expect(assertedOf(all, 'neutral', [])).toEqual({ inAll: 2, bearers: [] });
});

test.each([
  ['what has to be checked', risk('low-cap', { standing: 'to_check' })],
  ['silence', risk('low-cap', { evidence: [] })],
])('%s is not asserted', (_, one) => {
  expect(assertedOf(raised([one], [], [one]), 'neutral', [])).toEqual({ inAll: 0, bearers: [] });
});

test.each([
  ['whom its words burden', 'any.courts', 'landlord', ['landlord']],
  ['of its kind alone, whom it is told to', 'lease.early-exit-cost', undefined, ['tenant']],
  ['of any contract, nobody by its side alone', 'any.courts', undefined, []],
])('an answer burdens %s', (_, id, bearer, bearers) => {
  const one = risk(id);
  expect(assertedOf(raised([one], [], [one]), 'neutral', [answer(id, bearer)]).bearers).toEqual(bearers);
});

test('an answer that is told to both sides, or is not asserted, burdens nobody', () => {
  const id = 'lease.early-exit-cost';
  expect(assertedOf(raised([], [risk(id)], [risk(id)]), 'neutral', [answer(id)]).bearers).toEqual([]);
  expect(assertedOf(raised([], [], [risk('low-cap')]), 'neutral', [answer(id, 'tenant')]).bearers).toEqual([]);
});
