import { and, asc, count, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FactorKind } from '../shared/factors';
import type { Db, Transaction } from './client';
import { admins, pendingSignIns, recoveryCodes, secondFactors, users } from './schema';

/** Whose a factor is: users and administrators are accounts apart. */
export interface FactorOwner {
  kind: 'user' | 'admin';
  id: string;
}

export type FactorRow = typeof secondFactors.$inferSelect;

export const ownerIs = (table: { userId: AnyPgColumn; adminId: AnyPgColumn }, { kind, id }: FactorOwner) =>
  eq(kind === 'user' ? table.userId : table.adminId, id);
export const ownerColumns = ({ kind, id }: FactorOwner) => (kind === 'user' ? { userId: id } : { adminId: id });

/** Holds the account until the transaction ends, so that of two changes of its factors one waits for the other. @returns its e-mail address, or null where it is gone */
export async function lockOwner(tx: Transaction, { kind, id }: FactorOwner): Promise<string | null> {
  const table = kind === 'user' ? users : admins;
  const [row] = await tx.select({ email: table.email }).from(table).where(eq(table.id, id)).for('no key update');
  return row?.email ?? null;
}

/** The factors that count, oldest first. */
export async function selectFactors(db: Db, owner: FactorOwner): Promise<FactorRow[]> {
  return db
    .select()
    .from(secondFactors)
    .where(and(ownerIs(secondFactors, owner), isNotNull(secondFactors.confirmedAt)))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id));
}

/** Begins an authenticator app, in place of those that were begun and not finished. */
export async function insertUnconfirmedApp(
  tx: Db,
  owner: FactorOwner,
  app: { id: string; name: string; secret: Uint8Array; createdAt: Date },
): Promise<void> {
  await tx.delete(secondFactors).where(and(ownerIs(secondFactors, owner), isNull(secondFactors.confirmedAt)));
  await tx.insert(secondFactors).values({ ...ownerColumns(owner), ...app, kind: 'totp' satisfies FactorKind });
}

/** An authenticator app that was begun since `after` and not finished. */
export async function findUnconfirmedApp(
  db: Db,
  owner: FactorOwner,
  id: string,
  after: Date,
): Promise<FactorRow | null> {
  const { confirmedAt, createdAt } = secondFactors;
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.id, id), ownerIs(secondFactors, owner), isNull(confirmedAt), gt(createdAt, after)));
  return row ?? null;
}

/** Makes an authenticator app count, its first code spent. Answers null where it does already, or is gone. */
export async function confirmApp(tx: Db, id: string, step: number, now: Date): Promise<FactorRow | null> {
  const [row] = await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(secondFactors.id, id), isNull(secondFactors.confirmedAt)))
    .returning();
  return row ?? null;
}

/** Spends the code of a step. Of two at once one does, and none after a later step. */
export async function spendStep(tx: Db, id: string, step: number, now: Date): Promise<boolean> {
  const unspent = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(secondFactors.id, id), unspent))
    .returning({ id: secondFactors.id });
  return rows.length > 0;
}

/** Answers null where the owner has no such factor. */
export async function updateFactorName(
  db: Db,
  owner: FactorOwner,
  id: string,
  name: string,
): Promise<FactorRow | null> {
  const [row] = await db
    .update(secondFactors)
    .set({ name })
    .where(and(eq(secondFactors.id, id), ownerIs(secondFactors, owner), isNotNull(secondFactors.confirmedAt)))
    .returning();
  return row ?? null;
}

/** Answers null where the owner has no such factor. */
export async function deleteFactor(tx: Db, owner: FactorOwner, id: string): Promise<FactorRow | null> {
  const [row] = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.id, id), ownerIs(secondFactors, owner), isNotNull(secondFactors.confirmedAt)))
    .returning();
  return row ?? null;
}

/** Removes every factor and recovery code of an account. @returns how many factors that counted there were */
export async function deleteFactorsOf(tx: Db, owner: FactorOwner): Promise<number> {
  await deleteRecoveryCodes(tx, owner);
  const rows = await tx
    .delete(secondFactors)
    .where(ownerIs(secondFactors, owner))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return rows.filter(({ confirmedAt }) => confirmedAt !== null).length;
}

/** Removes authenticator apps that were begun before that and never finished. */
export async function deleteUnfinishedApps(db: Db, before: Date): Promise<void> {
  await db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, before)));
}

/** In place of all that the account had, spent or not. */
export async function replaceRecoveryCodes(tx: Db, owner: FactorOwner, hashes: readonly Uint8Array[]): Promise<void> {
  await deleteRecoveryCodes(tx, owner);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, ...ownerColumns(owner) })));
}

export async function deleteRecoveryCodes(tx: Db, owner: FactorOwner): Promise<void> {
  await tx.delete(recoveryCodes).where(ownerIs(recoveryCodes, owner));
}

/** Spends a recovery code. Of two at once one does. */
export async function spendRecoveryCode(tx: Db, owner: FactorOwner, codeHash: Uint8Array, now: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.codeHash, codeHash), ownerIs(recoveryCodes, owner), isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length > 0;
}

/** How many recovery codes can still be used. */
export async function countRecoveryCodes(db: Db, owner: FactorOwner): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(ownerIs(recoveryCodes, owner), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export async function insertPendingSignIn(
  tx: Db,
  owner: FactorOwner,
  pending: { tokenHash: Uint8Array; expiresAt: Date },
): Promise<void> {
  await tx.insert(pendingSignIns).values({ ...ownerColumns(owner), ...pending });
}

type PendingRow = { owner: FactorOwner; expiresAt: Date };

/** A sign-in whose second step can still be taken. */
export async function findPendingSignIn(db: Db, tokenHash: Uint8Array, now: Date): Promise<PendingRow | null> {
  const [row] = await db.select().from(pendingSignIns).where(isPending(tokenHash, now));
  return row ? toPending(row) : null;
}

/** Ends the wait for a second step, if it has not run out. Of two at once one gets it. */
export async function takePendingSignIn(tx: Db, tokenHash: Uint8Array, now: Date): Promise<PendingRow | null> {
  const [row] = await tx.delete(pendingSignIns).where(isPending(tokenHash, now)).returning();
  return row ? toPending(row) : null;
}

const isPending = (tokenHash: Uint8Array, now: Date) =>
  and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now));

function toPending({ userId, adminId, expiresAt }: typeof pendingSignIns.$inferSelect): PendingRow {
  const owner = userId ? { kind: 'user' as const, id: userId } : { kind: 'admin' as const, id: adminId ?? '' };
  return { owner, expiresAt };
}

/** Ends all waits for a second step of an account: its password is another one now, or its factors are. */
export async function deletePendingSignInsOf(tx: Db, owner: FactorOwner): Promise<void> {
  await tx.delete(pendingSignIns).where(ownerIs(pendingSignIns, owner));
}

export async function deleteExpiredPendingSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
}

/** Whether an account has a factor that counts, as part of a query over its row. */
export const hasFactor = (owner: 'user' | 'admin') =>
  sql<boolean>`exists (select 1 from ${secondFactors} where ${secondFactors.confirmedAt} is not null and ${
    owner === 'user' ? sql`${secondFactors.userId} = ${users.id}` : sql`${secondFactors.adminId} = ${admins.id}`
  })`;
