import { logistic } from '../../exponential';
import { Random } from '../../random';

/** A candidate of a paper: its cues by number, and whether it is a party. */
export interface PartyCase {
  cues: readonly number[];
  label: 0 | 1;
  /** As how many cases it counts. */
  weight: number;
}

const EPOCHS = 40;
/** Weights are averaged over the epochs from this one on. */
const AVERAGED_FROM = 20;
const RATE = 0.1;
const FIRST_SQUARE = 0.1;
const SEED = 1;

/**
 * Logistic regression on cues that are there or not, by AdaGrad (Duchi, Hazan and Singer 2011) with weight decay; the weights of the last epochs
 * are averaged. The same cases give the same weights.
 * @param decay how strongly a weight is drawn to nothing
 */
export function fitParties(cases: readonly PartyCase[], count: number, decay: number): Float64Array {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(FIRST_SQUARE);
  const sums = new Float64Array(count);
  const random = new Random(SEED);
  const order = Int32Array.from(cases, (_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    random.shuffle(order);
    for (const index of order) {
      const { cues, label, weight } = cases[index] as PartyCase;
      let logit = 0;
      for (const cue of cues) logit += weights[cue] as number;
      const error = weight * (logistic(logit) - label);
      for (const cue of cues) {
        const gradient = error + decay * (weights[cue] as number);
        squares[cue] = (squares[cue] as number) + gradient * gradient;
        weights[cue] = (weights[cue] as number) - (RATE * gradient) / Math.sqrt(squares[cue] as number);
      }
    }
    if (epoch < AVERAGED_FROM) continue;
    weights.forEach((weight, cue) => {
      sums[cue] = (sums[cue] as number) + weight / (EPOCHS - AVERAGED_FROM);
    });
  }
  return sums;
}
