import { signedBytes } from '../../linear-weights';
import type { Candidate } from './candidates';
import { BUCKETS } from './features';
import weights from './weights.json';

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

/** A ranker as `scripts/train-facts.ts` writes it, its weights in base 64. */
export interface WrittenRanker extends Omit<Ranker, 'weights'> {
  weights: string;
}

/** @throws Error when the weights are not of the size that this version reads */
export function decodeRanker({ weights: bytes, ...rest }: WrittenRanker): Ranker {
  const decoded = signedBytes(bytes);
  if (decoded.length !== BUCKETS)
    throw new Error('The weights of the facts are not of the size that this version reads.');
  return { ...rest, weights: decoded };
}

const rankers = new Map<RankedFact, Ranker>();

/** The ranker that comes with the program. */
export function shippedRanker(fact: RankedFact): Ranker {
  const ranker = rankers.get(fact) ?? decodeRanker(weights[fact]);
  rankers.set(fact, ranker);
  return ranker;
}
