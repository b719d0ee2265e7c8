import { readFileSync } from 'node:fs';
import { BUCKETS } from '../input/hash';
import type { HeadInput } from './head-input';
import { DIMENSIONS } from './word-vectors';

const MAGIC = 0x44414548;
/** Raised when the layout of the file changes. */
const FORMAT = 2;
const HEADER_INTS = 4;
/** A feature's number of weights from here on takes this byte and two more. */
const LARGE_COUNT = 255;

/** What a head needs beside its weights. All that is fitted is fitted out of fold. */
export interface Head {
  /** The provision's id: the name of its file of sentences. */
  id: string;
  /** By which whole-number weights are multiplied: of features, and of the sentence's vector. */
  scale: number;
  vectorScale: number;
  bias: number;
  /** Logistic regression of the score. */
  offset: number;
  slope: number;
  /** From which probability on a sentence counts as the provision. */
  threshold: number;
}

/** Linear heads over the words of a piece of a sentence and its vector: one for each provision of our own. */
export interface ProvisionHeads {
  heads: readonly Head[];
  /** For each bucket its place among those known, or -1. */
  places: Int32Array;
  /** For each place where its weights begin; one more than places. */
  starts: Int32Array;
  /** Which head a weight is of. */
  owners: Uint16Array;
  weights: Int8Array;
  /** `DIMENSIONS` whole numbers a head. */
  vectorWeights: Int8Array;
}

const FLOATS: readonly Exclude<keyof Head, 'id'>[] = ['scale', 'vectorScale', 'bias', 'offset', 'slope', 'threshold'];

/**
 * Reads a file of heads: header (magic, format, weights, bytes of the ids), ids a line each, floats a head, a bit per bucket, a byte per known
 * bucket (or 255 and two more), owners (low bytes, then high bytes), weights, vector weights; little-endian.
 * @throws Error when the bytes are no such file
 */
export function decodeHeads(bytes: Uint8Array): ProvisionHeads {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = bytes.length < HEADER_INTS * 4 ? [] : [0, 4, 8, 12].map((offset) => view.getUint32(offset, true));
  const [magic, format, count = 0, nameBytes = 0] = header;
  if (magic !== MAGIC || format !== FORMAT)
    throw new Error('The provision heads are not of the format this version reads.');
  let at = HEADER_INTS * 4;
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const names = new TextDecoder().decode(take(nameBytes));
  const heads = (names === '' ? [] : names.split('\n')).map((id): Head => {
    const [scale = 1, vectorScale = 1, bias = 0, offset = 0, slope = 1, threshold = 1] = FLOATS.map((_, index) =>
      view.getFloat32(at + index * 4, true),
    );
    at += FLOATS.length * 4;
    return { id, scale, vectorScale, bias, offset, slope, threshold };
  });
  const { places, known } = placesOf(take(BUCKETS / 8));
  // Half a million bytes, one after the other: a view of each would take longer than all the rest.
  const starts = startsOf(known, () => bytes[at++] ?? 0);
  return {
    heads,
    places,
    starts,
    owners: ownersOf(take(count), take(count)),
    weights: asSigned(take(count)),
    vectorWeights: asSigned(take(heads.length * DIMENSIONS)),
  };
}

const asSigned = (bytes: Uint8Array) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function ownersOf(low: Uint8Array, high: Uint8Array): Uint16Array {
  const owners = new Uint16Array(low.length);
  for (let at = 0; at < owners.length; at++) owners[at] = (low[at] as number) | ((high[at] as number) << 8);
  return owners;
}

function placesOf(bits: Uint8Array): { places: Int32Array; known: number } {
  const places = new Int32Array(BUCKETS).fill(-1);
  let known = 0;
  for (let index = 0; index < bits.length; index++) {
    const byte = bits[index] as number;
    for (let bit = 0; byte >> bit !== 0; bit++) if ((byte >> bit) & 1) places[index * 8 + bit] = known++;
  }
  return { places, known };
}

function startsOf(known: number, next: () => number): Int32Array {
  const starts = new Int32Array(known + 1);
  for (let place = 0; place < known; place++) {
    const byte = next();
    const count = byte < LARGE_COUNT ? byte : next() | (next() << 8);
    starts[place + 1] = (starts[place] as number) + count;
  }
  return starts;
}

function countsOf(starts: Int32Array): Uint8Array {
  const bytes: number[] = [];
  starts.subarray(1).forEach((end, place) => {
    const count = end - (starts[place] as number);
    if (count < LARGE_COUNT) bytes.push(count);
    else bytes.push(LARGE_COUNT, count & 0xff, count >> 8);
  });
  return Uint8Array.from(bytes);
}

