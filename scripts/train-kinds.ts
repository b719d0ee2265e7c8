/**
 * Writes what papers of other kinds score as one of each kind (`src/analysis/questions/kind-by-content.ts`): the same from the same papers.
 *
 *   bun scripts/train-kinds.ts [--papers DIR] [--out FILE]
 *
 * DIR (scripts/training/findings/papers) has our own papers, a folder for each hand that wrote them. Only those count of which title or structure says what
 * they are. Prints, each paper against the others, how often the kind that is found by content alone is that kind, or one of its family.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '../src/analysis/analyse';
import { KINDS } from '../src/analysis/kinds/declarations/registry';
import { kindByContent, kindScores, type UsualScores } from '../src/analysis/questions/kind-by-content';
import { paperTexts } from './training/findings/paper-text';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    papers: { type: 'string', default: join(import.meta.dir, 'training/findings/papers') },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/questions/usual-kinds.json') },
  },
});

const files = readdirSync(values.papers, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .map((file) => join(values.papers, file));
const read = (await paperTexts(files)).map((contract) => readContract(contract));
const papers = read
  .filter(({ kind }) => kind.id !== null && !kind.byContent)
  .map(({ kind, provisions }) => ({ id: kind.id, family: kind.family, provisions, scores: kindScores(provisions) }));
type Paper = (typeof papers)[number];

const rounded = (number: number): number => Math.round(1e3 * number) / 1e3;

function usualOf(of: readonly Paper[]): UsualScores {
  const kinds = [...(papers[0]?.scores.keys() ?? [])].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = KINDS.find(({ id }) => id === kind)?.family;
      const scores = of.filter(({ family }) => family !== own).map((paper) => paper.scores.get(kind) ?? 0);
      const mean = scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
      const spread = Math.sqrt(scores.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, scores.length));
      return [kind, [rounded(mean), rounded(spread)] as const];
    }),
  );
}

const found = papers.map((paper) => ({
  paper,
  kind: kindByContent(paper.provisions, usualOf(papers.filter((one) => one !== paper))),
}));
const told = found.filter(({ kind }) => kind !== null);
const right = told.filter(({ paper, kind }) => kind?.id === paper.id).length;
const near = told.filter(({ paper, kind }) => kind?.family === paper.family).length;
console.log(
  `${papers.length} papers: a kind is found by content in ${told.length}, the paper's own in ${right}, one of its family in ${near}`,
);
for (const { paper, kind } of told) if (kind?.family !== paper.family) console.log(`  ${paper.id}: ${kind?.id}`);
await Bun.write(values.out, `${JSON.stringify(usualOf(papers), null, 1)}\n`);
await Bun.$`bunx biome format --write ${values.out}`.quiet();
