import { WEIGHING_FEATURES } from './features';
import weights from './weights.json';

/** What is learned from papers of which lawyers wrote down what to tell: by how much each thing known of a sentence speaks for its being told. */
export interface Weighing {
  /** The names of what is known, as `WEIGHING_FEATURES` has them, by which the file is checked. */
  features: readonly string[];
  /** For each of them: its mean, its spread, and its weight in log-odds per spread. */
  means: readonly number[];
  spreads: readonly number[];
  weights: readonly number[];
}

/** The log-odds that a lawyer tells a sentence, by what is known of it. */
export function weightOf({ means, spreads, weights: learned }: Weighing, known: readonly number[]): number {
  return learned.reduce(
    (sum, weight, at) => sum + (weight * ((known[at] ?? 0) - (means[at] ?? 0))) / (spreads[at] || 1),
    0,
  );
}

/** @throws Error when the weights are not of what this version knows of a sentence */
export function checkedWeighing(weighing: Weighing): Weighing {
  if (weighing.features.join() !== WEIGHING_FEATURES.join())
    throw new Error('The weights of terms are of other features: run scripts/train-weighing.ts.');
  return weighing;
}

let shipped: Weighing | null = null;

/** The weights that come with the program. */
export function shippedWeighing(): Weighing {
  shipped ??= checkedWeighing(weights);
  return shipped;
}
