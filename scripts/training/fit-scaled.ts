import type { LinearWeights } from '../../src/analysis/linear-weights';
import { type Case, fitLogistic } from './logistic-regression';

const rounded = (number: number) => Math.round(1e4 * number) / 1e4;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/**
 * A logistic regression on features that are brought to one scale first; the first feature is a constant.
 * @param pull by so many cases each weight is drawn to nothing
 */
export function fitScaled(features: readonly string[], cases: readonly Case[], pull: number): LinearWeights {
  const columns = features.map((_, at) => cases.map(({ known }) => known[at] ?? 0));
  const means = columns.map((column, at) => (at === 0 ? 0 : rounded(mean(column))));
  const spreads = columns.map((column, at) =>
    at === 0 ? 1 : rounded(Math.sqrt(mean(column.map((one) => (one - (means[at] ?? 0)) ** 2)))) || 1,
  );
  const scaled = cases.map((one) => ({
    ...one,
    known: one.known.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  }));
  const weights = fitLogistic(scaled, Array(features.length).fill(0), pull).map(rounded);
  return { features: [...features], means, spreads, weights };
}
