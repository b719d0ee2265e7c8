import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sha256 } from '../credentials/tokens';
import { isUniqueViolation } from '../db/errors';
import { type FactorOwner, type FactorRow, lockOwner, selectFactors } from '../db/factors';
import { type ChallengeUse, findPasskey, insertChallenge, insertPasskey, takeChallenge } from '../db/passkeys';
import { AppError } from '../errors';
import type { FactorAdded } from '../shared/factors';
import type { FactorActor, FactorDeps } from './deps';
import { addFactor, demandRoom, noSuchFactor } from './factors';

/** Where browsers reach this server: passkeys belong to a host, and sign from which page they were asked. */
export interface PasskeySite {
  /** As 'https://counterpart.example'. */
  origin: string;
}

/** How long a passkey may take to answer, in milliseconds: people look for a key, or for their phone. */
const ANSWER_MS = 5 * 60_000;

type PasskeyDeps = Pick<FactorDeps, 'db' | 'now'>;

/** The library is loaded by the first passkey. */
const library = () => import('@simplewebauthn/server');
const hostOf = ({ origin }: PasskeySite) => new URL(origin).hostname;

async function open({ db, now }: PasskeyDeps, use: ChallengeUse, challenge: string): Promise<void> {
  const expiresAt = new Date(now().getTime() + ANSWER_MS);
  await insertChallenge(db, use, { challengeHash: sha256(challenge), expiresAt });
}

/** Says of an answer's challenge whether it was ours and is answered for the first time, in time. */
const isOpen =
  ({ db, now }: PasskeyDeps, use: ChallengeUse) =>
  (challenge: string) =>
    takeChallenge(db, use, sha256(challenge), now());

/** Ids by which a browser leaves out, or looks for, the passkeys of an account. */
function credentialsOf(factors: readonly FactorRow[]) {
  return factors.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, ...(transports && { transports: transports as never }) }] : [],
  );
}

/**
 * What a browser needs to make a passkey: one that finds the account by itself and asks for the owner's finger, face or PIN where it can.
 * @throws AppError conflict where the account has as many factors as it may
 */
export async function beginPasskey(
  deps: PasskeyDeps,
  site: PasskeySite,
  owner: FactorOwner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  const [email, factors] = await deps.db.transaction(async (tx) => [
    await lockOwner(tx, owner),
    await selectFactors(tx, owner),
  ]);
  if (email === null) throw noSuchFactor();
  demandRoom(factors);
  const options = await generateRegistrationOptions({
    rpName: 'Counterpart',
    rpID: hostOf(site),
    userName: owner.kind === 'admin' ? `${email} (administrator)` : email,
    userID: new TextEncoder().encode(owner.id),
    attestationType: 'none',
    excludeCredentials: credentialsOf(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    timeout: ANSWER_MS,
  });
  await open(deps, { purpose: 'add', owner }, options.challenge);
  return options;
}

/**
 * Adds the passkey that a browser made.
 * @throws AppError invalid where it was made for another site, was not asked for or too long ago; conflict
 */
export async function addPasskey(
  deps: FactorDeps,
  site: PasskeySite,
  owner: FactorActor,
  { name, response }: { name: string; response: unknown },
): Promise<FactorAdded> {
  const { verifyRegistrationResponse } = await library();
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: isOpen(deps, { purpose: 'add', owner }),
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
  }).catch(() => null);
  if (!made?.verified) throw new AppError('invalid', 'This passkey could not be added. Please try it again.');
  const { credential, credentialBackedUp } = made.registrationInfo;
  const passkey = {
    name,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    signCount: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
    createdAt: deps.now(),
  };
  try {
    return await addFactor(deps, owner, (tx) => insertPasskey(tx, owner, passkey));
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', 'This passkey is in use already.');
    throw error;
  }
}

/** What a passkey is asked for: of an account whose password was right, of any (`owner` null), or of who is signed in already. */
export type PasskeyQuestion = ChallengeUse & { purpose: Exclude<ChallengeUse['purpose'], 'add'> };

/** Beside a password the thing is enough; alone it has to know its owner by finger, face or PIN. */
const knowsOwner = ({ purpose }: PasskeyQuestion) => purpose !== 'second-step';

/** What a browser needs to ask for a passkey. */
export async function askForPasskey(
  deps: PasskeyDeps,
  site: PasskeySite,
  question: PasskeyQuestion,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  const { owner } = question;
  const options = await generateAuthenticationOptions({
    rpID: hostOf(site),
    userVerification: knowsOwner(question) ? 'required' : 'preferred',
    timeout: ANSWER_MS,
    ...(owner && { allowCredentials: credentialsOf(await selectFactors(deps.db, owner)) }),
  });
  await open(deps, question, options.challenge);
  return options;
}

/** A passkey whose answer is proved, and what to note of its use (`notePasskeyUse`). */
export interface ProvedPasskey {
  factor: FactorRow;
  use: { signCount: number; backedUp: boolean; lastUsedAt: Date };
}

/**
 * Proves the answer of a passkey: of that owner, or with null of anybody's who is a user.
 * @returns null where it is none of theirs, signs for another site, answers no open question or counts backwards, as a copy of it would
 */
export async function provePasskey(
  deps: PasskeyDeps,
  site: PasskeySite,
  question: PasskeyQuestion,
  answer: unknown,
): Promise<ProvedPasskey | null> {
  const { owner } = question;
  const response = answer as AuthenticationResponseJSON;
  const factor = await findPasskey(deps.db, response.id);
  const isTheirs = owner ? ownerOf(factor)?.id === owner.id : ownerOf(factor)?.kind === 'user';
  if (!factor?.credentialId || !factor.publicKey || !isTheirs) return null;
  const { verifyAuthenticationResponse } = await library();
  const proof = await verifyAuthenticationResponse({
    response,
    expectedChallenge: isOpen(deps, question),
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    credential: {
      id: factor.credentialId,
      publicKey: Uint8Array.from(factor.publicKey),
      counter: factor.signCount ?? 0,
    },
    requireUserVerification: knowsOwner(question),
  }).catch(() => null);
  if (!proof?.verified) return null;
  const { newCounter, credentialBackedUp } = proof.authenticationInfo;
  return { factor, use: { signCount: newCounter, backedUp: credentialBackedUp, lastUsedAt: deps.now() } };
}

/** Whose a factor is. */
export function ownerOf(factor: FactorRow | null): FactorOwner | null {
  if (factor?.userId) return { kind: 'user', id: factor.userId };
  return factor?.adminId ? { kind: 'admin', id: factor.adminId } : null;
}
