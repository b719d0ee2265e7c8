import { FOLDS } from '../examples';
import { logistic } from '../exponential';
import { fitLogistic } from '../logistic-regression';
import { fitSvm } from '../svm';
import { type HeadMatrix, scoreRow } from './head-matrix';
import type { Labelled } from './labelled';
import type { OwnSentence } from './own-provisions';

/** What an error costs, by what the sentence is; found by cross-validation over our own sentences. */
const COST = {
  positive: 4,
  nearMiss: 1,
  nearSubject: 4,
  other: 0.5,
  background: 0.02,
  labelled: 2,
  unlabelled: 0.6,
} as const;
/** What a sentence is by labels that only teach counts so much: other readers draw the line elsewhere. F1 of half A's terms out of fold: a quarter .693, half .696, all .692, within the noise of ten documents. */
const OTHER_READERS = 0.5;
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
/** Where labelled papers have hardly a sentence of the provision, at most this share of theirs may be taken for it: else nearly all that is taken is wrong. */
const MOST_FALSE_IN_PAPERS = 0.004;
const HARDLY_ANY = 8;
/** So many sentences of labelled papers that are the provision say alone from which score on a sentence is taken for it. */
const ENOUGH_IN_PAPERS = 20;

/** Of sentences that are the provision or are not; shares, 0 to 1. */
export interface ToldApart {
  precision: number;
  recall: number;
  f1: number;
}

/** A head with its figures, out of fold: each sentence was scored by weights that had not seen it. */
export interface FittedHead {
  weights: Float32Array;
  offset: number;
  slope: number;
  threshold: number;
  /** The score of each sentence of the labelled papers, by weights that had not seen it. */
  inLabelled: Float32Array;
  figures: ToldApart & { nearMissesTaken: number; backgroundFires: number; inPapers: ToldApart | null };
}

export interface HeadTask {
  /** Our own sentences' rows, then those of the background's pieces, then those of the labelled papers' pieces. */
  matrix: HeadMatrix;
  own: readonly OwnSentence[];
  /** Of each piece of the background. */
  folds: Uint8Array;
  /** Of which sentence of the background each piece is. */
  sentences: Int32Array;
  labelled: Labelled;
}

/** A row of the matrix with its side and with what an error about it costs. */
interface Taught {
  row: number;
  sign: number;
  cost: number;
  fold: number;
}

/** Of a subject, this share of the sentences that speak of it is heard at its threshold. */
const HEARD = 0.95;

/**
 * Fits the head of the provision in place `head` of the list.
 * @param isSubject whether it has all that speaks of a thing, whatever is said of it: then sentences of other provisions may speak of it as well and are
 *   doubted like those of the background, and the threshold is that at which nearly all of its own are heard
 */
