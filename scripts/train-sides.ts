/**
 * Trains what says, by the words around the names of a paper's parties, on which side of its kind each of them stands, and writes its weights: the same from
 * the same papers.
 *
 *   bun scripts/train-sides.ts [--without HAND,...] [--out FILE]
 *
 * It learns from the papers of `scripts/training/papers` and `scripts/training/findings/papers` of which a lawyer wrote down the parties before any
 * analysis; where the word for a party is none of its kind's, a reader of ours told its side (`scripts/training/sides/labels.jsonl`). All is our own work,
 * under this project's licence. Prints, each hand left out in turn, of how many papers the sides are told from which difference on, and how many of them
 * wrongly: of all of them, and of those whose sides no role tells.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sideOf } from '../src/analysis/kinds/paper-kind';
import { BUCKETS, bucketsOfRole, evidenceOf } from '../src/analysis/sides/evidence';
import { leaningsOf, type SidesModel, type WrittenSidesModel } from '../src/analysis/sides/sides-by-words';
import { logistic } from './training/exponential';
import { Random } from './training/random';
import { readToldSides, type ToldSides } from './training/sides/told-sides';

/** Steps of AdaGrad (Duchi, Hazan and Singer 2011), found out of hand. */
const ROUNDS = 4;
const RATE = 0.1;
const START = 0.01;
const PULL = 1e-4;
/** A sum of weights is this many times the log-odds: features of one place say the same. */
const TEMPER = 3;
/** What all places of a paper count together grows with the root of their number. */
const PLACES = 1.5;
const LARGEST = 127;
const THRESHOLDS = [0, 0.5, 1, 1.4, 1.8, 2.1, 3];

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    without: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/sides/weights.json') },
  },
});

interface Case {
  paper: ToldSides;
  buckets: readonly number[];
  label: number;
  weight: number;
}

function casesOf(paper: ToldSides): Case[] {
  const { kind, reading, places } = paper;
  const { parties } = reading.facts;
  const said = evidenceOf(reading, kind, parties).flatMap(({ parties: of, buckets }) => {
    const [label, ...others] = new Set(of.map((party) => places[party] ?? null));
    return typeof label === 'number' && others.length === 0 ? [{ buckets, label }] : [];
  });
  const weight = PLACES / Math.sqrt(said.length);
  const called = parties.flatMap(({ role }, at) => {
    const [buckets, label] = [bucketsOfRole(role, kind), places[at]];
    return typeof label === 'number' && buckets.length > 0 ? [{ paper, buckets, label, weight: 1 }] : [];
  });
  return [...said.map((one) => ({ paper, ...one, weight })), ...called];
}

function learned(cases: readonly Case[]): Float32Array {
  const weights = new Float32Array(BUCKETS);
  const squares = new Float32Array(BUCKETS).fill(START);
  const random = new Random(1);
  const order = cases.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = random.next() % (at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const at of order) {
      const { buckets, label, weight } = cases[at] as Case;
      const sum = buckets.reduce((all, bucket) => all + (weights[bucket] as number), 0);
      const error = (logistic(sum / TEMPER) - label) * weight;
      for (const bucket of buckets) {
        const gradient = error + PULL * (weights[bucket] as number);
        squares[bucket] = (squares[bucket] as number) + gradient * gradient;
        weights[bucket] = (weights[bucket] as number) - (RATE * gradient) / Math.sqrt(squares[bucket] as number);
      }
    }
  }
  return weights;
}

function quantised(weights: Float32Array): SidesModel {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  return {
    scale: most / LARGEST / TEMPER,
    weights: Int8Array.from(weights, (weight) => Math.round((LARGEST * weight) / most)),
  };
}

/** By how much the one of each side leans as it should; positive where both are told right. */
function differenceOf({ kind, reading, places }: ToldSides, model: SidesModel): number | null {
  const [one, other] = [places.indexOf(0), places.indexOf(1)];
  if (one < 0 || other < 0) return null;
  const leanings = leaningsOf(reading, kind, reading.facts.parties, model);
  return (leanings[other] as number) - (leanings[one] as number);
}

const isUntold = ({ kind, reading }: ToldSides) =>
  reading.facts.parties.every(({ role }) => sideOf(kind.sides, role) === null);

const without = values.without.split(',');
const papers = (await readToldSides()).filter(({ hand }) => !without.includes(hand));
const hands = [...new Set(papers.map(({ hand }) => hand))].toSorted();
const cases = papers.flatMap(casesOf);
const judged = hands.flatMap((hand) => {
  const model = quantised(learned(cases.filter(({ paper }) => paper.hand !== hand)));
  return papers
    .filter((paper) => paper.hand === hand)
    .flatMap((paper) => {
      const difference = differenceOf(paper, model);
      return difference === null ? [] : [{ difference, isUntold: isUntold(paper) }];
    });
});
for (const [title, of] of [
  ['All papers with both sides', judged],
  ['Papers whose roles tell no side', judged.filter((one) => one.isUntold)],
] as const) {
  console.log(`${title}: ${of.length}`);
  for (const least of THRESHOLDS) {
    const told = of.filter(({ difference }) => Math.abs(difference) >= least);
    const wrong = told.filter(({ difference }) => difference <= 0);
    console.log(`  from ${least}: ${told.length} told, ${wrong.length} wrongly`);
  }
}
const { scale, weights } = quantised(learned(cases));
const written: WrittenSidesModel = { scale, weights: btoa(String.fromCharCode(...new Uint8Array(weights.buffer))) };
await Bun.write(values.out, JSON.stringify(written));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
console.log(`${cases.length} places in ${papers.length} papers of ${hands.length} hands`);
process.exit(0);
