import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { describeFault } from '../db/fault';
import { deletedSince, purgeDeletedRows } from '../db/purge';
import { type Repeating, startRepeating } from './repeating';

export interface PurgeDeps {
  db: Database;
  log: Logger;
  now: () => Date;
  /** The data folder of the embedded database; null for one of the operator's. */
  embeddedFolder: string | null;
}

const EVERY_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Rewriting a table keeps others from it, so it waits for the night by the server's clock, though not longer than this after a deletion. */
const NIGHT = { from: 1, to: 5 };
const AT_THE_LATEST_MS = 20 * HOUR_MS;

/** Looks every quarter of an hour whether users or contracts were deleted, and takes what is left of them out of the database's files. */
export function startPurging(deps: PurgeDeps): Repeating {
  return startRepeating(async () => {
    await purge(deps).catch((error) =>
      deps.log.warn({ fault: describeFault(error) }, 'what is left of deleted rows could not be purged'),
    );
    return EVERY_MS;
  });
}

/**
 * Does so once, if it is time. @returns whether something was purged
 * @throws what the database does
 */
export async function purge({ db, log, now, embeddedFolder }: PurgeDeps): Promise<boolean> {
  const since = await deletedSince(db);
  if (since === null || (embeddedFolder !== null && !isTime(since, now()))) return false;
  const outcome = await purgeDeletedRows(db, embeddedFolder);
  if (outcome === 'done') log.info('what was left of deleted rows is gone from the database’s files');
  if (outcome === 'no room')
    log.warn('the disk has no room to rewrite the database’s tables: deleted rows stay readable in its files');
  return outcome === 'done';
}

function isTime(since: Date, now: Date): boolean {
  const hour = now.getHours();
  return (hour >= NIGHT.from && hour < NIGHT.to) || now.getTime() - since.getTime() >= AT_THE_LATEST_MS;
}
