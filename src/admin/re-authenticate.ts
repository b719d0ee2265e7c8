import { checkKnownPassword } from '../credentials/known-password';
import { findAdminByEmail, renewAdminSessionToken } from '../db/admins';
import type { Db } from '../db/client';
import type { FactorDeps } from '../factors/deps';
import type { PasskeySite } from '../factors/passkeys';
import { ownConfirmingMethods, proveAgain } from '../factors/re-authentication';
import { CONFIRMING_METHODS, type ConfirmingMethods, type ReAuthentication } from '../shared/factors';
import type { SessionAdmin } from './sessions';

/** The ways in which an administrator can prove once more who they are. No provider signs administrators in. */
export async function listAdminsConfirmingMethods(
  { db }: { db: Db },
  { id }: Pick<SessionAdmin, 'id'>,
): Promise<ConfirmingMethods> {
  const can = { ...(await ownConfirmingMethods(db, { kind: 'admin', id }, true)), provider: false };
  return { methods: CONFIRMING_METHODS.filter((method) => can[method]), provider: null };
}

/** Proves that an administrator is there, as `proveAgain` says, which see for what it returns and throws. */
export async function reAuthenticateAdmin(
  deps: FactorDeps,
  { id, email, tokenHash }: SessionAdmin,
  given: { proof: ReAuthentication; address: string; site: PasskeySite },
): Promise<string> {
  const find = () => findAdminByEmail(deps.db, email);
  const claimant = {
    owner: { kind: 'admin', id } as const,
    renew: (db: Db, fresh: Uint8Array, at: Date) => renewAdminSessionToken(db, tokenHash, fresh, at),
    hasPassword: true,
    isPassword: async (password: string) => (await checkKnownPassword(deps, id, find, password)) !== null,
  };
  return await proveAgain(deps, claimant, given);
}
