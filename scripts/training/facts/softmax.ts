import { BUCKETS } from '../../../src/analysis/facts/ranking/features';
import type { Ranker } from '../../../src/analysis/facts/ranking/weights';
import { fitLogistic } from '../logistic-regression';
import { Random } from '../random';

/** The candidates of a contract for one fact: their features' buckets, what makes two of them one value, and which are right. */
export interface Choice {
  fold: number;
  buckets: readonly Uint32Array[];
  keys: readonly string[];
  right: readonly boolean[];
  /** How much the contract counts, 1 for a labelled one. */
  weight: number;
}

/** Weights before they are cut to bytes. */
interface Trained {
  weights: Float64Array;
  none: number;
}

const EPOCHS = 30;
/** Weights are averaged over this share of the epochs, the last ones. */
const AVERAGED = 0.5;
/** Small steps: with 0.05 and 10 epochs the likelihood of contracts not seen was lower for every fact. */
const RATE = 0.015;
const DECAY = 0.005;
const FIRST_SQUARE = 0.01;
const SEED = 1;
const MOST_BYTE = 127;

/** Shares of the candidates by a softmax with 'none', and that of none. */
function shares({ weights, none }: Trained, { buckets }: Choice): { shares: number[]; none: number } {
  const scores = buckets.map((row) => row.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0));
  const most = Math.max(none, ...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const nothing = Math.exp(none - most);
  const total = raised.reduce((sum, share) => sum + share, nothing);
  return { shares: raised.map((share) => share / total), none: nothing / total };
}

/**
 * Fits a softmax over candidates and 'none', so that the right ones together get all of the probability (maximum marginal likelihood), by
 * AdaGrad (Duchi, Hazan and Singer 2011) with weight decay; the weights of the last epochs are averaged. The same choices give the same weights.
 */
function fit(choices: readonly Choice[]): Trained {
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(FIRST_SQUARE);
  const sums = new Float64Array(BUCKETS);
  const trained: Trained = { weights, none: 0 };
  let noneSquare = FIRST_SQUARE;
  let noneSum = 0;
  let averaged = 0;
  const random = new Random(SEED);
  const order = Int32Array.from(choices, (_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    random.shuffle(order);
    for (const index of order) {
      const choice = choices[index] as Choice;
      const now = shares(trained, choice);
      const rightShare = now.shares.reduce((sum, share, index) => sum + (choice.right[index] ? share : 0), 0);
      const isNone = rightShare === 0;
      const step = choice.weight * (now.none - (isNone ? 1 : 0));
      noneSquare += step * step;
      trained.none -= (RATE * step) / Math.sqrt(noneSquare);
      now.shares.forEach((share, place) => {
        const wanted = !isNone && choice.right[place] ? share / rightShare : 0;
        const error = choice.weight * (share - wanted);
        if (Math.abs(error) < 1e-4) return;
        for (const bucket of choice.buckets[place] ?? []) {
          const gradient = error + DECAY * (weights[bucket] as number);
          squares[bucket] = (squares[bucket] as number) + gradient * gradient;
          weights[bucket] = (weights[bucket] as number) - (RATE * gradient) / Math.sqrt(squares[bucket] as number);
        }
      });
    }
    if (epoch < EPOCHS * AVERAGED) continue;
    averaged++;
    noneSum += trained.none;
    weights.forEach((weight, bucket) => {
      sums[bucket] = (sums[bucket] as number) + weight;
    });
  }
  return { weights: sums.map((sum) => sum / averaged), none: noneSum / averaged };
}

/** The likeliest value of a contract: its probability and whether it is right; null for a contract without candidates. */
function best(trained: Trained, choice: Choice): { probability: number; right: boolean } | null {
  const values = new Map<string, { probability: number; right: boolean }>();
  shares(trained, choice).shares.forEach((share, index) => {
    const key = choice.keys[index] ?? '';
    const value = values.get(key) ?? { probability: 0, right: false };
    value.probability += share;
    value.right ||= choice.right[index] === true;
    values.set(key, value);
  });
  return [...values.values()].toSorted((one, other) => other.probability - one.probability)[0] ?? null;
}

function logitOf(probability: number): number {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  return Math.log(kept / (1 - kept));
}

/** Weights as signed bytes, with the line that turns probabilities into how often they were right on contracts not seen. */
function rankerOf({ weights, none }: Trained, calibration: readonly number[], least: number): Ranker {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const scale = most / MOST_BYTE || 1;
  const [offset = 0, slope = 1] = calibration.map((number) => Number(number.toFixed(4)));
  return {
    none: Number(none.toFixed(4)),
    scale: Number(scale.toPrecision(6)),
    offset,
    slope,
    least,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}

/** The mean of what was trained and an earlier ranker. */
function meanWith({ weights, none }: Trained, earlier: Ranker | undefined): Trained {
  if (!earlier) return { weights, none };
  const { scale } = earlier;
  return {
    weights: weights.map((weight, bucket) => (weight + (earlier.weights[bucket] ?? 0) * scale) / 2),
    none: (none + earlier.none) / 2,
  };
}

/**
 * A ranker from all choices, calibrated on contracts that each fold's ranker has not seen, and the rankers of the folds.
 * @param folds how many folds; a choice of fold -1 is always learned from and never measured
 * @param earlier rankers with which each of these is averaged: of two trainings on other papers the mean errs less than either
 */
export function trainRanker(
  choices: readonly Choice[],
  folds: number,
  least: number,
  earlier?: { ranker: Ranker; byFold: readonly Ranker[] },
): { ranker: Ranker; byFold: Ranker[] } {
  const trained = Array.from({ length: folds }, (_, fold) =>
    meanWith(fit(choices.filter((choice) => choice.fold !== fold)), earlier?.byFold[fold]),
  );
  const cases = choices.flatMap((choice) => {
    const model = trained[choice.fold];
    const value = model && best(model, choice);
    return value ? [{ known: [1, logitOf(value.probability)], label: value.right ? 1 : 0 }] : [];
  });
  const calibration = fitLogistic(cases, [0, 1], 1);
  return {
    ranker: rankerOf(meanWith(fit(choices), earlier?.ranker), calibration, least),
    byFold: trained.map((model) => rankerOf(model, calibration, least)),
  };
}
