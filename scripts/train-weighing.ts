/**
 * Trains what says of a sentence how much it weighs on one side, whatever kind of paper it stands in, and writes its weights: the same from the same
 * sentences and papers.
 *
 *   bun scripts/train-weighing.ts [--without HAND,...] [--heads FILE] [--out FILE]
 *
 * Two heads learn from words alone: one from our own sentences (those of provisions that a side minds are hits; their near misses, and what nobody minds, are
 * not; those of `bench/wordings` likewise), one from papers (`scripts/training/papers` and `findings/papers`, a folder for each hand) with what lawyers
 * who read them before any analysis wrote down to tell. A logistic regression over both, the provision heads and a few words makes one figure of it. The papers are our own
 * work, under this project's licence; persons and firms in them are invented. Prints, each hand left out in turn, what each threshold would tell.
 * --without leaves hands out altogether, so that the program can be measured by their papers.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeHeads } from '../src/analysis/provisions/heads/heads';
import { type JudgedTerm, learnWeighing } from './training/weighing/learned-weighing';
import { readToldPapers } from './training/weighing/told-papers';

const FOLDER = join(import.meta.dir, '../src/analysis');

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    without: { type: 'string', default: '' },
    heads: { type: 'string', default: join(FOLDER, 'provisions/weighing/weighing.bin') },
    out: { type: 'string', default: join(FOLDER, 'weighing/weights.json') },
  },
});

const without = values.without.split(',');
const papers = (await readToldPapers()).filter(({ hand }) => !without.includes(hand));
const { terms, scoreOf, taught, heads, weighing } = learnWeighing(papers);
const scored = terms.map((one) => ({ ...one, score: scoreOf(one) }));
const points = scored.filter(({ label }) => label === 1).length;
console.log(
  `${papers.length} papers of ${new Set(papers.map(({ hand }) => hand)).size} hands, ${terms.length} sentences, ${points} of them told; ${taught} texts taught`,
);
for (const least of [-4, -3.5, -3.25, -3, -2.75, -2.5, -2.25, -2, -1.5, -1, 0]) {
  const taken = scored.filter(({ score }) => score >= least);
  const of = (level: JudgedTerm['level']) => taken.filter((one) => one.level === level).length;
  const grave = scored.filter(({ level }) => level === 'high').length;
  console.log(
    `from ${least}: ${taken.length} sentences, ${of('high')} of ${grave} grave and ${of('medium')} medium points, ${of('low')} small ones, ${of('fair')} fair`,
  );
}
await Bun.write(values.heads, encodeHeads(heads));
await Bun.write(values.out, JSON.stringify(weighing));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
process.exit(0);
