/**
 * Writes what analyses tell of papers, for readers who judge whether it is so: NAME.json for each paper, with the rating for every side. The labels in
 * scripts/training/findings/papers carry its keys.
 *
 *   bun scripts/claims-to-judge.ts OUT_DIR PAPER.pdf...
 */
import { basename, join } from 'node:path';
import { extractContract } from '../src/analysis/pdf/pdf';
import { assertionsOf } from './training/findings/assertions';

const [out, ...papers] = Bun.argv.slice(2);
if (!out || papers.length === 0) {
  console.error('Usage: bun scripts/claims-to-judge.ts OUT_DIR PAPER.pdf...');
  process.exit(2);
}
for (const paper of papers) {
  const told = assertionsOf(await extractContract(await Bun.file(paper).bytes()));
  await Bun.write(join(out, basename(paper).replace(/\.pdf$/i, '.json')), `${JSON.stringify(told, null, 1)}\n`);
}
process.exit(0);
