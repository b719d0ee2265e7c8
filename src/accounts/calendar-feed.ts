import { recordEvent } from '../audit/record';
import { newToken, sha256 } from '../credentials/tokens';
import { type CalendarFeedRow, findFeed, findFeedBySecret, setFeed } from '../db/calendar-feeds';
import type { Database, Db } from '../db/client';
import type { Feed, FeedInput } from '../shared/dates';

/** What a feed holds until its user says otherwise: what has to be acted on, a month, a week and a day before. */
const FRESH: FeedInput = { kinds: ['end', 'notice', 'option', 'review'], leadDays: [30, 7, 1] };
/** A secret as `newToken` makes them. */
const SECRET = /^[\w-]{43}$/;

/** What a user's calendar feed holds, and since when it has an address. */
export async function readFeed({ db }: { db: Db }, userId: string): Promise<Feed> {
  return toFeed(await findFeed(db, userId));
}

/** Changes what a user's feed holds; its address stays. */
export async function changeFeed({ db }: { db: Db }, userId: string, input: FeedInput): Promise<Feed> {
  return toFeed(await setFeed(db, userId, input, FRESH));
}

/**
 * Gives a user's feed a new secret, in place of the one before, which leads nowhere from then on. Only its hash is kept: it is told this once.
 * @param address where the user is
 * @returns the secret, 43 characters of 256 random bits
 */
export async function renewFeedSecret(
  { db, now }: { db: Database; now: () => Date },
  userId: string,
  address: string,
): Promise<{ feed: Feed; secret: string }> {
  const secret = newToken();
  const feed = await db.transaction(async (tx) => {
    await recordEvent(tx, { action: 'calendar-address-made', actor: { kind: 'user', id: userId }, address });
    return toFeed(await setFeed(tx, userId, { tokenHash: sha256(secret), madeAt: now() }, FRESH));
  });
  return { feed, secret };
}

/** Takes a user's feed its address; what it held is kept for the next one. */
export async function revokeFeedSecret({ db }: { db: Database }, userId: string, address: string): Promise<Feed> {
  return await db.transaction(async (tx) => {
    await recordEvent(tx, { action: 'calendar-address-revoked', actor: { kind: 'user', id: userId }, address });
    return toFeed(await setFeed(tx, userId, { tokenHash: null, madeAt: null }, FRESH));
  });
}

/** Whose feed a secret opens, and what it holds; null where it opens none. */
export async function findFeedOf({ db }: { db: Db }, secret: string): Promise<(FeedInput & { userId: string }) | null> {
  return SECRET.test(secret) ? await findFeedBySecret(db, sha256(secret)) : null;
}

function toFeed(row: CalendarFeedRow | null): Feed {
  const { kinds, leadDays } = row ?? FRESH;
  // After a restore a feed has no address any more, whenever it was made.
  return { kinds, leadDays, madeAt: (row?.tokenHash && row.madeAt?.toISOString()) || null };
}
