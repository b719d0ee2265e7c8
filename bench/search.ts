/**
 * The search in 10,000 contracts of twenty pages of one user, alone and among 1,000 other users.
 *
 *   bun run bench search [--contracts 10000] [--users 1000] [--each 3] [--rounds 20] [--data FOLDER]
 *
 * The texts are made of our own sentences with rare words among them (Zipf), the calls are the product's own (`searchContracts`), on the embedded Postgres as the
 * server starts it, and how many pages of the database it looks at: with others beside they must not be more. Beside them `select 1` over the same connection is timed: a busy machine slows both. With --data the folder is kept, and found filled the next time.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { searchContracts } from '../src/contracts/search';
import { type ConnectionOptions, type Database, openDatabase } from '../src/db/client';
import { openEmbedded } from '../src/db/embedded';
import { migrateDatabase } from '../src/db/migrate';
import { AppError } from '../src/errors';
import { rareWord } from './search/corpus';
import { loadOthers, loadUser } from './search/load';
import { processorMs } from './support/processes';
import { percentile } from './support/statistics';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    contracts: { type: 'string', default: '10000' },
    users: { type: 'string', default: '1000' },
    each: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '20' },
    data: { type: 'string' },
  },
});

/** What is asked, several of each sort, so that not one word decides. */
const QUERIES: Record<string, string[]> = {
  'a rare word': [40_000, 25_000, 51_111].map(rareWord),
  'a word of some': [300, 700, 1_500].map(rareWord),
  'a frequent word': ['liability', 'notice', 'tenant'],
  'a word of all': ['the', 'of', 'shall'],
  'two words': ['liability insurance', 'notice landlord', 'royalty audit'],
  'eight words': ['tenant landlord rent deposit notice repair insurance days'],
  'a phrase': ['"written notice"', '"limitation of liability"', '"force majeure"'],
  'a phrase of frequent words': ['"of the"', '"the party shall"', '"of any of the"'],
  'a phrase that is nowhere': ['"the shall of"', '"notice liability tenant"'],
  'a beginning': ['terminat*', 'indemn*', 'con*'],
  'words and not others': ['liability -tenant', 'notice -"written notice"', 'the -of'],
  'one or another': ['landlord OR lessor', '"force majeure" OR hardship'],
  'part of a word': ['*ermina*', '*iabil*', '*oyalt*'],
  'no hit': ['xyzzyqwv', '"xyzzy plugh"', 'qqqqzzzz notice'],
  'with a filter': ['liability'],
};

const FILTER = { kind: 'Loan', rating: 'high' } as const;

const dataDir = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'counterpart-search-'));
const embedded = await openEmbedded({ dataDir, kind: 'server' });
const optionsOf = (database: string): ConnectionOptions => ({ ...embedded.options, database });
interface Who {
  one: string;
  other: string | null;
}
const saved = (name: string) => join(dataDir, `search-${name}.json`);

/** Makes what a kept folder does not have yet: the user alone, then the same with others. */
async function prepare(): Promise<void> {
  const server = openDatabase(embedded.options, { max: 1 });
  if (!existsSync(saved('alone'))) {
    await server.execute(sql.raw('drop database if exists search_alone'));
    await server.execute(sql.raw('create database search_alone'));
    await migrateDatabase(optionsOf('search_alone'));
    await withDatabase('search_alone', async (db) =>
      Bun.write(saved('alone'), JSON.stringify({ one: await loadUser(db, Number(values.contracts)), other: null })),
    );
  }
  if (Number(values.users) > 0 && !existsSync(saved('among'))) {
    await server.execute(sql.raw('drop database if exists search_among'));
    await server.execute(sql.raw('create database search_among template search_alone strategy file_copy'));
    const { one }: Who = await Bun.file(saved('alone')).json();
    await withDatabase('search_among', async (db) => {
      const other = await loadOthers(db, Number(values.users), Number(values.each));
      await Bun.write(saved('among'), JSON.stringify({ one, other }));
    });
  }
  await server.$client.end();
}

async function withDatabase(database: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = openDatabase(optionsOf(database), {
    max: 1,
    connection: { application_name: 'bench' },
    transactionMs: 3_600_000,
  });
  await work(db);
  await db.$client.end();
}

