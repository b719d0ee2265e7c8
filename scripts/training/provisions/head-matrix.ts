import type { Sentence } from '../../../src/analysis/document/outline';
import { DIMENSIONS, sentenceVectors, type WordVectors } from '../../../src/analysis/provisions/heads/word-vectors';
import type { FeatureRows } from '../../../src/analysis/provisions/input/feature-sink';
import { featuresOf, PLACE_BUCKETS } from '../../../src/analysis/provisions/input/features';
import { BUCKETS } from '../../../src/analysis/provisions/input/hash';
import type { SparseRows } from '../matrix';

/** Sentences of contracts, of which is not known which provisions of ours they are. */
export interface Background {
  features: FeatureRows;
  vectors: Float32Array;
  /** The fold of the contract of each. */
  folds: Uint8Array;
}

/** First our own sentences, a row each, then the background; columns are features that our own sentences have, the vector, and a constant 1. */
export interface HeadMatrix extends SparseRows {
  /** The buckets of the first columns. */
  buckets: Int32Array;
  width: number;
  vectorAt: number;
  biasAt: number;
}

/** The features of sentences that stand in no contract: words only, nothing of place or neighbours. */
export function ownFeatures(texts: readonly string[]): FeatureRows {
  const sentence = (text: string, paragraph: number): Sentence => ({
    start: 0,
    end: 0,
    text,
    paragraph,
    section: null,
  });
  // An empty sentence between two keeps them from being each other's neighbours.
  const sentences = texts.flatMap((text, index) => [sentence(text, 2 * index), sentence('', 2 * index + 1)]);
  const { starts, buckets, values } = featuresOf({ sections: [], sentences });
  const kept: FeatureRows = {
    starts: new Int32Array(texts.length + 1),
    buckets: buckets.slice(),
    values: values.slice(),
  };
  let at = 0;
  texts.forEach((_, index) => {
    for (let k = starts[2 * index] as number; k < (starts[2 * index + 1] as number); k++) {
      if (PLACE_BUCKETS.has(buckets[k] as number)) continue;
      kept.buckets[at] = buckets[k] as number;
      kept.values[at++] = values[k] as number;
    }
    kept.starts[index + 1] = at;
  });
  return { starts: kept.starts, buckets: kept.buckets.slice(0, at), values: kept.values.slice(0, at) };
}

export function headMatrix(texts: readonly string[], background: Background, table: WordVectors): HeadMatrix {
  const own = ownFeatures(texts);
  const buckets = Int32Array.from(new Set(own.buckets)).sort();
  const columnOf = new Int32Array(BUCKETS).fill(-1);
  buckets.forEach((bucket, column) => {
    columnOf[bucket] = column;
  });
  const vectorAt = buckets.length;
  const biasAt = vectorAt + DIMENSIONS;
  const parts = [
    {
      rows: own,
      vectors: sentenceVectors(
        texts.map((text) => ({ text })),
        table,
      ),
    },
    { rows: background.features, vectors: background.vectors },
  ];
  const count = parts.reduce((sum, { rows }) => sum + rows.starts.length - 1, 0);
  const known = parts.reduce(
    (sum, { rows }) => rows.buckets.reduce((some, bucket) => some + ((columnOf[bucket] as number) >= 0 ? 1 : 0), sum),
    0,
  );
  const size = known + count * (DIMENSIONS + 1);
  const matrix = { starts: new Int32Array(count + 1), columns: new Int32Array(size), values: new Float32Array(size) };
  let at = 0;
  let row = 0;
  const put = (column: number, value: number) => {
    matrix.columns[at] = column;
    matrix.values[at++] = value;
  };
  for (const { rows, vectors } of parts) {
    for (let index = 0; index + 1 < rows.starts.length; index++) {
      for (let k = rows.starts[index] as number; k < (rows.starts[index + 1] as number); k++) {
        const column = columnOf[rows.buckets[k] as number] as number;
        if (column >= 0) put(column, rows.values[k] as number);
      }
      for (let d = 0; d < DIMENSIONS; d++) put(vectorAt + d, vectors[index * DIMENSIONS + d] as number);
      put(biasAt, 1);
      matrix.starts[++row] = at;
    }
  }
  return { ...matrix, buckets, width: biasAt + 1, vectorAt, biasAt };
}

/** The score of one row. */
export function scoreRow({ starts, columns, values }: SparseRows, weights: Float32Array, row: number): number {
  let score = 0;
  for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
    score += (weights[columns[k] as number] as number) * (values[k] as number);
  return score;
}
