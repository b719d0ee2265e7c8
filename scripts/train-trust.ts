/**
 * Trains the verifier, which says how likely it is that what an analysis claims of a paper is so, and writes its weights: the same from the same papers.
 *
 *   bun scripts/train-trust.ts [--papers DIR] [--without HAND,...] [--out FILE]
 *
 * DIR (scripts/training/findings/papers) has a folder for each hand that wrote and labelled papers: NAME.txt, a paragraph a line, and NAME.json with what
 * an analysis told of it and whether that is so. The papers and labels are our own work, under this project's licence; persons and firms in them are invented.
 * Papers are printed to PDF by Chromium and read as the product reads them. Prints, out of fold by paper and from each hand to the others, how well true
 * claims are told from false ones, and what each threshold would leave of both.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FEATURES } from '../src/analysis/trust/features';
import { kindOf, likelihood, usualLogOdds, type Verifier } from '../src/analysis/trust/verifier';
import { type Row, rowsOf } from './training/findings/rows';
import { fitLogistic } from './training/logistic-regression';

const FOLDS = 10;
/** By so many claims each weight is drawn to nothing. */
const PULL = 30;

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    papers: { type: 'string', default: join(import.meta.dir, 'training/findings/papers') },
    without: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/trust/weights.json') },
  },
});

type Labelled = Row & { hand: string };

/** Each hand counts as so many claims at most: one that wrote many short papers does not decide for the others. */
const MOST_OF_A_HAND = 280;

function weightsOf(rows: readonly Labelled[]): Map<string, number> {
  const claims = Object.groupBy(rows, ({ hand }) => hand);
  return new Map(Object.entries(claims).map(([hand, of]) => [hand, Math.min(1, MOST_OF_A_HAND / (of?.length ?? 1))]));
}

function countsOf(rows: readonly Labelled[], weights: ReadonlyMap<string, number>): Record<string, [number, number]> {
  const counts: Record<string, [number, number]> = {};
  for (const row of rows) {
    const [so, all] = counts[kindOf(row)] ?? [0, 0];
    const weight = weights.get(row.hand) ?? 1;
    counts[kindOf(row)] = [rounded(so + weight * row.label), rounded(all + weight)];
  }
  return counts;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const rounded = (number: number) => Math.round(1e4 * number) / 1e4;

function train(rows: readonly Labelled[]): Verifier {
  const hands = [...new Set(rows.map(({ hand }) => hand))].sort();
  const weights = weightsOf(rows);
  const counts = countsOf(rows, weights);
  const [so, all] = Object.values(counts).reduce(([one, of], [more, ofMore]) => [one + more, of + ofMore], [0, 0]);
  const share = so / Math.max(1, all);
  const columns = FEATURES.map((_, at) => rows.map(({ known }) => known[at] ?? 0));
  // The first is a constant.
  const means = columns.map((column, at) => (at === 0 ? 0 : mean(column)));
  const spreads = columns.map((column, at) => {
    const spread = Math.sqrt(mean(column.map((one) => (one - (means[at] ?? 0)) ** 2)));
    return at === 0 || spread === 0 ? 1 : spread;
  });
  const cases = rows.map((row) => {
    // How usual it is must not be learned from the paper itself.
    const others = countsOf(
      rows.filter((other) => other.paper !== row.paper && kindOf(other) === kindOf(row)),
      weights,
    );
    const known = row.known.map((one, at) => (one - (means[at] ?? 0)) / (spreads[at] ?? 1));
    const byHand = hands.slice(1).map((hand) => (hand === row.hand ? 1 : 0));
    return {
      known: [...known, usualLogOdds(share, others[kindOf(row)]), ...byHand],
      label: row.label,
      weight: weights.get(row.hand) ?? 1,
    };
  });
  const fitted = fitLogistic(cases, [...FEATURES.map(() => 0), 0, ...hands.slice(1).map(() => 0)], PULL);
  // Some hands write fair papers, others harsh ones: a client's is taken to be like the average of theirs.
  const average = fitted.slice(FEATURES.length + 1).reduce((sum, one) => sum + one, 0) / hands.length;
  return {
    features: FEATURES,
    means: means.map(rounded),
    spreads: spreads.map(rounded),
    weights: fitted.slice(0, FEATURES.length).map((weight, at) => rounded(at === 0 ? weight + average : weight)),
    usual: rounded(fitted[FEATURES.length] ?? 0),
    share: rounded(share),
    counts: Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** The share of pairs of a true and a false claim of which the true one is held likelier. */
function toldApart(rows: readonly Row[], likely: readonly number[]): number {
  const of = (label: 0 | 1) => rows.flatMap((row, at) => (row.label === label ? [likely[at] ?? 0] : []));
  const [no, yes] = [of(0), of(1)];
  const won = yes.flatMap((one) => no.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return mean(won);
}

function report(name: string, rows: readonly Row[], likely: readonly number[]): void {
  const papers = new Set(rows.map(({ paper }) => paper)).size;
  const so = rows.filter(({ label }) => label === 1).length;
  console.log(
    `${name}: ${papers} papers, ${rows.length} claims, ${so} so; pairs told apart ${toldApart(rows, likely).toFixed(3)}`,
  );
  for (const least of [0, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const asserted = rows.filter((_, at) => (likely[at] ?? 0) >= least);
    const right = asserted.filter(({ label }) => label === 1).length;
    const wrong = asserted.length - right;
    console.log(
      `  asserted from ${least.toFixed(2)}: ${(wrong / papers).toFixed(2)} false a paper; of the true ${((100 * right) / so).toFixed(0)}%, ${((so - right) / papers).toFixed(2)} a paper to check; ${((100 * right) / Math.max(1, asserted.length)).toFixed(0)}% right`,
    );
  }
}

const without = values.without.split(',');
const hands = readdirSync(values.papers, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !without.includes(entry.name),
);
const rows: Labelled[] = [];
for (const { name } of hands.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
  rows.push(
    ...(await rowsOf(join(values.papers, name))).map((row) => ({ ...row, paper: `${name}/${row.paper}`, hand: name })),
  );

const judged = (verifier: Verifier, row: Row) => likelihood(verifier, kindOf(row), row.known);
const papers = [...new Set(rows.map(({ paper }) => paper))].sort();
const foldOf = ({ paper }: Row) => papers.indexOf(paper) % FOLDS;
const verifiers = Array.from({ length: FOLDS }, (_, fold) => train(rows.filter((row) => foldOf(row) !== fold)));
const outOfFold = (of: readonly Labelled[]) => of.map((row) => judged(verifiers[foldOf(row)] as Verifier, row));
report('out of fold by paper', rows, outOfFold(rows));
const silences = rows.filter(({ says }) => says === 'not_stated');
report('silences, out of fold', silences, outOfFold(silences));
for (const { name } of hands) {
  const own = rows.filter(({ hand }) => hand === name);
  report(`out of fold, ${name}`, own, outOfFold(own));
  const held = rows.filter(({ hand }) => hand === name);
  const verifier = train(rows.filter(({ hand }) => hand !== name));
  report(
    `${name}, trained on the others`,
    held,
    held.map((row) => judged(verifier, row)),
  );
}
await Bun.write(values.out, JSON.stringify(train(rows)));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
process.exit(0);
