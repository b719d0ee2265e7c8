import { describe, expect, test } from 'bun:test';
import { FAULTS } from '../../../src/analysis/drafting/faults/registry';
import type { Paper } from '../../../src/analysis/examples';
import { readPaper } from '../../support/papers';

const FEWEST = 4;

describe.each(FAULTS.map((fault) => [fault.id, fault] as const))('%s', (_, { find, about, examples }) => {
  const { paper, hits, misses } = examples;

  const told = (text: string, on: Paper) => {
    const reading = readPaper(text, on);
    return { reading, faults: find(reading) };
  };

  test.each(hits.map(([text, says, on = paper]) => ({ text, says, on })))('hits: $text', ({ text, says, on }) => {
    const { reading, faults } = told(text, on);
    expect(faults.map(({ description }) => description).join('\n')).toContain(says);
    expect(faults).toHaveLength(1);
    for (const { evidence } of faults) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { quote, start, end } of evidence) expect(reading.contract.text.slice(start, end)).toBe(quote);
    }
  });

  test.each(misses.map(([text, why, on = paper]) => ({ text, why, on })))('misses: $why: $text', ({ text, on }) => {
    expect(told(text, on).faults).toEqual([]);
  });

  test('has enough of both, and says what it is', () => {
    expect(Math.min(hits.length, misses.length)).toBeGreaterThanOrEqual(FEWEST);
    expect(about.length).toBeGreaterThan(80);
  });
});
