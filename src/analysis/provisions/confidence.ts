import type { SentenceFeatures } from './input/features';
import type { Calibration } from './model';

/** No sentence is less like a clause than this, as a logit: below, differences mean nothing. */
const FLOOR = -15;

/** A category in one contract. */
export interface CategoryLogits {
  /** Of each sentence. */
  sentences: Float64Array;
  /** Of the best sentence and of the next best. */
  best: number;
  second: number;
  /** 1 when the category's pattern fits any sentence. */
  fit: number;
}

/** The sentences' logits for the category in place `column` of `columns`, and what the contract's probability rests on. */
export function logitsOf(
  scores: Float32Array,
  { fits }: SentenceFeatures,
  { column, columns }: { column: number; columns: number },
  { offset, slope, fit }: Calibration['sentence'],
): CategoryLogits {
  const sentences = new Float64Array(scores.length / columns);
  const logits: CategoryLogits = { sentences, best: FLOOR, second: FLOOR, fit: 0 };
  for (let row = 0; row < sentences.length; row++) {
    const at = row * columns + column;
    const logit = offset + slope * (scores[at] ?? 0) + fit * (fits[at] ?? 0);
    sentences[row] = logit;
    if (fits[at]) logits.fit = 1;
    if (logit > logits.best) {
      logits.second = logits.best;
      logits.best = logit;
    } else if (logit > logits.second) logits.second = logit;
  }
  return logits;
}

/** The probability that the contract has a clause of the category, as a logit. */
export function contractLogit(logits: CategoryLogits, { offset, best, second, fit }: Calibration['contract']): number {
  return offset + best * logits.best + second * logits.second + fit * logits.fit;
}
