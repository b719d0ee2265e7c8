import { CATEGORY_COUNT } from './examples';
import type { Matrix, SparseRows } from './matrix';
import { Random } from './random';

/** Found by cross-validation. A missed clause costs `POSITIVE_COST` times as much as a false one. */
const COST = 1;
const POSITIVE_COST = 4;
const EPOCHS = 10;
const TOLERANCE = 0.05;

/** What is to be told apart: some rows of a matrix, each with its side (1 or -1) and with what an error about it costs. */
export interface SvmProblem {
  rows: Int32Array;
  signs: Int8Array;
  costs: Float32Array;
}

/** One category against all other sentences. Answers a weight per column. */
export function trainSvm(matrix: Matrix, category: number): Float32Array {
  const rows = Int32Array.from({ length: matrix.starts.length - 1 }, (_, row) => row);
  const signs = Int8Array.from(rows, (row) => (matrix.labels[row * CATEGORY_COUNT + category] === 1 ? 1 : -1));
  const costs = Float32Array.from(signs, (sign) => (sign > 0 ? COST * POSITIVE_COST : COST));
  return fitSvm(matrix, matrix.buckets.length, { rows, signs, costs }, category + 1);
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent with shrinking (Hsieh, Chang, Lin, Keerthi
 * and Sundararajan, ICML 2008, algorithm 3). Answers a weight for each of the `width` columns.
 */
export function fitSvm(matrix: SparseRows, width: number, problem: SvmProblem, seed: number): Float32Array {
  const { starts, columns, values } = matrix;
  const { rows, signs, costs } = problem;
  const weights = new Float32Array(width);
  const alpha = new Float32Array(rows.length);
  const order = Int32Array.from({ length: rows.length }, (_, place) => place);
  const norms = squaredNorms(matrix);
  const random = new Random(seed);
  let active = rows.length;
  let limit = Number.POSITIVE_INFINITY;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    random.shuffle(order, active);
    let most = Number.NEGATIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    for (let position = 0; position < active; position++) {
      const place = order[position] as number;
      const row = rows[place] as number;
      const sign = signs[place] as number;
      const diagonal = 0.5 / (costs[place] as number);
      const from = starts[row] as number;
      const to = starts[row + 1] as number;
      let score = 0;
      for (let k = from; k < to; k++) score += (weights[columns[k] as number] as number) * (values[k] as number);
      const old = alpha[place] as number;
      const gradient = sign * score - 1 + diagonal * old;
      if (old === 0 && gradient > limit) {
        active--;
        order[position] = order[active] as number;
        order[active] = place;
        position--;
        continue;
      }
      const projected = old === 0 && gradient > 0 ? 0 : gradient;
      if (projected > most) most = projected;
      if (projected < least) least = projected;
      if (Math.abs(projected) < 1e-12) continue;
      const next = Math.max(old - gradient / ((norms[row] as number) + diagonal), 0);
      alpha[place] = next;
      const step = ((alpha[place] as number) - old) * sign;
      for (let k = from; k < to; k++) {
        const column = columns[k] as number;
        weights[column] = (weights[column] as number) + step * (values[k] as number);
      }
    }
    if (most - least <= TOLERANCE) {
      if (active === rows.length) break;
      active = rows.length;
      limit = Number.POSITIVE_INFINITY;
    } else limit = most <= 0 ? Number.POSITIVE_INFINITY : most;
  }
  return weights;
}

const norms = new WeakMap<SparseRows, Float32Array>();

function squaredNorms(matrix: SparseRows): Float32Array {
  const known = norms.get(matrix);
  if (known) return known;
  const { starts, values } = matrix;
  const sums = new Float32Array(starts.length - 1);
  for (let row = 0; row < sums.length; row++) {
    let sum = 0;
    for (let k = starts[row] as number; k < (starts[row + 1] as number); k++) sum += (values[k] as number) ** 2;
    sums[row] = sum;
  }
  norms.set(matrix, sums);
  return sums;
}
