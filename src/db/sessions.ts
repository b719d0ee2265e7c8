import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { UserRow } from './accounts';
import type { Db } from './client';
import { deletePendingSignInsOf } from './factors';
import { sessions, users } from './schema';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

const isOpen = (now: Date) => and(gt(sessions.expiresAt, now), gt(sessions.absoluteExpiresAt, now));

/** A session that has not ended, and its user. */
export async function findSession(
  db: Db,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ user: UserRow; session: SessionRow } | null> {
  const [row] = await db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isOpen(now)));
  return row ?? null;
}

/** Notes that a session was used, and until when it may go on. */
export async function touchSession(
  db: Db,
  tokenHash: Uint8Array,
  seen: Pick<SessionRow, 'lastSeenAt' | 'address' | 'expiresAt'>,
): Promise<void> {
  await db.update(sessions).set(seen).where(eq(sessions.tokenHash, tokenHash));
}

/** Gives a session another token, since its user has just proved who they are. @returns whether there still is such a session */
export async function renewSessionToken(
  db: Db,
  before: Uint8Array,
  tokenHash: Uint8Array,
  authenticatedAt: Date,
): Promise<boolean> {
  const renewed = await db
    .update(sessions)
    .set({ tokenHash, authenticatedAt })
    .where(eq(sessions.tokenHash, before))
    .returning({ id: sessions.id });
  return renewed.length > 0;
}

/** The sessions of a user that have not ended, those that were used last first. */
export async function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);
}

/** @returns whether the user had such a session */
export async function deleteOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const own = and(eq(sessions.userId, userId), eq(sessions.id, id));
  return (await db.delete(sessions).where(own).returning({ id: sessions.id })).length > 0;
}

/** @returns how many were ended */
export async function deleteOtherSessions(db: Db, userId: string, kept: string): Promise<number> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, kept));
  return (await db.delete(sessions).where(others).returning({ id: sessions.id })).length;
}

/** Ends a session. @returns whose it was; null where there is none */
export async function deleteSession(db: Db, tokenHash: Uint8Array): Promise<string | null> {
  const which = eq(sessions.tokenHash, tokenHash);
  const [row] = await db.delete(sessions).where(which).returning({ userId: sessions.userId });
  return row?.userId ?? null;
}

/** Ends all sessions of a user, on every device, and sign-ins that wait for their second step. @returns how many sessions there were */
export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  await deletePendingSignInsOf(db, { kind: 'user', id: userId });
  const rows = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ userId: sessions.userId });
  return rows.length;
}

/** Removes what has run out: sessions nobody came back to. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
