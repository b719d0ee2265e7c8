import { recordEvent } from '../audit/record';
import { requireGoodPassword, samePassword } from '../credentials/password-rules';
import { hashPassword } from '../credentials/passwords';
import { sha256 } from '../credentials/tokens';
import { lockUser, updateUser } from '../db/accounts';
import type { Database } from '../db/client';
import { forgetDevices } from '../db/known-devices';
import { deleteSessionsOf } from '../db/sessions';
import { AppError } from '../errors';
import type { QueueMail } from '../mail/queue-mail';
import type { PasswordChange, SessionUser } from '../shared/accounts';
import type { SignInOrigin } from './complete-sign-in';
import { checkOwnPassword } from './own-password';
import { openSession, type SessionSettings } from './sessions';

const wrong = () => new AppError('forbidden', 'Your current password is not correct');

/**
 * Changes the password and ends all sessions of the user; the caller's goes on under the fresh token that is returned. Every other browser counts as new
 * from now on, and the user is told by e-mail.
 * @param origin the caller's browser, which stays known
 * @throws AppError forbidden where the current password is wrong, password_refused, too_many
 */
export async function changePassword(
  deps: { db: Database; now: () => Date; config: SessionSettings; queueMail?: QueueMail | undefined },
  user: SessionUser,
  { currentPassword, newPassword }: PasswordChange,
  origin: SignInOrigin,
): Promise<string> {
  const checked = await checkOwnPassword(deps, user, currentPassword);
  const actor = { kind: 'user', id: user.id } as const;
  const { device, address } = origin;
  if (!checked) {
    await recordEvent(deps.db, { action: 'password-change-failed', actor, address });
    throw wrong();
  }
  if (newPassword === currentPassword) throw samePassword();
  await requireGoodPassword(newPassword, user.email);
  const passwordHash = await hashPassword(newPassword);
  return deps.db.transaction(async (tx) => {
    // Someone else may have changed the password since it was checked.
    const locked = await lockUser(tx, user.id);
    if (locked?.passwordHash !== checked.passwordHash) throw wrong();
    await updateUser(tx, user.id, { passwordHash });
    const sessionsEnded = await deleteSessionsOf(tx, user.id);
    await recordEvent(tx, { action: 'password-changed', actor, address, details: { sessionsEnded } });
    await forgetDevices(tx, user.id, device === null ? null : sha256(device));
    await deps.queueMail?.(tx, { to: user.id, kind: 'password-changed', by: 'user' });
    return openSession(deps, user.id, origin, tx);
  });
}
