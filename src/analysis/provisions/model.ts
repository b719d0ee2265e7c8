import { CATEGORY_NAMES } from './categories';
import type { FeatureRows } from './input/feature-sink';
import { BUCKETS } from './input/hash';

/** Width of the net's hidden layer: that of two nets, trained apart from different random numbers, side by side. */
export const HIDDEN = 64;
/** Raised when the layout of the weights file changes. */
const MODEL_FORMAT = 2;
const MAGIC = 0x4c434c43;
const HEADER_INTS = 5;
const COUNT = CATEGORY_NAMES.length;
/** In a bucket's byte: it has a row in the net. The other bits are its number of linear weights. */
const IN_NET = 0x80;

/** What turns a category's scores into probabilities, for a sentence and for the whole contract: logistic regressions (Platt 1999). */
export interface Calibration {
  sentence: {
    offset: number;
    slope: number;
    /** Added where the category's pattern fits: it helps most the categories that had few examples to learn from. */
    fit: number;
  };
  /** Whether the contract has such a clause at all, from the logits of its best two sentences and from any fitting pattern. */
  contract: { offset: number; best: number; second: number; fit: number };
}

/** A trained detector: sparse linear weights per category and a small net over the same hashed features, both in whole numbers. */
export interface ClauseModel {
  /** Of the clause patterns that were features in training; other patterns need a new training. */
  patterns: number;
  /** For each bucket its place among those known, or -1. */
  places: Int32Array;
  /** For each place where its linear weights begin; one more than places. */
  linearStarts: Int32Array;
  categories: Uint8Array;
  weights: Int8Array;
  linearScales: Float32Array;
  /** For each place its row in the net, or -1. */
  netRows: Int32Array;
  embeddings: Int8Array;
  embeddingScales: Float32Array;
  hiddenBias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
  calibration: Calibration[];
}

const CALIBRATION = 7;
/** Numbers that follow a file's header: scales, biases and calibration. */
export const FLOATS = COUNT + HIDDEN + HIDDEN + COUNT * HIDDEN + COUNT + COUNT * CALIBRATION;

/**
 * Reads a weights file: header (magic, format, patterns, linear weights, net rows), floats, a bit per bucket, a byte per known
 * bucket, categories, weights, embeddings; little-endian.
 * @throws Error when the bytes are no weights file of this format
 */
export function decodeModel(bytes: Uint8Array): ClauseModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = Array.from({ length: HEADER_INTS }, (_, index) => view.getUint32(index * 4, true));
  const [magic, format, patterns = 0, linear = 0, netCount = 0] = header;
  if (magic !== MAGIC || format !== MODEL_FORMAT)
    throw new Error('The clause weights are not of the format this version reads.');
  let at = HEADER_INTS * 4;
  const take = (length: number) => {
    const part = bytes.subarray(at, at + length);
    at += length;
    return part;
  };
  const floats = Float32Array.from({ length: FLOATS }, (_, index) => view.getFloat32(at + index * 4, true));
  take(FLOATS * 4);
  const known = placesOf(take(BUCKETS / 8));
  const flags = take(known.count);
  const { linearStarts, netRows } = readFlags(flags);
  const categories = take(linear);
  const weights = asSigned(take(linear));
  const embeddings = asSigned(take(netCount * HIDDEN));
  return {
    patterns,
    places: known.places,
    linearStarts,
    categories,
    weights,
    netRows,
    embeddings,
    ...readFloats(floats),
  };
}

const asSigned = (bytes: Uint8Array) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function placesOf(bits: Uint8Array): { places: Int32Array; count: number } {
  const places = new Int32Array(BUCKETS).fill(-1);
  let count = 0;
  bits.forEach((byte, index) => {
    for (let bit = 0; byte >> bit !== 0; bit++) if ((byte >> bit) & 1) places[index * 8 + bit] = count++;
  });
  return { places, count };
}

function readFlags(flags: Uint8Array): Pick<ClauseModel, 'linearStarts' | 'netRows'> {
  const linearStarts = new Int32Array(flags.length + 1);
  const netRows = new Int32Array(flags.length).fill(-1);
  let linear = 0;
  let rows = 0;
  flags.forEach((flag, place) => {
    if (flag & IN_NET) netRows[place] = rows++;
    linear += flag & ~IN_NET;
    linearStarts[place + 1] = linear;
  });
  return { linearStarts, netRows };
}

