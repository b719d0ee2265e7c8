import { recordEvent } from '../audit/record';
import { countSignUp } from '../credentials/attempts';
import { requireGoodPassword } from '../credentials/password-rules';
import { hashPassword } from '../credentials/passwords';
import { findUserByEmail, insertUser } from '../db/accounts';
import type { Database } from '../db/client';
import { isUniqueViolation } from '../db/errors';
import { AppError } from '../errors';
import type { SessionUser, SignUp } from '../shared/accounts';
import { toSessionUser } from './session-user';

const taken = () => new AppError('conflict', 'An account with this email already exists');

/**
 * Makes an account, but no session.
 * @param address where it comes from: only so many are made from a network
 * @throws AppError conflict where the e-mail address, compared without case, has an account; password_refused, too_many, unavailable
 */
export async function signUp(
  { db, now }: { db: Database; now: () => Date },
  { name, email, password }: SignUp,
  address: string,
): Promise<SessionUser> {
  await requireGoodPassword(password, email);
  if (await findUserByEmail(db, email)) throw taken();
  await countSignUp({ db, now }, address);
  const passwordHash = await hashPassword(password, 'new');
  try {
    return await db.transaction(async (tx) => {
      const user = await insertUser(tx, { name, email, passwordHash, createdAt: now() });
      await recordEvent(tx, { action: 'sign-up', actor: { kind: 'user', id: user.id }, address });
      return toSessionUser(user);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}
