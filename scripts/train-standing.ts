/**
 * Trains what says of a sentence whether it can be told by itself, and whether it takes back part of one before it, and writes the weights: the same from the
 * same papers.
 *
 *   bun scripts/train-standing.ts [--without HAND,...] [--out FILE]
 *
 * It learns from the papers of `scripts/training/papers` of which readers of ours marked, sentence by sentence, what must not be quoted alone (`standing`).
 * The papers are our own work, under this project's licence; persons and firms in them are invented. Prints, some hands left out in turn, how often it is
 * right from several probabilities on.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '../src/analysis/analyse';
import { passagesOf } from '../src/analysis/statements/passages';
import { BUCKETS, hangingFeatures, limitingFeatures } from '../src/analysis/statements/standing/features';
import { valueEach, type WrittenStandingModel } from '../src/analysis/statements/standing/standing';
import { readLawyersPapers } from './training/lawyers-papers';
import { fitLogistic } from './training/logistic-regression';
import { fitSvm } from './training/svm';

/** What an error costs: found out of hand. */
const COST = 0.01;
const LARGEST = 127;
const FOLDS = 8;
/** How far before a sentence stands what it may take back. */
const FAR = 2;
const THRESHOLDS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6];

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    without: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/statements/standing/weights.json') },
  },
});

interface Labels {
  standing?: {
    /** Sentences that hang, each with the first sentence that has to be told with it; none where only a title or something far away would do. */
    hangs: Readonly<Record<string, string>>;
    /** Sentences that take back part of others, with those. */
    limits: Readonly<Record<string, readonly string[]>>;
    /** Cells run together and halves of sentences, which teach nothing. */
    broken: readonly string[];
  };
}

interface Row {
  hand: string;
  features: number[];
  isSo: boolean;
}

async function readRows(): Promise<{ hanging: Row[]; limiting: Row[] }> {
  const without = values.without.split(',');
  const papers = await readLawyersPapers<Labels>(({ standing }) => standing !== undefined);
  const hanging: Row[] = [];
  const limiting: Row[] = [];
  for (const { hand, labels, text } of papers) {
    if (!labels.standing || without.includes(hand)) continue;
    const { hangs, limits, broken } = labels.standing;
    const reading = readContract(text);
    const passages = passagesOf(reading);
    for (const [at, passage] of passages.entries()) {
      if (broken.includes(passage.text)) continue;
      hanging.push({ hand, features: hangingFeatures(reading, at), isSo: passage.text in hangs });
      for (let of = Math.max(0, at - FAR); of < at; of++) {
        const limited = passages[of]?.text ?? '';
        if (broken.includes(limited) || passages[of]?.section !== passage.section) continue;
        const isSo = limits[passage.text]?.includes(limited) ?? false;
        limiting.push({ hand, features: limitingFeatures(reading, at, of), isSo });
      }
    }
  }
  return { hanging, limiting };
}

function fitted(rows: readonly Row[]): Float32Array {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach(({ features }, row) => {
    starts[row + 1] = (starts[row] as number) + features.length;
  });
  const matrix = {
    starts,
    columns: Int32Array.from(rows.flatMap(({ features }) => features)),
    values: Float32Array.from(rows.flatMap(({ features }) => features.map(() => valueEach(features)))),
  };
  const problem = {
    rows: Int32Array.from(rows.keys()),
    signs: Int8Array.from(rows, ({ isSo }) => (isSo ? 1 : -1)),
    costs: new Float32Array(rows.length).fill(COST),
  };
  return fitSvm(matrix, BUCKETS, problem, 1);
}

function scoreOf(weights: Float32Array, features: readonly number[]): number {
  return valueEach(features) * features.reduce((sum, bucket) => sum + (weights[bucket] as number), 0);
}

/** What turns scores into log-odds, found by scores of weights that the hand had no part in: its constant and its slope. */
function calibrated(title: string, rows: readonly Row[]): [offset: number, slope: number] {
  const hands = [...new Set(rows.map(({ hand }) => hand))];
  const scored = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const held = new Set(hands.filter((_, at) => at % FOLDS === fold));
    const weights = fitted(rows.filter(({ hand }) => !held.has(hand)));
    return rows.filter(({ hand }) => held.has(hand)).map((row) => ({ row, score: scoreOf(weights, row.features) }));
  });
  const cases = scored.map(({ row, score }) => ({ known: [1, score], label: row.isSo ? 1 : 0 }));
  const [offset = 0, slope = 1] = fitLogistic(cases, [0, 0], 0);
  const so = scored.filter(({ row }) => row.isSo);
  console.log(`${title}: ${rows.length}, ${so.length} so`);
  for (const least of THRESHOLDS) {
    const told = scored.filter(({ score }) => 1 / (1 + Math.exp(-offset - slope * score)) >= least);
    const right = told.filter(({ row }) => row.isSo);
    const share = (one: readonly unknown[], of: readonly unknown[]) => (one.length / Math.max(1, of.length)).toFixed(2);
    console.log(`  from ${least}: ${share(told, scored)} told, ${share(right, told)} right, ${share(right, so)} found`);
  }
  return [offset, slope];
}

function written(title: string, rows: readonly Row[]): WrittenStandingModel['hanging'] {
  const [offset, slope] = calibrated(title, rows);
  const weights = fitted(rows);
  const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / LARGEST || 1;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { scale: slope * scale, offset, weights: Buffer.from(bytes.buffer).toString('base64') };
}

const { hanging, limiting } = await readRows();
const model: WrittenStandingModel = {
  hanging: written('Sentences that hang on what stands before', hanging),
  limiting: written('Sentences that take back part of one before', limiting),
};
await Bun.write(values.out, JSON.stringify(model));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
process.exit(0);