function readFloats(floats: Float32Array) {
  let at = 0;
  const take = (length: number) => {
    at += length;
    return floats.subarray(at - length, at);
  };
  return {
    linearScales: take(COUNT),
    embeddingScales: take(HIDDEN),
    hiddenBias: take(HIDDEN),
    output: take(COUNT * HIDDEN),
    outputBias: take(COUNT),
    calibration: Array.from({ length: COUNT }, (): Calibration => {
      const [offset = 0, slope = 1, fit = 0, base = 0, best = 1, second = 0, any = 0] = take(CALIBRATION);
      return { sentence: { offset, slope, fit }, contract: { offset: base, best, second, fit: any } };
    }),
  };
}

/** The file that `decodeModel` reads back. */
export function encodeModel(model: ClauseModel): Uint8Array {
  const floats = [
    ...model.linearScales,
    ...model.embeddingScales,
    ...model.hiddenBias,
    ...model.output,
    ...model.outputBias,
    ...model.calibration.flatMap(({ sentence, contract }) => [
      ...[sentence.offset, sentence.slope, sentence.fit],
      ...[contract.offset, contract.best, contract.second, contract.fit],
    ]),
  ];
  const bits = new Uint8Array(BUCKETS / 8);
  const flags = new Uint8Array(model.netRows.length);
  model.places.forEach((place, bucket) => {
    if (place < 0) return;
    bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7));
    const linear = (model.linearStarts[place + 1] ?? 0) - (model.linearStarts[place] ?? 0);
    flags[place] = linear | ((model.netRows[place] ?? -1) >= 0 ? IN_NET : 0);
  });
  const rows = model.embeddings.length / HIDDEN;
  const head = new DataView(new ArrayBuffer((HEADER_INTS + FLOATS) * 4));
  [MAGIC, MODEL_FORMAT, model.patterns, model.weights.length, rows].forEach((value, index) => {
    head.setUint32(index * 4, value, true);
  });
  floats.forEach((value, index) => {
    head.setFloat32((HEADER_INTS + index) * 4, value, true);
  });
  const parts = [new Uint8Array(head.buffer), bits, flags, model.categories, model.weights, model.embeddings];
  return Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)));
}

/** How much the linear score counts beside the net's; found by cross-validation. */
const LINEAR_SHARE = 3;

/** The score of every sentence for every category, before calibration: `scores[sentence * 41 + category]`. */
export function scoreSentences(model: ClauseModel, features: FeatureRows): Float32Array {
  const sentences = features.starts.length - 1;
  const scores = new Float32Array(sentences * COUNT);
  const linear = new Float64Array(COUNT);
  const hidden = new Float64Array(HIDDEN);
  const active = new Int32Array(HIDDEN);
  for (let sentence = 0; sentence < sentences; sentence++) {
    linear.fill(0);
    hidden.fill(0);
    for (let k = features.starts[sentence] ?? 0; k < (features.starts[sentence + 1] ?? 0); k++) {
      const place = model.places[features.buckets[k] ?? 0] ?? -1;
      if (place >= 0) addFeature(model, place, features.values[k] ?? 0, linear, hidden);
    }
    let count = 0;
    for (let h = 0; h < HIDDEN; h++) {
      const value = (hidden[h] as number) * (model.embeddingScales[h] as number) + (model.hiddenBias[h] as number);
      // What is not active adds nothing to any category.
      if (value <= 0) continue;
      hidden[h] = value;
      active[count++] = h;
    }
    for (let category = 0; category < COUNT; category++) {
      let score = model.outputBias[category] ?? 0;
      for (let at = 0; at < count; at++) {
        const h = active[at] as number;
        score += (model.output[category * HIDDEN + h] as number) * (hidden[h] as number);
      }
      score += LINEAR_SHARE * (linear[category] ?? 0) * (model.linearScales[category] ?? 0);
      scores[sentence * COUNT + category] = score;
    }
  }
  return scores;
}

/** Runs for every feature of every sentence: the indices are in range by construction. */
function addFeature(
  model: ClauseModel,
  place: number,
  value: number,
  linear: Float64Array,
  hidden: Float64Array,
): void {
  const { categories, weights, embeddings } = model;
  const end = model.linearStarts[place + 1] as number;
  for (let at = model.linearStarts[place] as number; at < end; at++) {
    const category = categories[at] as number;
    linear[category] = (linear[category] as number) + value * (weights[at] as number);
  }
  const row = model.netRows[place] as number;
  if (row < 0) return;
  const from = row * HIDDEN;
  for (let h = 0; h < HIDDEN; h++) hidden[h] = (hidden[h] as number) + value * (embeddings[from + h] as number);
}
