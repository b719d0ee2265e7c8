import { describe, expect, test } from 'bun:test';
import type { RiskFactor, Severity } from '../../src/shared/analysis';
import { groundsOf, overallRisk, rationaleOf, withinSentence } from '../../src/shared/overall-risk';

const missing = (severity: Severity, type = 'Low limit of liability'): RiskFactor => ({
  severity,
  type,
  description: 'd',
  rule: 'r',
  evidence: [],
  recommendation: 'x',
});
const written = (severity: Severity, type?: string): RiskFactor => ({
  ...missing(severity, type),
  evidence: [{ quote: 'q', page: 1, start: 0, end: 1 }],
});

describe('the overall risk', () => {
  test.each<[Severity[], Severity]>([
    [[], 'low'],
    [['medium', 'medium', 'low'], 'low'],
    [['high'], 'medium'],
    [['medium', 'medium', 'medium'], 'low'],
    [['medium', 'medium', 'medium', 'medium'], 'medium'],
    [['high', 'medium', 'medium'], 'medium'],
    [['high', 'high'], 'high'],
    [['high', 'high', 'medium'], 'high'],
    [['high', 'high', 'high'], 'high'],
    // One thing said in ten places makes a paper no worse.
    [Array<Severity>(12).fill('medium'), 'medium'],
    [Array<Severity>(40).fill('low'), 'low'],
  ])('%j is %s', (severities, expected) => {
    expect(overallRisk(severities.map((severity) => written(severity)))).toBe(expected);
    expect(overallRisk(severities.map((severity) => written(severity)).reverse())).toBe(expected);
  });

  test('of missing terms alone is never high', () => {
    expect(overallRisk([missing('medium'), missing('medium')])).toBe('low');
    expect(overallRisk(Array.from({ length: 9 }, () => missing('high')))).toBe('low');
    expect(
      overallRisk([...Array.from({ length: 9 }, () => missing('high')), written('medium'), written('medium')]),
    ).toBe('medium');
  });

  test('is told with what was found and the gravest of it', () => {
    expect(rationaleOf([])).toMatch(/^None of the risks/);
    expect(
      rationaleOf([written('high', 'The landlord may enter without notice'), written('medium'), written('low')]),
    ).toBe(
      '1 high, 1 medium and 1 low risk were found. Gravest: the landlord may enter without notice; low limit of liability.',
    );
    expect(rationaleOf([missing('low')])).toBe('1 low risk was found.');
  });

  test('counts a risk by how likely it is, and as grave as it would be', () => {
    const likely = (likelihood: number): RiskFactor => ({ ...written('high'), likelihood });
    expect(overallRisk([likely(0.85), likely(0.85), likely(0.85)])).toBe('high');
    expect(overallRisk([likely(0.85), likely(0.85)])).toBe('medium');
    expect(overallRisk([likely(0.6), likely(0.6), likely(0.6)])).toBe('medium');
    expect(overallRisk([likely(0.6)])).toBe('low');
    expect(overallRisk([likely(0.95)])).toBe('medium');
    const doubted: RiskFactor = { ...written('medium'), standing: 'to_check', likelihood: 0.5, gravity: 'high' };
    expect(overallRisk([doubted, doubted])).toBe('low');
    expect(overallRisk([doubted, doubted, doubted])).toBe('medium');
  });

  test('leaves out what has to be checked and nobody judged, and says so', () => {
    const toCheck: RiskFactor = { ...written('medium'), standing: 'to_check' };
    expect(overallRisk([toCheck, toCheck, toCheck])).toBe('low');
    expect(rationaleOf([toCheck])).toBe(
      'None of the risks that are looked for was found for sure in the text that was read. 1 point has to be checked and counts less.',
    );
    expect(rationaleOf([written('high'), toCheck, toCheck])).toBe(
      '1 high risk was found. Gravest: low limit of liability. 2 points have to be checked and count less.',
    );
  });

  test('rests on points to check where they alone make it, the heaviest first', () => {
    const doubted = (type: string, likelihood: number, gravity: Severity = 'high'): RiskFactor => ({
      ...written('medium', type),
      standing: 'to_check',
      likelihood,
      gravity,
    });
    const unjudged: RiskFactor = { ...written('medium', 'Unjudged'), standing: 'to_check' };
    const [slight, grave, graver] = [doubted('Slight', 0.5), doubted('Grave', 0.6), doubted('Graver?', 0.8)];
    const low = written('low');
    const many = [unjudged, low, slight, grave, graver];
    expect(overallRisk(many)).toBe('medium');
    expect(groundsOf(many)).toEqual([graver, grave, slight]);
    expect(rationaleOf(many)).toBe(
      'Nothing of high or medium severity was found for sure in the text that was read. 4 points have to be checked. What weighs most: Graver? Grave. Slight.',
    );
    // A low rating rests on none of them, and where something is sure that is told.
    expect(groundsOf([slight, low])).toEqual([]);
    const sure = written('medium');
    expect(groundsOf([slight, grave, graver, sure])).toEqual([sure]);
  });
});

test('names keep their capitals within a sentence', () => {
  expect(withinSentence('The Landlord may enter')).toBe('the Landlord may enter');
  expect(withinSentence('IP assignment')).toBe('IP assignment');
  expect(withinSentence('Unilateral amendment')).toBe('unilateral amendment');
});
