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
import { kindOf, likelihood } from '../src/analysis/trust/verifier';
import { type Labelled, learnVerifier, outOfFold, toldApart } from './training/findings/learned-verifier';
import { type Row, rowsOf } from './training/findings/rows';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    papers: { type: 'string', default: join(import.meta.dir, 'training/findings/papers') },
    without: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/trust/weights.json') },
  },
});

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

const likely = outOfFold(rows, FEATURES, 'paper');
const reportOf = (name: string, isMeant: (row: Labelled) => boolean) => {
  const meant = rows.flatMap((row, at) => (isMeant(row) ? [{ row, likely: likely[at] ?? 0 }] : []));
  report(
    name,
    meant.map(({ row }) => row),
    meant.map((one) => one.likely),
  );
};
reportOf('out of fold by paper', () => true);
reportOf('silences, out of fold', ({ says }) => says === 'not_stated');
for (const { name } of hands) {
  reportOf(`out of fold, ${name}`, ({ hand }) => hand === name);
  const held = rows.filter(({ hand }) => hand === name);
  const verifier = learnVerifier(
    rows.filter(({ hand }) => hand !== name),
    FEATURES,
  );
  report(
    `${name}, trained on the others`,
    held,
    held.map((row) => likelihood(verifier, kindOf(row), row.known)),
  );
}
await Bun.write(values.out, JSON.stringify(learnVerifier(rows, FEATURES)));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
process.exit(0);
