import { sha256 } from '../credentials/tokens';
import { lockUser } from '../db/accounts';
import { isDeviceOf } from '../db/known-devices';
import { AppError } from '../errors';
import type { FactorDeps } from '../factors/deps';
import { passSecondStep } from '../factors/second-step';
import type { StepProof } from '../shared/factors';
import { completeSignIn, type SignedIn, type SignInOrigin } from './complete-sign-in';
import type { SessionSettings } from './sessions';

/**
 * Passes the second step of a user's sign-in and opens the session.
 * @param token of the sign-in that waits
 * @throws AppError unauthenticated, too_many, unavailable
 */
export async function passUsersSecondStep(
  deps: FactorDeps & { config: SessionSettings },
  token: string | null,
  proof: StepProof,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const { address, device } = origin;
  const knownDevice = async ({ id }: { id: string }) =>
    device !== null && (await isDeviceOf(deps.db, id, sha256(device))) ? device : null;
  return await passSecondStep(deps, { kind: 'user', token }, proof, { address, knownDevice }, async (tx, { id }) => {
    const user = await lockUser(tx, id);
    if (!user) throw new AppError('unauthenticated', 'This account no longer exists.');
    return await completeSignIn(deps, tx, user, origin);
  });
}
