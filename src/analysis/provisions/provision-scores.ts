import { readFileSync } from 'node:fs';
import type { Outline } from '../document/outline';
import { CATEGORY_NAMES, type Category } from './categories';
import { type CategoryLogits, contractLogit, logitsOf } from './confidence';
import { featuresOf } from './input/features';
import { type ClauseModel, decodeModel, scoreSentences } from './model';

/** What the trained model says of a contract's sentences, calibrated, whether listed as clauses or not. */
export interface ProvisionScores {
  /** The probability, 0 to 1, that lawyers would label the sentence (a place in `outline.sentences`) with the category. */
  probability(sentence: number, category: Category): number;
  /** The probability, 0 to 1, that the contract has any clause of the category. */
  present(category: Category): number;
  /** Whether the sentence has words that nearly always are such a clause, however few the model has seen. */
  isSure(sentence: number, category: Category): boolean;
}

let shipped: ClauseModel | null = null;

/** The model that comes with the program; read once. */
export function shippedModel(): ClauseModel {
  shipped ??= decodeModel(readFileSync(new URL('./weights.bin', import.meta.url)));
  return shipped;
}

const memo = new WeakMap<Outline, WeakMap<ClauseModel, ProvisionScores>>();

/**
 * The model's opinion of every sentence of an outline; worked out once for each outline and model, so that every reader may ask.
 * @param model where contracts of the training are measured, the one that has not seen them: readers hand on the scores they were
 *   given (`Reading.provisions`) and do not ask the shipped model again
 */
export function provisionScores(outline: Outline, model: ClauseModel = shippedModel()): ProvisionScores {
  const ofOutline = memo.get(outline) ?? new WeakMap<ClauseModel, ProvisionScores>();
  memo.set(outline, ofOutline);
  const known = ofOutline.get(model);
  if (known) return known;
  const scores = scoresOf(outline, model);
  ofOutline.set(model, scores);
  return scores;
}

function scoresOf(outline: Outline, model: ClauseModel): ProvisionScores {
  const features = featuresOf(outline);
  const raw = scoreSentences(model, features);
  const columns = CATEGORY_NAMES.length;
  const known = new Map<Category, CategoryLogits>();
  const columnOf = (category: Category) => CATEGORY_NAMES.indexOf(category);
  const logits = (category: Category): CategoryLogits => {
    const before = known.get(category);
    if (before) return before;
    const column = columnOf(category);
    const found = logitsOf(raw, features, { column, columns }, calibrationOf(model, column).sentence);
    known.set(category, found);
    return found;
  };
  return {
    probability: (sentence, category) =>
      probabilityOf(logits(category).sentences[sentence] ?? Number.NEGATIVE_INFINITY),
    present: (category) =>
      probabilityOf(contractLogit(logits(category), calibrationOf(model, columnOf(category)).contract)),
    isSure: (sentence, category) => features.sure.has(sentence * columns + columnOf(category)),
  };
}

function calibrationOf(model: ClauseModel, column: number) {
  const calibration = model.calibration[column];
  if (!calibration) throw new Error(`The clause model has no category in place ${column}.`);
  return calibration;
}

function probabilityOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
