import type { Logger } from 'pino';
import * as v from 'valibot';
import { type AuditBy, recordEvent } from '../audit/record';
import { deleteUserRow } from '../db/accounts';
import type { Database } from '../db/client';
import { clearTombstones, removeContractRows } from '../db/contracts';
import { AppError } from '../errors';
import { requireRecentSignIn } from '../factors/re-authentication';
import type { Storage } from '../storage/storage';
import type { CurrentSession } from './sessions';

interface DeleteDeps {
  db: Database;
  storage: Storage;
  log: Logger;
}

/**
 * Removes the account of whoever asks in a session.
 * @param address where it is asked from
 * @throws AppError reauthentication_required where that was opened more than 10 minutes ago and nothing proved since who they are
 */
export async function deleteOwnAccount(
  deps: DeleteDeps & { now: () => Date },
  session: CurrentSession,
  address: string,
): Promise<void> {
  requireRecentSignIn(deps, session);
  await deleteAccount(deps, session.userId, { kind: 'user', id: session.userId, address });
}

/**
 * Removes a user with sessions, contracts, analyses, jobs and files. The rows go in one transaction that leaves a tombstone for each
 * file; the files go after it, and those that the store refuses now are left to the sweep.
 * @param by who does it and from where; the log keeps the account's id, and nothing that names it
 * @throws AppError not_found where there is no such user
 */
export async function deleteAccount({ db, storage, log }: DeleteDeps, userId: string, by: AuditBy): Promise<void> {
  if (!v.is(v.pipe(v.string(), v.uuid()), userId)) throw new AppError('not_found', 'This user does not exist.');
  const keys = await db.transaction(async (tx) => {
    const removed = await removeContractRows(tx, userId);
    if (!(await deleteUserRow(tx, userId))) throw new AppError('not_found', 'This user does not exist.');
    const subject = { kind: 'user', id: userId };
    const details = { contracts: removed.length };
    await recordEvent(tx, { action: 'account-deleted', actor: by, address: by.address, subject, details });
    return removed;
  });
  if (keys.length === 0) return;
  const { error } = await clearTombstones(db, (key) => storage.delete(key), keys);
  if (error) log.warn({ type: error instanceof Error ? error.name : typeof error }, 'files are left to the sweep');
}
