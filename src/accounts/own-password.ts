import { checkKnownPassword } from '../credentials/known-password';
import { findUserByEmail, type UserRow } from '../db/accounts';
import type { Database } from '../db/client';
import { AppError } from '../errors';
import type { SessionUser } from '../shared/accounts';

/**
 * Checks the password of a user who is signed in.
 * @returns null where it is wrong
 * @throws AppError too_many; forbidden where the account has no password
 */
export async function checkOwnPassword(
  deps: { db: Database; now: () => Date },
  user: SessionUser,
  password: string,
): Promise<UserRow | null> {
  if (user.hasNoPassword) throw new AppError('forbidden', 'Your account has no password.');
  return await checkKnownPassword(deps, user.id, () => findUserByEmail(deps.db, user.email), password);
}
