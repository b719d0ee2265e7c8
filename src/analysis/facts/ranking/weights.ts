import { readFileSync } from 'node:fs';
import type { Candidate } from './candidates';
import { BUCKETS } from './features';

/** The facts whose value is chosen among the dates, periods and sums of a contract by a trained ranker. */
export const RANKED_FACTS = ['agreement', 'effective', 'term', 'renewal', 'notice', 'price'] as const;
export type RankedFact = (typeof RANKED_FACTS)[number];

/** Which candidates may be which fact. */
export const KINDS_OF: Readonly<Record<RankedFact, readonly Candidate['kind'][]>> = {
  agreement: ['date', 'blank'],
  effective: ['date', 'blank'],
  term: ['date', 'blank', 'period', 'open'],
  renewal: ['period'],
  notice: ['period'],
  price: ['money'],
};

/**
 * A trained ranker: a softmax over the candidates of a contract and 'none of them', each scored by the sum of its features' weights.
 * `offset` and `slope` turn the logit of a value's probability into how often such a value was right on contracts that the ranker had not
 * seen; `least` is the probability from which a value is told.
 */
export interface Ranker {
  none: number;
  scale: number;
  offset: number;
  slope: number;
  least: number;
  /** A signed byte a bucket, times `scale`. */
  weights: Int8Array;
}

/** The rankers of all facts. */
export type Rankers = Readonly<Record<RankedFact, Ranker>>;

/** A number of four bytes, the low one first, says how long the JSON is that comes before the weights. */
const LENGTH_BYTES = 4;

/** Rankers as a file holds them: what each has beside its weights as JSON, then the weights of one after the other, a byte each. */
export function encodeRankers(rankers: Rankers): Uint8Array {
  const beside = RANKED_FACTS.map((fact) => [fact, { ...rankers[fact], weights: undefined }]);
  const head = new TextEncoder().encode(JSON.stringify(Object.fromEntries(beside)));
  const file = new Uint8Array(LENGTH_BYTES + head.length + RANKED_FACTS.length * BUCKETS);
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, LENGTH_BYTES);
  RANKED_FACTS.forEach((fact, at) => {
    const { buffer, byteOffset, length } = rankers[fact].weights;
    file.set(new Uint8Array(buffer, byteOffset, length), LENGTH_BYTES + head.length + at * BUCKETS);
  });
  return file;
}

/** @throws Error when the weights are not of the size that this version reads */
export function decodeRankers(file: Uint8Array): Rankers {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const from = LENGTH_BYTES + length;
  if (file.length !== from + RANKED_FACTS.length * BUCKETS)
    throw new Error('The weights of the facts are not of the size that this version reads.');
  const beside = JSON.parse(new TextDecoder().decode(file.subarray(LENGTH_BYTES, from)));
  const rankers = RANKED_FACTS.map((fact, at) => {
    const weights = new Int8Array(file.buffer, file.byteOffset + from + at * BUCKETS, BUCKETS);
    return [fact, { ...beside[fact], weights }];
  });
  return Object.fromEntries(rankers);
}

let shipped: Rankers | null = null;

/** The ranker that comes with the program. */
export function shippedRanker(fact: RankedFact): Ranker {
  shipped ??= decodeRankers(readFileSync(new URL('./weights.bin', import.meta.url)));
  return shipped[fact];
}
