import { recordEvent } from '../audit/record';
import { attempt, countBegunSignIn } from '../credentials/attempts';
import { sha256 } from '../credentials/tokens';
import { lockUser } from '../db/accounts';
import type { Transaction } from '../db/client';
import { isDeviceOf } from '../db/known-devices';
import { notePasskeyUse } from '../db/passkeys';
import { AppError } from '../errors';
import type { FactorDeps } from '../factors/deps';
import { askForPasskey, ownerOf, type PasskeySite, provePasskey } from '../factors/passkeys';
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
  origin: SignInOrigin & { site: PasskeySite },
): Promise<SignedIn> {
  const { address, device, site } = origin;
  const knownDevice = async ({ id }: { id: string }) =>
    device !== null && (await isDeviceOf(deps.db, id, sha256(device))) ? device : null;
  const from = { address, site, knownDevice };
  return await passSecondStep(deps, { kind: 'user', token }, proof, from, (tx, { id }) =>
    complete(deps, tx, id, origin),
  );
}

/** Of whomever it is. */
const ALONE = { purpose: 'sign-in', owner: null } as const;

/** What a browser needs to ask for any passkey of this site. @throws AppError too_many where too many such sign-ins were begun from that network */
export async function beginPasskeySignIn(deps: Pick<FactorDeps, 'db' | 'now'>, site: PasskeySite, address: string) {
  await countBegunSignIn(deps, address);
  return await askForPasskey(deps, site, ALONE);
}

/**
 * Signs a user in by a passkey alone, which is two proofs at once: the thing, and the finger, face or PIN of its owner. Failures are counted by where they come from.
 * @throws AppError unauthenticated, too_many
 */
export async function signInByPasskey(
  deps: FactorDeps & { config: SessionSettings },
  site: PasskeySite,
  response: unknown,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const from = { kind: 'second-factor', account: 'passkey alone', address: origin.address } as const;
  const proved = await attempt(deps, { ...from, slowAccount: false }, () => provePasskey(deps, site, ALONE, response));
  const id = ownerOf(proved?.factor ?? null)?.id;
  if (!proved || !id) {
    const event = { action: 'factor-failed', address: origin.address, details: { method: 'passkey alone' } } as const;
    await recordEvent(deps.db, { ...event, actor: { kind: 'stranger', id: null } });
    throw refused();
  }
  return await deps.db.transaction(async (tx) => {
    if (!(await notePasskeyUse(tx, proved.factor.id, proved.use))) throw refused();
    return await complete(deps, tx, id, origin);
  });
}

const refused = () =>
  new AppError('unauthenticated', 'This passkey signs in no account here. Please use your password.');

async function complete(
  deps: FactorDeps & { config: SessionSettings },
  tx: Transaction,
  id: string,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const user = await lockUser(tx, id);
  if (!user) throw new AppError('unauthenticated', 'This account no longer exists.');
  return await completeSignIn(deps, tx, user, origin);
}
