import { describe, expect, test } from 'bun:test';
import { inputFingerprint, TRAINED_INPUT } from '../../../../scripts/training/fingerprint';
import { readOwnProvisions } from '../../../../scripts/training/provisions/own-provisions';
import { decodeHeads, encodeHeads, shippedHeads } from '../../../../src/analysis/provisions/heads/heads';
import { PROVISION_IDS } from '../../../../src/analysis/provisions/heads/provision-ids';
import {
  DIMENSIONS,
  decodeWordVectors,
  encodeWordVectors,
  sentenceVectors,
  shippedWordVectors,
} from '../../../../src/analysis/provisions/heads/word-vectors';
import { outlineOf } from '../../../../src/analysis/provisions/input/segment';
import { provisionScores } from '../../../../src/analysis/provisions/provision-scores';
import { contractTextFromPlain } from '../../../support/contract-text';

const FOLDER = new URL('../../../../src/analysis/provisions/', import.meta.url);
const MOST_BYTES = 16_000_000;

describe('the heads', () => {
  test('are trained for every provision that has a file of sentences', () => {
    // Fails after a file was added: run scripts/train-provisions.ts.
    expect(shippedHeads().heads.map(({ id }) => id)).toEqual([...PROVISION_IDS]);
    expect(readOwnProvisions().map(({ id }) => id)).toEqual([...PROVISION_IDS]);
  });

  test('see the features that they were trained with', () => {
    // Fails after anything in provisions/input changed its answers: run scripts/train-provisions.ts after scripts/train-clauses.ts.
    expect(inputFingerprint(contractTextFromPlain)).toBe(TRAINED_INPUT);
  });

  test('are written as they were read, as are the word vectors', async () => {
    const heads = await Bun.file(new URL('heads/heads.bin', FOLDER)).bytes();
    expect(Buffer.compare(encodeHeads(decodeHeads(heads)), heads)).toBe(0);
    const vectors = await Bun.file(new URL('heads/word-vectors.bin', FOLDER)).bytes();
    expect(Buffer.compare(encodeWordVectors(decodeWordVectors(vectors)), vectors)).toBe(0);
  });

  test('of another format are refused', () => {
    expect(() => decodeHeads(new Uint8Array(64))).toThrow('not of the format');
    expect(() => decodeHeads(new Uint8Array(0))).toThrow('not of the format');
    expect(() => decodeWordVectors(new Uint8Array(64))).toThrow('not of the format');
  });

  test('all weights together are at most 16 MB', () => {
    const files = [
      'weights.bin',
      'heads/heads.bin',
      'heads/word-vectors.bin',
      'weighing/weighing.bin',
      'stating/stating.bin',
    ];
    const bytes = files.reduce((sum, file) => sum + Bun.file(new URL(file, FOLDER)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});

describe("a sentence's vector", () => {
  const cosine = (one: string, other: string) => {
    const vectors = sentenceVectors([{ text: one }, { text: other }], shippedWordVectors());
    let sum = 0;
    for (let d = 0; d < DIMENSIONS; d++) sum += (vectors[d] ?? 0) * (vectors[DIMENSIONS + d] ?? 0);
    return sum;
  };

  test('is like that of the same in other words', () => {
    const rent = 'The tenant pays the rent every month.';
    expect(cosine(rent, 'The occupier of the apartment makes a monthly rental payment.')).toBeGreaterThan(
      cosine(rent, 'The software is licensed and not sold.'),
    );
  });

  test('of no words is nought', () => {
    expect(cosine('', '12 34')).toBe(0);
  });
});

describe('provisions of our own', () => {
  const text = [
    'STORAGE AGREEMENT',
    '1. The customer pays 40 euros on the first day of each month.',
    '2. The owner of the building may open and enter the unit at any hour without telling the customer beforehand.',
    '3. The agreement is governed by the law of Ireland.',
    '4. Notices are sent by post.',
  ].join('\n');
  const outline = outlineOf(contractTextFromPlain(text));
  const scores = provisionScores(outline);
  const placeOf = (words: string) => outline.sentences.findIndex((sentence) => sentence.text.includes(words));

  test('are found by their passages', () => {
    const passages = scores.passages('entry-without-notice');
    expect(passages.map(({ sentence }) => sentence)).toEqual([placeOf('enter the unit')]);
    expect(passages[0]?.probability).toBe(scores.probability(placeOf('enter the unit'), 'entry-without-notice'));
    expect(scores.passages('unpaid-overtime')).toEqual([]);
  });

  test('have a probability in every sentence, beside those of the categories', () => {
    expect(scores.probability(placeOf('law of Ireland'), 'entry-without-notice')).toBeLessThan(0.1);
    expect(scores.probability(placeOf('law of Ireland'), 'Governing Law')).toBeGreaterThan(0.5);
    expect(scores.probability(9_999, 'entry-without-notice')).toBe(0);
  });
});
