/**
 * Trains what tells the kind of a paper by the whole of what it says (`src/analysis/questions/kind-ranking`), and writes its weights: the same from the same
 * papers.
 *
 *   bun scripts/train-kinds.ts CUAD_DIR [--nda DIR]... [--terms DIR]... [--texts DIR] [--without HAND,...] [--out FILE]
 *
 * Learns from the papers of `scripts/training/papers`, each with the kinds that a lawyer called it, from the declarations, the sentences of the kinds' own
 * questions, and a little from half A of contracts whose kind is known by the folder they are in (as `bench/kinds.ts` reads them). Prints, each fold of hands by
 * what was learned of the others, how often the likeliest kind is right. --texts keeps contracts' texts, --without leaves hands out.
 */
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { halfOf } from '../bench/accuracy/halves';
import { rightKinds, SECRECY, TERMS } from '../bench/kinds/folders';
import { documentOf } from '../src/analysis/document/document';
import { sourceOf } from '../src/analysis/facts/source';
import { KINDS } from '../src/analysis/kinds/declarations/registry';
import type { KindDeclaration } from '../src/analysis/kinds/define-kind';
import type { ContractText } from '../src/analysis/pdf/contract-text';
import {
  KIND_FEATURES,
  type KindSigns,
  type KindWords,
  kindFeatures,
  kindSigns,
} from '../src/analysis/questions/kind-ranking/features';
import { type KindRanker, rankByContent, type WrittenKindRanker } from '../src/analysis/questions/kind-ranking/ranking';
import { FOLDS, foldOf } from './training/examples';
import { type GoldContract, readGold, readTexts } from './training/gold';
import { fitKinds } from './training/kinds/fit-kinds';
import { declaredWords, type KindPaper, learnWords, rareWords } from './training/kinds/kind-words';
import { readLawyersPapers } from './training/lawyers-papers';

interface Labels {
  kinds?: string[];
}
interface Foldered extends GoldContract {
  type_folder?: string;
  answers?: Record<string, string>;
}

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    nda: { type: 'string', multiple: true, default: [] },
    terms: { type: 'string', multiple: true, default: [] },
    texts: { type: 'string' },
    without: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dir, '../src/analysis/questions/kind-ranking/weights.json') },
  },
  allowPositionals: true,
});
const [cuad] = positionals;
if (!cuad) {
  console.error(
    'Usage: bun scripts/train-kinds.ts CUAD_DIR [--nda DIR]... [--terms DIR]... [--texts DIR] [--without HAND,...] [--out FILE]',
  );
  process.exit(2);
}

/** Contracts of filings are many, long and of few kinds: each counts this much of an everyday paper. */
const FOLDERED = 0.05;

const places = new Map(KINDS.map(({ id }: KindDeclaration, at) => [id, at]));
const placesOf = (kinds: readonly string[]) => kinds.flatMap((kind) => places.get(kind) ?? []);
const signsIn = (text: ContractText) => kindSigns(sourceOf(text, documentOf(text)));

async function everyday(): Promise<KindPaper[]> {
  const without = new Set(values.without.split(','));
  const papers = (await readLawyersPapers<Labels>(({ kinds }) => kinds !== undefined)).filter(
    ({ hand }) => !without.has(hand),
  );
  const hands = [...new Set(papers.map(({ hand }) => hand))];
  return papers.map(({ hand, name, labels: { kinds = [] }, text }) => ({
    name,
    fold: hands.indexOf(hand) % FOLDS,
    right: placesOf(kinds),
    weight: 1,
    signs: signsIn(text),
  }));
}

async function foldered(folder: string, rightOf: (contract: Foldered) => readonly string[]): Promise<KindPaper[]> {
  const gold: Foldered[] = readGold(folder).filter(({ pdf }) => halfOf(pdf) === 'A');
  const texts = await readTexts(folder, gold, values.texts && join(values.texts, basename(folder)));
  return gold.flatMap((contract, at): KindPaper[] => {
    const right = placesOf(rightOf(contract));
    const text = texts[at];
    if (right.length === 0 || !text) return [];
    return [{ name: contract.pdf, fold: foldOf(contract.pdf), right, weight: FOLDERED, signs: signsIn(text) }];
  });
}

const own = await everyday();
const papers = [
  ...own,
  ...(await foldered(cuad, ({ type_folder = '', answers }) =>
    rightKinds(type_folder, answers?.['Document Name'] ?? ''),
  )),
];
for (const folder of values.nda) papers.push(...(await foldered(folder, () => SECRECY)));
for (const folder of values.terms) papers.push(...(await foldered(folder, () => TERMS)));
console.log(`${own.length} everyday papers, ${papers.length - own.length} contracts known by their folders`);

const declared = declaredWords();
const rare = rareWords(own);
const content = KINDS.map(({ id }: KindDeclaration) =>
  meanAndSpread(own.map(({ signs }) => signs.content.get(id) ?? 0)),
);

function meanAndSpread(scores: readonly number[]): readonly [number, number] {
  const mean = scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
  const spread = Math.sqrt(scores.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, scores.length));
  return [rounded(mean), rounded(spread)];
}

function rounded(number: number): number {
  return Math.round(1e4 * number) / 1e4;
}

const learned = new Map<string, ReturnType<typeof learnWords>>();

/** What is learned of the papers of all other folds. */
function wordsWithout(...folds: readonly number[]) {
  const key = folds.toSorted().join();
  const before =
    learned.get(key) ??
    learnWords(
      papers.filter(({ fold }) => !folds.includes(fold)),
      declared,
      rare,
      content,
    );
  learned.set(key, before);
  return before;
}

/** A ranker of which every paper was seen with words that were learned without it. */
function fitted(without: readonly number[]): KindRanker & { scale: number } {
  const cases = papers
    .filter(({ fold }) => !without.includes(fold))
    .map(({ fold, signs, right, weight }) => ({
      rows: kindFeatures(signs, wordsWithout(...without, fold)),
      right,
      weight,
    }));
  return { ...wordsWithout(...without), weights: fitKinds(cases).map(rounded) };
}

const byFold = Array.from({ length: FOLDS }, (_, fold) => fitted([fold]));
const told = own.map(({ fold, signs, right }) => {
  const [first] = rankByContent(signs as KindSigns, byFold[fold] as KindRanker);
  return { probability: first?.probability ?? 0, isRight: right.includes(places.get(first?.kind.id ?? '') ?? -1) };
});
for (const least of [0, 0.35, 0.5, 0.6, 0.8, 0.95]) {
  const of = told.filter(({ probability }) => probability >= least);
  console.log(`from ${least}: ${of.filter(({ isRight }) => isRight).length} of ${of.length} right`);
}

const { rows, usual, weights }: KindWords & KindRanker = fitted([]);
const table = Buffer.concat(
  [...rows.values()].map((row) => new Uint8Array(row.buffer, row.byteOffset, row.byteLength)),
);
const written: WrittenKindRanker = {
  features: [...KIND_FEATURES],
  weights,
  kinds: KINDS.map(({ id }: KindDeclaration) => id),
  usual: usual.map(rounded),
  content: content.map(([mean, spread]) => [mean, spread]),
  words: [...rows.keys()].join(' '),
  table: table.toString('base64'),
};
await Bun.write(values.out, `${JSON.stringify(written, null, 1)}\n`);
await Bun.$`bunx biome format --write ${values.out}`.quiet();
process.exit(0);
