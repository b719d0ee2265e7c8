import type { Logger } from 'pino';
import { recordEvent } from '../audit/record';
import type { Database, Db } from '../db/client';
import { clearTombstones, lockContract, removeContract } from '../db/contracts';
import { lockIndex, removeFromIndex } from '../db/search';
import { AppError } from '../errors';
import { isId } from '../shared/ids';
import type { Storage } from '../storage/storage';
import { segmentsOf } from './refresh-index';

/**
 * Removes a user's own contract with its analyses, decisions, job and file, also while it is being analysed. The rows go in one transaction that leaves
 * a tombstone for the file; the file goes after it, and where the store refuses now it is left to the sweep.
 * @param address where its user is; null where that is not known
 * @throws AppError not_found where there is none, or it is another user's
 */
export async function deleteContract(
  { db, storage, log }: { db: Database; storage: Storage; log: Logger },
  userId: string,
  id: string,
  address: string | null = null,
): Promise<void> {
  const keys = isId(id) ? await db.transaction((tx) => removeRows(tx, userId, id, address)) : [];
  if (keys.length === 0) throw new AppError('not_found', 'This contract does not exist.');
  const { error } = await clearTombstones(db, (key) => storage.delete(key), keys);
  if (error) log.warn({ type: error instanceof Error ? error.name : typeof error }, 'a file is left to the sweep');
}

async function removeRows(tx: Db, userId: string, id: string, address: string | null): Promise<string[]> {
  if (!(await lockContract(tx, id))) return [];
  await lockIndex(tx, userId);
  await removeFromIndex(tx, userId, id, await segmentsOf(tx, userId));
  const keys = await removeContract(tx, userId, id);
  const subject = { kind: 'contract', id };
  if (keys.length > 0)
    await recordEvent(tx, { action: 'contract-deleted', actor: { kind: 'user', id: userId }, address, subject });
  return keys;
}
