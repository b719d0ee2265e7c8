import { describe, expect, test } from 'bun:test';
import type { Paper } from '../../../src/analysis/examples';
import { riskOf } from '../../../src/analysis/risks/assess';
import { RISK_RULES } from '../../../src/analysis/risks/rules/registry';
import { readPaper } from '../../support/papers';

const FEWEST = 4;

const WITH_EXAMPLES = RISK_RULES.flatMap((rule) => (rule.examples ? [[rule.id, rule, rule.examples] as const] : []));

describe.each(WITH_EXAMPLES)('%s', (_, rule, { paper, hits, misses }) => {
  const known = new Map<string, ReturnType<typeof read>>();
  const read = (text: string, on: Paper) => {
    const reading = readPaper(text, on);
    return { reading, risk: riskOf(rule, reading) };
  };
  /** An example is read once, though several tests ask. */
  const told = (text: string, on: Paper) => {
    const key = `${on}\n${text}`;
    const before = known.get(key) ?? read(text, on);
    known.set(key, before);
    return before;
  };

  test.each(hits.map(([text, says, on = paper]) => ({ text, says, on })))('hits: $text', ({ text, says, on }) => {
    const { reading, risk } = told(text, on);
    expect(risk?.description).toContain(says);
    if (risk?.standing === 'asserted') expect(Object.keys(rule.severity)).toContain(risk.severity);
    expect(risk?.recommendation.length).toBeGreaterThan(20);
    for (const { quote, start, end } of risk?.evidence ?? [])
      expect(reading.contract.text.slice(start, end)).toBe(quote);
  });

  test.each(misses.map(([text, why, on = paper]) => ({ text, why, on })))('misses: $why: $text', ({ text, on }) => {
    expect(told(text, on).risk).toBeNull();
  });

  test('has enough of both, and asserts most of what it hits', () => {
    expect(Math.min(hits.length, misses.length)).toBeGreaterThanOrEqual(FEWEST);
    const asserted = hits.filter(([text, , on = paper]) => told(text, on).risk?.standing === 'asserted');
    expect(asserted.length).toBeGreaterThan(hits.length / 2);
  });
});
