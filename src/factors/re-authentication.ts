import { recordEvent } from '../audit/record';
import { newToken, sha256 } from '../credentials/tokens';
import type { Database, Db } from '../db/client';
import type { FactorOwner } from '../db/factors';
import { AppError } from '../errors';
import type { ReAuthentication } from '../shared/factors';
import type { FactorDeps } from './deps';
import { askForPasskey, type PasskeyQuestion, type PasskeySite } from './passkeys';
import { methodsOf, passProof } from './second-step';

/** Whoever signed in so recently is taken to sit there still. */
const RECENT_MS = 10 * 60_000;

/**
 * Asked before what cannot be undone, takes an account from its owner, or changes what others are shown: a session that was left open must not do.
 * @param authenticatedAt when whoever has the session last proved who they are
 * @throws AppError reauthentication_required where that is more than 10 minutes ago
 */
export function requireRecentSignIn(
  { now }: { now: () => Date },
  { authenticatedAt }: { authenticatedAt: Date },
): void {
  if (now().getTime() - authenticatedAt.getTime() <= RECENT_MS) return;
  throw new AppError(
    'reauthentication_required',
    'Please confirm that it is you: you signed in more than 10 minutes ago.',
  );
}

/** Whose session it is, and what gives it another token: users and administrators have sessions of their own. */
export interface SessionHolder {
  owner: FactorOwner;
  /** Notes in the session that its holder has just proved who they are. @returns whether there still is such a session */
  renew: (db: Db, tokenHash: Uint8Array, authenticatedAt: Date) => Promise<boolean>;
}

/** Somebody who is signed in and proves once more who they are. */
export interface Claimant extends SessionHolder {
  hasPassword: boolean;
  /** Counts wrong ones. @throws AppError too_many; forbidden where there is none */
  isPassword: (password: string) => Promise<boolean>;
}

/** The ways in which an account can prove it by itself. The code of an app alone counts where the account has no password, as the password alone does elsewhere. */
export async function ownConfirmingMethods(db: Db, owner: FactorOwner, hasPassword: boolean) {
  const steps = await methodsOf(db, owner);
  return {
    password: hasPassword,
    passkey: steps.includes('passkey'),
    totp: !hasPassword && steps.includes('totp'),
  };
}

/** What a browser needs to ask for a passkey of who is signed in. */
export async function askForOwnPasskey(deps: Pick<FactorDeps, 'db' | 'now'>, owner: FactorOwner, site: PasskeySite) {
  return await askForPasskey(deps, site, questionOf(owner));
}

const questionOf = ({ kind, id }: FactorOwner) =>
  ({ purpose: 'reauthentication', owner: { kind, id } }) satisfies PasskeyQuestion;

const WRONG = {
  password: 'Your password is not correct.',
  totp: 'That is not right, or was used already. Please try the next one.',
  passkey: 'This passkey is not one of your account’s, or did not ask who you are. Please try another way.',
} as const;

/** What the audit log calls them. */
const BY = { password: 'password', totp: 'authenticator app', passkey: 'passkey' } as const;

/**
 * Proves that who is signed in is there, which holds for 10 minutes: by the password, by a passkey that knows its owner, or by an app's code where there is no password. Failures are
 * counted with those of changing the password, or of second steps.
 * @returns the session's token from now on; the one before opens nothing any more
 * @throws AppError forbidden where the proof is wrong or not one of the account's ways, too_many; unauthenticated where the session has ended meanwhile
 */
export async function proveAgain(
  deps: FactorDeps,
  claimant: Claimant,
  { proof, address, site }: { proof: ReAuthentication; address: string; site: PasskeySite },
): Promise<string> {
  const by = BY[proof.method];
  if (!(await isRight(deps, claimant, proof, { address, site }))) {
    const actor = claimant.owner;
    await recordEvent(deps.db, { action: 'reauthentication-failed', actor, address, details: { by } });
    throw new AppError('forbidden', WRONG[proof.method]);
  }
  return renewAuthentication(deps, claimant, { by, address });
}

async function isRight(
  deps: FactorDeps,
  { owner, hasPassword, isPassword }: Claimant,
  proof: ReAuthentication,
  from: { address: string; site: PasskeySite },
): Promise<boolean> {
  if (proof.method === 'password') return await isPassword(proof.password);
  if (proof.method === 'totp' && hasPassword) throw new AppError('forbidden', 'Please prove it by your password.');
  const passed = await passProof(deps, questionOf(owner), proof, { ...from, knownDevice: null }, (_, spend) => spend());
  return passed !== null;
}

/**
 * Notes that a session's holder has proved who they are, and by what (`by`), under a fresh token, which is returned.
 * @throws AppError unauthenticated where the session has ended meanwhile
 */
export async function renewAuthentication(
  { db, now }: { db: Database; now: () => Date },
  { owner, renew }: SessionHolder,
  { by, address }: { by: string; address: string },
): Promise<string> {
  const token = newToken();
  await db.transaction(async (tx) => {
    if (!(await renew(tx, sha256(token), now()))) throw new AppError('unauthenticated', 'Please sign in to continue.');
    await recordEvent(tx, { action: 'reauthenticated', actor: owner, address, details: { by } });
  });
  return token;
}
