/**
 * Learns how whole papers answer the questions of ContractNLI, from the papers that were answered, and writes the weights: the same from the same papers.
 *
 *   bun scripts/train-answers.ts CUAD_DIR --labelled CONTRACT_NLI_DIR --labelled TERMS_DIR --ndas KLEISTER_DIR [--terms TERMS_TEXTS_DIR] [--texts DIR] [--out FILE]
 *
 * The papers and where they come from: see train-provisions.ts. What a paper's sentences look like is judged by heads that did not see its fold, so that
 * what is learned here is how far they can be trusted. Prints, out of fold, how many answers are right of the papers of ContractNLI (half A) and of the others.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outlineOf } from '../src/analysis/provisions/input/segment';
import { paperCues } from '../src/analysis/questions/deciding/cues';
import { type AnswerWeights, likeliest } from '../src/analysis/questions/deciding/decide';
import { QUESTIONS } from '../src/analysis/questions/declarations/registry';
import type { StatedAnswer } from '../src/analysis/questions/define-question';
import { FOLDS, foldOf } from './training/examples';
import { fitLogistic } from './training/logistic-regression';
import { fitHead } from './training/provisions/fit-head';
import { readHeadData } from './training/provisions/task';

/** By so many papers each weight is drawn to nothing. */
const PULL = 3;

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    labelled: { type: 'string', multiple: true, default: [] },
    ndas: { type: 'string' },
    terms: { type: 'string' },
    texts: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/questions/deciding/weights.json') },
  },
  allowPositionals: true,
});
const [cuad] = positionals;
if (!cuad || !values.ndas) {
  console.error(
    'Usage: bun scripts/train-answers.ts CUAD_DIR --labelled CONTRACT_NLI_DIR --labelled TERMS_DIR --ndas KLEISTER_DIR [--terms TERMS_TEXTS_DIR] [--texts DIR] [--out FILE]',
  );
  process.exit(2);
}

interface AnsweredPaper {
  fold: number;
  /** Whether lawyers answered it for ContractNLI, and not readers of ours. */
  isOfLawyers: boolean;
  cues: number[];
  answer: StatedAnswer;
}

function learn(papers: readonly AnsweredPaper[]): AnswerWeights[string] {
  const weightsOf = (answer: StatedAnswer) => {
    const cases = papers.map((paper) => ({ known: paper.cues, label: paper.answer === answer ? 1 : 0 }));
    return fitLogistic(cases, papers[0]?.cues.map(() => 0) ?? [], PULL).map((weight) => Math.round(1e4 * weight) / 1e4);
  };
  return { yes: weightsOf('yes'), no: weightsOf('no'), not_stated: weightsOf('not_stated') };
}

const data = await readHeadData({ cuad, ...values });
const outlines = data.texts.map(outlineOf);
const logOdds = (probability: number) => Math.log(probability / (1 - probability));

/** Of each sentence of the labelled papers its margin above the threshold, by heads that had not seen it. */
function marginsOf(provision: string): Float64Array {
  const { inLabelled, offset, slope, threshold } = fitHead(data, data.ids.indexOf(provision));
  return Float64Array.from(inLabelled, (score) => offset + slope * score - logOdds(threshold));
}

const learned: Record<string, AnswerWeights[string]> = {};
const right: Record<'lawyers' | 'ours', [right: number, all: number]> = { lawyers: [0, 0], ours: [0, 0] };
const tally: Record<string, number> = {};
for (const question of QUESTIONS.filter(({ id }) =>
  data.papers.some(({ labels }) => labels.some((label) => label.tellsNo && label.question === id)),
)) {
  const margins = Object.fromEntries(
    (['yes', 'no'] as const).map((bears) => {
      const [provision] = question[bears]?.provisions ?? [];
      return [bears, provision ? marginsOf(provision) : null];
    }),
  );
  const papers = data.papers.flatMap(({ pdf, labels }, at): AnsweredPaper[] => {
    const label = labels.find((one) => one.question === question.id);
    const [contract, outline] = [data.texts[at], outlines[at]];
    if (!label || !contract || !outline) return [];
    const [from, to] = data.labelled.paperStarts.slice(at, at + 2);
    const cues = paperCues({ contract, outline }, question, (bears) => margins[bears]?.subarray(from, to) ?? null);
    return [{ fold: foldOf(pdf), isOfLawyers: label.byLawyers, cues, answer: label.answer }];
  });
  let [good, all] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const unseen = learn(papers.filter((paper) => paper.fold !== fold));
    for (const paper of papers.filter((one) => one.fold === fold)) {
      const { answer } = likeliest(unseen, paper.cues);
      const counts = right[paper.isOfLawyers ? 'lawyers' : 'ours'];
      counts[0] += answer === paper.answer ? 1 : 0;
      counts[1]++;
      if (!paper.isOfLawyers) continue;
      good += answer === paper.answer ? 1 : 0;
      all++;
      tally[`${paper.answer} ${answer}`] = (tally[`${paper.answer} ${answer}`] ?? 0) + 1;
    }
  }
  console.log(`${question.id.padEnd(36)} ${(good / all).toFixed(2)}`);
  learned[question.id] = learn(papers);
}
const share = ([good, all]: [number, number]) => `${(good / Math.max(1, all)).toFixed(3)} of ${all}`;
const f1 = (answer: StatedAnswer) => {
  const count = (of: (gold: string, given: string) => boolean) =>
    Object.entries(tally).reduce((sum, [pair, n]) => sum + (of(...(pair.split(' ') as [string, string])) ? n : 0), 0);
  const hits = count((gold, given) => gold === answer && given === answer);
  return (2 * hits) / Math.max(1, count((gold) => gold === answer) + count((_, given) => given === answer));
};
console.log(
  `out of fold, right: half A of ContractNLI ${share(right.lawyers)} (F1 of yes ${f1('yes').toFixed(3)}, of no ${f1('no').toFixed(3)}), NDAs answered by us ${share(right.ours)}`,
);
await Bun.write(values.out, JSON.stringify(learned));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
process.exit(0);
