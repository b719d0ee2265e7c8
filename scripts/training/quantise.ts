import { BUCKETS } from '../../src/analysis/provisions/input/hash';
import { patternsFingerprint } from '../../src/analysis/provisions/input/pattern-features';
import { type Calibration, type ClauseModel, HIDDEN } from '../../src/analysis/provisions/model';
import { CATEGORY_COUNT } from './examples';
import type { Matrix } from './matrix';
import type { Net } from './net';

/** Of all categories together, the largest are kept: with the net's embeddings this keeps the file under 4 MB. */
const LINEAR_WEIGHTS = 800_000;
const LARGEST = 127;

/** Whole numbers from -127 to 127 and a scale per category and hidden unit; weights that round to zero are dropped. */
export function quantise(matrix: Matrix, linear: readonly Float32Array[], net: Net): ClauseModel {
  const linearScales = Float32Array.from(linear, (weights) => largestOf(weights) / LARGEST);
  const cut = cutOf(linear);
  const order = Int32Array.from(matrix.buckets.keys()).sort(
    (one, other) => (matrix.buckets[one] as number) - (matrix.buckets[other] as number),
  );
  const places = new Int32Array(BUCKETS).fill(-1);
  const starts: number[] = [0];
  const netRows: number[] = [];
  const categories: number[] = [];
  const weights: number[] = [];
  const columns: number[] = [];
  for (const column of order) {
    const before = weights.length;
    linear.forEach((row, category) => {
      const weight = row[column] as number;
      const whole = Math.round(weight / (linearScales[category] || 1));
      if (Math.abs(weight) < cut || whole === 0) return;
      categories.push(category);
      weights.push(whole);
    });
    const inNet = column < net.rows;
    if (weights.length === before && !inNet) continue;
    places[matrix.buckets[column] as number] = netRows.length;
    netRows.push(inNet ? columns.length : -1);
    if (inNet) columns.push(column);
    starts.push(weights.length);
  }
  return {
    patterns: patternsFingerprint(),
    places,
    linearStarts: Int32Array.from(starts),
    categories: Uint8Array.from(categories),
    weights: Int8Array.from(weights),
    linearScales,
    netRows: Int32Array.from(netRows),
    ...quantiseNet(net, columns),
    calibration: Array.from(
      { length: CATEGORY_COUNT },
      (): Calibration => ({
        sentence: { offset: 0, slope: 1, fit: 0 },
        contract: { offset: 0, best: 1, second: 0, fit: 0 },
      }),
    ),
  };
}

function largestOf(values: Float32Array): number {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  return largest;
}

/** The size that only LINEAR_WEIGHTS of all weights reach. */
function cutOf(linear: readonly Float32Array[]): number {
  const sizes = Float32Array.from(
    linear.flatMap((weights) => [...weights.filter((weight) => weight !== 0)]),
    Math.abs,
  );
  sizes.sort();
  return sizes[Math.max(0, sizes.length - LINEAR_WEIGHTS)] ?? 0;
}

function quantiseNet(net: Net, columns: readonly number[]) {
  const embeddingScales = new Float32Array(HIDDEN);
  net.embeddings.forEach((value, index) => {
    embeddingScales[index % HIDDEN] = Math.max(embeddingScales[index % HIDDEN] as number, Math.abs(value) / LARGEST);
  });
  const embeddings = new Int8Array(columns.length * HIDDEN);
  columns.forEach((column, row) => {
    for (let h = 0; h < HIDDEN; h++) {
      embeddings[row * HIDDEN + h] = Math.round(
        (net.embeddings[column * HIDDEN + h] as number) / (embeddingScales[h] || 1),
      );
    }
  });
  return { embeddings, embeddingScales, hiddenBias: net.hiddenBias, output: net.output, outputBias: net.outputBias };
}
