import { expect, test } from 'bun:test';
import { BUCKETS } from '../../../src/analysis/facts/ranking/features';
import {
  decodeRankers,
  encodeRankers,
  RANKED_FACTS,
  type Rankers,
  shippedRanker,
} from '../../../src/analysis/facts/ranking/weights';

/** Rankers of which each has its own figures, and weights of both signs. */
const rankers = Object.fromEntries(
  RANKED_FACTS.map((fact, at) => {
    const weights = Int8Array.from({ length: BUCKETS }, (_, bucket) => ((bucket * (at + 3)) % 255) - 127);
    return [fact, { none: -1 - at, scale: 0.01, offset: 0.5, slope: 1, least: 0.25, weights }];
  }),
) as unknown as Rankers;

test('rankers are read as they were written, wherever in memory the file lies', () => {
  const file = encodeRankers(rankers);
  expect(decodeRankers(file)).toEqual(rankers);
  const within = new Uint8Array(file.length + 11);
  within.set(file, 7);
  expect(decodeRankers(within.subarray(7, 7 + file.length))).toEqual(rankers);
});

test('a file of another size is not read', () => {
  const file = encodeRankers(rankers);
  expect(() => decodeRankers(file.subarray(0, -1))).toThrow('not of the size');
  expect(() => decodeRankers(new Uint8Array([...file, 0]))).toThrow('not of the size');
});

test('the rankers that come with the program know every fact', () => {
  for (const fact of RANKED_FACTS) {
    const { weights, scale } = shippedRanker(fact);
    expect(weights.length).toBe(BUCKETS);
    expect(weights.some((weight) => weight > 0) && weights.some((weight) => weight < 0)).toBe(true);
    expect(scale).toBeGreaterThan(0);
  }
});
