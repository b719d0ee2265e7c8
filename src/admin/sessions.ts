import { newToken, sha256 } from '../credentials/tokens';
import { deleteAdminSession, findAdminOfSession, insertAdminSession } from '../db/admins';
import type { Db } from '../db/client';

export const ADMIN_SESSION_HOURS = 12;

export interface SessionAdmin {
  id: string;
  name: string;
  email: string;
}

interface SessionDeps {
  db: Db;
  now: () => Date;
}

/** Opens an administrator's session of 12 hours, which use does not prolong, and returns its token. */
export async function openAdminSession({ db, now }: SessionDeps, adminId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + ADMIN_SESSION_HOURS * 60 * 60_000);
  await insertAdminSession(db, { tokenHash: sha256(token), adminId, expiresAt });
  return token;
}

/** The administrator of a token, or null where the session has ended. */
export async function readAdminSession({ db, now }: SessionDeps, token: string): Promise<SessionAdmin | null> {
  const admin = await findAdminOfSession(db, sha256(token), now());
  return admin && { id: admin.id, name: admin.name, email: admin.email };
}

export async function endAdminSession({ db }: { db: Db }, token: string): Promise<void> {
  await deleteAdminSession(db, sha256(token));
}
