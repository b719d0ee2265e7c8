import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { type ConnectionTarget, type Database, type DatabaseLimits, openDatabase } from './client';

const FOLDER = join(import.meta.dir, '../../drizzle');
/** Any number will do, as long as every version of Counterpart uses the same. */
const LOCK = 7_350_112;

/** The migrations can't be applied; the message is one line for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Applies the migrations that the database has not had yet. Processes that start at once wait for each other.
 * @returns how many were applied
 * @throws MigrationError where a newer version of Counterpart has been here
 */
export async function migrateDatabase(target: ConnectionTarget): Promise<number> {
  const db = openDatabase(target, ALONE);
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    const before = await applied(db);
    const newest = journal().at(-1)?.when ?? 0;
    if (before.last > newest)
      throw new MigrationError(
        'The database was made by a newer version of Counterpart. Start that version, or restore an older copy of the data.',
      );
    await migrate(db, { migrationsFolder: FOLDER });
    return (await applied(db)).count - before.count;
  } finally {
    await db.$client.end({ timeout: 5 });
  }
}

/** One connection, since the lock belongs to it; no limits but a day, since an index over a large table takes its time. */
const ALONE: DatabaseLimits = { max: 1, max_lifetime: null, connection: {}, transactionMs: 86_400_000 };

const journal = (): { when: number }[] => JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')).entries;

/** How many migrations were applied, and the newest one's moment in milliseconds. */
async function applied(db: Database): Promise<{ count: number; last: number }> {
  const [table] = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!table?.name) return { count: 0, last: 0 };
  const [row] = await db.execute<{ count: number; last: string | null }>(
    sql`select count(*)::int as count, max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return { count: row?.count ?? 0, last: Number(row?.last ?? 0) };
}

/** Changes with every change of a migration. */
export function migrationsKey(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(`${name}\0`).update(readFileSync(join(FOLDER, name)));
  return hash.digest('hex').slice(0, 16);
}
