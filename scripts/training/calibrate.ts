import { logitsOf } from '../../src/analysis/provisions/confidence';
import type { Calibration } from '../../src/analysis/provisions/model';
import { CATEGORY_COUNT, type Example } from './examples';
import { type Case, fitLogistic } from './logistic-regression';

/** How strongly a category's line is drawn to that of all categories together: rare ones have few examples of their own. */
const PULL = 1;

/** A contract with the scores of its sentences by a model that has not seen it. */
export interface Scored {
  example: Example;
  scores: Float32Array;
}

/** The logistic regressions of all categories. */
export function calibrate(scored: readonly Scored[]): Calibration[] {
  const sentences = categories((category) => sentenceCases(scored, category));
  const anySentence = fitLogistic(sentences.flat(), [0, 0, 0], 0);
  const lines = sentences.map((cases) => {
    const [offset = 0, slope = 1, fit = 0] = fitLogistic(cases, anySentence, PULL);
    return { offset, slope, fit };
  });
  const contracts = lines.map((line, category) => contractCases(scored, category, line));
  const anyContract = fitLogistic(contracts.flat(), [0, 0, 0, 0], 0);
  return lines.map((sentence, category) => {
    const [offset = 0, best = 1, second = 0, fit = 0] = fitLogistic(contracts[category] ?? [], anyContract, PULL);
    return { sentence, contract: { offset, best, second, fit } };
  });
}

const categories = <T>(of: (category: number) => T): T[] =>
  Array.from({ length: CATEGORY_COUNT }, (_, index) => of(index));

function sentenceCases(scored: readonly Scored[], category: number): Case[] {
  return scored.flatMap(({ example, scores }) => {
    const cases: Case[] = [];
    for (let at = category; at < scores.length; at += CATEGORY_COUNT) {
      cases.push({
        known: [1, scores[at] as number, example.features.fits[at] as number],
        label: example.labels[at] as number,
      });
    }
    return cases;
  });
}

function contractCases(scored: readonly Scored[], column: number, line: Calibration['sentence']): Case[] {
  return scored.map(({ example, scores }) => {
    const { best, second, fit } = logitsOf(scores, example.features, { column, columns: CATEGORY_COUNT }, line);
    return { known: [1, best, second, fit], label: example.present[column] ? 1 : 0 };
  });
}
