import type { Outline } from '../../../src/analysis/document/outline';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { DIMENSIONS, sentenceVectors, type WordVectors } from '../../../src/analysis/provisions/heads/word-vectors';
import { featuresOf } from '../../../src/analysis/provisions/input/features';
import { outlineOf } from '../../../src/analysis/provisions/input/segment';
import { foldOf } from '../examples';
import type { GoldContract } from '../gold';
import type { Background } from './head-matrix';

/** A contract's sentences and its fold. */
export interface FoldedOutline {
  fold: number;
  outline: Outline;
}

/** @param texts in the order of the contracts */
export function sentencesOfAll(contracts: readonly GoldContract[], texts: readonly ContractText[]): FoldedOutline[] {
  return texts.map((text, index) => ({ fold: foldOf(contracts[index]?.pdf ?? ''), outline: outlineOf(text) }));
}

/** All sentences one after another. */
export function backgroundOf(outlines: readonly FoldedOutline[], table: WordVectors): Background {
  const parts = outlines.map(({ outline }) => featuresOf(outline));
  const rows = outlines.reduce((sum, { outline }) => sum + outline.sentences.length, 0);
  const size = parts.reduce((sum, { buckets }) => sum + buckets.length, 0);
  const features = { starts: new Int32Array(rows + 1), buckets: new Int32Array(size), values: new Float32Array(size) };
  const background: Background = {
    features,
    vectors: new Float32Array(rows * DIMENSIONS),
    folds: new Uint8Array(rows),
  };
  let row = 0;
  let at = 0;
  parts.forEach(({ starts, buckets, values }, index) => {
    const { fold, outline } = outlines[index] as FoldedOutline;
    background.folds.fill(fold, row, row + outline.sentences.length);
    background.vectors.set(sentenceVectors(outline.sentences, table), row * DIMENSIONS);
    features.buckets.set(buckets, at);
    features.values.set(values, at);
    for (let k = 1; k < starts.length; k++) features.starts[row + k] = at + (starts[k] as number);
    row += outline.sentences.length;
    at += buckets.length;
  });
  return background;
}
