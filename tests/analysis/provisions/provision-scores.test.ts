import { describe, expect, test } from 'bun:test';
import type { Category } from '../../../src/analysis/provisions/categories';
import { classifyClauses } from '../../../src/analysis/provisions/classify';
import { outlineOf } from '../../../src/analysis/provisions/input/segment';
import { decodeModel } from '../../../src/analysis/provisions/model';
import { provisionScores } from '../../../src/analysis/provisions/provision-scores';
import { contractTextFromPlain } from '../../support/contract-text';
import { contractWith } from '../../support/reading';

const WEIGHTS = new URL('../../../src/analysis/provisions/weights.bin', import.meta.url);

const contract = contractTextFromPlain(
  contractWith(
    '13. This Agreement shall be governed by the laws of Texas.\n14. Customer shall not disparage Provider.',
  ),
);
const outline = outlineOf(contract);
const placeOf = (words: string) => outline.sentences.findIndex(({ text }) => text.includes(words));

describe("the model's opinion of a sentence", () => {
  test('is high for its own category and low for others', () => {
    const scores = provisionScores(outline);
    const law = placeOf('laws of Texas');
    expect(scores.probability(law, 'Governing Law')).toBeGreaterThan(0.8);
    expect(scores.probability(law, 'Insurance')).toBeLessThan(0.05);
    expect(scores.present('Governing Law')).toBeGreaterThan(0.5);
    expect(scores.present('Insurance')).toBeLessThan(0.1);
  });

  test('is the confidence of the clauses that are listed, unless their words are sure', () => {
    const scores = provisionScores(outline);
    const clauses = classifyClauses(contract, outline, { minConfidence: 0.05 });
    expect(clauses.length).toBeGreaterThan(1);
    for (const { category: name, start, confidence } of clauses) {
      const category = name as Category;
      const row = outline.sentences.findIndex((sentence) => sentence.start === start);
      if (!scores.isSure(row, category)) expect(scores.probability(row, category)).toBeCloseTo(confidence, 4);
    }
  });

  test('knows the words that are sure', () => {
    const scores = provisionScores(outline);
    expect(scores.isSure(placeOf('disparage'), 'Non-Disparagement')).toBe(true);
    expect(scores.isSure(placeOf('laws of Texas'), 'Non-Disparagement')).toBe(false);
  });

  test('is worked out once for an outline and a model', async () => {
    expect(provisionScores(outline)).toBe(provisionScores(outline));
    const other = decodeModel(await Bun.file(WEIGHTS).bytes());
    expect(provisionScores(outline, other)).not.toBe(provisionScores(outline));
    expect(provisionScores(outline, other)).toBe(provisionScores(outline, other));
  });

  test('of a place where no sentence is, is nought', () => {
    expect(provisionScores(outline).probability(9_999, 'Insurance')).toBe(0);
  });
});
