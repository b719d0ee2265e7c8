import type { Logger } from 'pino';
import * as v from 'valibot';
import { deleteUserRow } from '../db/accounts';
import type { Database } from '../db/client';
import { clearTombstones, removeContractRows } from '../db/contracts';
import { AppError } from '../errors';
import type { Storage } from '../storage/storage';

interface DeleteDeps {
  db: Database;
  storage: Storage;
  log: Logger;
}

/**
 * Removes a user with sessions, contracts, analyses, jobs and files. The rows go in one transaction that leaves a tombstone for each
 * file; the files go after it, and those that the store refuses now are left to the sweep.
 * @throws AppError not_found where there is no such user
 */
export async function deleteAccount({ db, storage, log }: DeleteDeps, userId: string): Promise<void> {
  if (!v.is(v.pipe(v.string(), v.uuid()), userId)) throw new AppError('not_found', 'This user does not exist.');
  const keys = await db.transaction(async (tx) => {
    const removed = await removeContractRows(tx, userId);
    if (!(await deleteUserRow(tx, userId))) throw new AppError('not_found', 'This user does not exist.');
    return removed;
  });
  if (keys.length === 0) return;
  const { error } = await clearTombstones(db, (key) => storage.delete(key), keys);
  if (error) log.warn({ type: error instanceof Error ? error.name : typeof error }, 'files are left to the sweep');
}
