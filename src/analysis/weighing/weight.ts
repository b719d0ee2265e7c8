import { type LinearWeights, logOddsBy } from '../linear-weights';
import { WEIGHING_FEATURES } from './features';
import weights from './weights.json';

/** What is learned from papers of which lawyers wrote down what to tell: by how much each thing known of a sentence speaks for its being told. */
export type Weighing = LinearWeights;

/** The log-odds that a lawyer tells a sentence, by what is known of it. */
export const weightOf = logOddsBy;

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
