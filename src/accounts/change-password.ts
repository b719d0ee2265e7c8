import { attempt } from '../credentials/attempts';
import { hashPassword, verifyPassword } from '../credentials/passwords';
import { findUserByEmail, lockUser, updateUser } from '../db/accounts';
import type { Database } from '../db/client';
import { deleteSessionsOf } from '../db/sessions';
import { AppError } from '../errors';
import type { PasswordChange, SessionUser } from '../shared/accounts';
import { openSession } from './sessions';

const wrong = () => new AppError('forbidden', 'Your current password is not correct');

/**
 * Changes the password and ends all sessions of the user; the caller's goes on under the fresh token that is returned. Failed
 * attempts are counted like failed sign-ins, or a borrowed session could guess the password.
 * @throws AppError forbidden where the current password is wrong, too_many
 */
export async function changePassword(
  deps: { db: Database; now: () => Date },
  user: SessionUser,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const checked = await attempt(deps, { kind: 'password', account: user.id, address: null }, async () => {
    const found = await findUserByEmail(deps.db, user.email);
    return (await verifyPassword(currentPassword, found?.passwordHash)) ? found : null;
  });
  if (!checked) throw wrong();
  const passwordHash = await hashPassword(newPassword);
  return deps.db.transaction(async (tx) => {
    // Someone else may have changed the password since it was checked.
    const locked = await lockUser(tx, user.id);
    if (locked?.passwordHash !== checked.passwordHash) throw wrong();
    await updateUser(tx, user.id, { passwordHash });
    await deleteSessionsOf(tx, user.id);
    return openSession(deps, user.id, tx);
  });
}
