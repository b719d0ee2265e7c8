/**
 * Measures the built-in engine on labelled contracts: its clauses out of fold, so that every contract is analysed by a model that
 * was trained without it, and the facts, likewise where trained rankers choose them. All figures of the half that may be read (A) and of the other (B) stand apart.
 *
 *   bun bench/accuracy.ts CUAD_DIR --fact-folds DIR [--kleister DIR] [--facts] [--folds DIR] [--texts DIR] [--jsonl NAME]
 *
 * CUAD_DIR as for `scripts/train-clauses.ts`; --kleister takes the NDAs of Kleister in the same layout, --facts leaves the clauses
 * out, --folds takes the models that script kept instead of training them (some minutes), --fact-folds the rankers that
 * `scripts/train-facts.ts --folds` and `scripts/train-parties.ts --folds` kept, --texts keeps the texts. --jsonl writes
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
import type { PartyWeights } from '../src/analysis/facts/parties/ranking/weights';
import { decodeRankers, type RankedFact, type Ranker } from '../src/analysis/facts/ranking/weights';
import type { ContractText } from '../src/analysis/pdf/contract-text';
import { type ClauseModel, decodeModel } from '../src/analysis/provisions/model';
import { provisionScores } from '../src/analysis/provisions/provision-scores';
import { printFacts } from '../src/analysis/report/facts';
import type { Analysis, Facts } from '../src/shared/analysis';
import { absenceTable } from './accuracy/absence';
import { confidenceTable, presenceTable, spansTable } from './accuracy/clause-tables';
import { contradictionsTable } from './accuracy/contradictions';
import type { LabelledAnswers } from './accuracy/facts';
import { cuadTable, kleisterTable } from './accuracy/facts-tables';
import type { LabelledNda } from './accuracy/kleister';

/** Low enough for a precision-recall curve, high enough to leave out what nobody would look at. */
const LEAST = 0.02;

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    folds: { type: 'string' },
    'fact-folds': { type: 'string' },
    texts: { type: 'string' },
    jsonl: { type: 'string' },
    kleister: { type: 'string' },
    facts: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder] = positionals;
const factFolds = values['fact-folds'];
if (!folder || !factFolds) {
  console.error(
    'Usage: bun bench/accuracy.ts CUAD_DIR --fact-folds DIR [--kleister DIR] [--facts] [--folds DIR] [--texts DIR] [--jsonl NAME]',
  );
  process.exit(2);
}

const gold = readGold(folder);
const texts = await readTexts(folder, gold, values.texts);
const rankers = await foldRankers(factFolds);
const partyWeights = await foldPartyWeights(factFolds);
const models = await foldModels();
if (!values.facts) await measureClauses();
await measureFacts();
if (values.kleister) await measureNdas(values.kleister);

async function measureClauses(): Promise<void> {
  const started = performance.now();
  const listed = analyses(models);
  const seconds = (performance.now() - started) / 1000;
  const all = analyses(models, LEAST);
  if (values.jsonl) {
    await writeLines(`${values.jsonl}.listed.jsonl`, gold, listed);
    await writeLines(`${values.jsonl}.all.jsonl`, gold, all);
  }
  print('The contract has a clause of the category (33 yes/no categories)', presenceTable(gold, listed));
  print('Quotes against labelled spans of 41 categories (Jaccard 0.5 or more)', spansTable(gold, all));
  print('Quotes that are right, by confidence', confidenceTable(gold, all));
  print("Facts told 'absent' of contracts that have a clause for them", absenceTable(gold, listed));
  print('Parts of one analysis that say opposite things', contradictionsTable(gold, listed));
  const pages = texts.reduce((sum, { pages }) => sum + pages.length, 0);
  console.log(
    `\nEngine after extraction: ${((seconds / pages) * 50).toFixed(2)} s per 50 pages (${pages} pages in all)`,
  );
}

async function measureFacts(): Promise<void> {
  const facts = factsIn(texts, gold, models);
  if (values.jsonl) await writeLines(`${values.jsonl}.facts.jsonl`, gold, facts);
  const labels = gold as (GoldContract & LabelledAnswers)[];
  print(
    `Facts of ${gold.length} contracts of CUAD`,
    cuadTable(
      labels,
      facts.map(({ facts }) => facts),
    ),
  );
}

async function measureNdas(folder: string): Promise<void> {
  const ndas = readGold(folder) as (GoldContract & LabelledNda)[];
  const facts = factsIn(await readTexts(folder, ndas, values.texts), ndas);
  if (values.jsonl) await writeLines(`${values.jsonl}.kleister.jsonl`, ndas, facts);
  print(
    `Facts of ${ndas.length} non-disclosure agreements of Kleister NDA`,
    kleisterTable(
      ndas,
      facts.map(({ facts }) => facts),
    ),
  );
}

/** @param clauseModels of each fold; without them the one that comes with the program, for contracts that it was not trained on */
function factsIn(
  contracts: readonly ContractText[],
  labels: readonly { pdf: string }[],
  clauseModels?: readonly ClauseModel[],
): { facts: Facts }[] {
  return contracts.map((contract, index) => {
    const fold = foldOf(labels[index]?.pdf ?? '');
    const document = documentOf(contract);
    const provisions = provisionScores(document.outline, clauseModels?.[fold]);
    const models = { ranker: rankers[fold], partyWeights: partyWeights[fold], provisions };
    return { facts: printFacts(factsOf(contract, document, models)) };
  });
}

/** The rankers of the facts of each fold, which have not seen its contracts. */
async function foldRankers(kept: string): Promise<((fact: RankedFact) => Ranker)[]> {
  const files = Array.from({ length: FOLDS }, (_, fold) => Bun.file(join(kept, `${fold}.bin`)).bytes());
  return (await Promise.all(files)).map((file) => {
    const rankers = decodeRankers(file);
    return (fact: RankedFact) => rankers[fact];
  });
}

/** What the parties of each fold's contracts are told by, learned without them. */
async function foldPartyWeights(kept: string): Promise<PartyWeights[]> {
  return await Promise.all(
    Array.from({ length: FOLDS }, (_, fold) => Bun.file(join(kept, `parties-${fold}.json`)).json()),
  );
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
      factRanker: rankers[foldOf(pdf)],
      partyWeights: partyWeights[foldOf(pdf)],
      ...(clauseModel && { clauseModel }),
      ...(minConfidence !== undefined && { minConfidence }),
    });
  });
}

async function writeLines(file: string, labels: readonly { pdf: string }[], results: readonly object[]): Promise<void> {
  const lines = results.map((analysis, index) => JSON.stringify({ file: labels[index]?.pdf, analysis }));
  await Bun.write(file, `${lines.join('\n')}\n`);
}

function print(title: string, table: string): void {
  console.log(`\n${title}\n\n${table}`);
}