export function fitHead(task: HeadTask, head: number, isSubject = false): FittedHead {
  const { matrix, own, folds, labelled } = task;
  const rowOf = (piece: number) => own.length + piece;
  const taught = ownTaught(own, head, isSubject ? COST.nearSubject : COST.nearMiss);
  const background = (piece: number, cost: number): Taught => ({
    row: rowOf(piece),
    sign: -1,
    cost,
    fold: folds[piece] as number,
  });
  const sampled = Array.from(folds.keys()).filter((piece) => piece % STRIDE === head % STRIDE);
  const first = fit(matrix, head, taught.concat(sampled.map((piece) => background(piece, COST.background))), null);
  const chosen = Array.from(folds.keys()).flatMap((piece): Taught[] => {
    const score = scoreRow(matrix, first, rowOf(piece));
    if (score > LOOKS_ALIKE) return [background(piece, COST.background * DOUBT)];
    return score > NEAR || piece % STRIDE === head % STRIDE ? [background(piece, COST.background)] : [];
  });
  const doubted = isSubject
    ? taught.map((one) => (isDoubted(task, head, first, one) ? { ...one, cost: one.cost * DOUBT } : one))
    : taught;
  const all = [...doubted, ...chosen, ...labelledTaught(task, head, first)];
  const weights = fit(matrix, head, all, null);
  const ownScores = new Float32Array(own.length);
  const fires = new Float32Array(folds.length);
  const told = new Float32Array(labelled.sentences.length);
  const labelledAt = rowOf(folds.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const unseen = fit(matrix, head, all, fold);
    own.forEach((sentence, row) => {
      if (sentence.fold === fold) ownScores[row] = scoreRow(matrix, unseen, row);
    });
    folds.forEach((of, piece) => {
      if (of === fold) fires[piece] = scoreRow(matrix, unseen, rowOf(piece));
    });
    labelled.sentences.forEach((sentence, piece) => {
      if (labelled.folds[sentence] === fold) told[piece] = scoreRow(matrix, unseen, labelledAt + piece);
    });
  }
  const judged = own.map((sentence, row): Judged => {
    const [isIt, isNearMiss] = [sentence.positiveOf.has(head), sentence.nearMissOf.has(head)];
    return { isIt, isNearMiss, score: ownScores[row] as number };
  });
  const signs = labelled.signs.get(head);
  const best = bestPieces(told, labelled.sentences);
  const isWholly = labelled.wholly.has(head);
  const inPapers = [...(signs ?? [])].flatMap((sign, sentence): Judged[] =>
    sign === 0 || (isWholly && !labelled.sets[sentence])
      ? []
      : [{ isIt: sign === 1, isNearMiss: false, score: best[sentence] as number }],
  );
  const fitted = judge(judged, inPapers, bestPieces(fires, task.sentences), isWholly, isSubject);
  return { weights, inLabelled: best, ...fitted };
}

/** Whether a sentence of another provision looks like the subject, so that it may speak of it. */
function isDoubted({ matrix, own }: HeadTask, head: number, weights: Float32Array, { row, sign }: Taught): boolean {
  return sign < 0 && !own[row]?.nearMissOf.has(head) && scoreRow(matrix, weights, row) > LOOKS_ALIKE;
}

/** Our own sentences: those of the provision, its near misses, and some of all others. */
function ownTaught(own: readonly OwnSentence[], head: number, nearMiss: number): Taught[] {
  const stride = Math.ceil(own.length / OTHERS);
  return own.flatMap((sentence, row): Taught[] => {
    const { fold } = sentence;
    if (sentence.positiveOf.has(head)) return [{ row, sign: 1, cost: COST.positive, fold }];
    if (sentence.nearMissOf.has(head)) return [{ row, sign: -1, cost: nearMiss, fold }];
    return row % stride === head % stride ? [{ row, sign: -1, cost: COST.other, fold }] : [];
  });
}

/** What labelled papers teach: of a sentence that is the provision the piece that looks most like it, of others every piece. */
function labelledTaught({ matrix, own, folds, labelled }: HeadTask, head: number, weights: Float32Array): Taught[] {
  const signs = labelled.signs.get(head);
  if (!signs) return [];
  const from = own.length + folds.length;
  const best = new Map<number, { piece: number; score: number }>();
  const taught: Taught[] = [];
  labelled.sentences.forEach((sentence, piece) => {
    const fold = labelled.folds[sentence] as number;
    if (signs[sentence] === -1) taught.push({ row: from + piece, sign: -1, cost: COST.unlabelled, fold });
    if (signs[sentence] !== 1) return;
    const score = scoreRow(matrix, weights, from + piece);
    if (score > (best.get(sentence)?.score ?? Number.NEGATIVE_INFINITY)) best.set(sentence, { piece, score });
  });
  for (const [sentence, { piece }] of best) {
    const cost = COST.labelled * (labelled.sets[sentence] ? 1 : OTHER_READERS);
    taught.push({ row: from + piece, sign: 1, cost, fold: labelled.folds[sentence] as number });
  }
  return taught;
}

