/**
 * Asks what people ask as users with 1, 100 and 10,000 contracts, and again with a thousand users more: how everything grows.
 *
 *   bun run bench growth [--many 10000] [--users 1000] [--times 15] [--data FOLDER]
 *
 * The whole server with its embedded Postgres. A few papers are uploaded and analysed; all others are copies that the database makes of them
 * (`growth/clone.ts`). The exponent is of the medians between a hundredth of the contracts and all: 0 does not grow, 1 grows with the contracts. Below 100
 * contracts a call costs what calls cost. RSS and processor time are of the server's process. With --data the folder is kept, and found filled the next time.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { build } from '../scripts/build';
import { openDatabase } from '../src/db/client';
import { eventually } from '../tests/support/eventually';
import { CALLS, exponent, type Figure, measure } from './growth/calls';
import { addUsers, type Crowd, copyContracts, crowdOf } from './growth/clone';
import { printHeavy } from './growth/heavy';
import { contractPdf } from './support/contract-pdf';
import { processTree } from './support/processes';
import { openSite, type Site } from './support/site';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    many: { type: 'string', default: '10000' },
    users: { type: 'string', default: '1000' },
    times: { type: 'string', default: '15' },
    data: { type: 'string' },
  },
});
const MANY = Number(values.many);
const SIZES = [1, Math.round(MANY / 100), MANY];
const TIMES = Number(values.times);
/** Of all calls, after which memory is looked at. */
const ROUNDS = 20;
/** What each of the further users has. */
const OF_ANOTHER = 10;
const SAMPLES = ['nda.pdf', 'saas-agreement.pdf', 'supply-agreement.pdf'];

const CROWDS = SIZES.map((size) => crowdOf(`${size} of ${MANY}`, size));
const OTHERS = Array.from({ length: Number(values.users) }, (_, i) => crowdOf(`other ${i}`, OF_ANOTHER));

await build();
const folder = values.data && resolve(values.data);
const isFilled = folder !== undefined && existsSync(folder);
const site = await openSite({}, folder);
try {
  if (!isFilled) await analysePapers(site);
  if (!isFilled) await fill(site, CROWDS);
  const alone = isFilled ? null : await measureAll(site);
  if (!isFilled) await fill(site, OTHERS);
  await settled(site);
  const among = await measureAll(site);
  printCalls(alone ?? among, among);
  await printHeavy(site, CROWDS);
  await printMemory(site);
} finally {
  await (folder ? site.stop() : site.dispose());
}

async function analysePapers(at: Site): Promise<void> {
  const papers = SAMPLES.map((name) => Bun.file(`${import.meta.dir}/../public/samples/${name}`).bytes());
  for (const [i, paper] of [...papers, contractPdf(10)].entries()) {
    const id = await at.upload(await paper, SAMPLES[i] ?? 'supply.pdf');
    await eventually(async () => (await at.contract(id)).status === 'completed', 120_000);
  }
}

async function fill(at: Site, crowds: readonly Crowd[]): Promise<void> {
  await at.withDatabase(async (_, options) => {
    // Without the limit of the server's own statements.
    const db = openDatabase(options, { connection: { application_name: 'bench' }, transactionMs: 3_600_000 });
    await addUsers(db, crowds);
    await copyContracts(db, at.userId, crowds);
    await db.$client.end();
  });
}

/** A folder that was filled by an older version is listed anew at first. */
async function settled(at: Site): Promise<void> {
  await at.withDatabase(async (db) => {
    const old = sql`select 1 from contracts where analysis_id is not null and listed_by < (select max(listed_by) from contracts)`;
    await eventually(async () => (await db.execute(sql`${old} or listed_by = 0 limit 1`)).length === 0, 3_600_000);
  });
}

/** Figures by call, for each user. */
type Figures = Map<string, Figure[]>;

async function measureAll(at: Site): Promise<Figures> {
  const figures: Figures = new Map();
  for (const [name, call] of Object.entries(CALLS)) {
    const of: Figure[] = [];
    for (const crowd of CROWDS) of.push(await measure(at, crowd, call, TIMES));
    figures.set(name, of);
  }
  return figures;
}

function printCalls(alone: Figures, among: Figures): void {
  console.log(
    `| call | ${SIZES.map((size) => `ms at ${size}`).join(' | ')} | exponent | processor ms at ${MANY} | KB |  with ${values.users} users more |`,
  );
  console.log(`|---|${'--:|'.repeat(SIZES.length + 4)}`);
  for (const [name, figures] of alone) {
    const [, some, many] = figures as [Figure, Figure, Figure];
    const then = among.get(name)?.at(-1)?.ms ?? Number.NaN;
    const cells = [
      ...figures.map(({ ms }) => ms.toFixed(1)),
      exponent(some.ms, many.ms, MANY / (SIZES[1] ?? 1)).toFixed(2),
      many.processorMs.toFixed(1),
      (many.bytes / 1024).toFixed(1),
      (then / many.ms).toFixed(2),
    ];
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}

/** RSS before, half-way and after so many rounds of all calls as the user with most. */
async function printMemory(at: Site): Promise<void> {
  const most = CROWDS.at(-1) as Crowd;
  const rss = () => processTree(at.process.pid).find(({ pid }) => pid === at.process.pid)?.rss ?? Number.NaN;
  const seen = [rss()];
  for (let round = 0; round < 4; round++) {
    for (const call of Object.values(CALLS)) await measure(at, most, call, ROUNDS);
    seen.push(rss());
  }
  console.log(
    `\nRSS of the server, MB, before and after each ${ROUNDS} rounds: ${seen.map((mb) => mb.toFixed(0)).join(', ')}`,
  );
}
