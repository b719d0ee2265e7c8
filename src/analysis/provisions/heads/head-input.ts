import type { Sentence } from '../../document/outline';
import { type FeatureRows, FeatureSink } from '../input/feature-sink';
import { addWords } from '../input/features';
import { WordReader } from '../input/words';
import { piecesOf } from './pieces';
import { sentenceVectors, type WordVectors } from './word-vectors';

/** What the heads are given: a row a piece, and of which sentence each piece is. Nothing of neighbours, headings or place. */
export interface HeadInput {
  features: FeatureRows;
  /** `DIMENSIONS` numbers a piece. */
  vectors: Float32Array;
  sentences: Int32Array;
}

/** The pieces of sentences, their words as features and as vectors. */
export function headInput(sentences: readonly Pick<Sentence, 'text'>[], table: WordVectors): HeadInput {
  return pieceInput(
    sentences.flatMap(({ text }, sentence) => piecesOf(text).map((piece) => ({ text: piece, sentence }))),
    table,
  );
}

/** The same of pieces that are cut already. */
export function pieceInput(pieces: readonly { text: string; sentence: number }[], table: WordVectors): HeadInput {
  const reader = new WordReader();
  const sink = new FeatureSink();
  for (const { text } of pieces) {
    addWords(sink, reader.wordsOf(text));
    sink.endRow();
  }
  return {
    features: sink.rows(),
    vectors: sentenceVectors(pieces, table),
    sentences: Int32Array.from(pieces, ({ sentence }) => sentence),
  };
}