async function run(): Promise<void> {
  for (const name of ['alone', 'among']) {
    if (!existsSync(saved(name))) continue;
    const { one, other }: Who = await Bun.file(saved(name)).json();
    await withDatabase(`search_${name}`, async (db) => {
      await printSizes(db);
      await printTable(db, one, name === 'alone' ? 'one user alone' : `the same user among ${values.users}`);
      if (other) await printTable(db, other, `one of ${values.users} users with ${values.each} contracts`);
    });
  }
}

async function printSizes(db: Database): Promise<void> {
  const rows = await db.execute<{ name: string; kb: string; indexes: string }>(sql`
    select relname as name, round(pg_table_size(c.oid) / 1024.0 / n.count, 1) as kb, round(pg_indexes_size(c.oid) / 1024.0 / n.count, 1) as indexes
    from pg_class c, (select count(*) as count from contract_texts) n where relname in ('contract_texts', 'search_words')`);
  for (const { name, kb, indexes } of rows) console.log(`${name}: ${kb} KB a contract, indexes ${indexes}`);
}

/** Of some searches: how long each took, how long `select 1` right before it, and the processor time of all of them, ours and the database's. */
interface Measured {
  times: number[];
  singles: number[];
  processor: number;
  /** Pages of 8 KB of the database that were looked at, in memory or on disk: the same on a busy machine. */
  pages: number;
  found: Set<string>;
}

async function printTable(db: Database, userId: string, title: string): Promise<void> {
  console.log(`\n${title}, load ${loadavg()[0]?.toFixed(1)} on ${navigator.hardwareConcurrency} cores\n`);
  console.log(
    '| search | found | p50 ms | p95 ms | p95 : select 1 | processor ms | pages |\n|---|--:|--:|--:|--:|--:|--:|',
  );
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const all: Measured[] = [];
  for (const [name, queries] of Object.entries(QUERIES)) {
    const measured = await measure(db, userId, row?.pid ?? 0, queries, name === 'with a filter' ? FILTER : {});
    all.push(measured);
    printLine(name, measured);
  }
  const joined = (of: (one: Measured) => number[]) => all.flatMap(of);
  const sumOf = (of: (one: Measured) => number) => all.reduce((sum, one) => sum + of(one), 0);
  printLine('**all**', {
    times: joined(({ times }) => times),
    singles: joined(({ singles }) => singles),
    processor: sumOf((one) => one.processor),
    pages: sumOf((one) => one.pages),
    found: new Set(),
  });
}

async function measure(
  db: Database,
  userId: string,
  pid: number,
  queries: string[],
  filter: object,
): Promise<Measured> {
  const measured: Measured = { times: [], singles: [], processor: 0, pages: 0, found: new Set() };
  const used = () => processorMs(process.pid) + processorMs(pid);
  for (const q of queries) await searchWithin(() => searchContracts({ db }, userId, { q, ...filter }));
  const before = used();
  const pages = await pagesSoFar(db);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const q of queries) {
      measured.singles.push(await timed(() => db.execute(sql`select 1`)));
      const startedAt = performance.now();
      const answer = await searchWithin(() => searchContracts({ db }, userId, { q, ...filter }));
      measured.times.push(performance.now() - startedAt);
      measured.found.add(answer ? `${answer.about ? '~' : ''}${answer.total}${answer.more ? '+' : ''}` : 'too late');
    }
  return { ...measured, processor: used() - before, pages: (await pagesSoFar(db)) - pages };
}

/** Null where a busy machine took longer than the search has. */
async function searchWithin<T>(search: () => Promise<T>): Promise<T | null> {
  try {
    return await search();
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}

async function pagesSoFar(db: Database): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await db.execute<{ pages: string }>(
    sql`select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.pages);
}

function printLine(name: string, { times, singles, processor, pages, found }: Measured): void {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const figures = [
    p50.toFixed(1),
    p95.toFixed(1),
    (p95 / percentile(singles, 0.95)).toFixed(0),
    (processor / times.length).toFixed(1),
    (pages / times.length).toFixed(0),
  ];
  console.log(`| ${name} | ${[...found].join(', ')} | ${figures.join(' | ')} |`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

try {
  await prepare();
  await run();
} finally {
  await embedded.stop();
  if (!values.data) rmSync(dataDir, { recursive: true, force: true });
}
