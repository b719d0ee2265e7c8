import { recordEvent } from '../audit/record';
import { attempt, countSignUp } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { newToken, sha256 } from '../credentials/tokens';
import { findUserByEmail, insertUser, type UserRow, updateUser } from '../db/accounts';
import type { Database, Transaction } from '../db/client';
import {
  findProviderJoin,
  findUserOfIdentity,
  hasUnlinked,
  insertProviderJoin,
  linkIdentity,
  type ProviderIdentity,
  takeProviderJoin,
} from '../db/provider-identities';
import { AppError } from '../errors';
import { type BegunStep, beginSecondStep } from '../factors/second-step';
import type { QueueMail } from '../mail/queue-mail';
import type { OidcIdentity } from '../oidc/provider';
import { isEmail, plainNameOf } from '../shared/accounts';
import { completeSignIn, type SignedIn, type SignInOrigin } from './complete-sign-in';
import { providerOf } from './provider-identities';
import { PROVIDER_SECONDS, ProviderRefused, type Returned, refuseAsTooMany } from './provider-visit';
import type { SessionSettings } from './sessions';

interface ProviderDeps {
  db: Database;
  now: () => Date;
  config: SessionSettings;
  queueMail?: QueueMail | undefined;
}

/** What became of somebody whom the provider sent back: in, asked for a factor, or for the password of the account that has their address. */
export type ProviderOutcome = { signedIn: SignedIn } | { begun: BegunStep } | { join: string };

/**
 * Takes somebody in whom the provider sent back. Only an address that the provider has verified counts. Where an account has it, that is joined at once if it has proved itself
 * that its user reads mail there, else by its password: whoever made it may be somebody else. By the password, too, where its user signed in by that provider and wanted it no more.
 * @throws ProviderRefused
 */
export async function takeIn(
  deps: ProviderDeps,
  { identity }: Returned,
  origin: SignInOrigin,
): Promise<ProviderOutcome> {
  const known = await findUserOfIdentity(deps.db, identity);
  if (known) return await passOn(deps, known, origin);
  if (!identity.email || !identity.emailVerified || !isEmail(identity.email)) throw new ProviderRefused('unverified');
  const taken = await findUserByEmail(deps.db, identity.email);
  if (!taken) return await passOn(deps, await makeAccount(deps, identity, identity.email, origin), origin);
  const asksPassword = !taken.emailVerifiedAt || (await hasUnlinked(deps.db, taken.id, identity.issuer));
  if (asksPassword) return { join: await offerJoin(deps, taken, identity) };
  return await joinVerified(deps, taken, identity, origin);
}

async function passOn(
  deps: ProviderDeps,
  user: UserRow,
  origin: SignInOrigin,
): Promise<{ signedIn: SignedIn } | { begun: BegunStep }> {
  return await deps.db.transaction(async (tx) => await completeOrStep(deps, tx, user, origin));
}

async function completeOrStep(
  deps: ProviderDeps,
  tx: Transaction,
  user: UserRow,
  origin: SignInOrigin,
): Promise<{ signedIn: SignedIn } | { begun: BegunStep }> {
  const begun = await beginSecondStep(deps, tx, { kind: 'user', id: user.id });
  return begun ? { begun } : { signedIn: await completeSignIn(deps, tx, user, origin) };
}

async function joinVerified(
  deps: ProviderDeps,
  user: UserRow,
  identity: ProviderIdentity,
  origin: SignInOrigin,
): Promise<{ signedIn: SignedIn } | { begun: BegunStep }> {
  return await deps.db.transaction(async (tx) => {
    await join(deps, tx, user.id, { identity, address: origin.address });
    return await completeOrStep(deps, tx, user, origin);
  });
}

async function offerJoin(
  { db, now }: ProviderDeps,
  user: UserRow,
  { issuer, subject }: ProviderIdentity,
): Promise<string> {
  // There is nothing to prove it with: it is somebody else's at the same provider.
  if (user.passwordHash === null) throw new ProviderRefused('taken');
  const token = newToken();
  const expiresAt = new Date(now().getTime() + PROVIDER_SECONDS * 1_000);
  await insertProviderJoin(db, { tokenHash: sha256(token), userId: user.id, issuer, subject, expiresAt });
  return token;
}

async function makeAccount(
  deps: ProviderDeps,
  identity: OidcIdentity,
  email: string,
  { address }: SignInOrigin,
): Promise<UserRow> {
  const { db, now } = deps;
  await countSignUp({ db, now }, address).catch(refuseAsTooMany());
  return await db.transaction(async (tx) => {
    const name = plainNameOf(identity.name) ?? email.split('@')[0] ?? email;
    const user = await insertUser(tx, { name, email, passwordHash: null, createdAt: now() });
    const actor = { kind: 'user', id: user.id } as const;
    await recordEvent(tx, { action: 'sign-up', actor, address, details: { by: 'provider' } });
    await link(deps, tx, user.id, { identity, address });
    return (await updateUser(tx, user.id, { emailVerifiedAt: now() })) ?? user;
  });
}

interface Linking {
  identity: ProviderIdentity;
  address: string;
}

/** Links an account that was there before, whose owner is told. */
async function join(deps: ProviderDeps, tx: Transaction, userId: string, linking: Linking): Promise<void> {
  await link(deps, tx, userId, linking);
  const provider = providerOf(linking.identity);
  await deps.queueMail?.(tx, { to: userId, kind: 'provider-changed', what: 'joined', provider, at: deps.now() });
}

async function link(
  { now }: ProviderDeps,
  tx: Transaction,
  userId: string,
  { identity, address }: Linking,
): Promise<void> {
  // Somebody else signed in by it first, at the same time.
  if (!(await linkIdentity(tx, identity, userId, now())))
    throw new AppError('conflict', 'Somebody else signs in by it already.');
  await recordEvent(tx, { action: 'identity-linked', actor: { kind: 'user', id: userId }, address });
}

const over = () => new AppError('unauthenticated', 'This sign-in has taken too long. Please begin it anew.');

/**
 * Joins the account that has the provider's address, by its password; from then on the provider signs in to it. Wrong passwords are counted as at the sign-in.
 * @param token what the browser's cookie says by which the join is known
 * @throws AppError unauthenticated, too_many
 */
export async function joinByPassword(
  deps: ProviderDeps,
  token: string | null,
  password: string,
  origin: SignInOrigin,
): Promise<{ signedIn: SignedIn } | { begun: BegunStep }> {
  const waiting = token ? await findProviderJoin(deps.db, sha256(token), deps.now()) : null;
  if (!waiting || !token) throw over();
  const { user } = waiting;
  const right = await attempt(deps, { kind: 'user', account: user.email, address: origin.address }, async () =>
    (await verifyPassword(password, user.passwordHash, 'stranger')) ? user : null,
  );
  if (!right) throw new AppError('unauthenticated', 'That is not the password of your account here.');
  return await deps.db.transaction(async (tx) => {
    if (!(await takeProviderJoin(tx, sha256(token)))) throw over();
    await join(deps, tx, user.id, { identity: waiting.join, address: origin.address });
    return await completeOrStep(deps, tx, user, origin);
  });
}
