import { recordEvent } from '../audit/record';
import { requireGoodPassword } from '../credentials/password-rules';
import { hashPassword } from '../credentials/passwords';
import { lockUser, updateUser } from '../db/accounts';
import type { Database } from '../db/client';
import { AppError } from '../errors';
import { requireRecentSignIn } from '../factors/re-authentication';
import type { QueueMail } from '../mail/queue-mail';
import type { SessionUser } from '../shared/accounts';
import type { CurrentSession } from './sessions';

/**
 * Sets the password of an account that has none, since its user signs in by a provider. Its sessions go on, and the user is told by e-mail.
 * @throws AppError reauthentication_required; conflict where it has a password already; password_refused
 */
export async function setFirstPassword(
  deps: { db: Database; now: () => Date; queueMail?: QueueMail | undefined },
  { user, session, address }: { user: SessionUser; session: CurrentSession; address: string },
  newPassword: string,
): Promise<void> {
  requireRecentSignIn(deps, session);
  await requireGoodPassword(newPassword, user.email);
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (locked?.passwordHash !== null) throw new AppError('conflict', 'Your account has a password already.');
    await updateUser(tx, user.id, { passwordHash });
    const actor = { kind: 'user', id: user.id } as const;
    await recordEvent(tx, { action: 'password-changed', actor, address, details: { first: true } });
    await deps.queueMail?.(tx, { to: user.id, kind: 'password-changed', by: 'user' });
  });
}
