import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { likeliest, type Ranked, rank } from '../../../src/analysis/facts/ranking/ranker';
import { RANKED_FACTS, type RankedFact, type Ranker } from '../../../src/analysis/facts/ranking/weights';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';

const TEXT = `SERVICES AGREEMENT
This Agreement is made on May 1, 2025 between Acme Mills, Inc. and Borel LLC.
1. The initial term is three years.
2. Thereafter this Agreement automatically renews for successive two-year periods unless either party gives sixty days' notice of non-renewal.
3. Borel cleans the mill.`;
const text = contractTextFromPlain(TEXT);
const plain = sourceOf(text, documentOf(text));

/** The contract read by rankers of which each needs so much more, or less, than it gives its likeliest value. */
const withLeast = (fact: RankedFact, times: number) => {
  const [best] = rank(plain, fact) as [Ranked];
  const least = best.probability * times;
  const ranker = (name: RankedFact): Ranker => ({ ...plain.ranker(name), ...(name === fact ? { least } : {}) });
  return likeliest(sourceOf(text, documentOf(text), { ranker }), fact);
};

describe('half of what a ranker needs is enough where the clause would be listed', () => {
  test.each(['renewal', 'notice'] as const)('%s', (fact) => {
    expect(RANKED_FACTS).toContain(fact);
    expect(withLeast(fact, 1.9)?.candidates[0]?.kind).toBe('period');
    expect(withLeast(fact, 2.1)).toBeNull();
  });

  test('of other facts it is not', () => {
    expect(withLeast('term', 0.9)).not.toBeNull();
    expect(withLeast('term', 1.1)).toBeNull();
  });
});
