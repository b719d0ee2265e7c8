import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ConnectionOptions, Database } from '../../src/db/client';

const WORKER = join(import.meta.dir, 'worker.child.ts');
const SECONDS = 6;

export interface Trial {
  workers: number;
  waiting: number;
  /** Whether an older snapshot, as a backup holds one, keeps dead rows from being cleared meanwhile. */
  snapshot: boolean;
}

export interface Throughput {
  perSecond: number;
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
  const holder = snapshot ? await db.$client.reserve() : null;
  await holder?.unsafe('begin isolation level repeatable read; select count(*) from jobs');
  const counts = await Promise.all(Array.from({ length: workers }, () => runWorker(options)));
  await holder?.unsafe('rollback');
  holder?.release();
  const [left] = await db.execute<{ size: number }>(sql`select pg_total_relation_size('jobs')::float8 as size`);
  return { perSecond: counts.reduce((a, b) => a + b) / SECONDS, size: left?.size ?? 0 };
}

async function runWorker(options: ConnectionOptions): Promise<number> {
  const task = JSON.stringify({ options, seconds: SECONDS });
  const child = Bun.spawn([process.execPath, WORKER, task], { stdout: 'pipe', stderr: 'inherit' });
  return Number(await new Response(child.stdout).text());
}
