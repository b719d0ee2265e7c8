import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ConnectionOptions, Database } from '../../src/db/client';
import { claimJob } from '../../src/db/jobs';
import { percentile } from '../support/statistics';

const WORKER = join(import.meta.dir, 'worker.child.ts');
const SECONDS = 6;
const REFERENCE_MS = 2_000;

export interface Trial {
  workers: number;
  waiting: number;
  /** Whether an older snapshot, as a backup holds one, keeps dead rows from being cleared meanwhile. */
  snapshot: boolean;
}

export interface Throughput {
  perSecond: number;
  /** The reference: commits of one row a second, on as many connections, just before. A job takes four at least. */
  commits: number;
  /** Bytes of the jobs table with its indexes, at the end. */
  size: number;
}

/**
 * Jobs that workers (processes of one place each) end in a second, from claim to stored result, where the analysis itself takes no
 * time: what the queue allows at most.
 */
export async function measureQueue(
  db: Database,
  options: ConnectionOptions,
  { workers, waiting, snapshot }: Trial,
): Promise<Throughput> {
  await fillQueue(db, waiting, 1_000);
  const commits = await countCommits(db, workers);
  const holder = snapshot ? await db.$client.reserve() : null;
  await holder?.unsafe('begin isolation level repeatable read; select count(*) from jobs');
  const counts = await Promise.all(Array.from({ length: workers }, () => runWorker(options)));
  await holder?.unsafe('rollback');
  holder?.release();
  const [left] = await db.execute<{ size: number }>(sql`select pg_total_relation_size('jobs')::float8 as size`);
  return { perSecond: counts.reduce((a, b) => a + b) / SECONDS, commits, size: left?.size ?? 0 };
}

/** Jobs of so many users, each with as many as the others, in turns as uploads get them. */
async function fillQueue(db: Database, waiting: number, users: number): Promise<void> {
  await db.execute(sql`truncate jobs`);
  await db.execute(sql`insert into jobs (contract_id, user_id, turn)
    select id, md5((n % ${users})::text)::uuid, n / ${users} * 2 + 1
    from (select id, row_number() over () - 1 as n from contracts limit ${waiting}) as line`);
  await db.execute(sql`vacuum (analyze) jobs`);
}

/** Milliseconds of one claim. `single` is the reference: the same job taken and counted by its id. */
export interface ClaimTimes {
  p50: number;
  p99: number;
  single: number;
}

const CLAIMS = 1_000;

/** How long a claim takes where so many wait, of so many users; every tenth of those claimed goes on running, the others end. */
export async function measureClaims(db: Database, waiting: number, users: number): Promise<ClaimTimes> {
  await fillQueue(db, waiting, users);
  const [claims, singles]: [number[], number[]] = [[], []];
  for (let n = 0; n < CLAIMS; n++) {
    const begun = performance.now();
    const lease = await claimJob(db, 3_600_000);
    claims.push(performance.now() - begun);
    if (!lease) throw new Error('nothing was due');
    const again = performance.now();
    await db.execute(sql`update jobs set attempts = attempts where id = ${lease.jobId} returning *`);
    singles.push(performance.now() - again);
    if (n % 10 > 0) await db.execute(sql`delete from jobs where id = ${lease.jobId}`);
  }
  return { p50: percentile(claims, 0.5), p99: percentile(claims, 0.99), single: percentile(singles, 0.5) };
}

async function countCommits(db: Database, connections: number): Promise<number> {
  await db.execute(sql`create table commits (n int)`);
  const until = performance.now() + REFERENCE_MS;
  let commits = 0;
  const loop = async () => {
    for (; performance.now() < until; commits++) await db.execute(sql`insert into commits values (1)`);
  };
  await Promise.all(Array.from({ length: connections }, loop));
  await db.execute(sql`drop table commits`);
  return (commits * 1_000) / REFERENCE_MS;
}

async function runWorker(options: ConnectionOptions): Promise<number> {
  const task = JSON.stringify({ options, seconds: SECONDS });
  const child = Bun.spawn([process.execPath, WORKER, task], { stdout: 'pipe', stderr: 'inherit' });
  return Number(await new Response(child.stdout).text());
}
