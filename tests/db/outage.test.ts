import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../src/db/client';
import { isDatabaseDown } from '../../src/db/errors';
import { AppError } from '../../src/errors';
import { startTestPostgres, type TestPostgres } from '../support/database';

let server: TestPostgres;
let db: Database;

beforeAll(async () => {
  server = await startTestPostgres({ durable: true });
  db = openDatabase({ ...server.options }, { max: 4, transactionMs: 5_000 });
  await db.execute(sql`create table pairs (id text not null, half int not null)`);
});

afterAll(async () => {
  await db.$client.end({ timeout: 1 });
  await server.stop();
});

const isOutage = (error: unknown) =>
  isDatabaseDown(error) || (error instanceof AppError && error.code === 'unavailable');

/** Writes both halves of a pair in one transaction, with a pause between them for the database to die in. */
async function writePair(): Promise<void> {
  const id = crypto.randomUUID();
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into pairs values (${id}, 1)`);
    await Bun.sleep(Math.random() * 4);
    await tx.execute(sql`insert into pairs values (${id}, 2)`);
  });
}

const postmaster = () => Number(readFileSync(join(server.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function kill(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
  process.kill(postmaster(), signal);
}

test('a database killed under load comes back: every call settles, nothing is half done, every connection works again', async () => {
  let stop = false;
  const faults: unknown[] = [];
  const counts = { done: 0, failed: 0 };
  const load = Array.from({ length: 12 }, async (_, i) => {
    while (!stop) {
      const call = i % 3 === 0 ? db.execute(sql`select count(*) from pairs`) : writePair();
      await call.then(
        () => counts.done++,
        async (error) => {
          counts.failed++;
          if (!isOutage(error)) faults.push(error);
          await Bun.sleep(10);
        },
      );
    }
  });
  for (const signal of ['SIGKILL', 'SIGINT', 'SIGKILL', 'SIGINT'] as const) {
    const before = counts.done;
    while (counts.done < before + 50) await Bun.sleep(5);
    await kill(signal);
    await Bun.sleep(200);
  }
  const before = counts.done;
  while (counts.done < before + 50) await Bun.sleep(5);
  stop = true;
  await Promise.all(load);
  expect(faults).toEqual([]);
  expect(counts.failed).toBeGreaterThan(0);
  const halves = await db.execute(sql`select id from pairs group by id having count(*) <> 2`);
  expect(halves.length).toBe(0);
  const held = await Promise.all(
    Array.from({ length: 4 }, () => db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.2)`)),
  );
  expect(new Set(held.map(([row]) => row?.pid)).size).toBe(4);
  const closed = db.$client.end({ timeout: 20 }).then(() => 'closed');
  expect(await Promise.race([closed, Bun.sleep(10_000)])).toBe('closed');
}, 30_000);
