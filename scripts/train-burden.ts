/**
 * Trains what says of a sentence whom it burdens, one side of the paper's kind, the other, or both, and writes its weights: the same from the same papers.
 *
 *   bun scripts/train-burden.ts [--without HAND,...] [--out FILE]
 *
 * It learns from the papers of `scripts/training/papers` of which a lawyer wrote down, sentence by sentence, whom it burdens (`burdens`). The papers are our
 * own work, under this project's licence; persons and firms in them are invented. Prints, each hand left out in turn, how often it is right, and among
 * sentences that are provisions of the questions asked; then the same of the hands left out by --without, and of usually telling the side that does not draft.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '../src/analysis/analyse';
import { type SparseCase, sentenceCase, sideCase, type WrittenBurdenModel } from '../src/analysis/burden/burden';
import { BUCKETS, type BurdenFeatures, burdenFeatures } from '../src/analysis/burden/features';
import { namesOfSides } from '../src/analysis/burden/sides-in-text';
import { provisionsOfRows } from '../src/analysis/questions/provisions-of-rows';
import { BOTH_SIDES } from '../src/shared/bearer';
import { readLawyersPapers } from './training/lawyers-papers';
import { fitLogistic } from './training/logistic-regression';
import type { SparseRows } from './training/matrix';
import { fitSvm } from './training/svm';

/** What an error costs: found out of hand. */
const COST = { side: 0.02, both: 0.02 };
const LARGEST = 127;
/** Log-odds from which on it is asked how often it is right. */
const THRESHOLDS = [0, 0.5, 1, 1.5, 2];

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    without: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/burden/weights.json') },
  },
});

interface Labels {
  burdens?: Readonly<Record<string, readonly string[]>>;
}

/** A labelled sentence. */
interface Row {
  hand: string;
  features: BurdenFeatures;
  /** The place of the side that it burdens; 2 for both. */
  burdens: 0 | 1 | 2;
  /** The place of the side that usually does not draft such papers. */
  usual: 0 | 1;
  /** Whether it is taken for a provision of a question. */
  isAsked: boolean;
}

async function readRows(): Promise<Row[]> {
  const papers = await readLawyersPapers<Labels>(({ burdens }) => burdens !== undefined);
  return papers.flatMap(({ hand, labels: { burdens = {} }, text }): Row[] => {
    const reading = readContract(text);
    const names = namesOfSides(reading);
    const ids: readonly string[] = names?.ids ?? [];
    if (!names || !Object.keys(burdens).every((side) => side === BOTH_SIDES || ids.includes(side))) return [];
    const burdened = new Map(
      Object.entries(burdens).flatMap(([side, sentences]) => sentences.map((sentence) => [sentence, side] as const)),
    );
    return reading.outline.sentences.flatMap(({ text: sentence }, row): Row[] => {
      const side = burdened.get(sentence);
      const features = side === undefined ? null : burdenFeatures(reading, row);
      if (side === undefined || !features) return [];
      return [
        {
          hand,
          features,
          burdens: side === BOTH_SIDES ? 2 : side === ids[0] ? 0 : 1,
          usual: names.drafter === 0 ? 1 : 0,
          isAsked: provisionsOfRows(reading).has(row),
        },
      ];
    });
  });
}

function matrixOf(cases: readonly SparseCase[]): SparseRows {
  const starts = new Int32Array(cases.length + 1);
  cases.forEach((one, row) => {
    starts[row + 1] = (starts[row] as number) + one.size;
  });
  return {
    starts,
    columns: Int32Array.from(cases.flatMap((one) => [...one.keys()])),
    values: Float32Array.from(cases.flatMap((one) => [...one.values()])),
  };
}

/** Weights by bucket of what tells the cases that are so from those that are not. */
function fitted(cases: readonly SparseCase[], isSo: readonly boolean[], cost: number): Float32Array {
  const problem = {
    rows: Int32Array.from(cases.keys()),
    signs: Int8Array.from(isSo, (so) => (so ? 1 : -1)),
    costs: new Float32Array(cases.length).fill(cost),
  };
  return fitSvm(matrixOf(cases), BUCKETS, problem, 1);
}

function scoreOf(weights: Float32Array, known: SparseCase): number {
  let sum = 0;
  for (const [bucket, value] of known) sum += (weights[bucket] as number) * value;
  return sum;
}

