import { type AuditActor, recordEvent, SYSTEM } from '../audit/record';
import type { Transaction } from '../db/client';
import {
  countRecoveryCodes,
  deleteFactor,
  deleteFactorsOf,
  deletePendingSignInsOf,
  deleteRecoveryCodes,
  type FactorOwner,
  type FactorRow,
  lockOwner,
  replaceRecoveryCodes,
  selectFactors,
  updateFactorName,
} from '../db/factors';
import { AppError } from '../errors';
import type { AuditAction } from '../shared/audit';
import { type Factor, type FactorAdded, type FactorKind, type FactorList, MAX_FACTORS } from '../shared/factors';
import { isId } from '../shared/ids';
import type { FactorActor, FactorDeps } from './deps';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';

export const noSuchFactor = () => new AppError('not_found', 'There is no such factor.');

/** What is shown of a factor. */
function toFactor({ id, kind, name, createdAt, lastUsedAt }: FactorRow): Factor {
  return { id, kind, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** The factors of an account, oldest first. @param required whether the operator demands one of this sort of account */
export async function listFactors(
  { db }: Pick<FactorDeps, 'db'>,
  owner: FactorOwner,
  required: boolean,
): Promise<FactorList> {
  const factors = await selectFactors(db, owner);
  return { factors: factors.map(toFactor), recoveryCodesLeft: await countRecoveryCodes(db, owner), required };
}

/** @throws AppError conflict where an account has as many as it may */
export function demandRoom(factors: readonly FactorRow[]): void {
  if (factors.length >= MAX_FACTORS)
    throw new AppError('conflict', `An account has at most ${MAX_FACTORS} factors. Remove one that you no longer use.`);
}

/**
 * Adds a factor by `add`, with the account held meanwhile; the first one brings recovery codes. Sign-ins on their way begin anew, no session ends, and the owner is told.
 * @throws AppError conflict where there are too many; not_found where the account is gone; what `add` throws
 */
export async function addFactor(
  deps: FactorDeps,
  owner: FactorActor,
  add: (tx: Transaction) => Promise<FactorRow>,
): Promise<FactorAdded> {
  return await deps.db.transaction(async (tx) => {
    if ((await lockOwner(tx, owner)) === null) throw noSuchFactor();
    const before = await selectFactors(tx, owner);
    demandRoom(before);
    const factor = await add(tx);
    const recoveryCodes = before.length === 0 ? await makeCodes(tx, owner) : null;
    await deletePendingSignInsOf(tx, owner);
    await tell(deps, tx, owner, { what: 'added', kind: factor.kind, name: factor.name });
    return { factor: toFactor(factor), recoveryCodes };
  });
}

/** Gives a factor another name. @throws AppError not_found where it is not the owner's */
export async function renameFactor(
  { db }: Pick<FactorDeps, 'db'>,
  owner: FactorOwner,
  id: string,
  name: string,
): Promise<Factor> {
  const row = isId(id) ? await updateFactorName(db, owner, id, name) : null;
  if (!row) throw noSuchFactor();
  return toFactor(row);
}

/**
 * Removes a factor; with the last one the recovery codes go. No session ends, and the owner is told.
 * @param required whether the operator demands one of this sort of account
 * @throws AppError not_found where it is not the owner's; conflict where it is the last one and one is demanded
 */
export async function removeFactor(deps: FactorDeps, owner: FactorActor, id: string, required: boolean): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const removed = isId(id) ? await deleteFactor(tx, owner, id) : null;
    if (!removed) throw noSuchFactor();
    const isLast = (await selectFactors(tx, owner)).length === 0;
    if (isLast && required)
      throw new AppError(
        'conflict',
        'Two-step sign-in is required here: add another factor before you remove this one.',
      );
    if (isLast) await deleteRecoveryCodes(tx, owner);
    await deletePendingSignInsOf(tx, owner);
    await tell(deps, tx, owner, { what: 'removed', kind: removed.kind, name: removed.name });
  });
}

/**
 * Makes ten recovery codes in place of those before, which open nothing from then on.
 * @returns the codes, told this once
 * @throws AppError conflict where the account has no factor
 */
export async function renewRecoveryCodes(deps: FactorDeps, owner: FactorActor): Promise<string[]> {
  return await deps.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    if ((await selectFactors(tx, owner)).length === 0)
      throw new AppError('conflict', 'Recovery codes are made with the first authenticator app or passkey.');
    const codes = await makeCodes(tx, owner);
    await tell(deps, tx, owner, { what: 'codes-made' });
    return codes;
  });
}

/**
 * Takes an account all its factors, for somebody who has lost them: from then on the password alone signs in.
 * @returns how many factors there were
 */
export async function resetFactors(deps: Omit<FactorDeps, 'secretBox'>, owner: FactorOwner): Promise<number> {
  return await deps.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const removed = await deleteFactorsOf(tx, owner);
    await deletePendingSignInsOf(tx, owner);
    if (removed > 0) await tell(deps, tx, { ...owner, address: null }, { what: 'reset' }, SYSTEM);
    return removed;
  });
}

async function makeCodes(tx: Transaction, owner: FactorOwner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, owner, codes.map(recoveryCodeHash));
  return codes;
}

interface FactorChange {
  what: 'added' | 'removed' | 'codes-made' | 'code-used' | 'reset';
  kind?: FactorKind;
  name?: string;
}

const ACTIONS = {
  added: 'factor-added',
  removed: 'factor-removed',
  'codes-made': 'recovery-codes-made',
  'code-used': 'recovery-code-used',
  reset: 'factor-removed',
} as const satisfies Record<FactorChange['what'], AuditAction>;

/** Notes a change in the audit log and tells a user of it by e-mail; administrators have none. @param actor who did it, where it was not the owner */
export async function tell(
  { queueMail, now }: Pick<FactorDeps, 'queueMail' | 'now'>,
  tx: Transaction,
  owner: FactorActor,
  { what, kind, name }: FactorChange,
  actor: AuditActor = { kind: owner.kind, id: owner.id },
): Promise<void> {
  const { id, address } = owner;
  const details = { ...(kind && { kind }), ...(what === 'reset' && { all: true }) };
  await recordEvent(tx, { action: ACTIONS[what], actor, subject: { kind: owner.kind, id }, address, details });
  if (owner.kind === 'user')
    await queueMail?.(tx, { to: id, kind: 'factors-changed', what, at: now(), ...(name !== undefined && { name }) });
}
