import { recordEvent } from '../audit/record';
import type { Database, Db } from '../db/client';
import { deleteOtherSessions, deleteOwnSession, listSessions } from '../db/sessions';
import { AppError } from '../errors';
import type { OwnSession } from '../shared/accounts';
import { isId } from '../shared/ids';
import type { CurrentSession } from './sessions';

/** Where a user is signed in: the session that asks first, then those that were used last. */
export async function listOwnSessions(
  { db, now }: { db: Db; now: () => Date },
  current: CurrentSession,
): Promise<OwnSession[]> {
  const rows = await listSessions(db, current.userId, now());
  const isCurrent = (id: string) => id === current.id;
  return rows
    .map(({ id, device, address, createdAt, lastSeenAt }) => ({
      id,
      device,
      address,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: isCurrent(id),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}

/**
 * Ends one session of the user who asks; it may be the one that asks.
 * @throws AppError not_found where the user has no such session
 */
export async function endOwnSession(
  { db }: { db: Database },
  current: CurrentSession,
  { id, address }: { id: string; address: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isId(id) || !(await deleteOwnSession(tx, current.userId, id)))
      throw new AppError('not_found', 'This session has ended already.');
    const subject = { kind: 'session', id };
    await recordEvent(tx, { action: 'session-ended', actor: { kind: 'user', id: current.userId }, subject, address });
  });
}

/** Ends all sessions of a user but the one that asks. @returns how many */
export async function endOtherSessions(
  { db }: { db: Database },
  current: CurrentSession,
  address: string,
): Promise<number> {
  return await db.transaction(async (tx) => {
    const sessionsEnded = await deleteOtherSessions(tx, current.userId, current.id);
    const actor = { kind: 'user', id: current.userId } as const;
    if (sessionsEnded > 0)
      await recordEvent(tx, { action: 'session-ended', actor, address, details: { sessionsEnded } });
    return sessionsEnded;
  });
}
