/**
 * Trains the rankers of the facts (dates, term, renewal, notice, price) and writes their weights: the same weights from the same data.
 *
 *   bun scripts/train-facts.ts CUAD_DIR KLEISTER_DIR --clause-folds DIR [--texts DIR] [--out FILE] [--folds DIR] [--without HAND,...]
 *     [--facts FACT,... --mean-folds DIR]
 *
 * CUAD_DIR and KLEISTER_DIR as for `bench/accuracy.ts`; --clause-folds has the models that `scripts/train-clauses.ts --folds` kept, so that no
 * contract's sentences are judged by a model that has seen them. --texts keeps the contracts' texts (a folder each). Writes
 * src/analysis/facts/ranking/weights.bin unless told otherwise; --folds keeps the rankers of the cross-validation for `bench/accuracy.ts`;
 * --without leaves papers of hands out, so that the program can be measured by them. --facts trains these alone and keeps the others as the file has
 * them; each is the mean of its new weights and those in the file, whose rankers of the cross-validation are in --mean-folds.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LabelledAnswers } from '../bench/accuracy/facts';
import type { LabelledNda } from '../bench/accuracy/kleister';
import {
  decodeRankers,
  encodeRankers,
  RANKED_FACTS,
  type RankedFact,
  type Ranker,
  type Rankers,
} from '../src/analysis/facts/ranking/weights';
import { decodeModel } from '../src/analysis/provisions/model';
import { contractTextFromPlain } from '../tests/support/contract-text';
import { FOLDS, foldOf } from './training/examples';
import { addCuad, addNda, addOwn, addPaper, emptyChoices } from './training/facts/choices';
import { readMarkedPapers } from './training/facts/marked-papers';
import { ownContracts } from './training/facts/own-contracts';
import { trainRanker } from './training/facts/softmax';
import { type GoldContract, readGold, readTexts } from './training/gold';

const WEIGHTS = join(import.meta.dir, '../src/analysis/facts/ranking/weights.bin');
/**
 * From which probability of the softmax on a value is told: where out of fold the share of right answers among the contracts that have one
 * still grows faster than that of answers given where there is none.
 */
const LEAST: Readonly<Record<RankedFact, number>> = {
  agreement: 0.35,
  effective: 0.3,
  term: 0.21,
  renewal: 0.2,
  notice: 0.25,
  price: 0.3,
};

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    'clause-folds': { type: 'string' },
    texts: { type: 'string' },
    out: { type: 'string' },
    folds: { type: 'string' },
    without: { type: 'string' },
    facts: { type: 'string' },
    'mean-folds': { type: 'string' },
  },
  allowPositionals: true,
});
const [cuad, kleister] = positionals;
const clauseFolds = values['clause-folds'];
if (!cuad || !kleister || !clauseFolds || Boolean(values.facts) !== Boolean(values['mean-folds'])) {
  console.error(
    'Usage: bun scripts/train-facts.ts CUAD_DIR KLEISTER_DIR --clause-folds DIR [--texts DIR] [--out FILE] [--folds DIR] [--without HAND,...] [--facts FACT,... --mean-folds DIR]',
  );
  process.exit(2);
}

const files = Array.from({ length: FOLDS }, (_, fold) => Bun.file(join(clauseFolds, `${fold}.bin`)).bytes());
const models = (await Promise.all(files)).map(decodeModel);
const choices = emptyChoices();
const kept = (name: string) => values.texts && join(values.texts, name);

const contracts = readGold(cuad) as (GoldContract & LabelledAnswers)[];
const texts = await readTexts(cuad, contracts, kept('cuad'));
contracts.forEach((gold, index) => {
  const [text, model] = [texts[index], models[foldOf(gold.pdf)]];
  if (text && model) addCuad(choices, gold, text, model);
});
const ndas = readGold(kleister) as (GoldContract & LabelledNda)[];
const ndaTexts = await readTexts(kleister, ndas, kept('kleister_nda'));
ndas.forEach((gold, index) => {
  const text = ndaTexts[index];
  if (text) addNda(choices, gold, text);
});
for (const own of ownContracts()) addOwn(choices, own, contractTextFromPlain(own.text));
for (const paper of await readMarkedPapers('judged'))
  if (!values.without?.split(',').includes(paper.hand)) addPaper(choices, paper);

const rankersIn = async (file: string): Promise<Partial<Rankers>> => decodeRankers(await Bun.file(file).bytes());
const meanFolds = values['mean-folds'];
const names = values.facts?.split(',');
const earlier: Partial<Rankers> = meanFolds ? await rankersIn(WEIGHTS) : {};
const earlierFolds = await Promise.all(
  Array.from({ length: FOLDS }, (_, fold) =>
    meanFolds ? rankersIn(join(meanFolds, `${fold}.bin`)) : ({} as Partial<Rankers>),
  ),
);
const shipped: Partial<Record<RankedFact, Ranker>> = { ...earlier };
const byFold: Partial<Record<RankedFact, Ranker>>[] = earlierFolds.map((rankers) => ({ ...rankers }));
for (const fact of RANKED_FACTS) {
  if (names && !names.includes(fact)) continue;
  const ranker = earlier[fact];
  const before = ranker && { ranker, byFold: earlierFolds.flatMap((rankers) => rankers[fact] ?? []) };
  const trained = trainRanker(choices[fact], FOLDS, LEAST[fact], before);
  shipped[fact] = trained.ranker;
  for (const [fold, ranker] of trained.byFold.entries()) Object.assign(byFold[fold] ?? {}, { [fact]: ranker });
  console.log(`${fact}: ${choices[fact].length} contracts`);
}
await Bun.write(values.out ?? WEIGHTS, encodeRankers(shipped as Rankers));
if (values.folds) {
  await mkdir(values.folds, { recursive: true });
  for (const [fold, rankers] of byFold.entries())
    await Bun.write(join(values.folds, `${fold}.bin`), encodeRankers(rankers as Rankers));
}
