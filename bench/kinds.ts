/**
 * Measures how often the kind of a contract is recognised rightly, on contracts whose kind is known by the folder they are in.
 *
 *   bun bench/kinds.ts CUAD_DIR [--nda DIR]... [--terms DIR]... [--texts DIR] [--wrong]
 *
 * CUAD_DIR as for `scripts/train-clauses.ts`; --nda takes confidentiality agreements and --terms terms of websites in the same layout, --texts
 * keeps the texts, in a folder for each set. Figures of the half that nobody read (B) stand apart from those of the other (A); --wrong
 * lists what was answered wrongly in A.
 */
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GoldContract, readGold, readTexts } from '../scripts/training/gold';
import { documentOf } from '../src/analysis/document/document';
import { sourceOf } from '../src/analysis/facts/source';
import { type RecognisedKind, recogniseKind } from '../src/analysis/kinds/recognise';
import type { ContractText } from '../src/analysis/pdf/contract-text';
import { isHeldOut } from './accuracy/facts';
import { rightKinds, SECRECY, TERMS } from './kinds/folders';

interface Labelled extends GoldContract {
  type_folder?: string;
  answers?: Record<string, string>;
}
interface Answer {
  pdf: string;
  right: readonly string[];
  given: RecognisedKind;
}

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    nda: { type: 'string', multiple: true, default: [] },
    terms: { type: 'string', multiple: true, default: [] },
    texts: { type: 'string' },
    wrong: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [cuad] = positionals;
if (!cuad) {
  console.error('Usage: bun bench/kinds.ts CUAD_DIR [--nda DIR]... [--terms DIR]... [--texts DIR] [--wrong]');
  process.exit(2);
}

console.log('| set | half | contracts | right | another kind | none | not a contract |\n|---|---|--:|--:|--:|--:|--:|');
await measure(cuad, ({ type_folder = '', answers }) => rightKinds(type_folder, answers?.['Document Name'] ?? ''));
for (const folder of values.nda) await measure(folder, () => SECRECY);
for (const folder of values.terms) await measure(folder, () => TERMS);

async function measure(folder: string, rightOf: (contract: Labelled) => readonly string[]): Promise<void> {
  const gold: Labelled[] = readGold(folder);
  const texts = await readTexts(folder, gold, values.texts && join(values.texts, basename(folder)));
  const answers = gold.map((contract, index): Answer => {
    const text = texts[index] as ContractText;
    return { pdf: contract.pdf, right: rightOf(contract), given: recogniseKind(sourceOf(text, documentOf(text))) };
  });
  for (const half of ['A', 'B'] as const) {
    printRow(
      basename(folder),
      half,
      answers.filter(({ pdf }) => isHeldOut(pdf) === (half === 'B')),
    );
  }
  if (values.wrong) listWrong(answers.filter(({ pdf }) => !isHeldOut(pdf)));
}

function isRight({ right, given }: Answer): boolean {
  return given.kind !== null && right.includes(given.kind.id);
}

function printRow(set: string, half: string, answers: readonly Answer[]): void {
  const right = answers.filter(isRight).length;
  const none = answers.filter(({ given }) => given.kind === null && given.isContract !== 'no').length;
  const other = answers.filter(({ given }) => given.isContract === 'no').length;
  const share = `${right} (${((100 * right) / Math.max(1, answers.length)).toFixed(1)}%)`;
  console.log(
    `| ${[set, half, answers.length, share, answers.length - right - none - other, none, other].join(' | ')} |`,
  );
}

function listWrong(answers: readonly Answer[]): void {
  for (const { pdf, right, given } of answers.filter((answer) => !isRight(answer)))
    console.log(`  ${pdf}: ${given.kind?.id ?? given.label}, not ${right.join(' or ')}`);
}
