import { describe, expect, test } from 'bun:test';
import { calibrate } from '../../scripts/training/calibrate';
import { exampleOf, FOLDS, foldOf } from '../../scripts/training/examples';
import { exponential, logistic } from '../../scripts/training/exponential';
import { lettersOf, locate } from '../../scripts/training/locate';
import { fitLogistic } from '../../scripts/training/logistic-regression';
import { crossValidate, trainModel } from '../../scripts/training/train';
import { CATEGORY_NAMES } from '../../src/analysis/provisions/categories';
import { logitsOf } from '../../src/analysis/provisions/confidence';
import { encodeModel, scoreSentences } from '../../src/analysis/provisions/model';
import { contractTextFromPlain } from '../support/contract-text';

const LAW = ['governed by the laws of Texas', 'construed under the laws of Ohio', 'governed by the laws of Spain'];
const OTHER = ['Buyer shall pay the price within ten days', 'Notices shall be in writing', 'Goods are shipped by sea'];

/** Contracts that all have a governing law, each in other words and with other sentences around it. */
function contracts(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const law = `This Agreement shall be ${LAW[index % LAW.length]} alone.`;
    const lines = OTHER.map((other, line) => `${line + 1}. ${other} under order ${index}.`);
    const text = [...lines.slice(0, index % 3), law, ...lines.slice(index % 3)].join('\n');
    const gold = {
      pdf: `contract-${index}.pdf`,
      clauses: { 'Governing Law': [[0, law.length, law]] as [number, number, string][] },
    };
    return exampleOf(gold, contractTextFromPlain(text));
  });
}

const LAW_COLUMN = CATEGORY_NAMES.indexOf('Governing Law');
/** Each of these trains several models on all our own sentences: some seconds, and many on a busy machine. */
const PATIENCE = 120_000;

describe('training', () => {
  test(
    'gives the same weights from the same contracts, bit for bit',
    () => {
      const once = encodeModel(trainModel(contracts(9)));
      expect(Buffer.compare(encodeModel(trainModel(contracts(9))), once)).toBe(0);
      expect(Buffer.compare(encodeModel(trainModel(contracts(8))), once)).not.toBe(0);
    },
    PATIENCE,
  );

  test(
    'finds the clause in a contract it has not seen',
    () => {
      const { scored } = crossValidate(contracts(20));
      expect(scored.length).toBe(20);
      const calibration = calibrate(scored)[LAW_COLUMN];
      if (!calibration) throw new Error('No calibration');
      for (const { example, scores } of scored) {
        const place = { column: LAW_COLUMN, columns: CATEGORY_NAMES.length };
        const { sentences } = logitsOf(scores, example.features, place, calibration.sentence);
        const best = sentences.indexOf(Math.max(...sentences));
        expect(example.labels[best * CATEGORY_NAMES.length + LAW_COLUMN]).toBe(1);
      }
    },
    PATIENCE,
  );

  test(
    'a fold is judged by a model that has not seen it',
    () => {
      const examples = contracts(12);
      const { models } = crossValidate(examples);
      const fold = examples[0]?.fold ?? 0;
      const unseen = trainModel(examples.filter((example) => example.fold !== fold));
      const features = examples[0]?.features;
      const judge = models[fold];
      if (!features || !judge) throw new Error('No model');
      expect(scoreSentences(judge, features)).toEqual(scoreSentences(unseen, features));
    },
    PATIENCE,
  );

  test('folds hang on the name and are all used', () => {
    const folds = Array.from({ length: 60 }, (_, index) => foldOf(`contract-${index}.pdf`));
    expect(new Set(folds).size).toBe(FOLDS);
    expect(foldOf('contract-1.pdf')).toBe(folds[1] as number);
  });
});

describe('labels', () => {
  const letters = lettersOf('First, notice. The "Term" is\none year. Second, notice.');

  test('are found whatever the space and punctuation', () => {
    expect(locate(letters, 'The Term is one year', 0)).toEqual([15, 37]);
  });

  test('are found where they are expected when they stand twice', () => {
    expect(locate(letters, 'notice', 0)).toEqual([7, 13]);
    expect(locate(letters, 'notice', 1)).toEqual([47, 53]);
  });

  test('that are not there are not found', () => {
    expect(locate(letters, 'nothing of the kind', 0)).toBeNull();
    expect(locate(letters, '', 0)).toBeNull();
  });
});

describe('numbers', () => {
  test.each([-30, -5, -0.5, 0, 0.5, 5, 30])('the exponential of %p', (x) => {
    expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 6);
    expect(logistic(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 9);
  });

  test('logistic regression finds the odds', () => {
    const cases = [0, 0, 0, 1, 1, 1, 1].flatMap((seen, index) => ({
      known: [1, seen],
      label: index === 0 || index > 3 ? 1 : 0,
    }));
    const [offset = 0, slope = 0] = fitLogistic(cases, [0, 0], 0);
    expect(logistic(offset)).toBeCloseTo(1 / 3, 4);
    expect(logistic(offset + slope)).toBeCloseTo(3 / 4, 4);
  });
});
