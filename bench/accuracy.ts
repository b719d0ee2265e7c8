/**
 * Measures the built-in engine on labelled contracts: its clauses out of fold, so that every contract is analysed by a model that
 * was trained without it, and the facts, which rules read.
 *
 *   bun bench/accuracy.ts CUAD_DIR [--kleister DIR] [--facts] [--folds DIR] [--texts DIR] [--jsonl NAME]
 *
 * CUAD_DIR as for `scripts/train-clauses.ts`; --kleister takes the NDAs of Kleister in the same layout, --facts leaves the clauses
 * out, --folds takes the models that script kept instead of training them (some minutes), --texts keeps the texts. --jsonl writes
 * the analyses to NAME.listed.jsonl (what is listed by default), NAME.all.jsonl (every clause of confidence 0.02 or more) and
 * NAME.facts.jsonl and NAME.kleister.jsonl (facts alone), one {"file", "analysis"} a line.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exampleOf, FOLDS, foldOf } from '../scripts/training/examples';
import { type GoldContract, readGold, readTexts } from '../scripts/training/gold';
import { crossValidate } from '../scripts/training/train';
import { analyse } from '../src/analysis/analyse';
import { documentOf } from '../src/analysis/document/document';
import { factsOf } from '../src/analysis/facts/facts';
import type { ContractText } from '../src/analysis/pdf/contract-text';
import { type ClauseModel, decodeModel } from '../src/analysis/provisions/model';
import type { Analysis, Facts } from '../src/shared/analysis';
import type { LabelledAnswers } from './accuracy/facts';
import { cuadTable, kleisterTable } from './accuracy/facts-tables';
import type { LabelledNda } from './accuracy/kleister';
import { figuresOf, presenceCounts, totalOf } from './accuracy/presence';
import { spanFigures } from './accuracy/spans';

/** Low enough for a precision-recall curve, high enough to leave out what nobody would look at. */
const LEAST = 0.02;

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    folds: { type: 'string' },
    texts: { type: 'string' },
    jsonl: { type: 'string' },
    kleister: { type: 'string' },
    facts: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error(
    'Usage: bun bench/accuracy.ts CUAD_DIR [--kleister DIR] [--facts] [--folds DIR] [--texts DIR] [--jsonl NAME]',
  );
  process.exit(2);
}

const gold = readGold(folder);
const texts = await readTexts(folder, gold, values.texts);
if (!values.facts) await measureClauses();
await measureFacts();
if (values.kleister) await measureNdas(values.kleister);

async function measureClauses(): Promise<void> {
  const models = await foldModels();
  const started = performance.now();
  const listed = analyses(models);
  const seconds = (performance.now() - started) / 1000;
  const all = analyses(models, LEAST);
  if (values.jsonl) {
    await writeLines(`${values.jsonl}.listed.jsonl`, gold, listed);
    await writeLines(`${values.jsonl}.all.jsonl`, gold, all);
  }
  printPresence(listed);
  printSpans(all);
  printConfidence(all);
  const pages = texts.reduce((sum, { pages }) => sum + pages.length, 0);
  console.log(
    `\nEngine after extraction: ${((seconds / pages) * 50).toFixed(2)} s per 50 pages (${pages} pages in all)`,
  );
}

async function measureFacts(): Promise<void> {
  const facts = factsIn(texts);
  if (values.jsonl) await writeLines(`${values.jsonl}.facts.jsonl`, gold, facts);
  console.log(`\nFacts of ${gold.length} contracts of CUAD\n`);
  console.log(
    cuadTable(
      gold as (GoldContract & LabelledAnswers)[],
      facts.map(({ facts }) => facts),
    ),
  );
}

async function measureNdas(folder: string): Promise<void> {
  const ndas = readGold(folder) as (GoldContract & LabelledNda)[];
  const facts = factsIn(await readTexts(folder, ndas, values.texts));
  if (values.jsonl) await writeLines(`${values.jsonl}.kleister.jsonl`, ndas, facts);
  console.log(`\nFacts of ${ndas.length} non-disclosure agreements of Kleister NDA\n`);
  console.log(
    kleisterTable(
      ndas,
      facts.map(({ facts }) => facts),
    ),
  );
}

function factsIn(contracts: readonly ContractText[]): { facts: Facts }[] {
  return contracts.map((contract) => ({ facts: factsOf(contract, documentOf(contract)) }));
}

async function foldModels(): Promise<ClauseModel[]> {
  if (!values.folds) return crossValidate(gold.map((contract, index) => exampleOf(contract, textOf(index)))).models;
  const files = Array.from({ length: FOLDS }, (_, fold) => Bun.file(join(values.folds ?? '', `${fold}.bin`)).bytes());
  return (await Promise.all(files)).map(decodeModel);
}

function textOf(index: number): ContractText {
  const text = texts[index];
  if (!text) throw new Error(`No text of ${gold[index]?.pdf}`);
  return text;
}

function analyses(models: readonly ClauseModel[], minConfidence?: number): Analysis[] {
  return gold.map(({ pdf }, index) => {
    const clauseModel = models[foldOf(pdf)];
    return analyse(textOf(index), {
      ...(clauseModel && { clauseModel }),
      ...(minConfidence !== undefined && { minConfidence }),
    });
  });
}

async function writeLines(file: string, labels: readonly { pdf: string }[], results: readonly object[]): Promise<void> {
  const lines = results.map((analysis, index) => JSON.stringify({ file: labels[index]?.pdf, analysis }));
  await Bun.write(file, `${lines.join('\n')}\n`);
}

function printPresence(listed: readonly Analysis[]): void {
  const counts = presenceCounts(gold, listed);
  console.log('\nThe contract has a clause of the category (33 yes/no categories)\n');
  console.log('| category | contracts | right | wrong | missed | precision | recall | F1 |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
  const rows = [...counts, ['all together (micro)', totalOf(counts.values())] as const];
  for (const [name, count] of rows) {
    const { precision, recall, f1 } = figuresOf(count);
    const shares = [precision, recall, f1].map((share) => share.toFixed(2)).join(' | ');
    console.log(
      `| ${name} | ${count.right + count.missed} | ${count.right} | ${count.wrong} | ${count.missed} | ${shares} |`,
    );
  }
}

function printSpans(all: readonly Analysis[]): void {
  const { aupr, precisionAt80Recall, bestF1, recall, spans } = spanFigures(gold, all);
  console.log(`\nQuotes against ${spans} labelled spans of 41 categories (Jaccard 0.5 or more)\n`);
  console.log('| AUPR | precision at 80% recall | best F1 | greatest recall |');
  console.log('|--:|--:|--:|--:|');
  console.log(`| ${[aupr, precisionAt80Recall, bestF1, recall].map((share) => share.toFixed(3)).join(' | ')} |`);
}

/** How often a quote of each confidence is right about a span. */
function printConfidence(all: readonly Analysis[]): void {
  console.log('\n| confidence | quotes | right |\n|---|--:|--:|');
  for (let tenth = 0; tenth < 10; tenth++) {
    let quotes = 0;
    let right = 0;
    gold.forEach((contract, index) => {
      const inTenth = (all[index]?.clauses ?? []).filter(
        ({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth,
      );
      quotes += inTenth.length;
      right += inTenth.filter((clause) => spanFigures([contract], [{ clauses: [clause] }]).recall > 0).length;
    });
    console.log(
      `| ${tenth / 10} to ${(tenth + 1) / 10} | ${quotes} | ${((100 * right) / Math.max(1, quotes)).toFixed(0)}% |`,
    );
  }
}