/** @param fold whose sentences, contracts and papers are left out */
function fit(matrix: HeadMatrix, head: number, taught: readonly Taught[], fold: number | null): Float32Array {
  const seen = taught.filter((one) => one.fold !== fold);
  const problem = {
    rows: Int32Array.from(seen, ({ row }) => row),
    signs: Int8Array.from(seen, ({ sign }) => sign),
    costs: Float32Array.from(seen, ({ cost }) => cost),
  };
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

/** A sentence with the score that weights which had not seen it gave it. */
interface Judged {
  isIt: boolean;
  isNearMiss: boolean;
  score: number;
}

/**
 * @param fires of each sentence of the background
 * @param wholly whether papers are labelled sentence by sentence
 */
function judge(
  own: readonly Judged[],
  inPapers: readonly Judged[],
  fires: Float32Array,
  wholly: boolean,
  isSubject: boolean,
) {
  const all = [...own, ...inPapers];
  const cases = all.map(({ isIt, score }) => ({ known: [1, score], label: isIt ? 1 : 0 }));
  const [offset = 0, slope = 1] = fitLogistic(cases, [0, 1], 1);
  const isRare = inPapers.filter(({ isIt }) => isIt).length < HARDLY_ANY;
  const others = Float32Array.from(inPapers.filter(({ isIt }) => isRare && !isIt).map(({ score }) => score));
  const bound = Math.max(exceededBy(fires, MOST_FIRES), exceededBy(others, MOST_FALSE_IN_PAPERS));
  const nearMisses = own.filter(({ isNearMiss }) => isNearMiss);
  const byWords = wholly ? cutByPapers(own, inPapers) : Math.max(bound, bestCut(all));
  const cut = isSubject ? heardFrom(own) : byWords;
  const figures = {
    ...toldApart(own, cut),
    nearMissesTaken: nearMisses.filter(({ score }) => score >= cut).length / Math.max(1, nearMisses.length),
    backgroundFires: fires.filter((score) => score >= cut).length / Math.max(1, fires.length),
    inPapers: inPapers.some(({ isIt }) => isIt) ? toldApart(inPapers, cut) : null,
  };
  return { offset, slope, threshold: logistic(offset + slope * cut), figures };
}

/** The score that nearly all sentences of the provision reach. */
function heardFrom(own: readonly Judged[]): number {
  const scores = Float32Array.from(own.filter(({ isIt }) => isIt).map(({ score }) => score)).sort();
  return scores[Math.floor(scores.length * (1 - HEARD))] ?? Number.POSITIVE_INFINITY;
}

/** Where papers tell every sentence they say where to cut; with few sentences of the provision among them, half way to where our own would. */
function cutByPapers(own: readonly Judged[], inPapers: readonly Judged[]): number {
  const byPapers = bestCut(inPapers);
  if (inPapers.filter(({ isIt }) => isIt).length >= ENOUGH_IN_PAPERS) return byPapers;
  const ofProvision = own.filter(({ isIt, isNearMiss }) => isIt || isNearMiss);
  return (byPapers + bestCut([...ofProvision, ...inPapers])) / 2;
}

function toldApart(judged: readonly Judged[], cut: number): ToldApart {
  const taken = judged.filter(({ score }) => score >= cut);
  const right = taken.filter(({ isIt }) => isIt).length;
  const positives = judged.filter(({ isIt }) => isIt).length;
  return {
    precision: right / Math.max(1, taken.length),
    recall: right / Math.max(1, positives),
    f1: (2 * right) / Math.max(1, taken.length + positives),
  };
}

/** The score that only this share of scores exceeds; none of no scores. */
function exceededBy(scores: Float32Array, share: number): number {
  return scores.toSorted()[Math.floor(scores.length * (1 - share))] ?? Number.NEGATIVE_INFINITY;
}

/** The score from which on sentences are told apart best, by F1. */
function bestCut(judged: readonly Judged[]): number {
  const order = judged.toSorted((one, other) => other.score - one.score);
  const positives = judged.filter(({ isIt }) => isIt).length;
  let best = { f1: 0, cut: Number.POSITIVE_INFINITY };
  let right = 0;
  order.forEach(({ isIt, score }, index) => {
    if (isIt) right++;
    const f1 = (2 * right) / (index + 1 + positives);
    if (f1 > best.f1) best = { f1, cut: score };
  });
  return best.cut;
}
