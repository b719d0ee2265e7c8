import { attempt } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { findUserByEmail, type UserRow } from '../db/accounts';
import type { Database } from '../db/client';
import { AppError } from '../errors';
import type { SessionUser } from '../shared/accounts';

/**
 * Checks the password of somebody who is signed in. Failures are counted like failed sign-ins, or a borrowed session could guess the password.
 * @returns null where it is wrong
 * @throws AppError too_many; forbidden where the account has no password
 */
export async function checkOwnPassword(
  deps: { db: Database; now: () => Date },
  user: SessionUser,
  password: string,
): Promise<UserRow | null> {
  if (user.hasNoPassword) throw new AppError('forbidden', 'Your account has no password.');
  return await attempt(deps, { kind: 'password', account: user.id, address: null }, async () => {
    const found = await findUserByEmail(deps.db, user.email);
    return (await verifyPassword(password, found?.passwordHash, 'known')) ? found : null;
  });
}
