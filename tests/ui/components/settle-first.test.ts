import { describe, expect, test } from 'bun:test';
import type { Analysis, RiskFactor, Severity } from '../../../src/shared/analysis';
import { overallRisk } from '../../../src/shared/overall-risk';
import { reasonOf, settlingOf } from '../../../src/ui/components/analysis/settle-first';

const risk = (type: string, severity: Severity, change: Partial<RiskFactor> = {}): RiskFactor => ({
  type,
  severity,
  description: 'd',
  rule: type,
  evidence: [{ quote: 'q', page: 1, start: 0, end: 1 }],
  recommendation: 'x',
  ...change,
});
const doubted = (type: string, likelihood: number) =>
  risk(type, 'medium', { standing: 'to_check', likelihood, gravity: 'high' });

const assessed = (...riskFactors: RiskFactor[]) => ({
  overallRisk: overallRisk(riskFactors),
  rationale: 'r',
  riskFactors,
  recommendations: [],
});
const reason = (...risks: RiskFactor[]) =>
  reasonOf({ riskAssessment: assessed(...risks), playbook: { verdicts: [] } } as unknown as Analysis);

describe('what to settle first', () => {
  test('is what is asserted, the gravest of it, and of the paper last', () => {
    const [blanks, entry, fee, doubt] = [
      risk('blanks', 'high'),
      risk('Entry', 'high'),
      risk('Late fee', 'medium'),
      doubted('Rent', 0.9),
    ];
    const settling = settlingOf(assessed(blanks, entry, fee, doubt));
    expect(settling).toEqual({ first: [entry, blanks], more: [fee], toCheck: [doubt], low: [] });
    expect(reason(blanks, entry, fee, doubt)).toBe('Entry; blanks.');
  });

  test('is what has to be checked where the rating comes from that alone', () => {
    const points = [doubted('It renews', 0.6), doubted('It ends at will', 0.8), doubted('It renews', 0.6)];
    const low = risk('Notices', 'low');
    const { first, more, toCheck, low: slight } = settlingOf(assessed(...points, low));
    expect(first.map(({ type }) => type)).toEqual(['It ends at will', 'It renews', 'It renews']);
    expect([more, toCheck, slight]).toEqual([[], [], [low]]);
    expect(reason(...points, low)).toBe('To be checked first: it ends at will; it renews.');
  });

  test('is nothing in a paper of low risk, whatever has to be checked', () => {
    const point = doubted('It renews', 0.6);
    expect(settlingOf(assessed(point))).toEqual({ first: [], more: [], toCheck: [point], low: [] });
    expect(reason(point)).toBe('Nothing of high or medium severity was found in what was asked and read.');
  });
});
