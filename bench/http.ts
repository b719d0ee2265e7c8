/**
 * Calls the server 200 times a second, idle and while it parses a PDF of 200 pages, and compares p50 and p99.
 *
 *   bun run bench http [--rate 200] [--rounds 3] [--seconds 15]
 *
 * Landing page, session check, list of 50 contracts and one analysis in turn, from a process of its own in an open loop: each answer is timed from
 * the moment its call was due (`support/load.ts`). Rounds of idle and of parsing alternate. While parsing, uploads of the PDF follow each other; only
 * calls due between the start of an upload and its completion count. The reference in the same run is a bare Elysia server, a process of
 * its own, called 50 times a second for a constant and for the same list: what sharing the processors costs anybody.
 */
import { parseArgs } from 'node:util';
import { build } from '../scripts/build';
import { startBare } from './support/bare';
import { contractPdf } from './support/contract-pdf';
import { type Sample, startLoad } from './support/load';
import { seedContracts } from './support/seed';
import { openSite, type Site } from './support/site';
import { percentile } from './support/statistics';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    rate: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '15' },
  },
});
const WINDOW_MS = Number(values.seconds) * 1_000;
const BARE_RATE = 50;
const BARE = ['bare route', 'bare list'];
/** A stretch of time in which the server did the one or the other. */
interface Window {
  doing: 'idle' | 'parsing';
  from: number;
  to: number;
}

await build();
const site = await openSite();
const pdf = await contractPdf(200);
const known = await parseOnce(site);
const bare = await site.withDatabase(async (db, options) => {
  await seedContracts(db, site.userId, 50);
  return await startBare({ options, userId: site.userId });
});
const headers = { cookie: site.cookie, 'accept-encoding': 'br' };
const paths = {
  landing: '/',
  session: '/api/auth/session',
  list: '/api/contracts',
  analysis: `/api/contracts/${known}`,
};
const targets = Object.entries(paths).map(([kind, path]) => ({ kind, url: site.url + path, headers }));
const loads = [
  startLoad(targets, Number(values.rate)),
  startLoad(
    BARE.map((kind) => ({ kind, url: bare.url + (kind === 'bare list' ? '/list' : '/'), headers: {} })),
    BARE_RATE,
  ),
];
await Bun.sleep(5_000);
const windows: Window[] = [];
for (let round = 0; round < Number(values.rounds); round++) {
  windows.push(...(await watched('idle', () => Bun.sleep(WINDOW_MS))));
  // What an analysis leaves behind (garbage, Postgres' own cleaning) belongs to it.
  windows.push(...(await watched('parsing', () => parseFor(site))));
  await Bun.sleep(1_000);
}
const samples = (await Promise.all(loads.map((load) => load.stop()))).flat();
await bare.stop();
await site.dispose();
print(samples);

async function watched(doing: Window['doing'], work: () => Promise<unknown>): Promise<Window[]> {
  const from = now();
  await work();
  return [{ doing, from, to: now() }];
}

function now(): number {
  return performance.timeOrigin + performance.now();
}

async function parseFor(site: Site): Promise<void> {
  for (const until = now() + WINDOW_MS; now() < until; ) await parseOnce(site);
}

async function parseOnce({ upload, contract }: Site): Promise<string> {
  const id = await upload(pdf, 'contract.pdf');
  for (;;) {
    const { status } = await contract(id);
    if (status === 'completed') return id;
    if (status === 'error') throw new Error('The contract could not be analysed');
    await Bun.sleep(100);
  }
}

function print(samples: Sample[]): void {
  const failed = samples.filter(({ status }) => status !== 200).length;
  console.log(`${samples.length} calls, ${failed} not answered with 200; milliseconds:\n`);
  console.log('| call | idle p50 | p99 | slowest | parsing p50 | p99 | slowest | p99 parsing : idle |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
  const ours = samples.filter(({ kind }) => !BARE.includes(kind));
  row('all calls', ours);
  for (const kind of [...Object.keys(paths), ...BARE]) {
    row(
      kind,
      samples.filter((sample) => sample.kind === kind),
    );
  }
}

function row(name: string, samples: Sample[]): void {
  const of = (doing: Window['doing']) => {
    const times = windows.filter((window) => window.doing === doing);
    return samples.filter(({ dueAt }) => times.some(({ from, to }) => dueAt >= from && dueAt < to)).map(({ ms }) => ms);
  };
  const [idle, parsing] = [of('idle'), of('parsing')];
  const cells = [idle, parsing].flatMap((times) => [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1)));
  console.log(`| ${[name, ...cells, (percentile(parsing, 0.99) / percentile(idle, 0.99)).toFixed(2)].join(' | ')} |`);
}
