import { recordEvent } from '../audit/record';
import { attempt } from '../credentials/attempts';
import { newToken, sha256 } from '../credentials/tokens';
import type { Db, Transaction } from '../db/client';
import {
  countRecoveryCodes,
  type FactorOwner,
  type FactorRow,
  findPendingSignIn,
  insertPendingSignIn,
  selectFactors,
  spendRecoveryCode,
  spendStep,
  takePendingSignIn,
} from '../db/factors';
import { notePasskeyUse } from '../db/passkeys';
import { AppError } from '../errors';
import { signInsRefused } from '../metrics/metrics';
import { FACTOR_KINDS, type SecondStep, type StepMethod, type StepProof } from '../shared/factors';
import type { FactorActor, FactorDeps } from './deps';
import { tell } from './factors';
import { askForPasskey, type PasskeyQuestion, type PasskeySite, provePasskey } from './passkeys';
import { recoveryCodeHash } from './recovery-codes';
import { stepOf } from './totp';

/** How long a sign-in waits for its second step, in seconds: to find a phone, and no longer. */
export const SECOND_STEP_SECONDS = 5 * 60;

const over = () => new AppError('unauthenticated', 'This sign-in has taken too long. Please begin it anew.');
const wrong = () => new AppError('unauthenticated', 'That is not right, or was used already. Please try the next one.');

/** A sign-in whose password was right: what the browser's cookie has to say, and what people are shown. */
export interface BegunStep {
  token: string;
  step: SecondStep;
}

/** Begins the second step of a sign-in. @returns null where the account has no factor: the password alone signs in */
export async function beginSecondStep(
  { now }: Pick<FactorDeps, 'now'>,
  db: Db,
  owner: FactorOwner,
): Promise<BegunStep | null> {
  const methods = await methodsOf(db, owner);
  if (methods.length === 0) return null;
  const token = newToken();
  const expiresAt = new Date(now().getTime() + SECOND_STEP_SECONDS * 1_000);
  await insertPendingSignIn(db, owner, { tokenHash: sha256(token), expiresAt });
  return { token, step: { methods, expiresAt: expiresAt.toISOString() } };
}

/** What a sign-in waits for. @throws AppError unauthenticated where it does not, or no longer */
export async function readSecondStep(
  { db, now }: Pick<FactorDeps, 'db' | 'now'>,
  kind: FactorOwner['kind'],
  token: string | null,
): Promise<SecondStep> {
  const { owner, expiresAt } = await findPending({ db, now }, kind, token);
  return { methods: await methodsOf(db, owner), expiresAt: expiresAt.toISOString() };
}

/** What a browser needs to ask for a passkey in the second step. @throws AppError unauthenticated where no sign-in waits */
export async function askForStepPasskey(
  deps: Pick<FactorDeps, 'db' | 'now'>,
  site: PasskeySite,
  kind: FactorOwner['kind'],
  token: string | null,
) {
  const { owner } = await findPending(deps, kind, token);
  return await askForPasskey(deps, site, { purpose: 'second-step', owner });
}

/** Gives a sign-in up before its second step. */
export async function endSecondStep({ db, now }: Pick<FactorDeps, 'db' | 'now'>, token: string): Promise<void> {
  await takePendingSignIn(db, sha256(token), now());
}

/**
 * Passes the second step of a sign-in and calls `complete` in the transaction that spends the code: both happen or neither, and of two at once one does. Wrong codes are
 * counted by account and place, apart from wrong passwords.
 * @param origin where it comes from; `knownDevice` is what tells a browser that signed in to the account before
 * @throws AppError unauthenticated where the code is wrong or spent, or the sign-in waits no more; too_many
 */
export async function passSecondStep<T>(
  deps: FactorDeps,
  { kind, token }: { kind: FactorOwner['kind']; token: string | null },
  proof: StepProof,
  origin: { address: string; site: PasskeySite; knownDevice: (owner: FactorOwner) => Promise<string | null> },
  complete: (tx: Transaction, owner: FactorOwner) => Promise<T>,
): Promise<T> {
  const { owner } = await findPending(deps, kind, token);
  const from = { ...origin, knownDevice: await origin.knownDevice(owner) };
  const passed = await passProof(deps, { purpose: 'second-step', owner }, proof, from, async (tx, spend) => {
    if (!(await takePendingSignIn(tx, sha256(token ?? ''), deps.now()))) throw over();
    await spend();
    return await complete(tx, owner);
  });
  if (!passed) {
    const { kind: subjectKind, id } = owner;
    signInsRefused.inc({ account: subjectKind, reason: 'second-factor' });
    const event = { subject: { kind: subjectKind, id }, address: origin.address, details: { method: proof.method } };
    await recordEvent(deps.db, { action: 'factor-failed', actor: { kind: 'stranger', id: null }, ...event });
    throw wrong();
  }
  return passed.completed;
}

