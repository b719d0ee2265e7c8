/**
 * What the review by Mistral adds to the built-in engine on labelled contracts of CUAD: facts of both, clauses added, tokens and time.
 *
 *   MISTRAL_API_KEY=... bun bench/mistral.ts CUAD_DIR [--sample 20] [--texts DIR] [--jsonl NAME]
 *
 * It sends whole contracts and costs money: about three times their length in tokens. MISTRAL_SERVER_URL, MISTRAL_MODEL and the
 * budgets of one contract hold as they do in the server. --sample takes so many contracts, spread over all; --jsonl writes the reviewed
 * analyses to NAME.jsonl, one {"file", "analysis"} a line. The clauses of the built-in engine are not measured here, since its model
 * was trained on these contracts.
 */
import { parseArgs } from 'node:util';
import { type GoldContract, readGold, readTexts } from '../scripts/training/gold';
import { analyse } from '../src/analysis/analyse';
import type { Reviewed } from '../src/analysis/review';
import { readConfig } from '../src/config';
import { reviewSettings } from '../src/jobs/model-settings';
import { reviewContract } from '../src/review/review';
import type { Analysis } from '../src/shared/analysis';
import type { LabelledAnswers } from './accuracy/facts';
import { cuadTable } from './accuracy/facts-tables';
import { spanFigures } from './accuracy/spans';

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    sample: { type: 'string', default: '20' },
    texts: { type: 'string' },
    jsonl: { type: 'string' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
const settings = reviewSettings(readConfig(process.env));
if (!folder || !settings) {
  console.error('Usage: MISTRAL_API_KEY=... bun bench/mistral.ts CUAD_DIR [--sample 20] [--texts DIR] [--jsonl NAME]');
  process.exit(2);
}

const NO_LIMIT = { tokens: Number.POSITIVE_INFINITY, pages: Number.POSITIVE_INFINITY };
const all = readGold(folder) as (GoldContract & LabelledAnswers)[];
const size = Math.min(Math.max(1, Number(values.sample)), all.length);
const gold = Array.from({ length: size }, (_, i) => all[Math.floor((i * all.length) / size)]).filter(
  (contract) => contract !== undefined,
);
const texts = await readTexts(folder, gold, values.texts);

const builtin: Analysis[] = [];
const reviews: Reviewed[] = [];
const started = performance.now();
for (const [i, contract] of texts.entries()) {
  const analysis = analyse(contract);
  builtin.push(analysis);
  const request = { contract, analysis, filename: gold[i]?.pdf ?? '', left: NO_LIMIT };
  reviews.push(await reviewContract(settings, { ...request, signal: new AbortController().signal }));
}
const seconds = (performance.now() - started) / 1_000;
const reviewed = reviews.map(({ analysis }) => analysis);
if (values.jsonl) {
  const lines = reviewed.map((analysis, i) => JSON.stringify({ file: gold[i]?.pdf, analysis }));
  await Bun.write(`${values.jsonl}.jsonl`, `${lines.join('\n')}\n`);
}

console.log(
  `\nFacts of ${size} contracts of CUAD, built-in engine\n\n${cuadTable(
    gold,
    builtin.map(({ facts }) => facts),
  )}`,
);
console.log(
  `\nThe same, reviewed by ${settings.model}\n\n${cuadTable(
    gold,
    reviewed.map(({ facts }) => facts),
  )}`,
);
printAdded();
printUse();

/** Clauses that only the model marked, and how many of them are labelled so. */
function printAdded(): void {
  let added = 0;
  let right = 0;
  for (const [i, contract] of gold.entries()) {
    for (const clause of (reviewed[i]?.clauses ?? []).slice()) {
      if (builtin[i]?.clauses.some(({ category, start }) => category === clause.category && start === clause.start))
        continue;
      added++;
      if (spanFigures([contract], [{ clauses: [clause] }]).recall > 0) right++;
    }
  }
  console.log(`\nClauses that only the model marked: ${added}, of which ${right} are labelled so.`);
}

function printUse(): void {
  const sum = (of: (one: Reviewed) => number) => reviews.reduce((total, one) => total + of(one), 0);
  const tokens = sum(({ usage }) => usage.promptTokens + usage.completionTokens);
  const failed = reviews.filter(({ failure }) => failure !== null).length;
  console.log(
    `Requests ${sum(({ usage }) => usage.requests)}, tokens ${tokens}, ${(seconds / size).toFixed(1)} s a contract; ${failed} of ${size} reviews incomplete.`,
  );
}
