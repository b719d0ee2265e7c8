/**
 * Measures the memory of a process that only analyses (ROLE=worker), over rounds of uploads to another one (ROLE=web).
 *
 *   bun run bench worker [--rounds 5] [--uploads 40]
 *
 * One Postgres, one S3 server. RSS of both in MB, of the processes that read PDFs the most that all of them together had (PSS), looked at twice a second. Linux only.
 */
import { parseArgs } from 'node:util';
import { eventually } from '../tests/support/eventually';
import { manyProcesses, Visitor } from '../tests/support/many';
import { contractPdf } from './support/contract-pdf';
import { processTree } from './support/processes';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: { rounds: { type: 'string', default: '5' }, uploads: { type: 'string', default: '40' } },
});
const LIMIT_MS = 600_000;
/** Pages of the contracts, in turn. */
const PAGES = [1, 3, 10, 40];

const world = await manyProcesses('real');
try {
  const web = await world.start('web');
  const worker = await world.start('worker', { WORKER_CONCURRENCY: '2' });
  const ada = new Visitor();
  await ada.signUp(web.url, 'ada@example.com');
  const papers = await Promise.all(PAGES.map((pages) => contractPdf(pages)));
  const below = () => processTree(worker.process.pid);
  const rss = (of: typeof web) => processTree(of.process.pid).find(({ pid }) => pid === of.process.pid)?.rss ?? 0;
  let most = 0;
  const look = setInterval(() => {
    const readers = below().filter(({ pid }) => pid !== worker.process.pid);
    const now = readers.reduce((sum, { pss }) => sum + pss, 0);
    most = Math.max(most, now);
  }, 500);
  const row = (when: string) =>
    console.log(`| ${[when, ...[rss(worker), rss(web), most].map(Math.round)].join(' | ')} |`);
  console.log('| when | worker RSS | web RSS | processes that read PDFs, most |\n|---|--:|--:|--:|');
  row('started');
  for (let round = 1; round <= Number(values.rounds); round++) {
    most = 0;
    const ids: string[] = [];
    for (let i = 0; i < Number(values.uploads); i++)
      ids.push(await ada.upload(web.url, papers[i % papers.length] ?? new Uint8Array(), `${round}-${i}.pdf`));
    for (const id of ids)
      await eventually(async () => (await ada.outcome(web.url, id, LIMIT_MS)) === 'completed', LIMIT_MS);
    row(`after ${round * ids.length} analyses`);
  }
  clearInterval(look);
} finally {
  await world.close();
}
