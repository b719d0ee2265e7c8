import { describe, expect, test } from 'bun:test';
import { inputFingerprint, TRAINED_INPUT } from '../../../scripts/training/fingerprint';
import { CATEGORY_NAMES } from '../../../src/analysis/provisions/categories';
import { featuresOf } from '../../../src/analysis/provisions/input/features';
import { patternsFingerprint } from '../../../src/analysis/provisions/input/pattern-features';
import { outlineOf } from '../../../src/analysis/provisions/input/segment';
import { decodeModel, encodeModel, scoreSentences } from '../../../src/analysis/provisions/model';
import { shippedModel } from '../../../src/analysis/provisions/provision-scores';
import { contractTextFromPlain } from '../../support/contract-text';
import { contractWith } from '../../support/reading';

const WEIGHTS = new URL('../../../src/analysis/provisions/weights.bin', import.meta.url);

describe('the weights', () => {
  test('are trained with the clause patterns as they are now', () => {
    // Fails after a pattern changed: run scripts/train-clauses.ts again.
    expect(shippedModel().patterns).toBe(patternsFingerprint());
  });

  test('are trained with the sections, sentences and features as they are now', () => {
    // Fails after anything in provisions/input changed its answers: run scripts/train-clauses.ts again, then set TRAINED_INPUT.
    expect(inputFingerprint(contractTextFromPlain)).toBe(TRAINED_INPUT);
  });

  test('are under 4 MB', async () => {
    expect(Bun.file(WEIGHTS).size).toBeLessThan(4_000_000);
  });

  test('are written as they were read', async () => {
    const bytes = await Bun.file(WEIGHTS).bytes();
    expect(Buffer.compare(encodeModel(decodeModel(bytes)), bytes)).toBe(0);
  });

  test('of another format are refused', () => {
    expect(() => decodeModel(new Uint8Array(64))).toThrow('not of the format');
  });

  test('know every category', () => {
    expect(shippedModel().calibration.length).toBe(CATEGORY_NAMES.length);
    expect(shippedModel().calibration.every(({ sentence }) => sentence.slope > 0)).toBe(true);
  });
});

describe('features and scores', () => {
  const outline = outlineOf(contractTextFromPlain(contractWith('13. This Agreement shall be governed by Texas law.')));

  test('are finite numbers, a row a sentence', () => {
    const features = featuresOf(outline);
    expect(features.starts.length).toBe(outline.sentences.length + 1);
    expect(features.values.every(Number.isFinite)).toBe(true);
    const scores = scoreSentences(shippedModel(), features);
    expect(scores.length).toBe(outline.sentences.length * CATEGORY_NAMES.length);
    expect(scores.every(Number.isFinite)).toBe(true);
  });

  test('of an empty document are none', () => {
    const features = featuresOf({ sections: [], sentences: [] });
    expect(features.buckets.length).toBe(0);
    expect(scoreSentences(shippedModel(), features).length).toBe(0);
  });

  test('synonyms share features that other words do not', () => {
    const bucketsOf = (text: string) => new Set(featuresOf(outlineOf(contractTextFromPlain(text))).buckets);
    const soliciting = bucketsOf('Agent shall not solicit any customers.');
    const enticing = bucketsOf('Agent shall not entice any clients.');
    const greeting = bucketsOf('Agent shall not greet any visitors.');
    expect(soliciting.intersection(enticing).size).toBeGreaterThan(soliciting.intersection(greeting).size);
  });

  test("don't hang on figures, case or typographic apostrophes", () => {
    const rowOf = (text: string) => featuresOf(outlineOf(contractTextFromPlain(text)));
    const one = rowOf('The fee is $500 and the buyer’s share 5%.');
    expect(rowOf("THE FEE IS $90,000 AND THE BUYER'S SHARE 7.5%.")).toEqual(one);
    expect(rowOf("The fee is $500 and the seller's share 5%.")).not.toEqual(one);
  });
});
