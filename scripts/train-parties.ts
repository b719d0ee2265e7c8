/**
 * Trains the ranker of the parties and writes its weights: the same weights from the same data.
 *
 *   bun scripts/train-parties.ts CUAD_DIR KLEISTER_DIR EVERYDAY_DIR [--texts DIR] [--out FILE] [--folds DIR] [--without HAND,...]
 *
 * The folders as for `bench/accuracy.ts`; of EVERYDAY_DIR, of which there are no folds, only the half A is read. --texts keeps the contracts' texts (a
 * folder each). Writes src/analysis/facts/parties/ranking/weights.json unless told otherwise; --folds keeps, for `bench/accuracy.ts`, what is learned
 * without the contracts of each fold; --without leaves papers of hands out, so that the program can be measured by them.
 */
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { labelledParties } from '../bench/accuracy/answers';
import type { LabelledAnswers } from '../bench/accuracy/facts';
import { halfOf } from '../bench/accuracy/halves';
import type { LabelledNda } from '../bench/accuracy/kleister';
import type { PartyWeights } from '../src/analysis/facts/parties/ranking/weights';
import type { ContractText } from '../src/analysis/pdf/contract-text';
import { contractTextFromPlain } from '../tests/support/contract-text';
import { FOLDS, foldOf } from './training/examples';
import { fitParties, type PartyCase } from './training/facts/parties/logistic';
import {
  asLawyersName,
  type JudgedCandidate,
  judgedCandidates,
  shortPapers,
  wholePapers,
} from './training/facts/parties/party-cases';
import { paperTexts } from './training/findings/paper-text';
import { readGold, readTexts } from './training/gold';
import { readLawyersPapers } from './training/lawyers-papers';

const WEIGHTS = join(import.meta.dir, '../src/analysis/facts/parties/ranking/weights.json');
/** As how many candidates one counts: our papers are few and short, those of the data sets many and alike. */
const OWN = 3;
const CUAD = 0.5;
const KLEISTER = 0.7;
const DECAY = 0.005;
/** Cues that fewer candidates have are not learned. */
const LEAST_OFTEN = 4;
const DECIMALS = 2;
/** Weights nearer to nothing than this are left out. */
const LEAST_WEIGHT = 0.03;

/** What a lawyer noted of a paper before any analysis. */
interface LawyersParties {
  facts?: { parties?: { name: string }[] };
}

/** The labels of one of our own everyday contracts. */
interface LabelledEveryday {
  file: string;
  facts: { parties: { name: string }[] };
}

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    texts: { type: 'string' },
    out: { type: 'string' },
    folds: { type: 'string' },
    without: { type: 'string' },
  },
  allowPositionals: true,
});
const [cuad, kleister, everyday] = positionals;
if (!cuad || !kleister || !everyday) {
  console.error(
    'Usage: bun scripts/train-parties.ts CUAD_DIR KLEISTER_DIR EVERYDAY_DIR [--texts DIR] [--out FILE] [--folds DIR] [--without HAND,...]',
  );
  process.exit(2);
}
const without = values.without?.split(',') ?? [];

/** A contract's candidates; `fold` is that of a data set's contract, null of our own papers. */
interface Judged {
  candidates: JudgedCandidate[];
  weight: number;
  fold: number | null;
}
const judged: Judged[] = [];
function add(contract: ContractText, parties: readonly string[], weight: number, fold: number | null = null): void {
  judged.push({ candidates: judgedCandidates(contract, parties), weight, fold });
}

/** The labels of a data set with the contracts' texts. */
async function withTexts<Labels extends { pdf: string }>(folder: string, name: string, labels: readonly Labels[]) {
  const texts = await readTexts(folder, labels, values.texts && join(values.texts, name));
  return labels.flatMap((gold, index) => {
    const contract = texts[index];
    return contract ? [{ gold, contract }] : [];
  });
}

const labelled = <Labels>(folder: string) => readGold(folder) as unknown as Labels[];
for (const { gold, contract } of await withTexts(cuad, 'cuad', labelled<LabelledAnswers & { pdf: string }>(cuad)))
  add(contract, labelledParties(gold.answers.Parties ?? ''), CUAD, foldOf(gold.pdf));
for (const { gold, contract } of await withTexts(kleister, 'kleister_nda', labelled<LabelledNda>(kleister)))
  add(contract, gold.party, KLEISTER, foldOf(gold.pdf));
const daily = labelled<LabelledEveryday>(everyday).map((gold) => ({ ...gold, pdf: gold.file }));
const inView = daily.filter(({ pdf }) => halfOf(pdf) === 'A');
for (const { gold, contract } of await withTexts(everyday, 'everyday', inView))
  add(
    contract,
    gold.facts.parties.map(({ name }) => name),
    OWN,
  );
const papers = wholePapers().filter(({ hand }) => !without.includes(hand));
const texts = await paperTexts(papers.map(({ file }) => file));
papers.forEach(({ parties }, index) => {
  const contract = texts[index];
  if (contract) add(contract, parties, OWN);
});
const isRead = new Set(papers.map(({ hand, name }) => `${hand}/${name}`));
const noted = await readLawyersPapers<LawyersParties>(({ facts }) => facts?.parties !== undefined, 'judged');
for (const { hand, name, labels, text } of noted) {
  if (without.includes(hand) || isRead.has(`${hand}/${basename(name, '.json')}`)) continue;
  add(text, labels.facts?.parties?.map(({ name }) => asLawyersName(name)) ?? [], OWN);
}
for (const { text, parties } of shortPapers()) add(contractTextFromPlain(text), parties, OWN);

const shipped = learned(judged);
await Bun.write(values.out ?? WEIGHTS, `${JSON.stringify(shipped, null, 2)}\n`);
console.log(`${judged.length} contracts, ${Object.keys(shipped).length} cues`);
if (values.folds) {
  await mkdir(values.folds, { recursive: true });
  for (let fold = 0; fold < FOLDS; fold++)
    await Bun.write(
      join(values.folds, `parties-${fold}.json`),
      JSON.stringify(learned(judged.filter((one) => one.fold !== fold))),
    );
}
process.exit(0);

/** What each cue tells for or against a party, by these contracts. */
function learned(contracts: readonly Judged[]): PartyWeights {
  const counts = new Map<string, number>();
  for (const cue of contracts.flatMap(({ candidates }) => candidates.flatMap(({ cues }) => cues)))
    counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_OFTEN).map(([cue]) => cue);
  const numbers = new Map(known.map((cue, at) => [cue, at]));
  const cases = contracts.flatMap(({ candidates, weight }) =>
    candidates.map(
      ({ cues, label }): PartyCase => ({ cues: cues.flatMap((cue) => numbers.get(cue) ?? []), label, weight }),
    ),
  );
  const fitted = fitParties(cases, numbers.size, DECAY);
  const weights = [...numbers]
    .map(([cue, at]) => [cue, Number((fitted[at] as number).toFixed(DECIMALS))] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(weights);
}
