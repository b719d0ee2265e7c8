import { BUCKETS } from '../../src/analysis/provisions/input/hash';
import { CATEGORY_COUNT, type Example } from './examples';

/** A feature must be in this many contracts to be learned from. */
const MIN_CONTRACTS = 3;

/** A sparse matrix: row `i` has the `values` in `columns` from `starts[i]` to `starts[i + 1]`. */
export interface SparseRows {
  starts: Int32Array;
  columns: Int32Array;
  values: Float32Array;
}

/** All training sentences as one sparse matrix. Columns are buckets by falling number of contracts, which keeps the frequent together. */
export interface Matrix extends SparseRows {
  labels: Uint8Array;
  /** The bucket of each column. */
  buckets: Int32Array;
}

export function matrixOf(examples: readonly Example[]): Matrix {
  const buckets = frequentBuckets(examples);
  const columnOf = new Int32Array(BUCKETS).fill(-1);
  buckets.forEach((bucket, column) => {
    columnOf[bucket] = column;
  });
  const size = examples.reduce((sum, { features }) => sum + features.buckets.length, 0);
  const columns = new Int32Array(size);
  const values = new Float32Array(size);
  const starts: number[] = [0];
  let at = 0;
  for (const { features } of examples) {
    for (let row = 0; row + 1 < features.starts.length; row++) {
      for (let k = features.starts[row] as number; k < (features.starts[row + 1] as number); k++) {
        const column = columnOf[features.buckets[k] as number] as number;
        if (column < 0) continue;
        columns[at] = column;
        values[at++] = features.values[k] as number;
      }
      starts.push(at);
    }
  }
  const labels = new Uint8Array((starts.length - 1) * CATEGORY_COUNT);
  let row = 0;
  for (const example of examples) {
    labels.set(example.labels, row);
    row += example.labels.length;
  }
  return {
    starts: Int32Array.from(starts),
    columns: columns.slice(0, at),
    values: values.slice(0, at),
    labels,
    buckets,
  };
}

function frequentBuckets(examples: readonly Example[]): Int32Array {
  const contracts = new Int32Array(BUCKETS);
  const last = new Int32Array(BUCKETS).fill(-1);
  examples.forEach(({ features }, index) => {
    for (const bucket of features.buckets) {
      if (last[bucket] === index) continue;
      last[bucket] = index;
      contracts[bucket] = (contracts[bucket] ?? 0) + 1;
    }
  });
  const kept: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) if ((contracts[bucket] ?? 0) >= MIN_CONTRACTS) kept.push(bucket);
  return Int32Array.from(kept.sort((one, other) => (contracts[other] ?? 0) - (contracts[one] ?? 0) || one - other));
}
