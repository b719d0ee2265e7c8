import { recordEvent } from '../audit/record';
import { newToken, sha256 } from '../credentials/tokens';
import type { Database, Db } from '../db/client';
import { selectIdentities } from '../db/provider-identities';
import { renewSessionToken } from '../db/sessions';
import { AppError } from '../errors';
import type { FactorDeps } from '../factors/deps';
import { askForPasskey, type PasskeyQuestion, type PasskeySite } from '../factors/passkeys';
import { methodsOf, passProof } from '../factors/second-step';
import type { SessionUser } from '../shared/accounts';
import {
  CONFIRMING_METHODS,
  type ConfirmingMethod,
  type ConfirmingMethods,
  type ReAuthentication,
} from '../shared/factors';
import { checkOwnPassword } from './own-password';
import type { CurrentSession } from './sessions';

/** Whoever signed in so recently is taken to sit there still. */
const RECENT_MS = 10 * 60_000;

/**
 * Asked before what cannot be undone, or takes an account from its owner: a session that was left open must not do.
 * @throws AppError reauthentication_required where the user proved more than 10 minutes ago who they are
 */
export function requireRecentSignIn({ now }: { now: () => Date }, { authenticatedAt }: CurrentSession): void {
  if (now().getTime() - authenticatedAt.getTime() <= RECENT_MS) return;
  throw new AppError(
    'reauthentication_required',
    'Please confirm that it is you: you signed in more than 10 minutes ago.',
  );
}

/**
 * The ways in which a session's user can prove once more who they are. The code of an app alone counts where the account has no password, as the password alone does elsewhere.
 * @param provider the one that is set up, as people call it; null where there is none
 */
export async function listConfirmingMethods(
  { db }: { db: Db },
  user: SessionUser,
  provider: { issuer: string; name: string } | null,
): Promise<ConfirmingMethods> {
  const steps = await methodsOf(db, { kind: 'user', id: user.id });
  const joined = provider ? await selectIdentities(db, user.id) : [];
  const can: Readonly<Record<ConfirmingMethod, boolean>> = {
    password: !user.hasNoPassword,
    passkey: steps.includes('passkey'),
    totp: !!user.hasNoPassword && steps.includes('totp'),
    provider: joined.some(({ issuer }) => issuer === provider?.issuer),
  };
  return { methods: CONFIRMING_METHODS.filter((method) => can[method]), provider: provider?.name ?? null };
}

/** What a browser needs to ask for a passkey of who is signed in. */
export async function askForOwnPasskey(deps: Pick<FactorDeps, 'db' | 'now'>, user: SessionUser, site: PasskeySite) {
  return await askForPasskey(deps, site, questionOf(user));
}

const questionOf = ({ id }: SessionUser) =>
  ({ purpose: 'reauthentication', owner: { kind: 'user', id } }) satisfies PasskeyQuestion;

const WRONG = {
  password: 'Your password is not correct.',
  totp: 'That is not right, or was used already. Please try the next one.',
  passkey: 'This passkey is not one of your account’s, or did not ask who you are. Please try another way.',
} as const;

/**
 * Proves that a session's user is there, which holds for 10 minutes: by the password, by a passkey that knows its owner, or by an app's code where there is no password. Failures are
 * counted with those of changing the password, or of second steps.
 * @returns the session's token from now on; the one before opens nothing any more
 * @throws AppError forbidden where the proof is wrong or not one of the account's ways, too_many; unauthenticated where the session has ended meanwhile
 */
export async function reAuthenticate(
  deps: FactorDeps,
  user: SessionUser,
  session: CurrentSession,
  { proof, address, site }: { proof: ReAuthentication; address: string; site: PasskeySite },
): Promise<string> {
  const by = proof.method;
  if (!(await isRight(deps, user, proof, { address, site }))) {
    const actor = { kind: 'user', id: user.id } as const;
    await recordEvent(deps.db, { action: 'reauthentication-failed', actor, address, details: { by: BY[by] } });
    throw new AppError('forbidden', WRONG[by]);
  }
  return renewAuthentication(deps, session, { by: BY[by], address });
}

/** What the audit log calls them. */
const BY = { password: 'password', totp: 'authenticator app', passkey: 'passkey' } as const;

async function isRight(
  deps: FactorDeps,
  user: SessionUser,
  proof: ReAuthentication,
  from: { address: string; site: PasskeySite },
): Promise<boolean> {
  if (proof.method === 'password') return (await checkOwnPassword(deps, user, proof.password)) !== null;
  if (proof.method === 'totp' && !user.hasNoPassword)
    throw new AppError('forbidden', 'Please prove it by your password.');
  const passed = await passProof(deps, questionOf(user), proof, { ...from, knownDevice: null }, (_, spend) => spend());
  return passed !== null;
}

/**
 * Notes that a session's user has proved who they are, and by what (`by`), under a fresh token, which is returned.
 * @throws AppError unauthenticated where the session has ended meanwhile
 */
export async function renewAuthentication(
  { db, now }: { db: Database; now: () => Date },
  session: CurrentSession,
  { by, address }: { by: string; address: string },
): Promise<string> {
  const token = newToken();
  await db.transaction(async (tx) => {
    if (!(await renewSessionToken(tx, session.tokenHash, sha256(token), now())))
      throw new AppError('unauthenticated', 'Please sign in to continue.');
    const actor = { kind: 'user', id: session.userId } as const;
    await recordEvent(tx, { action: 'reauthenticated', actor, address, details: { by } });
  });
  return token;
}
