import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './client';
import { ownTables, quoted } from './dump';
import { deletions } from './schema';

/** Since when deleted rows may still stand in the database's files; null where there are none. */
export async function deletedSince(db: Database): Promise<Date | null> {
  const [row] = await db.select().from(deletions);
  if (!row?.deletedAt) return null;
  return row.purgedAt && row.purgedAt >= row.deletedAt ? null : row.deletedAt;
}

/** Two processes must not purge at the same time. The number is any that nothing else uses. */
const LOCK = 7_263_001;
/** Somebody who is at work with a table comes first; the rest of it is done the next time. */
const LOCK_TIMEOUT = '2s';
const SQLSTATE_LOCK_NOT_AVAILABLE = '55P03';
/** A table is rewritten beside itself, with its indexes. */
const ROOM = 1.5;

/** What a purge came to: whether it is done, some table was in use or another process is at it, or the disk has no room to rewrite a table. */
export type Purged = 'done' | 'later' | 'no room';

/**
 * Takes what deleted rows leave behind out of the database's files. Of any database: dead rows are vacuumed, and the statistics, which hold samples of
 * values, made anew. Of the embedded one, whose folder is given, each table and the statistics are also rewritten, which needs room beside them and keeps others from a table
 * meanwhile, and the write-ahead log is turned over, so that no file in the folder has the rows any more (it is started so that old segments are removed).
 * PostgreSQL 18, "Routine Vacuuming"; "WAL configuration".
 */
export async function purgeDeletedRows(db: Database, embeddedFolder: string | null): Promise<Purged> {
  const connection = await db.$client.reserve();
  try {
    const [lock] = await connection`select pg_try_advisory_lock(${LOCK}) as taken`;
    if (!lock?.taken) return 'later';
    const [now] = await connection`select now()::text as at`;
    await connection.unsafe(`set statement_timeout = 0; set lock_timeout = '${LOCK_TIMEOUT}'`);
    const rewrites = embeddedFolder !== null && (await hasRoom(connection, embeddedFolder));
    // An analysis of a table that is empty by now would keep the samples of what was in it.
    if (rewrites) await connection.unsafe(`delete from pg_catalog.pg_statistic where starelid in (${OWN_OIDS})`);
    for (const table of ownTables())
      await connection.unsafe(`vacuum (${rewrites ? 'full, ' : ''}analyze) ${quoted([table])}`);
    if (rewrites) {
      await connection.unsafe('vacuum full pg_catalog.pg_statistic');
      for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint'])
        await connection.unsafe(statement);
    }
    if (embeddedFolder !== null && !rewrites) return 'no room';
    await db.update(deletions).set({ purgedAt: sql`${now?.at}::timestamptz` });
    return 'done';
  } catch (error) {
    if ((error as { code?: string }).code === SQLSTATE_LOCK_NOT_AVAILABLE) return 'later';
    throw error;
  } finally {
    await connection.unsafe(`reset statement_timeout; reset lock_timeout; select pg_advisory_unlock(${LOCK})`);
    connection.release();
  }
}

/** Names of tables are ours and hold no quotes. */
const OWN_OIDS = `select oid from pg_catalog.pg_class where relkind = 'r' and relname in (${ownTables()
  .map((name) => `'${name}'`)
  .join(', ')})`;

async function hasRoom(connection: Awaited<ReturnType<Database['$client']['reserve']>>, folder: string) {
  const [largest] = await connection.unsafe(
    `select coalesce(max(pg_total_relation_size(oid)), 0)::float8 as bytes from (${OWN_OIDS}) as own`,
  );
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > Number(largest?.bytes) * ROOM;
}
