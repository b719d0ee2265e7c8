import { HIDDEN as ALL_HIDDEN } from '../../src/analysis/provisions/model';
import { CATEGORY_COUNT } from './examples';
import { logistic } from './exponential';
import type { Matrix } from './matrix';
import { Random } from './random';

/** Nets trained apart and averaged: each alone hangs much on its random numbers. */
const NETS = 2;
const HIDDEN = ALL_HIDDEN / NETS;
/** Found by cross-validation. */
const ROWS = 28_000;
const EPOCHS = 8;
const RATE = 0.1;
const POSITIVE_COST = 2;
const FEATURE_DROPOUT = 0.3;
const HIDDEN_DROPOUT = 0.2;
const SPREAD = 0.1;
/** Errors smaller than this teach nothing and are passed over. */
const NEGLIGIBLE = 2e-3;

/** Embeddings of the most frequent columns, summed over a sentence, bent at zero, and read off by each category. */
export interface Net {
  rows: number;
  /** `rows` times the hidden units. */
  embeddings: Float32Array;
  hiddenBias: Float32Array;
  /** CATEGORY_COUNT times the hidden units. */
  output: Float32Array;
  outputBias: Float32Array;
}

/**
 * One net for all categories, so that rare ones profit from what the frequent ones teach: logistic loss, AdaGrad (Duchi, Hazan
 * and Singer, JMLR 2011) with one rate per embedding, dropout of features and of hidden units.
 */
function trainOne(matrix: Matrix, seed: number): Net {
  const training = new NetTraining(matrix, seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++) training.run(RATE * (1 - (0.9 * epoch) / EPOCHS));
  return training.net;
}

/** The mean of several nets, as one net that has their hidden units side by side. */
export function trainNet(matrix: Matrix, seed: number): Net {
  const nets = Array.from({ length: NETS }, (_, index) => trainOne(matrix, seed + index));
  const rows = Math.min(...nets.map((net) => net.rows));
  const sideBySide = (length: number, of: (net: Net) => Float32Array, share: number) =>
    Float32Array.from({ length: length * ALL_HIDDEN }, (_, at) => {
      const unit = at % ALL_HIDDEN;
      const net = nets[Math.floor(unit / HIDDEN)] as Net;
      return (of(net)[Math.floor(at / ALL_HIDDEN) * HIDDEN + (unit % HIDDEN)] as number) * share;
    });
  return {
    rows,
    embeddings: sideBySide(rows, ({ embeddings }) => embeddings, 1),
    hiddenBias: sideBySide(1, ({ hiddenBias }) => hiddenBias, 1),
    output: sideBySide(CATEGORY_COUNT, ({ output }) => output, 1 / NETS),
    outputBias: Float32Array.from({ length: CATEGORY_COUNT }, (_, category) =>
      nets.reduce((sum, { outputBias }) => sum + (outputBias[category] as number) / NETS, 0),
    ),
  };
}

class NetTraining {
  readonly net: Net;
  private readonly random: Random;
  private readonly order: Int32Array;
  private readonly embeddingSquares: Float32Array;
  private readonly outputSquares = new Float32Array(CATEGORY_COUNT * HIDDEN).fill(1e-2);
  private readonly biasSquares = new Float32Array(CATEGORY_COUNT).fill(1e-2);
  private readonly sums = new Float64Array(HIDDEN);
  private readonly hidden = new Float64Array(HIDDEN);
  private readonly slopes = new Float64Array(HIDDEN);
  private readonly used = new Int32Array(1 << 16);

  constructor(
    private readonly matrix: Matrix,
    seed: number,
  ) {
    this.random = new Random(seed);
    const rows = Math.min(ROWS, matrix.buckets.length);
    const unit = () => this.random.unit();
    this.net = {
      rows,
      embeddings: Float32Array.from({ length: rows * HIDDEN }, () => (unit() + unit() + unit() - 1.5) * 2 * SPREAD),
      hiddenBias: new Float32Array(HIDDEN),
      output: Float32Array.from({ length: CATEGORY_COUNT * HIDDEN }, () => (unit() - 0.5) * 0.4),
      outputBias: new Float32Array(CATEGORY_COUNT).fill(-4),
    };
    this.embeddingSquares = new Float32Array(rows).fill(1e-3);
    this.order = Int32Array.from({ length: matrix.starts.length - 1 }, (_, row) => row);
  }

