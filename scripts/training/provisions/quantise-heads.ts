import type { Head, ProvisionHeads } from '../../../src/analysis/provisions/heads/heads';
import { DIMENSIONS } from '../../../src/analysis/provisions/heads/word-vectors';
import { BUCKETS } from '../../../src/analysis/provisions/input/hash';
import type { FittedHead } from './fit-head';
import type { HeadMatrix } from './head-matrix';

/** Of each head, the largest are kept: 300 heads stay under 6 MB. */
const WEIGHTS_OF_HEAD = 5_000;
const LARGEST = 127;

/** Whole-number weights of one head, by bucket. */
export interface QuantisedHead {
  head: Head;
  features: Map<number, number>;
  vector: Int8Array;
}

/** Whole numbers from -127 to 127 and two scales a head; weights that are small or round to zero are dropped, and all but the `most` largest. */
export function quantiseHead(
  matrix: HeadMatrix,
  id: string,
  fitted: Pick<FittedHead, 'weights' | 'offset' | 'slope' | 'threshold'>,
  most = WEIGHTS_OF_HEAD,
): QuantisedHead {
  const { weights, offset, slope, threshold } = fitted;
  const count = matrix.buckets.length;
  const sparse = weights.subarray(0, count);
  const scale = largestOf(sparse) / LARGEST || 1;
  const cut = sparse.map(Math.abs).sort()[Math.max(0, count - most)] ?? 0;
  const features = new Map<number, number>();
  sparse.forEach((value, column) => {
    const weight = Math.round(value / scale);
    if (weight !== 0 && Math.abs(value) >= cut) features.set(matrix.buckets[column] as number, weight);
  });
  const along = weights.subarray(matrix.vectorAt, matrix.vectorAt + DIMENSIONS);
  const vectorScale = largestOf(along) / LARGEST || 1;
  const vector = Int8Array.from(along, (value) => Math.round(value / vectorScale));
  const bias = weights[matrix.biasAt] ?? 0;
  return { head: { id, scale, vectorScale, bias, offset, slope, threshold }, features, vector };
}

/** The heads of a model as they stand in it. */
export function headsOf({ heads, places, starts, owners, weights, vectorWeights }: ProvisionHeads): QuantisedHead[] {
  const quantised = heads.map((head, owner) => ({
    head,
    features: new Map<number, number>(),
    vector: vectorWeights.slice(owner * DIMENSIONS, (owner + 1) * DIMENSIONS),
  }));
  places.forEach((place, bucket) => {
    if (place < 0) return;
    for (let at = starts[place] as number; at < (starts[place + 1] as number); at++)
      quantised[owners[at] as number]?.features.set(bucket, weights[at] as number);
  });
  return quantised;
}

/** The heads together, in their order. */
export function joinHeads(quantised: readonly QuantisedHead[]): ProvisionHeads {
  const byBucket = new Map<number, [owner: number, weight: number][]>();
  quantised.forEach(({ features }, owner) => {
    for (const [bucket, weight] of features) {
      const kept = byBucket.get(bucket) ?? [];
      byBucket.set(bucket, kept);
      kept.push([owner, weight]);
    }
  });
  const buckets = [...byBucket.keys()].sort((one, other) => one - other);
  const places = new Int32Array(BUCKETS).fill(-1);
  const starts = new Int32Array(buckets.length + 1);
  const owners: number[] = [];
  const weights: number[] = [];
  buckets.forEach((bucket, place) => {
    places[bucket] = place;
    for (const [owner, weight] of byBucket.get(bucket) ?? []) {
      owners.push(owner);
      weights.push(weight);
    }
    starts[place + 1] = owners.length;
  });
  const vectorWeights = new Int8Array(quantised.length * DIMENSIONS);
  quantised.forEach(({ vector }, owner) => {
    vectorWeights.set(vector, owner * DIMENSIONS);
  });
  return {
    heads: quantised.map(({ head }) => head),
    places,
    starts,
    owners: Uint16Array.from(owners),
    weights: Int8Array.from(weights),
    vectorWeights,
  };
}

function largestOf(values: Float32Array): number {
  return values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
}
