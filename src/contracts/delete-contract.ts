import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { clearTombstones, removeContract } from '../db/contracts';
import { AppError } from '../errors';
import { isId } from '../shared/ids';
import type { Storage } from '../storage/storage';

/**
 * Removes a user's own contract with its analyses, decisions, job and file, also while it is being analysed. The rows go in one transaction that leaves
 * a tombstone for the file; the file goes after it, and where the store refuses now it is left to the sweep.
 * @throws AppError not_found where there is none, or it is another user's
 */
export async function deleteContract(
  { db, storage, log }: { db: Database; storage: Storage; log: Logger },
  userId: string,
  id: string,
): Promise<void> {
  const keys = isId(id) ? await db.transaction((tx) => removeContract(tx, userId, id)) : [];
  if (keys.length === 0) throw new AppError('not_found', 'This contract does not exist.');
  const { error } = await clearTombstones(db, (key) => storage.delete(key), keys);
  if (error) log.warn({ type: error instanceof Error ? error.name : typeof error }, 'a file is left to the sweep');
}
