import { type AuditBy, recordEvent } from '../audit/record';
import { newToken, sha256 } from '../credentials/tokens';
import { deleteAdminSession, findAdminOfSession, insertAdminSession } from '../db/admins';
import type { Database, Db } from '../db/client';

export const ADMIN_SESSION_HOURS = 12;

export interface SessionAdmin {
  id: string;
  name: string;
  email: string;
  /** Whether they have a second factor, and whether the operator demands one that they lack. */
  hasFactor: boolean;
  mustAddFactor: boolean;
  /** Of the session in which they ask; it opens nothing. */
  tokenHash: Uint8Array;
  /** When they last proved who they are. */
  authenticatedAt: Date;
}

/** An administrator at work, where from, and when they last proved who they are. */
export interface AdminAtWork extends AuditBy {
  authenticatedAt: Date;
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
  await insertAdminSession(db, { tokenHash: sha256(token), adminId, createdAt, authenticatedAt: createdAt, expiresAt });
  return token;
}

/** The administrator of a token, or null where the session has ended. @param factorRequired whether the operator demands a second factor of administrators */
export async function readAdminSession(
  { db, now }: SessionDeps,
  token: string,
  factorRequired: boolean,
): Promise<SessionAdmin | null> {
  const tokenHash = sha256(token);
  const found = await findAdminOfSession(db, tokenHash, now());
  if (!found) return null;
  const { admin, authenticatedAt, hasFactor } = found;
  const { id, name, email } = admin;
  return { id, name, email, hasFactor, mustAddFactor: factorRequired && !hasFactor, tokenHash, authenticatedAt };
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
