import { randomUUID } from 'node:crypto';
import { attempt } from '../credentials/attempts';
import {
  confirmApp,
  deleteUnfinishedApps,
  type FactorOwner,
  findUnconfirmedApp,
  insertUnconfirmedApp,
  lockOwner,
  selectFactors,
} from '../db/factors';
import { AppError } from '../errors';
import type { AppSetup, FactorAdded } from '../shared/factors';
import { isId } from '../shared/ids';
import type { FactorActor, FactorDeps } from './deps';
import { addFactor, demandRoom, noSuchFactor } from './factors';
import { newAppSecret, shownSecret, stepOf } from './totp';

/** How long a secret that was shown waits for its first code. */
const SETUP_MS = 30 * 60_000;

/**
 * Begins an authenticator app: it counts once a code of it was entered, and the one that was begun before is forgotten.
 * @throws AppError conflict where the account has as many factors as it may; unavailable
 */
export async function beginApp(deps: FactorDeps, owner: FactorOwner, name: string): Promise<AppSetup> {
  const [id, bytes] = [randomUUID(), newAppSecret()];
  const secret = await deps.secretBox.seal(bytes, id);
  return await deps.db.transaction(async (tx) => {
    const email = await lockOwner(tx, owner);
    if (email === null) throw noSuchFactor();
    demandRoom(await selectFactors(tx, owner));
    await insertUnconfirmedApp(tx, owner, { id, name, secret, createdAt: deps.now() });
    return { id, ...shownSecret(bytes, owner.kind === 'admin' ? `${email} (administrator)` : email) };
  });
}

/**
 * Makes an authenticator app count, by its first code.
 * @throws AppError not_found where it is not the owner's, or was begun too long ago; invalid where the code is another; too_many
 */
export async function confirmAuthenticatorApp(
  deps: FactorDeps,
  owner: FactorActor,
  id: string,
  code: string,
): Promise<FactorAdded> {
  const now = deps.now();
  const after = new Date(now.getTime() - SETUP_MS);
  const begun = isId(id) ? await findUnconfirmedApp(deps.db, owner, id, after) : null;
  const { secret } = begun ?? {};
  if (!secret) throw new AppError('not_found', 'This set-up is over. Please begin it anew.');
  const step = await attempt(deps, { kind: 'second-factor', account: id, address: null }, async () =>
    stepOf(await deps.secretBox.open(secret, id), code, now),
  );
  if (step === null) throw new AppError('invalid', 'That is not the code of this app. Check the time of your phone.');
  return await addFactor(deps, owner, async (tx) => {
    const confirmed = await confirmApp(tx, id, step, now);
    if (!confirmed) throw noSuchFactor();
    return confirmed;
  });
}

/** Forgets apps that were begun and never finished. */
export async function removeUnfinishedApps({ db, now }: Pick<FactorDeps, 'db' | 'now'>): Promise<void> {
  await deleteUnfinishedApps(db, new Date(now().getTime() - SETUP_MS));
}
