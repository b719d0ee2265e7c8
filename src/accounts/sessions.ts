import { newToken, sha256 } from '../credentials/tokens';
import type { Database, Db } from '../db/client';
import { deleteSession, extendSession, findSession, insertSession } from '../db/sessions';
import type { SessionUser } from '../shared/accounts';
import { toSessionUser } from './session-user';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends when it was not used for this long. */
export const SESSION_DAYS = 30;
const SESSION_MS = SESSION_DAYS * DAY_MS;

interface SessionDeps {
  db: Database;
  now: () => Date;
}

/** Opens a session of 30 days and returns its token, which is kept nowhere else. `tx` to open it within a transaction. */
export async function openSession(deps: SessionDeps, userId: string, tx: Db = deps.db): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(deps.now().getTime() + SESSION_MS);
  await insertSession(tx, { tokenHash: sha256(token), userId, expiresAt });
  return token;
}

/**
 * The user of a token, or null where the session has ended. Use prolongs it: at most once a day the end moves to 30 days from
 * now, and `renewed` says that the cookie has to be sent again.
 */
export async function readSession(
  deps: SessionDeps,
  token: string,
): Promise<{ user: SessionUser; renewed: boolean } | null> {
  const now = deps.now();
  const tokenHash = sha256(token);
  const session = await findSession(deps.db, tokenHash, now);
  if (!session) return null;
  const renewed = session.expiresAt.getTime() - now.getTime() < SESSION_MS - DAY_MS;
  if (renewed) await extendSession(deps.db, tokenHash, new Date(now.getTime() + SESSION_MS));
  return { user: toSessionUser(session.user), renewed };
}

/** Ends the session of a token (sign-out). A token that opens nothing is no error. */
export async function endSession(deps: { db: Db }, token: string): Promise<void> {
  await deleteSession(deps.db, sha256(token));
}
