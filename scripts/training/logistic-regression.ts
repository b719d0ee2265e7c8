import { logistic } from './exponential';

/** What is known of a case, beginning with a constant 1, and whether it is one (1) or not (0). */
export interface Case {
  known: readonly number[];
  label: number;
  /** As how many cases it counts. */
  weight?: number;
}

const STEPS = 50;

/**
 * Logistic regression by Newton's method. Answers a coefficient for each thing known.
 * @param prior coefficients to which the answer is drawn, the constant weakly
 * @param pull how strongly, as if by so many cases
 */
export function fitLogistic(cases: readonly Case[], prior: readonly number[], pull: number): number[] {
  const fitted = [...prior];
  for (let step = 0; step < STEPS; step++) {
    const pulls = prior.map((_, index) => (index === 0 ? 0.05 * pull : pull) + 1e-6);
    const gradient = fitted.map((value, index) => (pulls[index] as number) * (value - (prior[index] as number)));
    const curvature = prior.map((_, row) => prior.map((__, column) => (row === column ? (pulls[row] as number) : 0)));
    for (const { known, label, weight = 1 } of cases) {
      let logit = 0;
      for (let k = 0; k < fitted.length; k++) logit += (fitted[k] as number) * (known[k] as number);
      const probability = logistic(logit);
      const variance = weight * Math.max(1e-6, probability * (1 - probability));
      for (let row = 0; row < fitted.length; row++) {
        const value = known[row] as number;
        gradient[row] = (gradient[row] as number) + weight * (probability - label) * value;
        const line = curvature[row] as number[];
        for (let column = 0; column < fitted.length; column++) {
          line[column] = (line[column] as number) + variance * value * (known[column] as number);
        }
      }
    }
    const change = solve(curvature, gradient);
    change.forEach((value, index) => {
      fitted[index] = (fitted[index] as number) - value;
    });
    if (change.every((value) => Math.abs(value) < 1e-7)) break;
  }
  return fitted;
}

/** Solves a small positive definite system by Gaussian elimination. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  rows.forEach((pivot, index) => {
    for (const row of rows.slice(index + 1)) {
      const factor = (row[index] as number) / (pivot[index] as number);
      for (let column = index; column < row.length; column++) {
        row[column] = (row[column] as number) - factor * (pivot[column] as number);
      }
    }
  });
  const solution = right.map(() => 0);
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index] as number[];
    let rest = row[rows.length] as number;
    for (let column = index + 1; column < rows.length; column++)
      rest -= (row[column] as number) * (solution[column] as number);
    solution[index] = rest / (row[index] as number);
  }
  return solution;
}
