import { type ConnectionTarget, type Database, openDatabase } from './client';
import { openEmbedded } from './embedded';
import { EmbeddedError } from './embedded/error';
import { isDatabaseDown } from './errors';
import { migrateDatabase } from './migrate';

export interface DatabaseSettings {
  /** A Postgres of the operator's; without it the embedded one of DATA_DIR is used. */
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  kind: 'server' | 'command';
  onCrash?: (exitCode: number) => void;
  /** Told what the operator should know of the migration. */
  onNote?: (note: string) => void;
}

export interface OpenDatabase {
  db: Database;
  /** How many migrations were applied. */
  migrated: number;
  /** Closes the pool, then ends the database if it is ours. */
  close(): Promise<void>;
}

/** The operator's database can't be used; the message is one line and holds no password. */
export class DatabaseUrlError extends Error {
  override readonly name = 'DatabaseUrlError';
}

/**
 * Opens the database that the settings name, up to date.
 * @throws EmbeddedError, MigrationError, DatabaseUrlError
 */
export async function openConfiguredDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, kind, onCrash, onNote } = settings;
  if (DATABASE_URL) return await open(DATABASE_URL, onNote, async () => {}).catch(explainUrl);
  const embedded = await openEmbedded({ dataDir: DATA_DIR, kind, onCrash });
  try {
    return await open(embedded.options, onNote, embedded.stop);
  } catch (error) {
    await embedded.stop();
    throw isDatabaseDown(error) ? new EmbeddedError('The embedded database ended while it was being opened.') : error;
  }
}

/** Seconds that a pool's last queries get. */
const LAST_QUERIES_S = 5;

async function open(
  target: ConnectionTarget,
  onNote: DatabaseSettings['onNote'],
  stop: () => Promise<void>,
): Promise<OpenDatabase> {
  const migrated = await migrateDatabase(target, { onNote });
  const db = openDatabase(target);
  const close = async () => {
    await db.$client.end({ timeout: LAST_QUERIES_S });
    await stop();
  };
  return { db, migrated, close };
}

/** SQLSTATE of a wrong password, a missing right, a missing database or role, or a URL that is none. */
const REFUSED = /^(28...|42501|3D000|ERR_INVALID_URL)$/;

function explainUrl(error: unknown): never {
  const driver = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = driver instanceof Error && 'code' in driver ? String(driver.code) : '';
  if (isDatabaseDown(error))
    throw new DatabaseUrlError(`The database of DATABASE_URL does not answer (${code}). Is it running?`);
  if (code === 'ERR_INVALID_URL') throw new DatabaseUrlError('DATABASE_URL is not a valid URL.');
  if (REFUSED.test(code))
    throw new DatabaseUrlError(`The database of DATABASE_URL refuses us: ${(driver as Error).message}`);
  throw error;
}
