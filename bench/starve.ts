/**
 * A newcomer's contract of one page beside accounts that upload what takes all the processor time there is: from upload to completed.
 *
 *   bun bench/starve.ts [--accounts 6,60] [--places 1]
 *
 * The accounts upload a file each just before the newcomer does, to a worker with so many places (WORKER_CONCURRENCY) on an embedded Postgres, with
 * the product's own processes that read PDFs: forms that draw one another ten times over, nine deep; and 1,500 pages that each draw for a
 * while, which uses up the time that a document may take. 'again' is when they have done so before. The reference is the newcomer alone.
 */

import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import { bookProcessorUse } from '../src/db/jobs';
import { startWorker } from '../src/jobs/worker';
import { contractWorld } from '../tests/support/contracts';
import { eventually } from '../tests/support/eventually';
import { nestedFormsPdf, rawPdf } from '../tests/support/raw-pdf';
import { contractPdf } from './support/contract-pdf';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: { accounts: { type: 'string', default: '6,60' }, places: { type: 'string', default: '1' } },
});
const LIMIT_MS = 240_000;

/** Pages that share one stream of operators which paint nothing. */
function longPdf(pages: number): Uint8Array {
  const operators = deflateSync(Buffer.alloc(400_000, 'q Q\n'));
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${operators.length} /Filter /FlateDecode >>\nstream\n`),
    operators,
    Buffer.from('\nendstream'),
  ]);
  const kids = Array.from({ length: pages }, (_, page) => `${page + 4} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R >>';
  const node = `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`;
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', node, stream, ...Array<string>(pages).fill(page)]);
}

const world = await contractWorld();
const ordinary = await contractPdf(1);

/** Milliseconds until the newcomer's contract is completed; no end where that takes more than four minutes. */
async function timeOf(accounts: number, pdf: Uint8Array | null, again: boolean): Promise<number> {
  for (let i = 0; i < accounts && pdf; i++) {
    const user = await world.addUser();
    if (again) {
      const { id } = await world.submit(user, ordinary);
      await bookProcessorUse(world.db, id, 30_000, true);
      await world.db.execute('delete from jobs');
    }
    await world.submit(user, pdf);
  }
  const config = { WORKER_CONCURRENCY: Number(values.places) };
  const begun = performance.now();
  const { id } = await world.submit(await world.addUser(), ordinary);
  const worker = startWorker({ ...world, config });
  const ended = async () => (await world.rows()).contracts.find((one) => one.id === id)?.status === 'completed';
  const isDone = await eventually(ended, LIMIT_MS).catch(() => false);
  const ms = isDone ? performance.now() - begun : Number.POSITIVE_INFINITY;
  await Promise.all([worker.stop(), world.db.execute('delete from jobs')]);
  await world.clear();
  return ms;
}

try {
  await timeOf(0, null, false);
  const alone = await timeOf(0, null, false);
  console.log(
    `| beside | accounts | seconds | against alone |\n|---|--:|--:|--:|\n| nobody | 0 | ${(alone / 1000).toFixed(1)} | 1.0 |`,
  );
  const files = [
    ['forms in forms', nestedFormsPdf(10, 9)],
    ['1,500 pages of long work', longPdf(1_500)],
  ] as const;
  for (const [name, pdf] of files)
    for (const accounts of values.accounts.split(',').map(Number))
      for (const again of [false, true]) {
        const ms = await timeOf(accounts, pdf, again);
        const row = [`${name}${again ? ', again' : ''}`, accounts, (ms / 1000).toFixed(1), (ms / alone).toFixed(1)];
        console.log(`| ${row.join(' | ')} |`);
      }
} finally {
  await world.close();
}
