import { type AuditBy, recordEvent } from '../audit/record';
import { lockUser } from '../db/accounts';
import type { Database } from '../db/client';
import { deleteSessionsOf } from '../db/sessions';
import { AppError } from '../errors';
import type { QueueMail } from '../mail/queue-mail';
import { isId } from '../shared/ids';

interface EndDeps {
  db: Database;
  now: () => Date;
  queueMail?: QueueMail | undefined;
}

/**
 * Ends all sessions of a user, and sign-ins that wait for their second step. The user, who is told by e-mail where there was a session, can sign in again: password and factors stay.
 * @param by the administrator who does it
 * @returns how many sessions there were
 * @throws AppError not_found where there is no such user
 */
export async function endUserSessions({ db, now, queueMail }: EndDeps, userId: string, by: AuditBy): Promise<number> {
  return await db.transaction(async (tx) => {
    if (!isId(userId) || !(await lockUser(tx, userId))) throw new AppError('not_found', 'This user does not exist.');
    const sessionsEnded = await deleteSessionsOf(tx, userId);
    const subject = { kind: 'user', id: userId };
    const details = { sessionsEnded };
    // Also where there was none: what administrators do to others' accounts is in the log.
    await recordEvent(tx, { action: 'session-ended', actor: by, address: by.address, subject, details });
    if (sessionsEnded > 0) await queueMail?.(tx, { to: userId, kind: 'sessions-ended', at: now() });
    return sessionsEnded;
  });
}
