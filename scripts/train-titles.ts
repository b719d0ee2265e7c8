/**
 * Trains what tells which words at a paper's head are its title, and writes its weights: the same from the same papers.
 *
 *   bun scripts/train-titles.ts CUAD_DIR [--texts DIR] [--out FILE]
 *
 * Learns from the papers of `scripts/training/papers`, each with the name that a lawyer gave it, from heads of short papers of ours (`training/titles/heads.txt`),
 * from the declaration's examples, and from half A of CUAD_DIR (see train-clauses.ts), whose label 'Document Name' it is. Prints, each fold of hands or contracts by what was learned of the others, how often the title is right, wrong or missed, and of what the
 * readers alone tell.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { halfOf } from '../bench/accuracy/halves';
import { documentOf } from '../src/analysis/document/document';
import { documentName, nameOf } from '../src/analysis/facts/declarations/document-name';
import { type TitleCandidate, titleCandidates, titleKey } from '../src/analysis/facts/naming/title-candidates';
import { likeliestTitle, type TitleWeights } from '../src/analysis/facts/naming/title-ranker';
import { sourceOf } from '../src/analysis/facts/source';
import type { ContractText } from '../src/analysis/pdf/contract-text';
import { contractTextFromPlain } from '../tests/support/contract-text';
import { FOLDS, foldOf } from './training/examples';
import { fitParties } from './training/facts/parties/logistic';
import { type GoldContract, readGold, readTexts } from './training/gold';
import { readLawyersPapers } from './training/lawyers-papers';

interface Labels {
  facts?: { documentName?: string | { value?: string } | null };
}
interface NamedPaper {
  title: string | null;
  readers: string | null;
  candidates: TitleCandidate[];
  fold: number;
  weight: number;
}

const OUT = join(import.meta.dir, '../src/analysis/facts/naming/weights.json');
/** As how many papers a contract of CUAD counts: their titles are alike. */
const CUAD = 0.35;
/** Heads of a few lines are as they come in tests and notes, seldom in what is uploaded. */
const HEAD = 0.8;
const DECAY = 0.02;
/** Cues that fewer candidates have are not learned. */
const LEAST_OFTEN = 5;
const DECIMALS = 2;
const LEAST_WEIGHT = 0.02;

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: { texts: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
});
const [cuad] = positionals;
if (!cuad) {
  console.error('Usage: bun scripts/train-titles.ts CUAD_DIR [--texts DIR] [--out FILE]');
  process.exit(2);
}

const papers: NamedPaper[] = [];
function add(text: ContractText, title: string | null, fold: number, weight: number): void {
  const source = sourceOf(text, documentOf(text));
  const read = nameOf(source);
  const candidates = titleCandidates(source, read);
  papers.push({ title, readers: read.status === 'found' ? read.value : null, candidates, fold, weight });
}

const hands = await readLawyersPapers<Labels>(({ facts }) => facts?.documentName !== undefined);
for (const { hand, labels, text } of hands) {
  const name = labels.facts?.documentName;
  add(text, (typeof name === 'string' ? name : name?.value) ?? null, foldOf(hand), 1);
}
const ours = papers.length;
const heads = readFileSync(join(import.meta.dir, 'training/titles/heads.txt'), 'utf8')
  .split(/^=/m)
  .slice(1);
heads.forEach((head, at) => {
  const [title = '', ...lines] = head.trimEnd().split('\n');
  add(contractTextFromPlain(lines.join('\n')), title.trim() || null, at % FOLDS, HEAD);
});
const { hits, misses } = documentName.examples;
for (const [at, [text, title]] of hits.entries()) add(contractTextFromPlain(text), String(title), at % FOLDS, HEAD);
for (const [at, [text]] of misses.entries()) add(contractTextFromPlain(text), null, at % FOLDS, HEAD);
const short = papers.length;
interface Named extends GoldContract {
  answers?: Record<string, string>;
}
const gold = (readGold(cuad) as Named[]).filter(({ pdf }) => halfOf(pdf) === 'A');
const texts = await readTexts(cuad, gold, values.texts);
gold.forEach(({ pdf, answers }, at) => {
  const text = texts[at];
  const title = answers?.['Document Name'];
  if (text && title) add(text, title, foldOf(dirname(pdf) + pdf), CUAD);
});

const isTitle = (title: string | null, value: string) => title !== null && titleKey(title) === titleKey(value);

/** Weights learned from all papers but those of a fold. */
function learn(without: number | null): TitleWeights {
  const taught = papers.filter(({ fold }) => fold !== without);
  const counts = new Map<string, number>();
  for (const { cues } of taught.flatMap(({ candidates }) => candidates))
    for (const cue of cues) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const known = ['constant', ...[...counts].filter(([, count]) => count >= LEAST_OFTEN).map(([cue]) => cue)];
  const places = new Map(known.map((cue, at) => [cue, at]));
  const cases = taught.flatMap(({ title, candidates, weight }) =>
    candidates.map(({ name, cues }) => ({
      cues: [0, ...cues.flatMap((cue) => places.get(cue) ?? [])],
      label: isTitle(title, name.value) ? (1 as const) : (0 as const),
      weight,
    })),
  );
  const fitted = fitParties(cases, known.length, DECAY);
  return Object.fromEntries(
    known
      .map((cue, at) => [cue, Number((fitted[at] as number).toFixed(DECIMALS))] as const)
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const counts = { ours: new Map<string, number>(), cuad: new Map<string, number>() };
const count = (of: Map<string, number>, who: string, title: string | null, told: string | null) => {
  const outcome =
    isTitle(title, told ?? '') || (title === null && told === null)
      ? 'right'
      : told === null
        ? 'missed'
        : title === null
          ? 'invented'
          : 'other';
  of.set(`${who} ${outcome}`, (of.get(`${who} ${outcome}`) ?? 0) + 1);
};
let within = 0;
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learn(fold);
  papers.forEach((paper, at) => {
    if (paper.fold !== fold) return;
    if (at >= ours && at < short) return;
    const of = at < ours ? counts.ours : counts.cuad;
    const told = likeliestTitle(paper.candidates, weights);
    count(of, 'ranked', paper.title, told?.candidate.name.value ?? null);
    count(of, 'readers', paper.title, paper.readers);
    if (at < ours && paper.candidates.some(({ name }) => isTitle(paper.title, name.value))) within++;
  });
}
const shown = (of: Map<string, number>) =>
  [...of]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, many]) => `${what} ${many}`)
    .join(', ');
console.log(`${ours} papers of ours (the title among the candidates of ${within}): ${shown(counts.ours)}`);
console.log(`${papers.length - short} contracts of CUAD, half A: ${shown(counts.cuad)}`);
await Bun.write(values.out ?? OUT, `${JSON.stringify(learn(null), null, 2)}\n`);
process.exit(0);
