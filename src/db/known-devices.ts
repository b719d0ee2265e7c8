import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from './client';
import { knownDevices, users } from './schema';

/**
 * Notes that a user signed in from a browser.
 * @returns whether that browser was known, and whether the user had signed in from any before
 */
export async function noteDevice(
  tx: Db,
  userId: string,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ known: boolean; first: boolean }> {
  const earlier = await tx
    .select({ isThis: sql<boolean>`${knownDevices.tokenHash} = ${tokenHash} and not ${knownDevices.forgotten}` })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastSeenAt: now, forgotten: false },
    });
  return { known: earlier.some(({ isThis }) => isThis), first: earlier.length === 0 };
}

/** Whether somebody signed in to the account of an e-mail address from this browser, and it was not forgotten since. */
export async function isKnownDevice(db: Db, email: string, tokenHash: Uint8Array): Promise<boolean> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        sql`lower(${users.email}) = lower(${email})`,
        eq(knownDevices.tokenHash, tokenHash),
        eq(knownDevices.forgotten, false),
      ),
    );
  return rows.length > 0;
}

/** Whether a user signed in from this browser, and it was not forgotten since. */
export async function isDeviceOf(db: Db, userId: string, tokenHash: Uint8Array): Promise<boolean> {
  const { userId: owner, forgotten } = knownDevices;
  const rows = await db
    .select({ owner })
    .from(knownDevices)
    .where(and(eq(owner, userId), eq(knownDevices.tokenHash, tokenHash), eq(forgotten, false)));
  return rows.length > 0;
}

/** Keeps the newest `kept` browsers of a user. */
export async function trimDevices(tx: Db, userId: string, kept: number): Promise<void> {
  await tx.execute(sql`
    delete from ${knownDevices} where user_id = ${userId} and token_hash in (
      select token_hash from ${knownDevices} where user_id = ${userId} order by last_seen_at desc, token_hash offset ${kept})`);
}

/** Makes every browser of a user a new one, but the one that is named: whoever knew the old password may have used them. */
export async function forgetDevices(tx: Db, userId: string, except: Uint8Array | null): Promise<void> {
  const others = except ? ne(knownDevices.tokenHash, except) : undefined;
  await tx
    .update(knownDevices)
    .set({ forgotten: true })
    .where(and(eq(knownDevices.userId, userId), others));
}

/** Removes browsers that nobody signed in from since `before`: their cookie has run out. */
export async function deleteUnusedDevices(db: Db, before: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before));
}
