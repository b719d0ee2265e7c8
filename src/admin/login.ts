import { recordEvent } from '../audit/record';
import { recordFailedSignIn, recordRefusedSignIns } from '../audit/sign-ins';
import { attempt } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { findAdminByEmail } from '../db/admins';
import type { Database, Transaction } from '../db/client';
import { AppError } from '../errors';
import type { FactorDeps } from '../factors/deps';
import type { PasskeySite } from '../factors/passkeys';
import { type BegunStep, beginSecondStep, passSecondStep } from '../factors/second-step';
import type { AdminLogin } from '../shared/admin';
import type { StepProof } from '../shared/factors';
import { openAdminSession } from './sessions';

/**
 * Opens an administrator's session and returns its token, or begins the second step where the account has a factor; counted and timed like a user's sign-in.
 * @throws AppError unauthenticated, too_many
 */
export async function loginAdmin(
  deps: { db: Database; now: () => Date },
  { email, password }: AdminLogin,
  address: string,
): Promise<{ token: string } | { begun: BegunStep }> {
  const findId = async () => (await findAdminByEmail(deps.db, email))?.id ?? null;
  let tried: string | null = null;
  const admin = await attempt(deps, { kind: 'admin', account: email, address }, async () => {
    const found = await findAdminByEmail(deps.db, email);
    tried = found?.id ?? null;
    return (await verifyPassword(password, found?.passwordHash, 'admin')) ? found : null;
  }).catch((error) => recordRefusedSignIns(deps, 'admin', { findId, address }, error));
  if (!admin) {
    await recordFailedSignIn(deps.db, 'admin', tried, address);
    throw new AppError('unauthenticated', 'Invalid admin credentials');
  }
  const { id } = admin;
  return await deps.db.transaction(async (tx) => {
    const begun = await beginSecondStep(deps, tx, { kind: 'admin', id });
    return begun ? { begun } : { token: await completeLogin(deps, tx, id, address) };
  });
}

/** Passes the second step of an administrator's sign-in; returns the session's token. @throws AppError unauthenticated, too_many, unavailable */
export async function passAdminsSecondStep(
  deps: FactorDeps,
  token: string | null,
  proof: StepProof,
  { address, site }: { address: string; site: PasskeySite },
): Promise<string> {
  const origin = { address, site, knownDevice: () => Promise.resolve(null) };
  return await passSecondStep(deps, { kind: 'admin', token }, proof, origin, (tx, { id }) =>
    completeLogin(deps, tx, id, address),
  );
}

async function completeLogin(
  { now }: { now: () => Date },
  tx: Transaction,
  id: string,
  address: string,
): Promise<string> {
  await recordEvent(tx, { action: 'sign-in', actor: { kind: 'admin', id }, address });
  return await openAdminSession({ db: tx, now }, id);
}
