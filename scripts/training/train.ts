import { type ClauseModel, decodeModel, encodeModel, scoreSentences } from '../../src/analysis/provisions/model';
import { calibrate, type Scored } from './calibrate';
import { CATEGORY_COUNT, type Example, FOLDS } from './examples';
import { matrixOf } from './matrix';
import { trainNet } from './net';
import { ownExamples } from './own-sentences';
import { quantise } from './quantise';
import { trainSvm } from './svm';

const SEED = 1;

/** A model from these contracts and our own sentences, as it would be read from a file; its scores are not calibrated yet. */
export function trainModel(examples: readonly Example[]): ClauseModel {
  const matrix = matrixOf([...examples, ...ownExamples()]);
  const linear = Array.from({ length: CATEGORY_COUNT }, (_, category) => trainSvm(matrix, category));
  return decodeModel(encodeModel(quantise(matrix, linear, trainNet(matrix, SEED))));
}

/** Five models, each of which has not seen a fifth of the contracts, and every contract's scores by the one that has not seen it. */
export function crossValidate(examples: readonly Example[], onFold?: (fold: number) => void) {
  const scored = new Map<Example, Scored>();
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainModel(examples.filter((example) => example.fold !== fold));
    for (const example of examples) {
      if (example.fold === fold) scored.set(example, { example, scores: scoreSentences(model, example.features) });
    }
    onFold?.(fold);
    return model;
  });
  const all = examples.flatMap((example) => scored.get(example) ?? []);
  // Calibrated on the other folds' contracts only. Their scores come from models that saw this fold.
  const calibrated = models.map((model, fold) => ({
    ...model,
    calibration: calibrate(all.filter(({ example }) => example.fold !== fold)),
  }));
  return { models: calibrated, scored: all };
}
