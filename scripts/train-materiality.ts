/**
 * Trains what says how material a claim is: how likely a lawyer who reads the paper tells his client of the words on which it rests, rather than passing over
 * them as usual or fair. Writes its weights: the same from the same papers.
 *
 *   bun scripts/train-materiality.ts [--without HAND,...] [--out FILE]
 *
 * Learns from our own papers (`scripts/training/papers` and `findings/papers`) of which a lawyer wrote down before any analysis what to tell, and which
 * sentences only sound like it. A claim of any of them counts: what a lawyer told of the words, or passed over. How much a sentence weighs on one side comes
 * from models that its hand did not teach. Run `scripts/train-weighing.ts` first. Prints, each hand left out, what each threshold would leave of both.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '../src/analysis/analyse';
import { MATERIALITY_FEATURES, materialFeatures, rowsOf } from '../src/analysis/trust/materiality';
import { type Labelled, learnVerifier, outOfFold, toldApart } from './training/findings/learned-verifier';
import { claimsOf } from './training/findings/rows';
import { learnWeighing } from './training/weighing/learned-weighing';
import { isMaterial, readToldPapers } from './training/weighing/told-papers';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    without: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/trust/materiality.json') },
  },
});

const without = values.without.split(',');
const papers = (await readToldPapers()).filter(({ hand }) => !without.includes(hand));
const { scoresOf } = learnWeighing(papers);
const rows = papers.flatMap((paper): Labelled[] => {
  const reading = readContract(paper.text);
  const scores = scoresOf(paper);
  const { claims, known } = claimsOf(reading);
  return claims.flatMap((claim, at): Labelled[] => {
    const quotes = claim.evidence.map(({ quote }) => quote);
    const label = quotes.length === 0 ? null : isMaterial(quotes, paper.written);
    if (label === null) return [];
    const own = rowsOf(reading.outline.sentences, claim).map((row) => scores[row] ?? 0);
    return [
      {
        hand: paper.hand,
        paper: paper.name,
        id: claim.id,
        says: claim.says,
        severity: claim.severity,
        known: materialFeatures(known[at] ?? [], own),
        quote: quotes[0] ?? '',
        label: label ? 1 : 0,
      },
    ];
  });
});
const likely = outOfFold(rows, MATERIALITY_FEATURES, 'hand');
const so = rows.filter(({ label }) => label === 1).length;
console.log(
  `${papers.length} papers, ${rows.length} claims, ${so} of words that are told; pairs told apart ${toldApart(rows, likely).toFixed(3)}`,
);
for (const least of [0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85]) {
  const left = rows.filter((_, at) => (likely[at] ?? 0) >= least);
  const of = left.filter(({ label }) => label === 1).length;
  console.log(
    `from ${least}: ${((100 * of) / so).toFixed(1)}% of what is told, ${((100 * (left.length - of)) / (rows.length - so)).toFixed(1)}% of what is passed over`,
  );
}
await Bun.write(values.out, JSON.stringify(learnVerifier(rows, MATERIALITY_FEATURES)));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
process.exit(0);
