import { FOLDS } from '../examples';
import { logistic } from '../exponential';
import { fitLogistic } from '../logistic-regression';
import { fitSvm } from '../svm';
import { type HeadMatrix, scoreRow } from './head-matrix';
import type { OwnSentence } from './own-provisions';

/** What an error costs, by what the sentence is; found by cross-validation over our own sentences. */
const COST = { positive: 4, nearMiss: 1, other: 0.5, background: 0.02 } as const;
/** A background sentence that looks like the provision may well be one: it counts only so much. */
const DOUBT = 0.2;
/** From this score on a background sentence looks like the provision, or nearly so. */
const LOOKS_ALIKE = 0.3;
const NEAR = -0.5;
/** Every so many-th background sentence is learned from, beside those that look like the provision. */
const STRIDE = 13;
/** Of all our sentences about so many stand for the other provisions: with hundreds of provisions more of them teach little and take long. */
const OTHERS = 4_000;
/** At most this share of the background’s sentences may be taken for a provision: about one in a contract of usual length. */
const MOST_FIRES = 0.003;

/** A head with its figures, out of fold: each sentence was scored by weights that had not seen it. */
export interface FittedHead {
  weights: Float32Array;
  offset: number;
  slope: number;
  threshold: number;
  figures: { precision: number; recall: number; f1: number; nearMissesTaken: number; backgroundFires: number };
}

export interface HeadTask {
  /** Our own sentences' rows, then those of the background's pieces. */
  matrix: HeadMatrix;
  own: readonly OwnSentence[];
  /** Of each piece of the background. */
  folds: Uint8Array;
  /** Of which sentence of the background each piece is. */
  sentences: Int32Array;
}

/** Fits the head of the provision in place `head` of the list. */
export function fitHead(task: HeadTask, head: number): FittedHead {
  const { matrix, own, folds } = task;
  const sampled = Array.from(folds.keys()).filter((index) => index % STRIDE === head % STRIDE);
  const first = fit(
    task,
    head,
    sampled.map((index): [number, number] => [index, COST.background]),
    null,
  );
  const scores = Float32Array.from(folds, (_, index) => scoreRow(matrix, first, own.length + index));
  const chosen = Array.from(scores.keys()).flatMap((index): [number, number][] => {
    const score = scores[index] as number;
    if (score > LOOKS_ALIKE) return [[index, COST.background * DOUBT]];
    return score > NEAR || index % STRIDE === head % STRIDE ? [[index, COST.background]] : [];
  });
  const weights = fit(task, head, chosen, null);
  const ownScores = new Float32Array(own.length);
  const fires = new Float32Array(folds.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const unseen = fit(task, head, chosen, fold);
    own.forEach((sentence, row) => {
      if (sentence.fold === fold) ownScores[row] = scoreRow(matrix, unseen, row);
    });
    folds.forEach((of, index) => {
      if (of === fold) fires[index] = scoreRow(matrix, unseen, own.length + index);
    });
  }
  return { weights, ...judge(own, head, ownScores, bestPieces(fires, task.sentences)) };
}

/** @param fold whose sentences and contracts are left out */
function fit({ matrix, own, folds }: HeadTask, head: number, background: [number, number][], fold: number | null) {
  const rows: number[] = [];
  const signs: number[] = [];
  const costs: number[] = [];
  const stride = Math.ceil(own.length / OTHERS);
  own.forEach((sentence, row) => {
    if (sentence.fold === fold) return;
    const positive = sentence.positiveOf.has(head);
    const isOther = !positive && !sentence.nearMissOf.has(head);
    if (isOther && row % stride !== head % stride) return;
    rows.push(row);
    signs.push(positive ? 1 : -1);
    costs.push(positive ? COST.positive : isOther ? COST.other : COST.nearMiss);
  });
  for (const [index, cost] of background) {
    if (folds[index] === fold) continue;
    rows.push(own.length + index);
    signs.push(-1);
    costs.push(cost);
  }
  const problem = { rows: Int32Array.from(rows), signs: Int8Array.from(signs), costs: Float32Array.from(costs) };
  return fitSvm(matrix, matrix.width, problem, head + 1);
}

/** The score of each sentence: that of its best piece. */
function bestPieces(scores: Float32Array, sentences: Int32Array): Float32Array {
  const best = new Float32Array((sentences.at(-1) ?? -1) + 1).fill(Number.NEGATIVE_INFINITY);
  scores.forEach((score, piece) => {
    const sentence = sentences[piece] as number;
    best[sentence] = Math.max(best[sentence] as number, score);
  });
  return best;
}

function judge(own: readonly OwnSentence[], head: number, scores: Float32Array, fires: Float32Array) {
  const cases = own.map((sentence, row) => ({
    known: [1, scores[row] as number],
    label: sentence.positiveOf.has(head) ? 1 : 0,
  }));
  const [offset = 0, slope = 1] = fitLogistic(cases, [0, 1], 1);
  const bound = fires.toSorted()[Math.floor(fires.length * (1 - MOST_FIRES))] ?? Number.POSITIVE_INFINITY;
  const cut = Math.max(bound, bestCut(own, head, scores));
  const taken = own.filter((_, row) => (scores[row] as number) >= cut);
  const right = taken.filter(({ positiveOf }) => positiveOf.has(head)).length;
  const positives = own.filter(({ positiveOf }) => positiveOf.has(head)).length;
  const nearMisses = own.filter(({ nearMissOf }) => nearMissOf.has(head)).length;
  const figures = {
    precision: right / Math.max(1, taken.length),
    recall: right / Math.max(1, positives),
    f1: (2 * right) / Math.max(1, taken.length + positives),
    nearMissesTaken: taken.filter(({ nearMissOf }) => nearMissOf.has(head)).length / Math.max(1, nearMisses),
    backgroundFires: fires.filter((score) => score >= cut).length / Math.max(1, fires.length),
  };
  return { offset, slope, threshold: logistic(offset + slope * cut), figures };
}

/** The score from which on our own sentences are told apart best, by F1. */
function bestCut(own: readonly OwnSentence[], head: number, scores: Float32Array): number {
  const order = Array.from(scores.keys()).sort((one, other) => (scores[other] as number) - (scores[one] as number));
  const positives = own.filter(({ positiveOf }) => positiveOf.has(head)).length;
  let best = { f1: 0, cut: Number.POSITIVE_INFINITY };
  let right = 0;
  order.forEach((row, index) => {
    if (own[row]?.positiveOf.has(head)) right++;
    const f1 = (2 * right) / (index + 1 + positives);
    if (f1 > best.f1) best = { f1, cut: scores[row] as number };
  });
  return best.cut;
}
