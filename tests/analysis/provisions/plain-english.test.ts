import { expect, test } from 'bun:test';
import { classifyClauses } from '../../../src/analysis/provisions/classify';
import { outlineOf } from '../../../src/analysis/provisions/input/segment';
import { contractTextFromPlain } from '../../support/contract-text';
import { plainContracts } from '../../support/plain-contracts';

/** None of these contracts is in the sentences that the model learns from. */
test('most clauses of contracts in everyday words are found, and hardly a wrong one', () => {
  let right = 0;
  let missed = 0;
  const wrong: string[] = [];
  for (const { name, text, clauses } of plainContracts()) {
    const contract = contractTextFromPlain(text);
    const found = new Set(classifyClauses(contract, outlineOf(contract)).map(({ category }) => `${category}`));
    const wanted = clauses.map((clause) => clause.split('|'));
    for (const names of wanted) {
      if (names.some((category) => found.has(category))) right++;
      else missed++;
    }
    for (const category of found) {
      if (!wanted.some((names) => names.includes(category))) wrong.push(`${name}: ${category}`);
    }
  }
  expect(right / (right + missed)).toBeGreaterThan(0.6);
  expect(right / (right + wrong.length)).toBeGreaterThan(0.9);
});