  run(rate: number): void {
    this.random.shuffle(this.order);
    for (const row of this.order) {
      const used = this.forward(row);
      this.slopes.fill(0);
      this.learnOutputs(row, rate);
      this.learnEmbeddings(used, rate);
    }
  }

  /** Fills `sums` and `hidden`; answers how many features were kept in `used`. */
  private forward(row: number): number {
    const { starts, columns, values } = this.matrix;
    const { embeddings, rows, hiddenBias } = this.net;
    const { sums, hidden, used, random } = this;
    let count = 0;
    for (let h = 0; h < HIDDEN; h++) sums[h] = hiddenBias[h] as number;
    for (let k = starts[row] as number; k < (starts[row + 1] as number); k++) {
      const column = columns[k] as number;
      if (column >= rows || random.unit() < FEATURE_DROPOUT || count === used.length) continue;
      used[count++] = k;
      const value = (values[k] as number) / (1 - FEATURE_DROPOUT);
      const at = column * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) sums[h] = (sums[h] as number) + value * (embeddings[at + h] as number);
    }
    for (let h = 0; h < HIDDEN; h++) {
      const kept = random.unit() >= HIDDEN_DROPOUT && (sums[h] as number) > 0;
      hidden[h] = kept ? (sums[h] as number) / (1 - HIDDEN_DROPOUT) : 0;
    }
    return count;
  }

  private learnOutputs(row: number, rate: number): void {
    const { output, outputBias } = this.net;
    const { hidden, slopes, outputSquares, biasSquares } = this;
    for (let category = 0; category < CATEGORY_COUNT; category++) {
      const at = category * HIDDEN;
      let score = outputBias[category] as number;
      for (let h = 0; h < HIDDEN; h++) score += (output[at + h] as number) * (hidden[h] as number);
      const label = this.matrix.labels[row * CATEGORY_COUNT + category] as number;
      const error = (logistic(score) - label) * (label ? POSITIVE_COST : 1);
      if (Math.abs(error) < NEGLIGIBLE) continue;
      biasSquares[category] = (biasSquares[category] as number) + error * error;
      outputBias[category] =
        (outputBias[category] as number) - (rate * error) / Math.sqrt(biasSquares[category] as number);
      for (let h = 0; h < HIDDEN; h++) {
        const gradient = error * (hidden[h] as number);
        slopes[h] = (slopes[h] as number) + error * (output[at + h] as number);
        if (gradient === 0) continue;
        outputSquares[at + h] = (outputSquares[at + h] as number) + gradient * gradient;
        output[at + h] = (output[at + h] as number) - (rate * gradient) / Math.sqrt(outputSquares[at + h] as number);
      }
    }
  }

  private learnEmbeddings(used: number, rate: number): void {
    const { slopes, hidden, embeddingSquares } = this;
    const { embeddings, hiddenBias } = this.net;
    let square = 0;
    for (let h = 0; h < HIDDEN; h++) {
      slopes[h] = (hidden[h] as number) > 0 ? (slopes[h] as number) / (1 - HIDDEN_DROPOUT) : 0;
      square += (slopes[h] as number) ** 2;
    }
    if (square < 1e-10) return;
    for (let h = 0; h < HIDDEN; h++) hiddenBias[h] = (hiddenBias[h] as number) - rate * 0.1 * (slopes[h] as number);
    for (let index = 0; index < used; index++) {
      const k = this.used[index] as number;
      const column = this.matrix.columns[k] as number;
      const value = (this.matrix.values[k] as number) / (1 - FEATURE_DROPOUT);
      embeddingSquares[column] = (embeddingSquares[column] as number) + (square / HIDDEN) * value * value;
      const step = (rate * value) / Math.sqrt(embeddingSquares[column] as number);
      const at = column * HIDDEN;
      for (let h = 0; h < HIDDEN; h++)
        embeddings[at + h] = (embeddings[at + h] as number) - step * (slopes[h] as number);
    }
  }
}
