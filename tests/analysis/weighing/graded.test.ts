import { describe, expect, test } from 'bun:test';
import { assessRisks } from '../../../src/analysis/risks/assess';
import { gradedByWords } from '../../../src/analysis/weighing/graded';
import type { RiskFactor } from '../../../src/shared/analysis';
import { contractWith, readingOf } from '../../support/reading';

const GRAVE = '4. Waiver. Customer waives every claim against Provider for loss of data, whatever its cause.';
const SLIGHT = '4. Waiver. Customer waives the right to a paper copy of the manual.';

function told(clause: string, change: Partial<RiskFactor> = {}) {
  const reading = readingOf(contractWith(clause));
  const found = assessRisks(reading).riskFactors.find(({ rule }) => rule === 'right-given-up');
  if (!found) throw new Error('A right is given up');
  const risk = { ...found, ...change };
  return { before: risk, after: gradedByWords(reading, [risk])[0] };
}

describe('a right that is given up', () => {
  test('is of medium severity where its words are like those of which lawyers tell', () => {
    const { before, after } = told(GRAVE);
    expect(before.severity).toBe('low');
    expect(after).toEqual({ ...before, severity: 'medium' });
  });

  test('stays low where they are not', () => {
    const { before, after } = told(SLIGHT);
    expect(before.severity).toBe('low');
    expect(after).toEqual(before);
  });

  test('is as grave as its words if it is so, where it has to be checked', () => {
    const { after } = told(GRAVE, { standing: 'to_check', gravity: 'low' });
    expect(after).toMatchObject({ severity: 'medium', gravity: 'medium' });
  });

  test.each<[string, Partial<RiskFactor>]>([
    ['a rule that grades by what it found', { rule: 'low-cap' }],
    ['what is high already', { severity: 'high' }],
    ['what has no words', { evidence: [] }],
  ])('near miss: %s', (_, change) => {
    const { before, after } = told(GRAVE, change);
    expect(after).toEqual(before);
  });
});