/** What proves an owner: at a sign-in, or to who is signed in already. */
type OwnersQuestion = PasskeyQuestion & { owner: FactorOwner };

/**
 * Runs `work` in the transaction that spends a proof, unless too many were wrong lately.
 * @param work calls `spend` before what rests on it
 * @returns null where the proof is wrong or spent; then nothing has happened
 * @throws AppError too_many
 */
export async function passProof<T>(
  deps: FactorDeps,
  question: OwnersQuestion,
  proof: StepProof,
  from: { address: string; site: PasskeySite; knownDevice: string | null },
  work: (tx: Transaction, spend: () => Promise<void>) => Promise<T>,
): Promise<{ completed: T } | null> {
  const { owner } = question;
  const { address, knownDevice } = from;
  const account = `${owner.kind} ${owner.id}`;
  return await attempt(deps, { kind: 'second-factor', account, address, knownDevice }, async () => {
    const spend = await spenderOf(deps, question, proof, from);
    if (!spend) return null;
    const spendOrUndo = async (tx: Transaction) => {
      // Thrown, so that a sign-in still waits for the right one.
      if (!(await spend(tx))) throw new WrongProof();
    };
    return await deps.db
      .transaction(async (tx) => ({ completed: await work(tx, () => spendOrUndo(tx)) }))
      .catch((error) => {
        if (error instanceof WrongProof) return null;
        throw error;
      });
  });
}

class WrongProof extends Error {}

async function findPending(
  { db, now }: Pick<FactorDeps, 'db' | 'now'>,
  kind: FactorOwner['kind'],
  token: string | null,
): Promise<{ owner: FactorOwner; expiresAt: Date }> {
  const pending = token ? await findPendingSignIn(db, sha256(token), now()) : null;
  if (pending?.owner.kind !== kind) throw over();
  return pending;
}

/** The ways in which an account can prove a second step; none where it has no factor. */
export async function methodsOf(db: Db, owner: FactorOwner): Promise<StepMethod[]> {
  const kinds = new Set((await selectFactors(db, owner)).map(({ kind }) => kind));
  const methods: StepMethod[] = FACTOR_KINDS.filter((kind) => kinds.has(kind));
  if (methods.length > 0 && (await countRecoveryCodes(db, owner)) > 0) methods.push('recovery');
  return methods;
}

/** What spends a proof in a transaction, and says whether it was right; null where that is known to be wrong before. */
async function spenderOf(
  deps: FactorDeps,
  question: OwnersQuestion,
  proof: StepProof,
  { site, address }: { site: PasskeySite; address: string },
): Promise<((tx: Transaction) => Promise<boolean>) | null> {
  const { owner } = question;
  const actor = { ...owner, address };
  if (proof.method === 'recovery') return (tx) => isRecovery(deps, tx, actor, proof.code);
  if (proof.method === 'totp') return (tx) => isAppCode(deps, tx, owner, proof.code);
  // Whatever becomes of the rest, its question is answered for good: not within the transaction.
  const proved = await provePasskey(deps, site, question, proof.response);
  return proved && ((tx) => notePasskeyUse(tx, proved.factor.id, proved.use));
}

async function isAppCode(deps: FactorDeps, tx: Transaction, owner: FactorOwner, code: string): Promise<boolean> {
  for (const factor of await selectFactors(tx, owner))
    if (factor.kind === 'totp' && (await isCodeOf(deps, tx, factor, code))) return true;
  return false;
}

async function isRecovery(deps: FactorDeps, tx: Transaction, owner: FactorActor, code: string): Promise<boolean> {
  if (!(await spendRecoveryCode(tx, owner, recoveryCodeHash(code), deps.now()))) return false;
  await tell(deps, tx, owner, { what: 'code-used' });
  return true;
}

async function isCodeOf(
  { secretBox, now }: FactorDeps,
  tx: Transaction,
  app: FactorRow,
  code: string,
): Promise<boolean> {
  if (!app.secret) return false;
  const step = stepOf(await secretBox.open(app.secret, app.id), code, now());
  return step !== null && (await spendStep(tx, app.id, step, now()));
}
