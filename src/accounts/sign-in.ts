import { attempt } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { sha256 } from '../credentials/tokens';
import { findUserByEmail } from '../db/accounts';
import type { Database } from '../db/client';
import { isKnownDevice } from '../db/known-devices';
import { AppError } from '../errors';
import type { QueueMail } from '../mail/queue-mail';
import type { SessionUser, SignIn } from '../shared/accounts';
import { recogniseDevice } from './devices';
import { toSessionUser } from './session-user';
import { openSession, type SessionOrigin, type SessionSettings } from './sessions';

/** Where a sign-in comes from: its address, what its browser says of itself, and what the cookie says by which that is known. */
export interface SignInOrigin extends SessionOrigin {
  address: string;
  device: string | null;
}

/**
 * Opens a session for the right e-mail address and password. An unknown address costs the same time as a wrong password.
 * @param origin by its network failures are counted, too; a browser that signed in to the account before is heard whatever others do, and one that was not
 * seen before is told to the user by e-mail
 * @returns with the session's token what the browser's cookie has to say from now on
 * @throws AppError unauthenticated, too_many
 */
export async function signIn(
  deps: { db: Database; now: () => Date; config: SessionSettings; queueMail?: QueueMail | undefined },
  { email, password }: SignIn,
  origin: SignInOrigin,
): Promise<{ user: SessionUser; token: string; device: string }> {
  const { address, device } = origin;
  const isKnown = device !== null && (await isKnownDevice(deps.db, email, sha256(device)));
  const knownDevice = isKnown ? device : null;
  const user = await attempt(deps, { kind: 'user', account: email, address, knownDevice }, async () => {
    const found = await findUserByEmail(deps.db, email);
    return (await verifyPassword(password, found?.passwordHash, isKnown ? 'known' : 'stranger')) ? found : null;
  });
  if (!user) throw new AppError('unauthenticated', 'Invalid email or password');
  const { id } = user;
  return await deps.db.transaction(async (tx) => {
    const known = await recogniseDevice(deps, tx, id, { token: device, address });
    return { user: toSessionUser(user), token: await openSession(deps, id, origin, tx), device: known };
  });
}
