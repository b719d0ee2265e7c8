import type { HeadInput } from '../../../src/analysis/provisions/heads/head-input';
import { headInput } from '../../../src/analysis/provisions/heads/head-input';
import { headLogits } from '../../../src/analysis/provisions/heads/heads';
import { piecesOf } from '../../../src/analysis/provisions/heads/pieces';
import { shippedWordVectors } from '../../../src/analysis/provisions/heads/word-vectors';
import { type SentenceWeights, weightsBy } from '../../../src/analysis/provisions/weighing/sentence-weights';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';
import { gravities, gravityOf, WEIGHING_FEATURES, weighingFeatures } from '../../../src/analysis/weighing/features';
import { type Weighing, weightOf } from '../../../src/analysis/weighing/weight';
import { fitScaled } from '../fit-scaled';
import type { Case } from '../logistic-regression';
import { type HeadMatrix, headMatrix } from '../provisions/head-matrix';
import { isSubject, readOwnProvisions } from '../provisions/own-provisions';
import { joinHeads, type QuantisedHead, quantiseHead } from '../provisions/quantise-heads';
import { fitSvm } from '../svm';
import { readWordings } from '../wordings';
import type { ToldPaper } from './told-papers';

/** What an error costs. */
const COST = {
  high: 0.9,
  medium: 0.6,
  fair: 1.2,
  other: 0.3,
  ownHigh: 0.09,
  ownMedium: 0.06,
  ownOther: 0.045,
  wording: 0.09,
};
const SOUNDS_ALIKE = 0.7;
/** So many weights of a head are kept. */
const WEIGHTS = 20_000;
/** What only sounds like a point counts as so many sentences. */
const FAIR_COUNTS = 10;
/** By so many sentences each weight of the last step is drawn to nothing. */
const PULL = 10;

/** A text that is learned from: whether it weighs on one side, what an error costs, and of which hand it is, if it is of a paper. */
interface Taught {
  text: string;
  weighs: boolean;
  cost: number;
  hand: string | null;
}

function ofProvisions(): Taught[] {
  const known = gravities();
  return readOwnProvisions().flatMap(({ id, positives, nearMisses }): Taught[] => {
    const gravity = known.get(id);
    if (isSubject(id) || gravity === undefined) return [];
    const near = nearMisses.map((text) => ({ text, weighs: false, cost: COST.ownOther, hand: null }));
    if (gravity === 'low') return near;
    const cost = gravity === 'high' ? COST.ownHigh : gravity === 'medium' ? COST.ownMedium : COST.ownOther;
    return [...positives.map((text) => ({ text, weighs: gravity !== null, cost, hand: null })), ...near];
  });
}

function ofWordings(): Taught[] {
  const questions = new Map(QUESTIONS.map((question) => [question.id, question]));
  return readWordings().flatMap(({ id, says, text }): Taught[] => {
    const question = questions.get(id);
    if (!question) return [];
    const taught = { text, weighs: false, cost: COST.wording, hand: null };
    if (says === 'other') return [{ ...taught, cost: SOUNDS_ALIKE * COST.wording }];
    const gravity = says === 'fair' ? null : gravityOf(question, says);
    return gravity === 'low' ? [] : [{ ...taught, weighs: gravity !== null }];
  });
}

function ofPaper({ hand, outline, told }: ToldPaper): Taught[] {
  return outline.sentences.flatMap(({ text }, at): Taught[] => {
    const level = told[at];
    if (level === 'low') return [];
    const weighs = level === 'high' || level === 'medium';
    const cost = COST[level ?? 'other'];
    return piecesOf(text).map((piece) => ({ text: piece, weighs, cost, hand }));
  });
}

/** A sentence that could be a term, with what is known of it by models that its hand did not teach. */
export interface JudgedTerm extends Case {
  hand: string;
  level: ToldPaper['told'][number];
}

