import type { Db } from '../db/client';
import { selectIdentities } from '../db/provider-identities';
import { renewSessionToken } from '../db/sessions';
import type { FactorDeps } from '../factors/deps';
import type { PasskeySite } from '../factors/passkeys';
import { ownConfirmingMethods, proveAgain, type SessionHolder } from '../factors/re-authentication';
import type { SessionUser } from '../shared/accounts';
import {
  CONFIRMING_METHODS,
  type ConfirmingMethod,
  type ConfirmingMethods,
  type ReAuthentication,
} from '../shared/factors';
import { checkOwnPassword } from './own-password';
import type { CurrentSession } from './sessions';

/**
 * The ways in which a session's user can prove once more who they are: those of the account itself, and the provider that it is joined to.
 * @param provider the one that is set up, as people call it; null where there is none
 */
export async function listConfirmingMethods(
  { db }: { db: Db },
  user: SessionUser,
  provider: { issuer: string; name: string } | null,
): Promise<ConfirmingMethods> {
  const joined = provider ? await selectIdentities(db, user.id) : [];
  const can: Readonly<Record<ConfirmingMethod, boolean>> = {
    ...(await ownConfirmingMethods(db, { kind: 'user', id: user.id }, !user.hasNoPassword)),
    provider: joined.some(({ issuer }) => issuer === provider?.issuer),
  };
  return { methods: CONFIRMING_METHODS.filter((method) => can[method]), provider: provider?.name ?? null };
}

/** Whose session it is, for what renews its proof. */
export function holderOf({ userId, tokenHash }: CurrentSession): SessionHolder {
  return {
    owner: { kind: 'user', id: userId },
    renew: (db, fresh, at) => renewSessionToken(db, tokenHash, fresh, at),
  };
}

/** Proves that a session's user is there, as `proveAgain` says, which see for what it returns and throws. */
export async function reAuthenticate(
  deps: FactorDeps,
  user: SessionUser,
  session: CurrentSession,
  given: { proof: ReAuthentication; address: string; site: PasskeySite },
): Promise<string> {
  const isPassword = async (password: string) => (await checkOwnPassword(deps, user, password)) !== null;
  return await proveAgain(deps, { ...holderOf(session), hasPassword: !user.hasNoPassword, isPassword }, given);
}
