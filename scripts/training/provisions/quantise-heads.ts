import { type Head, MOST_WEIGHTS_OF_FEATURE, type ProvisionHeads } from '../../../src/analysis/provisions/heads/heads';
import { DIMENSIONS } from '../../../src/analysis/provisions/heads/word-vectors';
import { BUCKETS } from '../../../src/analysis/provisions/input/hash';
import type { FittedHead } from './fit-head';
import type { HeadMatrix } from './head-matrix';

/** Of each head, the largest are kept: 300 heads stay under 6 MB. */
const WEIGHTS_OF_HEAD = 5_000;
const LARGEST = 127;

interface Kept {
  owner: number;
  weight: number;
}

/** Whole numbers from -127 to 127 and two scales a head; weights that are small or round to zero are dropped. */
export function quantiseHeads(
  matrix: HeadMatrix,
  ids: readonly string[],
  fitted: readonly FittedHead[],
): ProvisionHeads {
  const features = matrix.buckets.length;
  const byColumn: Kept[][] = Array.from({ length: features }, () => []);
  const vectorWeights = new Int8Array(ids.length * DIMENSIONS);
  const heads = fitted.map(({ weights, offset, slope, threshold }, owner): Head => {
    const sparse = weights.subarray(0, features);
    const scale = largestOf(sparse) / LARGEST || 1;
    const cut = sparse.map(Math.abs).sort()[Math.max(0, features - WEIGHTS_OF_HEAD)] ?? 0;
    sparse.forEach((value, column) => {
      const weight = Math.round(value / scale);
      if (weight !== 0 && Math.abs(value) >= cut) byColumn[column]?.push({ owner, weight });
    });
    const along = weights.subarray(matrix.vectorAt, matrix.vectorAt + DIMENSIONS);
    const vectorScale = largestOf(along) / LARGEST || 1;
    vectorWeights.set(
      along.map((value) => Math.round(value / vectorScale)),
      owner * DIMENSIONS,
    );
    const bias = weights[matrix.biasAt] ?? 0;
    return { id: ids[owner] ?? '', scale, vectorScale, bias, offset, slope, threshold };
  });
  const places = new Int32Array(BUCKETS).fill(-1);
  const kept: Kept[][] = [];
  byColumn.forEach((column, index) => {
    if (column.length === 0) return;
    places[matrix.buckets[index] as number] = kept.length;
    kept.push(strongest(column));
  });
  const starts = new Int32Array(kept.length + 1);
  kept.forEach((column, place) => {
    starts[place + 1] = (starts[place] as number) + column.length;
  });
  const flat = kept.flat();
  return {
    heads,
    places,
    starts,
    owners: Uint16Array.from(flat, ({ owner }) => owner),
    weights: Int8Array.from(flat, ({ weight }) => weight),
    vectorWeights,
  };
}

function strongest(column: readonly Kept[]): Kept[] {
  if (column.length <= MOST_WEIGHTS_OF_FEATURE) return [...column];
  const order = column.toSorted(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight) || one.owner - other.owner,
  );
  return order.slice(0, MOST_WEIGHTS_OF_FEATURE).sort((one, other) => one.owner - other.owner);
}

function largestOf(values: Float32Array): number {
  return values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
}