/** What says of a sentence how much it weighs on one side, learned from papers. */
export interface LearnedWeighing {
  /** How many texts the heads learned from. */
  taught: number;
  /** The two heads that come with the program: of all papers. */
  heads: ReturnType<typeof joinHeads>;
  weighing: Weighing;
  terms: JudgedTerm[];
  /** The log-odds that a lawyer tells a term of `terms`, by models that no paper of its hand taught. */
  scoreOf(term: JudgedTerm): number;
  /** The same of every sentence of a paper's outline. */
  scoresOf(paper: ToldPaper): number[];
}

/** Learns from papers, each hand left out in turn. */
export function learnWeighing(papers: readonly ToldPaper[]): LearnedWeighing {
  const hands = [...new Set(papers.map(({ hand }) => hand))].sort();
  const [own, wordings, told] = [ofProvisions(), ofWordings(), papers.flatMap(ofPaper)];
  const all = [...own, ...wordings, ...told];
  const matrix: HeadMatrix = headMatrix(
    all.map(({ text }) => text),
    [],
    shippedWordVectors(),
  );

  function fitted(id: string, taught: (one: Taught) => boolean): QuantisedHead {
    const rows = all.flatMap((one, row) => (taught(one) ? [row] : []));
    const of = rows.map((row) => all[row] as Taught);
    const problem = {
      rows: Int32Array.from(rows),
      signs: Int8Array.from(of, ({ weighs }) => (weighs ? 1 : -1)),
      costs: Float32Array.from(of, ({ cost }) => cost),
    };
    return quantiseHead(
      matrix,
      id,
      { weights: fitSvm(matrix, matrix.width, problem, 1), offset: 0, slope: 1, threshold: 0.5 },
      WEIGHTS,
    );
  }

  const ofOwn = new Set(own);
  const ofWords = new Set(wordings);
  const ownHead = fitted('own', (one) => ofOwn.has(one) || ofWords.has(one));
  const headsWithout = (hand: string | null) =>
    joinHeads([ownHead, fitted('papers', (one) => ofWords.has(one) || (one.hand !== null && one.hand !== hand))]);

  const weights = new Map<ToldPaper, SentenceWeights>();
  for (const hand of hands) {
    const heads = headsWithout(hand);
    for (const paper of papers.filter((one) => one.hand === hand)) {
      const input: HeadInput = headInput(paper.outline.sentences, shippedWordVectors());
      weights.set(
        paper,
        weightsBy(heads, (of, place) => headLogits(of, input, place)),
      );
    }
  }
  const knownOf = ({ outline }: ToldPaper, rows: readonly number[], of: SentenceWeights) =>
    weighingFeatures({ outline }, rows, of);
  const terms = papers.flatMap((paper) =>
    knownOf(paper, paper.terms, weights.get(paper) as SentenceWeights).map((known, at): JudgedTerm => {
      const level = paper.told[paper.terms[at] as number] ?? null;
      return { known, label: level === 'high' ? 1 : 0, level, hand: paper.hand };
    }),
  );
  const train = (cases: readonly JudgedTerm[]): Weighing =>
    fitScaled(
      WEIGHING_FEATURES,
      cases
        .filter(({ level }) => level !== 'low')
        .map(({ known, label, level }) => ({ known, label, weight: level === 'fair' ? FAIR_COUNTS : 1 })),
      PULL,
    );
  const unseen = new Map(hands.map((hand) => [hand, train(terms.filter((one) => one.hand !== hand))]));
  const by = (hand: string, known: readonly number[]) => weightOf(unseen.get(hand) as Weighing, known);
  return {
    taught: all.length,
    heads: headsWithout(null),
    weighing: train(terms),
    terms,
    scoreOf: ({ hand, known }) => by(hand, known),
    scoresOf: (paper) =>
      knownOf(
        paper,
        paper.outline.sentences.map((_, row) => row),
        weights.get(paper) as SentenceWeights,
      ).map((known) => by(paper.hand, known)),
  };
}
