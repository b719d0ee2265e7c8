import { attempt } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { findAdminByEmail } from '../db/admins';
import type { Db } from '../db/client';
import { AppError } from '../errors';
import type { FactorDeps } from '../factors/deps';
import { type BegunStep, beginSecondStep, passSecondStep } from '../factors/second-step';
import type { AdminLogin } from '../shared/admin';
import type { StepProof } from '../shared/factors';
import { openAdminSession } from './sessions';

/**
 * Opens an administrator's session and returns its token, or begins the second step where the account has a factor; counted and timed like a user's sign-in.
 * @throws AppError unauthenticated, too_many
 */
export async function loginAdmin(
  deps: { db: Db; now: () => Date },
  { email, password }: AdminLogin,
  address: string,
): Promise<{ token: string } | { begun: BegunStep }> {
  const admin = await attempt(deps, { kind: 'admin', account: email, address }, async () => {
    const found = await findAdminByEmail(deps.db, email);
    return (await verifyPassword(password, found?.passwordHash, 'admin')) ? found : null;
  });
  if (!admin) throw new AppError('unauthenticated', 'Invalid admin credentials');
  const begun = await beginSecondStep(deps, deps.db, { kind: 'admin', id: admin.id });
  return begun ? { begun } : { token: await openAdminSession(deps, admin.id) };
}

/** Passes the second step of an administrator's sign-in; returns the session's token. @throws AppError unauthenticated, too_many, unavailable */
export async function passAdminsSecondStep(
  deps: FactorDeps,
  token: string | null,
  proof: StepProof,
  address: string,
): Promise<string> {
  const origin = { address, knownDevice: () => Promise.resolve(null) };
  return await passSecondStep(deps, { kind: 'admin', token }, proof, origin, (tx, { id }) =>
    openAdminSession({ ...deps, db: tx }, id),
  );
}
