import { recordFailedSignIn, recordRefusedSignIns } from '../audit/sign-ins';
import { attempt } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { sha256 } from '../credentials/tokens';
import { findUserByEmail } from '../db/accounts';
import type { Database } from '../db/client';
import { isKnownDevice } from '../db/known-devices';
import { AppError } from '../errors';
import { type BegunStep, beginSecondStep } from '../factors/second-step';
import type { QueueMail } from '../mail/queue-mail';
import type { SignIn } from '../shared/accounts';
import { completeSignIn, type SignedIn, type SignInOrigin } from './complete-sign-in';
import type { SessionSettings } from './sessions';

/**
 * Opens a session for the right e-mail address and password, or begins the second step where the account has a factor. An unknown address costs the same time as a
 * wrong password.
 * @param origin by its network failures are counted, too; a browser that signed in to the account before is heard whatever others do
 * @throws AppError unauthenticated, too_many
 */
export async function signIn(
  deps: { db: Database; now: () => Date; config: SessionSettings; queueMail?: QueueMail | undefined },
  { email, password }: SignIn,
  origin: SignInOrigin,
): Promise<{ signedIn: SignedIn } | { begun: BegunStep }> {
  const { address, device } = origin;
  const isKnown = device !== null && (await isKnownDevice(deps.db, email, sha256(device)));
  const knownDevice = isKnown ? device : null;
  const findId = async () => (await findUserByEmail(deps.db, email))?.id ?? null;
  let tried: string | null = null;
  const user = await attempt(deps, { kind: 'user', account: email, address, knownDevice }, async () => {
    const found = await findUserByEmail(deps.db, email);
    tried = found?.id ?? null;
    return (await verifyPassword(password, found?.passwordHash, isKnown ? 'known' : 'stranger')) ? found : null;
  }).catch((error) => recordRefusedSignIns(deps, 'user', { findId, address }, error));
  if (!user) {
    await recordFailedSignIn(deps.db, 'user', tried, address);
    throw new AppError('unauthenticated', 'Invalid email or password');
  }
  return await deps.db.transaction(async (tx) => {
    const begun = await beginSecondStep(deps, tx, { kind: 'user', id: user.id });
    return begun ? { begun } : { signedIn: await completeSignIn(deps, tx, user, origin) };
  });
}
