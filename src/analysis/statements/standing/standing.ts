import { signedBytes } from '../../linear-weights';
import type { Reading } from '../../reading';
import { type Passage, passagesOf } from '../passages';
import { BUCKETS, hangingFeatures, limitingFeatures } from './features';
import weights from './weights.json';

/** A signed byte a bucket, times `scale`, and `offset`: log-odds. */
interface StandingScore {
  scale: number;
  offset: number;
  weights: Int8Array;
}

/** What was learned of which sentences can be told by themselves: which hang on what stands before, and which take back part of it. */
export interface StandingModel {
  hanging: StandingScore;
  limiting: StandingScore;
}

/** The model as `scripts/train-standing.ts` writes it, its weights in base 64. */
export type WrittenStandingModel = Readonly<
  Record<keyof StandingModel, { scale: number; offset: number; weights: string }>
>;

/** What is known of a sentence counts so much together, however long it is. */
const LENGTH = 5;

/** @throws Error when the weights are not of the size that this version reads */
export function decodeStandingModel({ hanging, limiting }: WrittenStandingModel): StandingModel {
  const decoded = ({ scale, offset, weights: bytes }: WrittenStandingModel['hanging']): StandingScore => {
    const values = signedBytes(bytes);
    if (values.length !== BUCKETS)
      throw new Error('The weights of standing sentences are not of the size that this version reads.');
    return { scale, offset, weights: values };
  };
  return { hanging: decoded(hanging), limiting: decoded(limiting) };
}

let shipped: StandingModel | null = null;

function shippedModel(): StandingModel {
  shipped ??= decodeStandingModel(weights);
  return shipped;
}

/** What each bucket of a case counts. */
export const valueEach = (features: readonly number[]): number => LENGTH / Math.sqrt(Math.max(1, features.length));

function probabilityBy({ scale, offset, weights: learned }: StandingScore, features: readonly number[]): number {
  const sum = features.reduce((total, bucket) => total + (learned[bucket] ?? 0), 0);
  return 1 / (1 + Math.exp(-offset - scale * valueEach(features) * sum));
}

interface Known {
  places: Map<Passage, number>;
  hanging: Map<number, number>;
}

const memo = new WeakMap<Reading['outline'], Known>();

function knownOf(reading: Reading): Known {
  const known = memo.get(reading.outline) ?? {
    places: new Map(passagesOf(reading).map((one, at) => [one, at])),
    hanging: new Map<number, number>(),
  };
  memo.set(reading.outline, known);
  return known;
}

/** The place of a passage among all of its contract. */
export function placeOf(reading: Reading, passage: Passage): number {
  return knownOf(reading).places.get(passage) ?? 0;
}

/** The probability that a passage, told by itself, is not understood or misunderstood: its subject, case or time stands before it. */
export function hangingOf(reading: Reading, passage: Passage): number {
  const { hanging } = knownOf(reading);
  const at = placeOf(reading, passage);
  const before = hanging.get(at);
  if (before !== undefined) return before;
  const probability = probabilityBy(shippedModel().hanging, hangingFeatures(reading, at));
  hanging.set(at, probability);
  return probability;
}

/** The probability that a passage takes back, excepts or conditions part of one before it, which told without it would be half true. */
export function limitingOf(reading: Reading, passage: Passage, of: Passage): number {
  const features = limitingFeatures(reading, placeOf(reading, passage), placeOf(reading, of));
  return probabilityBy(shippedModel().limiting, features);
}
