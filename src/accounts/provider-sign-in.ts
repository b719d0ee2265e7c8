import { recordEvent } from '../audit/record';
import { attempt, countBegunSignIn, countSignUp } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { newToken, sha256 } from '../credentials/tokens';
import { findUserByEmail, insertUser, type UserRow, updateUser } from '../db/accounts';
import type { Database, Transaction } from '../db/client';
import {
  findProviderJoin,
  findUserOfIdentity,
  insertIdentity,
  insertProviderJoin,
  insertProviderSignIn,
  type ProviderIdentity,
  takeProviderJoin,
  takeProviderSignIn,
} from '../db/provider-identities';
import { AppError } from '../errors';
import { type BegunStep, beginSecondStep } from '../factors/second-step';
import type { QueueMail } from '../mail/queue-mail';
import { OidcFailure, type OidcIdentity, type OidcProvider } from '../oidc/provider';
import { isEmail, plainNameOf } from '../shared/accounts';
import type { ProviderRefusal } from '../shared/provider-sign-in';
import { completeSignIn, type SignedIn, type SignInOrigin } from './complete-sign-in';
import type { SessionSettings } from './sessions';

/** How long a sign-in may be with the provider, and a join wait for its password, in seconds. */
export const PROVIDER_SECONDS = 10 * 60;

interface ProviderDeps {
  db: Database;
  now: () => Date;
  config: SessionSettings;
  queueMail?: QueueMail | undefined;
  provider: OidcProvider;
}

/** Why nobody was signed in, for the sign-in page. `cause` is for the log. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  constructor(
    readonly refusal: ProviderRefusal,
    cause?: unknown,
  ) {
    super(refusal, { cause });
  }
}

/** What became of somebody whom the provider sent back: in, asked for a factor, or for the password of the account that has their address. */
export type ProviderOutcome = { signedIn: SignedIn } | { begun: BegunStep } | { join: string };

/** Sends a visitor to the provider. @param next the page of ours that they want @param from the visitor's address @returns where to, and what their cookie has to say until they are back @throws ProviderRefused */
export async function beginProviderSignIn(
  { db, now, provider }: ProviderDeps,
  next: string,
  from: string,
): Promise<{ address: string; token: string }> {
  await countBegunSignIn({ db, now }, from).catch(tooMany);
  const { address, request } = await provider.begin().catch(refuse);
  const token = newToken();
  const expiresAt = new Date(now().getTime() + PROVIDER_SECONDS * 1_000);
  await insertProviderSignIn(db, { tokenHash: sha256(token), ...request, next, expiresAt });
  return { address, token };
}

/**
 * Takes somebody in whom the provider sent back. Only an address that the provider has verified counts. Where an account has it, that is joined at once if it has proved itself
 * that its user reads mail there, else by its password: whoever made it may be somebody else.
 * @param token of the sign-in that went out, from the cookie of the browser that it went out from
 * @param returned the address that they came back to, with its query
 * @returns with the outcome the page that they wanted
 * @throws ProviderRefused
 */
export async function finishProviderSignIn(
  deps: ProviderDeps,
  token: string | null,
  returned: URL,
  origin: SignInOrigin,
): Promise<{ outcome: ProviderOutcome; next: string }> {
  const begun = token ? await takeProviderSignIn(deps.db, sha256(token), deps.now()) : null;
  if (!begun) throw new ProviderRefused('invalid');
  const identity = await deps.provider.finish(returned, begun).catch(refuse);
  const { next } = begun;
  const known = await findUserOfIdentity(deps.db, identity);
  if (known) return { outcome: await passOn(deps, known, origin), next };
  if (!identity.email || !identity.emailVerified || !isEmail(identity.email)) throw new ProviderRefused('unverified');
  const taken = await findUserByEmail(deps.db, identity.email);
  if (taken?.emailVerifiedAt) return { outcome: await joinVerified(deps, taken, identity, origin), next };
  if (taken) return { outcome: { join: await offerJoin(deps, taken, identity) }, next };
  return { outcome: await passOn(deps, await makeAccount(deps, identity, identity.email, origin), origin), next };
}

function tooMany(error: unknown): never {
  throw error instanceof AppError ? new ProviderRefused('too-many', error) : error;
}

function refuse(error: unknown): never {
  throw error instanceof OidcFailure ? new ProviderRefused(error.kind, error) : error;
}

async function passOn(
  deps: ProviderDeps,
  user: UserRow,
  origin: SignInOrigin,
): Promise<{ signedIn: SignedIn } | { begun: BegunStep }> {
  return await deps.db.transaction(async (tx) => await completeOrStep(deps, tx, user, origin));
}

async function completeOrStep(
  deps: Omit<ProviderDeps, 'provider'>,
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
    await link(tx, identity, user.id, { now: deps.now, address: origin.address });
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
  { db, now }: ProviderDeps,
  identity: OidcIdentity,
  email: string,
  { address }: SignInOrigin,
): Promise<UserRow> {
  await countSignUp({ db, now }, address).catch(tooMany);
  return await db.transaction(async (tx) => {
    const name = plainNameOf(identity.name) ?? email.split('@')[0] ?? email;
    const user = await insertUser(tx, { name, email, passwordHash: null, createdAt: now() });
    const actor = { kind: 'user', id: user.id } as const;
    await recordEvent(tx, { action: 'sign-up', actor, address, details: { by: 'provider' } });
    await link(tx, identity, user.id, { now, address });
    return (await updateUser(tx, user.id, { emailVerifiedAt: now() })) ?? user;
  });
}

async function link(
  tx: Transaction,
  identity: ProviderIdentity,
  userId: string,
  { now, address }: { now: () => Date; address: string },
): Promise<void> {
  await insertIdentity(tx, identity, userId, now());
  await recordEvent(tx, { action: 'identity-linked', actor: { kind: 'user', id: userId }, address });
}

const over = () => new AppError('unauthenticated', 'This sign-in has taken too long. Please begin it anew.');

/**
 * Joins the account that has the provider's address, by its password; from then on the provider signs in to it. Wrong passwords are counted as at the sign-in.
 * @param token what the browser's cookie says by which the join is known
 * @throws AppError unauthenticated, too_many
 */
export async function joinByPassword(
  deps: Omit<ProviderDeps, 'provider'>,
  token: string | null,
  password: string,
  origin: SignInOrigin,
): Promise<{ signedIn: SignedIn } | { begun: BegunStep }> {
  const waiting = token ? await findProviderJoin(deps.db, sha256(token), deps.now()) : null;
  if (!waiting || !token) throw over();
  const { join, user } = waiting;
  const right = await attempt(deps, { kind: 'user', account: user.email, address: origin.address }, async () =>
    (await verifyPassword(password, user.passwordHash, 'stranger')) ? user : null,
  );
  if (!right) throw new AppError('unauthenticated', 'That is not the password of your account here.');
  return await deps.db.transaction(async (tx) => {
    if (!(await takeProviderJoin(tx, sha256(token)))) throw over();
    await link(tx, join, user.id, { now: deps.now, address: origin.address });
    return await completeOrStep(deps, tx, user, origin);
  });
}
