import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { clearTombstones, findKnownKeys, removeStalePending } from '../db/contracts';
import type { Storage } from '../storage/storage';

export interface RemoveDeps {
  db: Database;
  storage: Storage;
  now: () => Date;
  log: Logger;
}

const HOUR_MS = 60 * 60_000;
const BATCH = 500;
/** More orphans than this, and more than a tenth of the store, are no accident of ours. */
const MAX_ORPHANS = 20;

/** Database to store: uploads begun over an hour ago that never got ready, then every object that has a tombstone. */
export async function removeDeleted({ db, storage, now, log }: RemoveDeps): Promise<void> {
  const stale = await db.transaction((tx) => removeStalePending(tx, new Date(now().getTime() - HOUR_MS)));
  const { cleared, error } = await clearTombstones(db, (key) => storage.delete(key));
  if (stale.length + cleared > 0) log.info({ stale: stale.length, cleared }, 'removed unfinished and deleted files');
  if (error) throw error;
}

/** Uploads to the store that a process began and did not live to end: bytes of contracts that no listing shows. */
export async function removeUnfinished({ storage, now, log }: RemoveDeps): Promise<void> {
  const removed = await storage.removeUnfinished('contracts/', new Date(now().getTime() - HOUR_MS));
  if (removed > 0) log.info({ removed }, 'removed unfinished uploads to the store');
}

/**
 * Store to database: objects over an hour old that no contract has. A row always comes before its object, so there should be
 * next to none; very many mean that the database is another one or an older one, and deleting them would lose contracts.
 */
export async function removeOrphans({ db, storage, now, log }: RemoveDeps): Promise<void> {
  const before = now().getTime() - HOUR_MS;
  const orphans: string[] = [];
  let batch: string[] = [];
  let seen = 0;
  const sift = async () => {
    const known = await findKnownKeys(db, batch);
    orphans.push(...batch.filter((key) => !known.has(key)));
    batch = [];
  };
  for await (const { key, modifiedAt } of storage.list('contracts/')) {
    seen++;
    if (modifiedAt.getTime() < before) batch.push(key);
    if (batch.length === BATCH) await sift();
  }
  await sift();
  if (orphans.length > MAX_ORPHANS && orphans.length > seen / 10) {
    log.error({ orphans: orphans.length, seen }, 'the store holds files of another database; none were deleted');
    return;
  }
  for (const key of orphans) await storage.delete(key);
  if (orphans.length > 0) log.info({ orphans: orphans.length }, 'removed files without a contract');
}
