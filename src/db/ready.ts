import { sql } from 'drizzle-orm';
import type { Db } from './client';

/** A readiness probe must answer while the database hangs. */
const DEADLINE_MS = 3_000;

/** Whether the database answers a query within three seconds. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, Bun.sleep(DEADLINE_MS).then(() => false)]);
}
