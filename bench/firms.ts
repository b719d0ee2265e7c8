/**
 * A thousand law firms on one Postgres: sizes of tables, latency of what people call, and throughput of the queue.
 *
 *   bun bench/firms.ts [--contracts 100000] [--pdfs FOLDER] [--templates 200] [--data FOLDER] [--skip-queue | --only-queue]
 *
 * Runs of up to `--templates` PDFs (the samples by default), made by the product's own engine and filled up to a hundred clauses each,
 * are stored for so many contracts of a twentieth as many users, in the embedded Postgres as the server starts it. The same with 1,000
 * contracts is the reference: both are asked in the same run. With --data the folder is kept, and found filled the next time.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type ConnectionOptions, type Database, openDatabase } from '../src/db/client';
import { openEmbedded } from '../src/db/embedded';
import { migrateDatabase } from '../src/db/migrate';
import { load, loadQueue, scaleOf } from './firms/load';
import { type Figure, measureCalls, measureSweep, readSizes } from './firms/measure';
import { measureClaims, measureQueue } from './firms/queue';
import { makeTemplates, type Template } from './firms/templates';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    contracts: { type: 'string', default: '100000' },
    pdfs: { type: 'string', default: join(import.meta.dir, '../public/samples') },
    templates: { type: 'string', default: '200' },
    data: { type: 'string' },
    'skip-queue': { type: 'boolean', default: false },
    'only-queue': { type: 'boolean', default: false },
  },
});
const MANY = Number(values.contracts);
const FEW = Math.min(1_000, MANY);
const MB = 1024 * 1024;
/** How many wait, and of how many users: the extremes. */
const CROWDS = [
  [1_000, 1],
  [1_000, 100],
  [100_000, 1],
  [100_000, 1_000],
  [100_000, 10_000],
] as const;

const dataDir = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'counterpart-firms-'));
const embedded = await openEmbedded({ dataDir, kind: 'server' });
/** As the product's pool, but statements that fill a table may take their time. */
const optionsOf = (database: string): ConnectionOptions => ({ ...embedded.options, database });
const open = (database: string) => openDatabase(optionsOf(database), { connection: { application_name: 'bench' } });
try {
  await fill();
  await run();
} finally {
  await embedded.stop();
  if (!values.data) rmSync(dataDir, { recursive: true, force: true });
}

/** Makes what a kept folder does not have yet. */
async function fill(): Promise<void> {
  const server = openDatabase(embedded.options, { max: 1 });
  const found = await server.execute<{ datname: string }>(sql`select datname from pg_database`);
  const has = (name: string) => found.some(({ datname }) => datname === name);
  let templates: Template[] | null = null;
  const firms = values['only-queue'] ? [] : [`firms_${FEW}`, `firms_${MANY}`];
  for (const name of new Set([...firms, 'queue'])) {
    if (has(name)) {
      await migrateDatabase(optionsOf(name));
      continue;
    }
    if (name !== 'queue') templates ??= await makeTemplates(values.pdfs, Number(values.templates));
    await server.execute(sql`create database ${sql.identifier(`${name}_new`)}`);
    await migrateDatabase(optionsOf(`${name}_new`));
    const db = open(`${name}_new`);
    console.error(`filling ${name}`);
    if (name === 'queue') await loadQueue(db, 100_000);
    else await load(db, templates ?? [], scaleOf(name === `firms_${FEW}` ? FEW : MANY));
    await db.$client.end();
    await server.execute(sql`alter database ${sql.identifier(`${name}_new`)} rename to ${sql.identifier(name)}`);
  }
  await server.$client.end();
}

async function run(): Promise<void> {
  if (!values['only-queue']) await printFirms();
  if (!values['skip-queue']) await printQueue();
}

async function printFirms(): Promise<void> {
  const few = open(`firms_${FEW}`);
  const many = open(`firms_${MANY}`);
  await printSizes(many);
  printFigures(...(await measureCalls({ db: few, ...scaleOf(FEW) }, { db: many, ...scaleOf(MANY) })));
  printFigures(await sweeps(few, FEW), await sweeps(many, MANY));
  await Promise.all([few.$client.end(), many.$client.end()]);
}

async function sweeps(db: Database, contracts: number): Promise<Figure[]> {
  const folder = join(dataDir, `files-${contracts}`);
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  const figures = await measureSweep(db, folder, scaleOf(contracts));
  rmSync(folder, { recursive: true });
  return figures;
}

async function printSizes(db: Database): Promise<void> {
  console.log('\n| table | rows | table MB | kept outside MB | indexes MB |\n|---|--:|--:|--:|--:|');
  for (const { name, rows, table, toast, indexes } of await readSizes(db)) {
    const [a, b, c] = [table, toast, indexes].map((bytes) => (bytes / MB).toFixed(1));
    console.log(`| ${name} | ${Math.max(0, rows)} | ${a} | ${b} | ${c} |`);
  }
}

function printFigures(few: Figure[], many: Figure[]): void {
  console.log(`\n| call | p50 ms at ${FEW} | p50 at ${MANY} | ratio | p99 at ${MANY} |\n|---|--:|--:|--:|--:|`);
  for (const [i, { name, p50, p99 }] of many.entries()) {
    const reference = few[i]?.p50 ?? Number.NaN;
    console.log(
      `| ${name} | ${reference.toFixed(2)} | ${p50.toFixed(2)} | ${(p50 / reference).toFixed(1)} | ${p99.toFixed(1)} |`,
    );
  }
}

async function printQueue(): Promise<void> {
  const db = open('queue');
  console.log(
    '\n| waiting | users | one claim: p50 ms | p99 | an update by id: p50 ms | ratio |\n|--:|--:|--:|--:|--:|--:|',
  );
  for (const [waiting, users] of CROWDS) {
    const { p50, p99, single } = await measureClaims(db, waiting, users);
    const figures = [p50, p99, single, p50 / single].map((figure) => figure.toFixed(2)).join(' | ');
    console.log(`| ${waiting} | ${users} | ${figures} |`);
  }
  console.log('\n| workers | waiting | beside it | jobs a second | commits a second | jobs table MB after |');
  console.log('|--:|--:|---|--:|--:|--:|');
  const trials = [10_000, 100_000].flatMap((waiting) =>
    [1, 2, 4].map((workers) => ({ workers, waiting, snapshot: false })),
  );
  for (const trial of [...trials, { workers: 2, waiting: 100_000, snapshot: true }]) {
    const { perSecond, commits, size } = await measureQueue(db, optionsOf('queue'), trial);
    const beside = trial.snapshot ? 'a long snapshot' : '';
    const figures = [perSecond.toFixed(0), commits.toFixed(0), (size / MB).toFixed(1)].join(' | ');
    console.log(`| ${trial.workers} | ${trial.waiting} | ${beside} | ${figures} |`);
  }
  await db.$client.end();
}
