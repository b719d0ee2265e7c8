import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ConnectionOptions, Database } from '../../src/db/client';

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
  await db.execute(sql`truncate jobs`);
  await db.execute(sql`insert into jobs (contract_id) select id from contracts limit ${waiting}`);
  await db.execute(sql`analyze jobs`);
  const commits = await countCommits(db, workers);
  const holder = snapshot ? await db.$client.reserve() : null;
  await holder?.unsafe('begin isolation level repeatable read; select count(*) from jobs');
  const counts = await Promise.all(Array.from({ length: workers }, () => runWorker(options)));
  await holder?.unsafe('rollback');
  holder?.release();
  const [left] = await db.execute<{ size: number }>(sql`select pg_total_relation_size('jobs')::float8 as size`);
  return { perSecond: counts.reduce((a, b) => a + b) / SECONDS, commits, size: left?.size ?? 0 };
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
