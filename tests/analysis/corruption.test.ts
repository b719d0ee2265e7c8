import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { verifyQuote } from '../../src/analysis/evidence';
import { extractContract } from '../../src/analysis/pdf/pdf';
import { CORRUPTIONS, makeQuotes, NOISE } from '../support/quotes';

const SAMPLES = ['nda', 'saas-agreement', 'supply-agreement'];
const EACH = 100;

describe.each(SAMPLES)('quotes from %s', async (name) => {
  const bytes = await Bun.file(join(import.meta.dir, `../../public/samples/${name}.pdf`)).bytes();
  const contract = await extractContract(bytes);

  test('100 that were changed are all refused', () => {
    const made = makeQuotes(contract, CORRUPTIONS, EACH, true);
    expect(made).toHaveLength(EACH);
    expect(new Set(made.map(({ kind }) => kind)).size).toBeGreaterThan(10);
    expect(made.filter(({ quote }) => verifyQuote(contract, quote) !== null)).toEqual([]);
  });

  test('100 true ones are all found, whatever copying did to them', () => {
    const made = makeQuotes(contract, NOISE, EACH, false);
    expect(made).toHaveLength(EACH);
    expect(new Set(made.map(({ kind }) => kind)).size).toBe(Object.keys(NOISE).length);
    expect(made.filter(({ quote }) => verifyQuote(contract, quote) === null)).toEqual([]);
    for (const { quote } of made) {
      const evidence = verifyQuote(contract, quote);
      expect(contract.text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote ?? '');
    }
  });
});
