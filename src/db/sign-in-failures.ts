import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from './client';
import { signInFailures } from './schema';

/** Adds one to the key's count, or starts a new window at one when the last has ended. */
export async function countFailure(
  db: Db,
  key: Uint8Array,
  now: Date,
  windowEndsAt: Date,
): Promise<{ failures: number; windowEndsAt: Date }> {
  const ended = sql`${signInFailures.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(signInFailures)
    .values({ key, failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`case when ${ended} then 1 else ${signInFailures.failures} + 1 end`,
        windowEndsAt: sql`case when ${ended} then excluded.window_ends_at else ${signInFailures.windowEndsAt} end`,
      },
    })
    .returning({ failures: signInFailures.failures, windowEndsAt: signInFailures.windowEndsAt });
  if (!row) throw new Error('counting a failed sign-in returned no row');
  return row;
}

export async function forgetFailures(db: Db, key: Uint8Array): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

/** Takes one back from the key's count. */
export async function uncountFailure(db: Db, key: Uint8Array): Promise<void> {
  await db
    .update(signInFailures)
    .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
    .where(eq(signInFailures.key, key));
}

/** Removes the windows that have ended: nobody would ask for them again. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.windowEndsAt, now));
}
