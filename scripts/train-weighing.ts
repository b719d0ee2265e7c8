/**
 * Trains what says of a sentence how much it weighs on one side, whatever kind of paper it stands in, and writes its weights: the same from the same
 * sentences and papers.
 *
 *   bun scripts/train-weighing.ts [--without HAND,...] [--heads FILE] [--out FILE]
 *
 * Two heads learn from words alone: one from our own sentences (those of provisions that a side minds are hits; their near misses, and what nobody minds, are
 * not; those of `bench/wordings` likewise), one from papers (`scripts/training/papers`, a folder for each hand) with what lawyers who read them
 * before any analysis wrote down to tell. A logistic regression over both, the provision heads and a few words makes one figure of it. The papers are our own
 * work, under this project's licence; persons and firms in them are invented. Prints, each hand left out in turn, what each threshold would tell.
 * --without leaves hands out altogether, so that the program can be measured by their papers.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type HeadInput, headInput } from '../src/analysis/provisions/heads/head-input';
import { encodeHeads, headLogits } from '../src/analysis/provisions/heads/heads';
import { piecesOf } from '../src/analysis/provisions/heads/pieces';
import { shippedWordVectors } from '../src/analysis/provisions/heads/word-vectors';
import { type SentenceWeights, weightsBy } from '../src/analysis/provisions/weighing/sentence-weights';
import { QUESTIONS } from '../src/analysis/questions/declarations/registry';
import { gravities, gravityOf, WEIGHING_FEATURES, weighingFeatures } from '../src/analysis/weighing/features';
import { type Weighing, weightOf } from '../src/analysis/weighing/weight';
import { fitScaled } from './training/fit-scaled';
import type { Case } from './training/logistic-regression';
import { type HeadMatrix, headMatrix } from './training/provisions/head-matrix';
import { isSubject, readOwnProvisions } from './training/provisions/own-provisions';
import { joinHeads, type QuantisedHead, quantiseHead } from './training/provisions/quantise-heads';
import { fitSvm } from './training/svm';
import { readToldPapers, type ToldPaper } from './training/weighing/told-papers';
import { readWordings } from './training/wordings';

const FOLDER = join(import.meta.dir, '../src/analysis');
/** What an error costs. */
const COST = {
  high: 0.9,
  medium: 0.6,
  fair: 0.6,
  other: 0.3,
  ownHigh: 0.09,
  ownMedium: 0.06,
  ownOther: 0.045,
  wording: 0.09,
};
const SOUNDS_ALIKE = 0.7;
/** So many weights of a head are kept. */
const WEIGHTS = 8_000;
/** What only sounds like a point counts as so many sentences. */
const FAIR_COUNTS = 3;
/** By so many sentences each weight of the last step is drawn to nothing. */
const PULL = 10;

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    without: { type: 'string', default: '' },
    heads: { type: 'string', default: join(FOLDER, 'provisions/weighing/weighing.bin') },
    out: { type: 'string', default: join(FOLDER, 'weighing/weights.json') },
  },
});

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

const without = values.without.split(',');
const papers = (await readToldPapers()).filter(({ hand }) => !without.includes(hand));
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

interface Judged extends Case {
  hand: string;
  paper: string;
  level: ToldPaper['told'][number];
}

function judgedOf({ hand, name, outline, terms, told }: ToldPaper, weights: SentenceWeights): Judged[] {
  return weighingFeatures({ outline }, terms, weights).map((known, at) => {
    const level = told[terms[at] as number] ?? null;
    return { known, label: level === 'high' || level === 'medium' ? 1 : 0, level, hand, paper: name };
  });
}

const inputs = new Map<ToldPaper, HeadInput>(
  papers.map((paper) => [paper, headInput(paper.outline.sentences, shippedWordVectors())]),
);
const judged = hands.flatMap((hand) => {
  const heads = headsWithout(hand);
  return papers
    .filter((paper) => paper.hand === hand)
    .flatMap((paper) => {
      const input = inputs.get(paper) as HeadInput;
      return judgedOf(
        paper,
        weightsBy(heads, (of, place) => headLogits(of, input, place)),
      );
    });
});

const train = (cases: readonly Judged[]): Weighing =>
  fitScaled(
    WEIGHING_FEATURES,
    cases
      .filter(({ level }) => level !== 'low')
      .map(({ known, label, level }) => ({ known, label, weight: level === 'fair' ? FAIR_COUNTS : 1 })),
    PULL,
  );

const unseen = new Map(hands.map((hand) => [hand, train(judged.filter((one) => one.hand !== hand))]));
const scored = judged.map((one) => ({ ...one, score: weightOf(unseen.get(one.hand) as Weighing, one.known) }));
const points = scored.filter(({ label }) => label === 1).length;
console.log(
  `${papers.length} papers of ${hands.length} hands, ${judged.length} sentences, ${points} of them told; ${all.length} texts taught`,
);
for (const least of [-2, -1.5, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 1]) {
  const taken = scored.filter(({ score }) => score >= least);
  const of = (level: Judged['level']) => taken.filter((one) => one.level === level).length;
  const grave = scored.filter(({ level }) => level === 'high').length;
  console.log(
    `from ${least}: ${taken.length} sentences, ${of('high')} of ${grave} grave and ${of('medium')} medium points, ${of('low')} small ones, ${of('fair')} fair`,
  );
}
await Bun.write(values.heads, encodeHeads(headsWithout(null)));
await Bun.write(values.out, JSON.stringify(train(judged)));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
process.exit(0);
