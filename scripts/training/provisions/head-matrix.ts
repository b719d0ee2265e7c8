import { type HeadInput, pieceInput } from '../../../src/analysis/provisions/heads/head-input';
import { DIMENSIONS, type WordVectors } from '../../../src/analysis/provisions/heads/word-vectors';
import { BUCKETS } from '../../../src/analysis/provisions/input/hash';
import type { SparseRows } from '../matrix';

/** Pieces of sentences of which is not known which provisions of ours they are. */
export interface Background extends HeadInput {
  /** The fold of each piece: its contract's. */
  folds: Uint8Array;
}

/**
 * First our own sentences, a row each, then the pieces of the others in turn; columns are features that our own sentences or those of labelled papers that say
 * a provision have, the vector, and a constant 1.
 */
export interface HeadMatrix extends SparseRows {
  /** The buckets of the first columns. */
  buckets: Int32Array;
  width: number;
  vectorAt: number;
  biasAt: number;
}

/** @param said texts of labelled papers that say a provision: their words are known as those of our own sentences are */
export function headMatrix(
  texts: readonly string[],
  others: readonly HeadInput[],
  table: WordVectors,
  said: readonly string[] = [],
): HeadMatrix {
  const inputOf = (of: readonly string[]) =>
    pieceInput(
      of.map((text, sentence) => ({ text, sentence })),
      table,
    );
  const own = inputOf(texts);
  const buckets = Int32Array.from(
    new Set([...own.features.buckets, ...repeated(inputOf(said).features.buckets)]),
  ).sort();
  const columnOf = new Int32Array(BUCKETS).fill(-1);
  buckets.forEach((bucket, column) => {
    columnOf[bucket] = column;
  });
  const vectorAt = buckets.length;
  const biasAt = vectorAt + DIMENSIONS;
  const parts = [own, ...others];
  const count = parts.reduce((sum, { features }) => sum + features.starts.length - 1, 0);
  const known = parts.reduce(
    (sum, { features }) =>
      features.buckets.reduce((some, bucket) => some + ((columnOf[bucket] as number) >= 0 ? 1 : 0), sum),
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
  for (const { features: rows, vectors } of parts) {
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

/** What fewer of these sentences have is hardly met again. */
const LEAST_SAID = 3;

function repeated(buckets: Int32Array): number[] {
  const counts = new Map<number, number>();
  for (const bucket of buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_SAID).map(([bucket]) => bucket);
}

/** The score of one row. */
export function scoreRow({ starts, columns, values }: SparseRows, weights: Float32Array, row: number): number {
  let score = 0;
  for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
    score += (weights[columns[k] as number] as number) * (values[k] as number);
  return score;
}
