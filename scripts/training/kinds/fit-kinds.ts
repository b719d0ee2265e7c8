/** A paper: what is known of it for each kind, the places of the kinds that are right, and how much it counts. */
export interface KindCase {
  rows: readonly (readonly number[])[];
  right: readonly number[];
  weight: number;
}

const STEPS = 400;
const RATE = 0.3;
const FIRST_SQUARE = 0.01;
/** By so many papers each weight is drawn to nothing. */
const PULL = 3;

/**
 * The weights of a softmax over the kinds by which the right ones together are likeliest (maximum marginal likelihood, AdaGrad; Duchi, Hazan and Singer
 * 2011), of features brought to one scale; for features as they are. The same cases give the same weights.
 */
export function fitKinds(cases: readonly KindCase[]): number[] {
  const width = cases[0]?.rows[0]?.length ?? 0;
  const all = cases.flatMap(({ rows }) => rows);
  const means = Array.from({ length: width }, (_, at) => mean(all.map((row) => row[at] ?? 0)));
  const spreads = means.map((middle, at) => Math.sqrt(mean(all.map((row) => ((row[at] ?? 0) - middle) ** 2))) || 1);
  const scaled = cases.map((one) => ({
    ...one,
    rows: one.rows.map((row) => row.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1))),
  }));
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Array<number>(width).fill(0);
  const squares = new Array<number>(width).fill(FIRST_SQUARE);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => (PULL * weight) / total);
    for (const { rows, right, weight } of scaled) {
      const shares = softmax(rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      const rightShare = right.reduce((sum, kind) => sum + (shares[kind] ?? 0), 0) || 1;
      rows.forEach((row, kind) => {
        const wanted = right.includes(kind) ? (shares[kind] ?? 0) / rightShare : 0;
        const error = (weight * ((shares[kind] ?? 0) - wanted)) / total;
        for (let at = 0; at < width; at++) gradient[at] = (gradient[at] ?? 0) + error * (row[at] ?? 0);
      });
    }
    gradient.forEach((slope, at) => {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1);
    });
  }
  return weights.map((weight, at) => weight / (spreads[at] ?? 1));
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}
