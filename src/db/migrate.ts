import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { type ConnectionTarget, type Database, type DatabaseLimits, openDatabase } from './client';
import { isLockTimeout } from './errors';

/** Where the migrations lie. */
export const MIGRATIONS = join(import.meta.dir, '../../drizzle');
/** Any number will do, as long as every version of Counterpart uses the same. */
const LOCK = 7_350_112;
/** A change of a table waits this long for those who use it. Meanwhile whoever comes after it waits too, so it must be short. */
const TABLE_WAIT_MS = 2_000;
const RETRY_MS = 1_000;

/** The migrations can't be applied; the message is one line for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface MigrateSettings {
  /** Where the migrations lie; tests give those of another version. */
  folder?: string;
  /** Told what the operator should know: whom it waits for, or that the database is newer. */
  onNote?: ((note: string) => void) | undefined;
}

/**
 * Applies the migrations that the database has not had yet, all in one transaction. Processes that start at once wait for each
 * other; those that run go on meanwhile, for a migration only adds (docs/operations.md), unless it says otherwise.
 *
 * A database that a newer version has migrated is used as it is, so that an older version can be started again beside a newer one
 * or after it; it is refused when one of the newer migrations is marked as breaking.
 * @returns how many were applied
 * @throws MigrationError where a newer version has made a breaking change
 */
export async function migrateDatabase(target: ConnectionTarget, settings: MigrateSettings = {}): Promise<number> {
  const { folder = MIGRATIONS, onNote = () => {} } = settings;
  const db = openDatabase(target, ALONE);
  try {
    await takeLock(db, onNote);
    const before = await applied(db);
    const migrations = readMigrations(folder);
    const newest = migrations.at(-1)?.when ?? 0;
    if (before.last > newest) {
      if (before.oldestFit > newest) throw new MigrationError(TOO_NEW);
      onNote('The database was made by a newer version of Counterpart, which this one can still work with.');
      return 0;
    }
    await applyPatiently(db, folder, onNote);
    const oldestFit = migrations.findLast(({ breaking }) => breaking)?.when ?? 0;
    if (oldestFit !== before.oldestFit) await db.execute(sql.raw(`comment on table ${TABLE} is '${FIT}${oldestFit}'`));
    return (await applied(db)).count - before.count;
  } finally {
    await db.$client.end({ timeout: 5 });
  }
}

const TOO_NEW =
  'The database was made by a newer version of Counterpart. Start that version, or restore an older copy of the data.';

/** One connection, since the lock belongs to it; no limits but a day, since an index over a large table takes its time. */
const ALONE: DatabaseLimits = { max: 1, max_lifetime: null, connection: {}, transactionMs: 86_400_000 };

async function takeLock(db: Database, onNote: (note: string) => void): Promise<void> {
  const [first] = await db.execute<{ taken: boolean }>(sql`select pg_try_advisory_lock(${LOCK}) as taken`);
  if (first?.taken) return;
  onNote('Another process is migrating the database; this one waits for it.');
  await db.execute(sql`select pg_advisory_lock(${LOCK})`);
}

/** A table in use, as by a backup, is waited for in short turns: a change that queues for it would hold up all its readers. */
async function applyPatiently(db: Database, folder: string, onNote: (note: string) => void): Promise<void> {
  await db.execute(sql.raw(`set lock_timeout = ${TABLE_WAIT_MS}`));
  for (;;) {
    try {
      return await migrate(db, { migrationsFolder: folder });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      onNote('A table that a migration changes is in use (a long query, a backup?); the migration is tried again.');
      await Bun.sleep(RETRY_MS);
    }
  }
}

/** A migration's moment in milliseconds, and whether versions from before it can't work with the database any more. */
interface Migration {
  when: number;
  breaking: boolean;
}

/** The first line of a migration after which the version before can't go on. */
const BREAKING = /^-- breaking: \S/;

function readMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  return entries.map(({ when, tag }: { when: number; tag: string }) => ({
    when,
    breaking: BREAKING.test(readFileSync(join(folder, `${tag}.sql`), 'utf8')),
  }));
}

const TABLE = 'drizzle.__drizzle_migrations';
/** The table's comment, where an older version that knows nothing of later migrations can read it: the newest breaking one's moment. */
const FIT = 'works with versions since ';
const NOT_SAID = -1;

/** How many migrations were applied, the newest one's moment, and the newest breaking one's. */
async function applied(db: Database): Promise<{ count: number; last: number; oldestFit: number }> {
  const [table] = await db.execute<{ name: string | null; comment: string | null }>(
    sql`select name::text, obj_description(name, 'pg_class') as comment from to_regclass(${TABLE}) as name`,
  );
  if (!table?.name) return { count: 0, last: 0, oldestFit: NOT_SAID };
  const [row] = await db.execute<{ count: number; last: string | null }>(
    sql.raw(`select count(*)::int as count, max(created_at) as last from ${TABLE}`),
  );
  const last = Number(row?.last ?? 0);
  const oldestFit = table.comment?.startsWith(FIT) ? Number(table.comment.slice(FIT.length)) : last;
  return { count: row?.count ?? 0, last, oldestFit };
}
