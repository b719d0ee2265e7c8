import { signedBytes } from '../linear-weights';
import type { Reading } from '../reading';
import { BUCKETS, type BurdenFeatures, burdenFeatures } from './features';
import weights from './weights.json';

/** A signed byte a bucket, times `scale`. */
interface LinearModel {
  scale: number;
  weights: Int8Array;
}

/** What was learned of whom sentences burden: which of the sides, and whether both. */
export interface BurdenModel {
  side: LinearModel;
  both: LinearModel;
}

/** The model as `scripts/train-burden.ts` writes it, its weights in base 64. */
export type WrittenBurdenModel = Readonly<Record<keyof BurdenModel, { scale: number; weights: string }>>;

/** Whom a sentence burdens, in log-odds: that it is the first side of the kind and not the second, and that it is both alike. */
export interface Burden {
  first: number;
  both: number;
}

/** What is known of a text counts so much together, however long it is. */
const LENGTH = 5;

/** @throws Error when the weights are not of the size that this version reads */
export function decodeBurdenModel({ side, both }: WrittenBurdenModel): BurdenModel {
  const decoded = ({ scale, weights: bytes }: WrittenBurdenModel['side']): LinearModel => {
    const values = signedBytes(bytes);
    if (values.length !== BUCKETS)
      throw new Error('The weights of burdens are not of the size that this version reads.');
    return { scale, weights: values };
  };
  return { side: decoded(side), both: decoded(both) };
}

let shipped: BurdenModel | null = null;

function shippedModel(): BurdenModel {
  shipped ??= decodeBurdenModel(weights);
  return shipped;
}

const memo = new WeakMap<Reading, Map<number, Burden | null>>();

/** Whom a sentence burdens, by its place in the outline; null where the paper's kind has no sides. Worked out once for each sentence that is asked for. */
export function burdenOf(reading: Reading, row: number): Burden | null {
  const known = memo.get(reading) ?? new Map<number, Burden | null>();
  memo.set(reading, known);
  const before = known.get(row);
  if (before !== undefined) return before;
  const features = burdenFeatures(reading, row);
  const burden = features && burdenBy(shippedModel(), features);
  known.set(row, burden);
  return burden;
}

/** The same by any model. */
export function burdenBy({ side, both }: BurdenModel, features: BurdenFeatures): Burden {
  return { first: scoreOf(side, sideCase(features)), both: scoreOf(both, sentenceCase(features)) };
}

/** A value for each bucket that is not nothing. */
export type SparseCase = ReadonlyMap<number, number>;

/** What speaks for the first side to bear a sentence, less what speaks for the second: turned about where the sides are. */
export function sideCase({ ofSides: [first, second] }: BurdenFeatures): SparseCase {
  const value = LENGTH / Math.sqrt(Math.max(1, first.length, second.length));
  const found = new Map(first.map((bucket) => [bucket, value]));
  for (const bucket of second) {
    if (found.has(bucket)) found.delete(bucket);
    else found.set(bucket, -value);
  }
  return found;
}

/** What is known of a sentence as a whole. */
export function sentenceCase({ ofSentence }: BurdenFeatures): SparseCase {
  const value = LENGTH / Math.sqrt(Math.max(1, ofSentence.length));
  return new Map(ofSentence.map((bucket) => [bucket, value]));
}

function scoreOf({ scale, weights: learned }: LinearModel, known: SparseCase): number {
  let sum = 0;
  for (const [bucket, value] of known) sum += (learned[bucket] ?? 0) * value;
  return scale * sum;
}
