import { recordEvent } from '../audit/record';
import { newToken, sha256 } from '../credentials/tokens';
import { deleteAdminSession, findAdminOfSession, insertAdminSession } from '../db/admins';
import type { Database, Db } from '../db/client';
import { AppError } from '../errors';

export const ADMIN_SESSION_HOURS = 12;

export interface SessionAdmin {
  id: string;
  name: string;
  email: string;
  /** Whether they have a second factor, and whether the operator demands one that they lack. */
  hasFactor: boolean;
  mustAddFactor: boolean;
  /** When they signed in. */
  openedAt: Date;
}

interface SessionDeps {
  db: Db;
  now: () => Date;
}

/** Opens an administrator's session of 12 hours, which use does not prolong, and returns its token. */
export async function openAdminSession({ db, now }: SessionDeps, adminId: string): Promise<string> {
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + ADMIN_SESSION_HOURS * 60 * 60_000);
  await insertAdminSession(db, { tokenHash: sha256(token), adminId, createdAt, expiresAt });
  return token;
}

/** The administrator of a token, or null where the session has ended. @param factorRequired whether the operator demands a second factor of administrators */
export async function readAdminSession(
  { db, now }: SessionDeps,
  token: string,
  factorRequired: boolean,
): Promise<SessionAdmin | null> {
  const found = await findAdminOfSession(db, sha256(token), now());
  if (!found) return null;
  const { admin, openedAt, hasFactor } = found;
  const { id, name, email } = admin;
  return { id, name, email, hasFactor, mustAddFactor: factorRequired && !hasFactor, openedAt };
}

/** As long as a user's sign-in counts as recent. */
const RECENT_MS = 10 * 60_000;

/** Asked before changes of factors: a session that was left open must not do. @throws AppError forbidden where the administrator signed in more than 10 minutes ago */
export function requireRecentLogin({ now }: Pick<SessionDeps, 'now'>, { openedAt }: SessionAdmin): void {
  if (now().getTime() - openedAt.getTime() <= RECENT_MS) return;
  throw new AppError(
    'forbidden',
    'You signed in more than 10 minutes ago. Please log out, sign in again, and then change your two-step sign-in.',
  );
}

/**
 * Ends the session of a token. A token that opens nothing is no error.
 * @param why whether its administrator signed out, or signed in again with the same browser
 */
export async function endAdminSession(
  { db }: { db: Database },
  token: string,
  { why, address }: { why: 'sign-out' | 'signed in again'; address: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const adminId = await deleteAdminSession(tx, sha256(token));
    if (adminId === null) return;
    const action = why === 'sign-out' ? 'sign-out' : 'session-ended';
    await recordEvent(tx, {
      action,
      actor: { kind: 'admin', id: adminId },
      address,
      ...(why !== 'sign-out' && { details: { why } }),
    });
  });
}
