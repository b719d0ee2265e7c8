/**
 * Trains the clause detector from labelled contracts and writes its weights: the same weights, bit for bit, from the same data.
 *
 *   bun scripts/train-clauses.ts CUAD_DIR [--out FILE] [--folds DIR] [--texts DIR]
 *
 * CUAD_DIR has the contracts of CUAD v1 (The Atticus Project, CC BY 4.0) in `pdf/` and their labels in `gold.jsonl`, one
 * {"pdf", "clauses": {category: [[start, end, text], ...]}} a line. Writes src/analysis/provisions/weights.bin unless told
 * otherwise; --folds keeps the five models of the cross-validation, by which `bench/accuracy.ts` measures; --texts keeps the
 * contracts' texts for the next run.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeModel } from '../src/analysis/provisions/model';
import { calibrate } from './training/calibrate';
import { exampleOf } from './training/examples';
import { readGold, readTexts } from './training/gold';
import { crossValidate, trainModel } from './training/train';

const WEIGHTS = join(import.meta.dir, '../src/analysis/provisions/weights.bin');

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: { out: { type: 'string' }, folds: { type: 'string' }, texts: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: bun scripts/train-clauses.ts CUAD_DIR [--out FILE] [--folds DIR] [--texts DIR]');
  process.exit(2);
}

const started = performance.now();
const say = (what: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0)} s  ${what}`);

const gold = readGold(folder);
const texts = await readTexts(folder, gold, values.texts);
say(`${gold.length} contracts read`);
const examples = gold.map((contract, index) => exampleOf(contract, texts[index] as (typeof texts)[number]));
say(`${examples.reduce((sum, { features }) => sum + features.starts.length - 1, 0)} sentences`);
const { models, scored } = crossValidate(examples, (fold) =>
  say(`fold ${fold + 1} trained without its contracts and scored`),
);
if (values.folds) {
  await mkdir(values.folds, { recursive: true });
  for (const [fold, model] of models.entries()) await Bun.write(join(values.folds, `${fold}.bin`), encodeModel(model));
}
const bytes = encodeModel({ ...trainModel(examples), calibration: calibrate(scored) });
await Bun.write(values.out ?? WEIGHTS, bytes);
say(`${bytes.length} bytes, SHA-256 ${new Bun.CryptoHasher('sha256').update(bytes).digest('hex')}`);
