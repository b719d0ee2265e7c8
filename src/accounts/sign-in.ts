import { attempt } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { findUserByEmail } from '../db/accounts';
import type { Database } from '../db/client';
import { AppError } from '../errors';
import type { SessionUser, SignIn } from '../shared/accounts';
import { toSessionUser } from './session-user';
import { openSession } from './sessions';

/**
 * Opens a session for the right e-mail address and password. An unknown address costs the same time as a wrong password.
 * @param address where the attempt comes from, for counting failures
 * @throws AppError unauthenticated, too_many
 */
export async function signIn(
  deps: { db: Database; now: () => Date },
  { email, password }: SignIn,
  address: string,
): Promise<{ user: SessionUser; token: string }> {
  const user = await attempt(deps, { kind: 'user', account: email, address }, async () => {
    const found = await findUserByEmail(deps.db, email);
    return (await verifyPassword(password, found?.passwordHash)) ? found : null;
  });
  if (!user) throw new AppError('unauthenticated', 'Invalid email or password');
  return { user: toSessionUser(user), token: await openSession(deps, user.id) };
}
