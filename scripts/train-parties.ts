/**
 * Trains the ranker of the parties and writes its weights: the same weights from the same data.
 *
 *   bun scripts/train-parties.ts CUAD_DIR KLEISTER_DIR EVERYDAY_DIR [--texts DIR] [--out FILE]
 *
 * The folders as for `bench/accuracy.ts`; only the half A of each is read. --texts keeps the contracts' texts (a folder each). Writes
 * src/analysis/facts/parties/ranking/weights.json unless told otherwise.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { labelledParties } from '../bench/accuracy/answers';
import type { LabelledAnswers } from '../bench/accuracy/facts';
import { halfOf } from '../bench/accuracy/halves';
import type { LabelledNda } from '../bench/accuracy/kleister';
import type { ContractText } from '../src/analysis/pdf/contract-text';
import { contractTextFromPlain } from '../tests/support/contract-text';
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
  options: { texts: { type: 'string' }, out: { type: 'string' }, without: { type: 'string' } },
  allowPositionals: true,
});
const [cuad, kleister, everyday] = positionals;
if (!cuad || !kleister || !everyday) {
  console.error('Usage: bun scripts/train-parties.ts CUAD_DIR KLEISTER_DIR EVERYDAY_DIR [--texts DIR] [--out FILE]');
  process.exit(2);
}

const judged: { candidates: JudgedCandidate[]; weight: number }[] = [];
function add(contract: ContractText, parties: readonly string[], weight: number): void {
  judged.push({ candidates: judgedCandidates(contract, parties), weight });
}

/** The contracts of a data set that are in half A, with their texts. */
async function halfA<Labels extends { pdf: string }>(folder: string, name: string, labels: readonly Labels[]) {
  const half = labels.filter(({ pdf }) => halfOf(pdf) === 'A');
  const texts = await readTexts(folder, half, values.texts && join(values.texts, name));
  return half.flatMap((gold, index) => {
    const contract = texts[index];
    return contract ? [{ gold, contract }] : [];
  });
}

const labelled = <Labels>(folder: string) => readGold(folder) as unknown as Labels[];
for (const { gold, contract } of await halfA(cuad, 'cuad', labelled<LabelledAnswers & { pdf: string }>(cuad)))
  add(contract, labelledParties(gold.answers.Parties ?? ''), CUAD);
for (const { gold, contract } of await halfA(kleister, 'kleister_nda', labelled<LabelledNda>(kleister)))
  add(contract, gold.party, KLEISTER);
const daily = labelled<LabelledEveryday>(everyday).map((gold) => ({ ...gold, pdf: gold.file }));
for (const { gold, contract } of await halfA(everyday, 'everyday', daily))
  add(
    contract,
    gold.facts.parties.map(({ name }) => name),
    OWN,
  );
const papers = wholePapers();
const texts = await paperTexts(papers.map(({ file }) => file));
papers.forEach(({ parties }, index) => {
  const contract = texts[index];
  if (contract) add(contract, parties, OWN);
});
for (const { labels, text } of await readLawyersPapers<LawyersParties>(({ facts }) => facts?.parties !== undefined))
  add(text, labels.facts?.parties?.map(({ name }) => asLawyersName(name)) ?? [], OWN);
for (const { text, parties } of shortPapers()) add(contractTextFromPlain(text), parties, OWN);

const counts = new Map<string, number>();
for (const cue of judged.flatMap(({ candidates }) => candidates.flatMap(({ cues }) => cues)))
  counts.set(cue, (counts.get(cue) ?? 0) + 1);
const known = [...counts].filter(([, count]) => count >= LEAST_OFTEN).map(([cue]) => cue);
const numbers = new Map(known.map((cue, at) => [cue, at]));
const cases = judged.flatMap(({ candidates, weight }) =>
  candidates.map(
    ({ cues, label }): PartyCase => ({ cues: cues.flatMap((cue) => numbers.get(cue) ?? []), label, weight }),
  ),
);
const fitted = fitParties(cases, numbers.size, DECAY);
const weights = [...numbers]
  .map(([cue, at]) => [cue, Number((fitted[at] as number).toFixed(DECIMALS))] as const)
  .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
await Bun.write(values.out ?? WEIGHTS, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
console.log(`${judged.length} contracts, ${cases.length} candidates, ${weights.length} cues`);
process.exit(0);
