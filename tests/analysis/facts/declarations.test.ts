import { describe, expect, test } from 'bun:test';
import type { Paper } from '../../../src/analysis/examples';
import { FACTS } from '../../../src/analysis/facts/declarations/registry';
import type { FactDeclaration } from '../../../src/analysis/facts/define-fact';
import { printFacts } from '../../../src/analysis/report/facts';
import type { Fact } from '../../../src/shared/analysis';
import type { FactName } from '../../../src/shared/facts';
import { readPaper } from '../../support/papers';

const FEWEST = 4;
const DECLARED = Object.values<FactDeclaration<unknown>>(FACTS);

describe.each(DECLARED.map((declaration) => [declaration.id, declaration] as const))('%s', (id, declaration) => {
  const { paper, hits, misses } = declaration.examples;
  const told = (text: string, on: Paper): { text: string; fact: Fact | undefined } => {
    const { contract, facts } = readPaper(text, on);
    return { text: contract.text, fact: printFacts(facts)[id as FactName] };
  };

  test.each(hits.map(([text, says, on = paper]) => ({ text, says, on })))('hits: $text', ({ text, says, on }) => {
    const read = told(text, on);
    expect([read.fact?.value, read.fact?.normalized]).toContain(says);
    expect(read.fact?.evidence).not.toBeEmpty();
    for (const { quote, start, end } of read.fact?.evidence ?? []) expect(read.text.slice(start, end)).toBe(quote);
  });

  test.each(misses.map(([text, why, on = paper]) => ({ text, why, on })))('misses: $why: $text', ({ text, on }) => {
    expect(told(text, on).fact).toMatchObject({ value: null, normalized: null });
  });

  test('has enough of both, and a place of its own', () => {
    expect(Math.min(hits.length, misses.length)).toBeGreaterThanOrEqual(FEWEST);
    expect(DECLARED.filter(({ place }) => place === declaration.place)).toHaveLength(1);
  });
});
