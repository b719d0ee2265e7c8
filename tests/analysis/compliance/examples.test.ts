import { describe, expect, test } from 'bun:test';
import { findingOf } from '../../../src/analysis/compliance/assess';
import { COMPLIANCE_POINTS } from '../../../src/analysis/compliance/points/registry';
import type { Paper } from '../../../src/analysis/examples';
import { readPaper } from '../../support/papers';

const FEWEST = 4;

describe.each(COMPLIANCE_POINTS.map((point) => [point.id, point] as const))('%s', (_, point) => {
  const { paper, hits, misses } = point.examples;
  const told = (text: string, on: Paper) => {
    const reading = readPaper(text, on);
    return { reading, finding: findingOf(point, reading) };
  };

  test.each(hits.map(([text, says, on = paper]) => ({ text, says, on })))('hits: $text', ({ text, says, on }) => {
    const { reading, finding } = told(text, on);
    expect(finding?.issue).toContain(says);
    expect(finding?.source).toMatch(/\d/);
    expect(finding?.recommendation.length).toBeGreaterThan(20);
    expect(finding?.evidence.length).toBeGreaterThan(0);
    for (const { quote, start, end } of finding?.evidence ?? [])
      expect(reading.contract.text.slice(start, end)).toBe(quote);
  });

  test.each(misses.map(([text, why, on = paper]) => ({ text, why, on })))('misses: $why: $text', ({ text, on }) => {
    expect(told(text, on).finding).toBeNull();
  });

  test('has enough of both, and asserts most of what it hits', () => {
    expect(Math.min(hits.length, misses.length)).toBeGreaterThanOrEqual(FEWEST);
    const asserted = hits.filter(([text, , on = paper]) => told(text, on).finding?.standing === 'asserted');
    expect(asserted.length).toBeGreaterThan(hits.length / 2);
  });
});
