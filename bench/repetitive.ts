/**
 * Papers that say one thing again and again, up to a megabyte: how the engine's processor time grows with their length.
 *
 *   bun bench/repetitive.ts [--characters 1000000] [--only WORDS]
 *
 * Each paper of `tests/support/repetitive-papers.ts` is analysed at a quarter of the length and at all of it, beside an ordinary contract of
 * as many characters, made of the clauses of the samples. `growth` is 4 where the work grows as the paper does.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from '../src/analysis/analyse';
import { contractTextFromPlain } from '../tests/support/contract-text';
import { REPETITIVE_PAPERS } from '../tests/support/repetitive-papers';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: { characters: { type: 'string', default: '1000000' }, only: { type: 'string', default: '' } },
});
const WHOLE = Number(values.characters);
const SAMPLES = join(import.meta.dir, '../scripts/samples');
const samples = readdirSync(SAMPLES)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => readFileSync(join(SAMPLES, file), 'utf8'))
  .join('\n');

/** Seconds of processor time. */
function timeOf(plain: string): number {
  const contract = contractTextFromPlain(plain);
  Bun.gc(true);
  const begun = process.cpuUsage();
  analyse(contract);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

const ordinary = (characters: number) => samples.repeat(Math.ceil(characters / samples.length)).slice(0, characters);

timeOf(ordinary(50_000));
console.log(`| paper of ${WHOLE} characters | seconds | growth | against an ordinary one |\n|---|--:|--:|--:|`);
const reference = timeOf(ordinary(WHOLE));
console.log(
  `| an ordinary one | ${reference.toFixed(1)} | ${(reference / timeOf(ordinary(WHOLE / 4))).toFixed(1)} | 1.00 |`,
);
for (const { name, of } of REPETITIVE_PAPERS.filter(({ name }) => name.includes(values.only))) {
  const [part, whole] = [timeOf(of(WHOLE / 4)), timeOf(of(WHOLE))];
  console.log(`| ${name} | ${whole.toFixed(1)} | ${(whole / part).toFixed(1)} | ${(whole / reference).toFixed(2)} |`);
}
