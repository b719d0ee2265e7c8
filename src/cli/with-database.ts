import type { Logger } from 'pino';
import { type Config, readConfig } from '../config';
import type { Database } from '../db/client';
import { openConfiguredDatabase } from '../db/open';
import { createLog } from '../log';

/** A command's standard output is its result alone. */
const STANDARD_ERROR = { write: (line: string) => void process.stderr.write(line) };

export interface CommandDeps {
  config: Config;
  db: Database;
  log: Logger;
  now: () => Date;
  /** How many migrations were applied on the way. */
  migrated: number;
}

/**
 * Runs a command's work on the database of the settings: beside a running server on the server's, else on one of its own that is
 * ended afterwards.
 */
export async function withDatabase<T>(work: (deps: CommandDeps) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const database = await openConfiguredDatabase({ ...config, kind: 'command', onNote: (note) => console.error(note) });
  try {
    const { db, migrated } = database;
    const log = createLog(config.LOG_LEVEL, STANDARD_ERROR);
    return await work({ config, db, migrated, log, now: () => new Date() });
  } finally {
    await database.close();
  }
}
