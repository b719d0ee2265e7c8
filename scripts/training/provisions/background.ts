import type { Outline } from '../../../src/analysis/document/outline';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { headInput } from '../../../src/analysis/provisions/heads/head-input';
import type { WordVectors } from '../../../src/analysis/provisions/heads/word-vectors';
import { outlineOf } from '../../../src/analysis/provisions/input/segment';
import { FOLDS, foldOf } from '../examples';
import type { GoldContract } from '../gold';
import { ownLines } from '../own-sentences';
import type { Background } from './head-matrix';

/** A sentence of which is not known which provisions of ours it is, and its fold. */
export interface BackgroundSentence {
  text: string;
  fold: number;
}

/**
 * All sentences of the contracts, and those that we wrote for the clause model, since contracts of the background hardly say 'you' and 'we'.
 * @param texts in the order of the contracts
 */
export function backgroundSentences(
  contracts: readonly GoldContract[],
  texts: readonly ContractText[],
): BackgroundSentence[] {
  const sentencesOf = ({ sentences }: Outline, fold: number) => sentences.map(({ text }) => ({ text, fold }));
  return [
    ...texts.flatMap((text, index) => sentencesOf(outlineOf(text), foldOf(contracts[index]?.pdf ?? ''))),
    ...ownLines().map(({ text }, index) => ({ text, fold: index % FOLDS })),
  ];
}

export function backgroundOf(sentences: readonly BackgroundSentence[], table: WordVectors): Background {
  const input = headInput(sentences, table);
  return { ...input, folds: Uint8Array.from(input.sentences, (sentence) => sentences[sentence]?.fold ?? 0) };
}
