import { eq } from 'drizzle-orm';
import type { FeedInput } from '../shared/dates';
import type { Db } from './client';
import { calendarFeeds } from './schema';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

/** A user's calendar feed; null where none was ever set up. */
export async function findFeed(db: Db, userId: string): Promise<CalendarFeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

/** The feed whose address has this secret, by its SHA-256; null where there is none. */
export async function findFeedBySecret(db: Db, tokenHash: Uint8Array): Promise<CalendarFeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash));
  return row ?? null;
}

/** Keeps what is given of a user's feed, and of a new one `fresh` as well. */
export async function setFeed(
  db: Db,
  userId: string,
  change: Partial<FeedInput & Pick<CalendarFeedRow, 'tokenHash' | 'madeAt'>>,
  fresh: FeedInput,
): Promise<CalendarFeedRow> {
  const [row] = await db
    .insert(calendarFeeds)
    .values({ userId, ...fresh, ...change })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: change })
    .returning();
  if (!row) throw new Error('The upsert returned no row');
  return row;
}
