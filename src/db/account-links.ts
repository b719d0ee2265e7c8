import { and, eq, gt, lt } from 'drizzle-orm';
import type { LinkPurpose } from '../shared/mail';
import type { UserRow } from './accounts';
import type { Db } from './client';
import { accountLinks, users } from './schema';

export type LinkRow = typeof accountLinks.$inferSelect;

export async function insertLink(db: Db, link: LinkRow): Promise<void> {
  await db.insert(accountLinks).values(link);
}

const isGood = (tokenHash: Uint8Array, purpose: LinkPurpose, now: Date) =>
  and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, now));

/** The user that a link is for, and the address it was sent to; null where it is none, was used or has expired. */
export async function findLink(
  db: Db,
  tokenHash: Uint8Array,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ user: UserRow; email: string } | null> {
  const [row] = await db
    .select({ user: users, email: accountLinks.email })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(isGood(tokenHash, purpose, now));
  return row ?? null;
}

/** Uses a link up. Of two at the same time one gets it, and the other null. */
export async function takeLink(
  tx: Db,
  tokenHash: Uint8Array,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [row] = await tx
    .delete(accountLinks)
    .where(isGood(tokenHash, purpose, now))
    .returning({ userId: accountLinks.userId, email: accountLinks.email });
  return row ?? null;
}

/** Makes all links worthless that were sent to a user. */
export async function deleteLinksOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
}
