import { readFileSync } from 'node:fs';
import type { Outline } from '../../document/outline';
import { hashText } from '../input/hash';

/** Numbers of a word's vector and of a sentence's. */
export const DIMENSIONS = 100;
const MAGIC = 0x44524f57;
const HEADER_BYTES = 8;
const WORD = /[a-z]+(?:['’][a-z]+)?/g;

/**
 * What common words mean, by the company they keep in general English: similar words have similar vectors. A word's vector is already weighted
 * by how rare the word is in contracts (smooth inverse frequency; Arora, Liang and Ma, ICLR 2017).
 */
export interface WordVectors {
  /** The row of a word, by the hash of its lower-case letters. */
  rows: ReadonlyMap<number, number>;
  /** `DIMENSIONS` whole numbers a row. */
  vectors: Int8Array;
  /** By which a row's numbers are multiplied. */
  scales: Float32Array;
  /** The mean of contract sentences' vectors, which says nothing of any one of them. */
  mean: Float32Array;
}

/**
 * Reads a table of word vectors: header (magic, words), mean, scales, hashes, vectors; little-endian.
 * @throws Error when the bytes are no such table
 */
export function decodeWordVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC)
    throw new Error('The word vectors are not of the format this version reads.');
  const count = view.getUint32(4, true);
  let at = HEADER_BYTES;
  const take = <T>(length: number, read: (offset: number) => T): T[] => {
    const from = at;
    at += length * 4;
    return Array.from({ length }, (_, index) => read(from + index * 4));
  };
  const float = (offset: number) => view.getFloat32(offset, true);
  const mean = Float32Array.from(take(DIMENSIONS, float));
  const scales = Float32Array.from(take(count, float));
  const rows = new Map(take(count, (offset) => view.getInt32(offset, true)).map((hash, row) => [hash, row]));
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset + at, count * DIMENSIONS);
  return { rows, vectors, scales, mean };
}

/** The table that `decodeWordVectors` reads back. */
export function encodeWordVectors({ rows, vectors, scales, mean }: WordVectors): Uint8Array {
  const head = new DataView(new ArrayBuffer(HEADER_BYTES + (DIMENSIONS + 2 * rows.size) * 4));
  head.setUint32(0, MAGIC, true);
  head.setUint32(4, rows.size, true);
  [...mean, ...scales].forEach((value, index) => {
    head.setFloat32(HEADER_BYTES + index * 4, value, true);
  });
  for (const [hash, row] of rows) head.setInt32(HEADER_BYTES + (DIMENSIONS + rows.size + row) * 4, hash, true);
  return Buffer.concat([
    new Uint8Array(head.buffer),
    new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.length),
  ]);
}

let shipped: WordVectors | null = null;

/** The table that comes with the program; read once. */
export function shippedWordVectors(): WordVectors {
  shipped ??= decodeWordVectors(readFileSync(new URL('./word-vectors.bin', import.meta.url)));
  return shipped;
}

/** The words of a text as the vectors know them. */
export function vectorWordsOf(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
}

/** Fills in the sum of a sentence's word vectors, of length 1, before `WordVectors.mean` is taken off; all 0, and false, when it has no known word. */
export function rawSentenceVector(text: string, table: WordVectors, into: Float32Array): boolean {
  into.fill(0);
  let known = false;
  for (const word of vectorWordsOf(text)) {
    const row = table.rows.get(hashOf(word));
    if (row === undefined) continue;
    known = true;
    const scale = table.scales[row] as number;
    const from = row * DIMENSIONS;
    for (let d = 0; d < DIMENSIONS; d++) into[d] = (into[d] as number) + scale * (table.vectors[from + d] as number);
  }
  toUnitLength(into);
  return known;
}

/** What each sentence is about: `DIMENSIONS` numbers a sentence, of length 1, alike for sentences that say alike things in other words. */
export function sentenceVectors(
  sentences: readonly Pick<Outline['sentences'][number], 'text'>[],
  table: WordVectors,
): Float32Array {
  const vectors = new Float32Array(sentences.length * DIMENSIONS);
  sentences.forEach(({ text }, index) => {
    const vector = vectors.subarray(index * DIMENSIONS, (index + 1) * DIMENSIONS);
    if (!rawSentenceVector(text, table, vector)) return;
    for (let d = 0; d < DIMENSIONS; d++) vector[d] = (vector[d] as number) - (table.mean[d] as number);
    toUnitLength(vector);
  });
  return vectors;
}

const hashes = new Map<string, number>();
/** More different words than any contract has; then the memory starts anew. */
const REMEMBERED = 50_000;

function hashOf(word: string): number {
  let hash = hashes.get(word);
  if (hash === undefined) {
    if (hashes.size === REMEMBERED) hashes.clear();
    hash = hashText(word);
    hashes.set(word, hash);
  }
  return hash;
}

function toUnitLength(vector: Float32Array): void {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square === 0) return;
  const length = Math.sqrt(square);
  for (let d = 0; d < vector.length; d++) vector[d] = (vector[d] as number) / length;
}
