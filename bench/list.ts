/**
 * Asks for the list of 500 contracts and for the session as often as the server answers, and the same of a bare Elysia route with the same SQL.
 *
 *   bun run bench list [--seconds 5] [--rounds 3] [--at-once 8]
 *
 * Ours is the whole server with its embedded Postgres, the bare route a process of its own on the same database (`support/bare.ts`); the calls
 * come from this process, some at once, and rounds of the two alternate. Processor time is the server process' own (without Postgres
 * and the caller), which a busy machine changes least.
 */
import { parseArgs } from 'node:util';
import { build } from '../scripts/build';
import { sha256 } from '../src/credentials/tokens';
import { startBare } from './support/bare';
import { processorMs } from './support/processes';
import { seedContracts } from './support/seed';
import { openSite } from './support/site';
import { median, percentile } from './support/statistics';

const CONTRACTS = 500;
const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    'at-once': { type: 'string', default: '8' },
  },
});

interface Round {
  perSecond: number;
  processorMs: number;
  times: number[];
}
interface Server {
  url: string;
  pid: number;
}

await build();
const site = await openSite();
const bare = await site.withDatabase(async (db, options) => {
  await seedContracts(db, site.userId, CONTRACTS);
  const token = site.cookie.slice(site.cookie.indexOf('=') + 1);
  return await startBare({ options, userId: site.userId, tokenHash: Buffer.from(sha256(token)).toString('hex') });
});
const servers = { ours: { url: site.url, pid: site.process.pid }, bare };
const calls = [
  { name: `list of ${CONTRACTS}`, ours: '/api/contracts', bare: '/list' },
  { name: 'session', ours: '/api/auth/session', bare: '/session' },
];
console.log('| call | server | calls a second | processor ms a call | p50 ms | p99 ms |\n|---|---|--:|--:|--:|--:|');
for (const call of calls) await compare(call);
await bare.stop();
await site.dispose();

async function compare({ name, ...paths }: (typeof calls)[number]): Promise<void> {
  const rounds = { ours: [] as Round[], bare: [] as Round[] };
  const measure = (who: 'ours' | 'bare', seconds: number) => ask(servers[who], paths[who], seconds);
  for (const who of ['ours', 'bare'] as const) await measure(who, 2);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const who of ['ours', 'bare'] as const) rounds[who].push(await measure(who, Number(values.seconds)));
  }
  const [ours, theirs] = [summary(rounds.ours), summary(rounds.bare)];
  const print = (label: string, numbers: number[], digits: number[]) =>
    console.log(`| ${[name, label, ...numbers.map((n, i) => n.toFixed(digits[i]))].join(' | ')} |`);
  print('ours', ours, [0, 3, 2, 2]);
  print('bare route', theirs, [0, 3, 2, 2]);
  print(
    '**ratio**',
    ours.map((number, i) => number / (theirs[i] ?? Number.NaN)),
    [2, 2, 2, 2],
  );
}

/** Calls a second, processor time a call, p50 and p99: the median over the rounds. */
function summary(rounds: Round[]): number[] {
  return [
    median(rounds.map((round) => round.perSecond)),
    median(rounds.map((round) => round.processorMs)),
    median(rounds.map(({ times }) => percentile(times, 0.5))),
    median(rounds.map(({ times }) => percentile(times, 0.99))),
  ];
}

/** Some callers, each of which asks again as soon as it has an answer. */
async function ask({ url, pid }: Server, path: string, seconds: number): Promise<Round> {
  const times: number[] = [];
  const startedAt = performance.now();
  const usedBefore = processorMs(pid);
  const until = startedAt + seconds * 1_000;
  const caller = async () => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      const answer = await fetch(url + path, { headers: { cookie: site.cookie } });
      const bytes = await answer.arrayBuffer();
      if (answer.status !== 200 || bytes.byteLength < 20) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, caller));
  const passed = performance.now() - startedAt;
  return {
    perSecond: (times.length / passed) * 1_000,
    processorMs: (processorMs(pid) - usedBefore) / times.length,
    times,
  };
}