interface Task {
  cost: number;
  wanted(row: Row): boolean;
  caseOf(row: Row): SparseCase;
  isSo(row: Row): boolean;
}

const SIDE: Task = {
  cost: COST.side,
  wanted: ({ burdens }) => burdens !== 2,
  caseOf: ({ features }) => sideCase(features),
  isSo: ({ burdens }) => burdens === 0,
};
const BOTH: Task = {
  cost: COST.both,
  wanted: () => true,
  caseOf: ({ features }) => sentenceCase(features),
  isSo: ({ burdens }) => burdens === 2,
};

function learned(rows: readonly Row[], { cost, wanted, caseOf, isSo }: Task): Float32Array {
  const of = rows.filter(wanted);
  return fitted(of.map(caseOf), of.map(isSo), cost);
}

/** The scores of rows, each by weights that its hand had no part in. */
function outOfHand(rows: readonly Row[], task: Task): { row: Row; score: number }[] {
  const hands = [...new Set(rows.map(({ hand }) => hand))];
  return hands.flatMap((hand) => {
    const weights = learned(
      rows.filter((row) => row.hand !== hand),
      task,
    );
    const own = rows.filter((row) => row.hand === hand && task.wanted(row));
    return own.map((row) => ({ row, score: scoreOf(weights, task.caseOf(row)) }));
  });
}

type Scored = ReturnType<typeof outOfHand>;

/** What turns scores into log-odds; of sides nothing but a slope, since the sides can be turned about. */
function calibrated(scored: Scored, task: Task): number {
  const cases = scored.map(({ row, score }) => ({ known: [score], label: task.isSo(row) ? 1 : 0 }));
  return fitLogistic(cases, [0], 0)[0] ?? 1;
}

function quantised(weights: Float32Array, slope: number): WrittenBurdenModel['side'] {
  const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / LARGEST || 1;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { scale: slope * scale, weights: Buffer.from(bytes.buffer).toString('base64') };
}

const share = (rows: readonly unknown[], of: readonly unknown[]) => (rows.length / Math.max(1, of.length)).toFixed(3);

function report(title: string, side: Scored, both: Scored): void {
  for (const [of, scored] of [
    ['all sentences', side],
    ['provisions asked', side.filter(({ row }) => row.isAsked)],
  ] as const) {
    const usual = scored.filter(({ row }) => row.usual === row.burdens);
    console.log(`${title}, ${of}: ${scored.length}; the side that does not draft ${share(usual, scored)}`);
    for (const least of THRESHOLDS) {
      const told = scored.filter(({ score }) => Math.abs(score) >= least);
      const right = told.filter(({ row, score }) => score > 0 === (row.burdens === 0));
      console.log(`  from ${least}: ${share(told, scored)} told, ${share(right, told)} right`);
    }
  }
  const told = both.filter(({ score }) => score >= 0);
  const so = both.filter(({ row }) => row.burdens === 2);
  const right = told.filter(({ row }) => row.burdens === 2);
  console.log(`  both: ${share(right, told)} right, ${share(right, so)} found`);
}

const all = await readRows();
const without = values.without.split(',');
const rows = all.filter(({ hand }) => !without.includes(hand));
const held = all.filter(({ hand }) => without.includes(hand));
const [side, both] = [outOfHand(rows, SIDE), outOfHand(rows, BOTH)];
const slopes = { side: calibrated(side, SIDE), both: calibrated(both, BOTH) };
const scaled = (scored: Scored, slope: number) => scored.map(({ row, score }) => ({ row, score: slope * score }));
report('Each hand left out', scaled(side, slopes.side), scaled(both, slopes.both));

const weights = { side: learned(rows, SIDE), both: learned(rows, BOTH) };
const scoredBy = (task: Task, of: 'side' | 'both') =>
  held.filter(task.wanted).map((row) => ({ row, score: slopes[of] * scoreOf(weights[of], task.caseOf(row)) }));
if (held.length > 0) report('Hands left out', scoredBy(SIDE, 'side'), scoredBy(BOTH, 'both'));

const written: WrittenBurdenModel = {
  side: quantised(weights.side, slopes.side),
  both: quantised(weights.both, slopes.both),
};
await Bun.write(values.out, JSON.stringify(written));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
console.log(`${rows.length} sentences of ${new Set(rows.map(({ hand }) => hand)).size} hands`);
process.exit(0);
