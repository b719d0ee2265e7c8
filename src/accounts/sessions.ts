import { recordEvent } from '../audit/record';
import { newToken, sha256 } from '../credentials/tokens';
import type { Database, Db } from '../db/client';
import { deleteSession, findSession, insertSession, touchSession } from '../db/sessions';
import type { SessionUser } from '../shared/accounts';
import { deviceWords } from './device-words';
import { toSessionUser } from './session-user';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends when it was not used for this long. */
export const SESSION_DAYS = 30;
const SESSION_MS = SESSION_DAYS * DAY_MS;
/** When it was used last is written down no more often than this. */
const SEEN_EVERY_MS = 5 * 60_000;

interface SessionDeps {
  db: Database;
  now: () => Date;
}

/** The part of the settings that sessions rest on. */
export interface SessionSettings {
  /** Days after which a session ends, however much it is used. */
  SESSION_MAX_DAYS: number;
}

/** Where a session is opened from: its address, and what its browser says of itself. */
export interface SessionOrigin {
  address: string | null;
  userAgent: string | null;
}

/** The session in which somebody asks. */
export interface CurrentSession {
  /** Known to its user; it opens nothing. */
  id: string;
  tokenHash: Uint8Array;
  userId: string;
  /** When its user last proved who they are. */
  authenticatedAt: Date;
}

/**
 * Opens a session, of 30 days from its last use and so many in all, and returns its token, which is kept nowhere else. The only place where one begins.
 * @param origin null where it is opened from nowhere in particular
 * @param tx to open it within a transaction
 */
export async function openSession(
  deps: SessionDeps & { config: SessionSettings },
  userId: string,
  origin: SessionOrigin | null = null,
  tx: Db = deps.db,
): Promise<string> {
  const token = newToken();
  const now = deps.now();
  const absoluteExpiresAt = new Date(now.getTime() + deps.config.SESSION_MAX_DAYS * DAY_MS);
  await insertSession(tx, {
    tokenHash: sha256(token),
    userId,
    device: deviceWords(origin?.userAgent ?? null),
    address: origin?.address ?? null,
    createdAt: now,
    lastSeenAt: now,
    authenticatedAt: now,
    expiresAt: soonest(now.getTime() + SESSION_MS, absoluteExpiresAt),
    absoluteExpiresAt,
  });
  return token;
}

const soonest = (ms: number, end: Date) => new Date(Math.min(ms, end.getTime()));

/**
 * The user of a token, or null where the session has ended. Use prolongs it: at most once a day the end moves to 30 days from
 * now, though never beyond its absolute end, and `renewed` says that the cookie has to be sent again.
 * @param address where it is used from, noted every few minutes
 */
export async function readSession(
  deps: SessionDeps,
  token: string,
  address: string | null = null,
): Promise<{ user: SessionUser; session: CurrentSession; renewed: boolean } | null> {
  const now = deps.now();
  const tokenHash = sha256(token);
  const found = await findSession(deps.db, tokenHash, now);
  if (!found) return null;
  const { user, session } = found;
  const { id, userId, authenticatedAt, expiresAt, lastSeenAt, absoluteExpiresAt } = session;
  const end = soonest(now.getTime() + SESSION_MS, absoluteExpiresAt);
  const renewed = end.getTime() - expiresAt.getTime() > DAY_MS;
  if (renewed || now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS)
    await touchSession(deps.db, tokenHash, {
      lastSeenAt: now,
      address: address ?? session.address,
      expiresAt: renewed ? end : expiresAt,
    });
  return { user: toSessionUser(user), session: { id, tokenHash, userId, authenticatedAt }, renewed };
}

/**
 * Ends the session of a token. A token that opens nothing is no error.
 * @param why whether its user signed out, or signed in again with the same browser
 */
export async function endSession(
  deps: { db: Database },
  token: string,
  { why, address }: { why: 'sign-out' | 'signed in again'; address: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const userId = await deleteSession(tx, sha256(token));
    if (userId === null) return;
    const action = why === 'sign-out' ? 'sign-out' : 'session-ended';
    await recordEvent(tx, {
      action,
      actor: { kind: 'user', id: userId },
      address,
      ...(why !== 'sign-out' && { details: { why } }),
    });
  });
}
