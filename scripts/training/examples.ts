import type { Sentence } from '../../src/analysis/document/outline';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { CATEGORY_NAMES } from '../../src/analysis/provisions/categories';
import { featuresOf, type SentenceFeatures } from '../../src/analysis/provisions/input/features';
import { bucketOf, hashText } from '../../src/analysis/provisions/input/hash';
import { outlineOf } from '../../src/analysis/provisions/input/segment';
import type { GoldContract } from './gold';
import { isMostlyIn, lettersOf, locate } from './locate';

export const FOLDS = 5;
export const CATEGORY_COUNT = CATEGORY_NAMES.length;

/** A contract ready to train on: the features of its sentences and, for each sentence and category, whether it is such a clause. */
export interface Example {
  fold: number;
  features: SentenceFeatures;
  /** `labels[sentence * CATEGORY_COUNT + category]` is 1 for a clause of the category. */
  labels: Uint8Array;
  /** Whether the contract has a clause of each category at all. */
  present: boolean[];
}

/** The fold of a contract hangs on its file's name only, so that it stays the same when others are added. */
export function foldOf(pdf: string): number {
  return bucketOf(hashText(pdf)) % FOLDS;
}

export function exampleOf(gold: GoldContract, contract: ContractText): Example {
  const outline = outlineOf(contract);
  return {
    fold: foldOf(gold.pdf),
    features: featuresOf(outline),
    labels: labelsOf(gold, contract, outline.sentences),
    present: CATEGORY_NAMES.map((category) => (gold.clauses[category] ?? []).length > 0),
  };
}

function labelsOf(gold: GoldContract, contract: ContractText, sentences: readonly Sentence[]): Uint8Array {
  const labels = new Uint8Array(sentences.length * CATEGORY_COUNT);
  const letters = lettersOf(contract.text);
  CATEGORY_NAMES.forEach((category, column) => {
    for (const [expected, , text] of gold.clauses[category] ?? []) {
      const span = locate(letters, text, expected / contract.text.length);
      if (!span) continue;
      sentences.forEach((sentence, row) => {
        if (isMostlyIn(sentence, span)) labels[row * CATEGORY_COUNT + column] = 1;
      });
    }
  });
  return labels;
}