/** The file that `decodeHeads` reads back. */
export function encodeHeads({ heads, places, starts, owners, weights, vectorWeights }: ProvisionHeads): Uint8Array {
  const names = new TextEncoder().encode(heads.map(({ id }) => id).join('\n'));
  const head = new DataView(new ArrayBuffer(HEADER_INTS * 4));
  [MAGIC, FORMAT, weights.length, names.length].forEach((value, index) => {
    head.setUint32(index * 4, value, true);
  });
  const floats = new DataView(new ArrayBuffer(heads.length * FLOATS.length * 4));
  heads.forEach((one, row) => {
    FLOATS.forEach((name, index) => {
      floats.setFloat32((row * FLOATS.length + index) * 4, one[name], true);
    });
  });
  const bits = new Uint8Array(BUCKETS / 8);
  places.forEach((place, bucket) => {
    if (place >= 0) bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  });
  const low = Uint8Array.from(owners, (owner) => owner & 0xff);
  const high = Uint8Array.from(owners, (owner) => owner >> 8);
  const parts = [new Uint8Array(head.buffer), names, new Uint8Array(floats.buffer), bits, countsOf(starts), low, high];
  return Buffer.concat(
    [...parts, weights, vectorWeights].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)),
  );
}

let shipped: ProvisionHeads | null = null;

/** The heads that come with the program; read once. */
export function shippedHeads(): ProvisionHeads {
  shipped ??= decodeHeads(readFileSync(new URL('./heads.bin', import.meta.url)));
  return shipped;
}

const sums = new WeakMap<HeadInput, WeakMap<ProvisionHeads, Float64Array>>();

/**
 * What the features of each piece speak for each provision: a row of as many numbers as there are heads for each piece. All heads at once, since a text has a
 * hundredth of all features: to look through them for one head after the other takes several times as long as soon as a few heads are asked.
 */
function featureSums(model: ProvisionHeads, input: HeadInput): Float64Array {
  const ofInput = sums.get(input) ?? new WeakMap<ProvisionHeads, Float64Array>();
  sums.set(input, ofInput);
  const before = ofInput.get(model);
  if (before) return before;
  const { heads, places, starts: weightsOf, owners, weights } = model;
  const { starts, buckets, values } = input.features;
  const found = new Float64Array((starts.length - 1) * heads.length);
  for (let row = 0; row + 1 < starts.length; row++) {
    const from = row * heads.length;
    for (let k = starts[row] as number; k < (starts[row + 1] as number); k++) {
      const place = places[buckets[k] as number] as number;
      if (place < 0) continue;
      const value = values[k] as number;
      const end = weightsOf[place + 1] as number;
      for (let at = weightsOf[place] as number; at < end; at++) {
        const into = from + (owners[at] as number);
        found[into] = (found[into] as number) + value * (weights[at] as number);
      }
    }
  }
  ofInput.set(model, found);
  return found;
}

/** The logit of every sentence for one provision, the head in that place: that of its best piece. */
export function headLogits(model: ProvisionHeads, input: HeadInput, head: number): Float32Array {
  const { bias, scale, vectorScale, offset, slope } = model.heads[head] as Head;
  const { vectors, sentences } = input;
  const ofFeatures = featureSums(model, input);
  const logits = new Float32Array((sentences.at(-1) ?? -1) + 1).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < sentences.length; row++) {
    const product = vectorProduct(model, head, vectors, row);
    const sum = ofFeatures[row * model.heads.length + head] as number;
    const logit = offset + slope * (bias + scale * sum + vectorScale * product);
    const sentence = sentences[row] as number;
    if (logit > (logits[sentence] as number)) logits[sentence] = logit;
  }
  return logits;
}

/** How much the vector of a piece speaks for a provision. */
function vectorProduct({ vectorWeights }: ProvisionHeads, head: number, vectors: Float32Array, row: number): number {
  const [from, along] = [row * DIMENSIONS, head * DIMENSIONS];
  let product = 0;
  for (let d = 0; d < DIMENSIONS; d++) product += (vectors[from + d] as number) * (vectorWeights[along + d] as number);
  return product;
}

/**
 * By how much, in log-odds, every sentence lies above the threshold of every head: a row of as many numbers as there are heads for each sentence. For a few
 * sentences; of many, a head at a time is faster.
 */
export function marginsOf(model: ProvisionHeads, { features, vectors, sentences }: HeadInput): Float32Array {
  const { heads, places, starts: weightsOf, owners, weights } = model;
  const thresholds = heads.map(({ threshold }) => Math.log(threshold / (1 - threshold)));
  const margins = new Float32Array(((sentences.at(-1) ?? -1) + 1) * heads.length).fill(Number.NEGATIVE_INFINITY);
  const ofFeatures = new Float32Array(heads.length);
  for (let row = 0; row + 1 < features.starts.length; row++) {
    ofFeatures.fill(0);
    for (let k = features.starts[row] as number; k < (features.starts[row + 1] as number); k++) {
      const place = places[features.buckets[k] as number] as number;
      if (place < 0) continue;
      const value = features.values[k] as number;
      for (let at = weightsOf[place] as number; at < (weightsOf[place + 1] as number); at++) {
        const owner = owners[at] as number;
        ofFeatures[owner] = (ofFeatures[owner] as number) + value * (weights[at] as number);
      }
    }
    const to = (sentences[row] as number) * heads.length;
    heads.forEach(({ bias, scale, vectorScale, offset, slope }, head) => {
      const product = vectorProduct(model, head, vectors, row);
      const logit = offset + slope * (bias + scale * (ofFeatures[head] as number) + vectorScale * product);
      margins[to + head] = Math.max(margins[to + head] as number, logit - (thresholds[head] as number));
    });
  }
  return margins;
}
