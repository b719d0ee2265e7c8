import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './client';
import { hasFactor } from './factors';
import { adminSessions, admins } from './schema';

export type AdminRow = typeof admins.$inferSelect;

const emailIs = (email: string) => sql`lower(${admins.email}) = lower(${email})`;

/** @throws a unique violation (`isUniqueViolation`) where the e-mail address is taken */
export async function insertAdmin(
  db: Db,
  admin: { name: string; email: string; passwordHash: string },
): Promise<AdminRow> {
  const [row] = await db.insert(admins).values(admin).returning();
  if (!row) throw new Error('inserting an administrator returned no row');
  return row;
}

export async function findAdminByEmail(db: Db, email: string): Promise<AdminRow | null> {
  const [row] = await db.select().from(admins).where(emailIs(email));
  return row ?? null;
}

/** Oldest first. */
export async function selectAdmins(db: Db): Promise<AdminRow[]> {
  return db.select().from(admins).orderBy(admins.createdAt, admins.id);
}

/** The administrator's sessions go with the row. @returns the row that was; null where there was none */
export async function deleteAdmin(db: Db, email: string): Promise<AdminRow | null> {
  const [row] = await db.delete(admins).where(emailIs(email)).returning();
  return row ?? null;
}

export async function insertAdminSession(
  db: Db,
  session: { tokenHash: Uint8Array; adminId: string; createdAt: Date; authenticatedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(adminSessions).values(session);
}

/** The administrator of a session that has not ended, when they last proved who they are, and whether they have a second factor. */
export async function findAdminOfSession(
  db: Db,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ admin: AdminRow; authenticatedAt: Date; hasFactor: boolean } | null> {
  const [row] = await db
    .select({ admin: admins, authenticatedAt: adminSessions.authenticatedAt, hasFactor: hasFactor('admin') })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, now)));
  return row ?? null;
}

/** Gives a session another token, since its administrator has just proved who they are. @returns whether there still is such a session */
export async function renewAdminSessionToken(
  db: Db,
  before: Uint8Array,
  tokenHash: Uint8Array,
  authenticatedAt: Date,
): Promise<boolean> {
  const which = eq(adminSessions.tokenHash, before);
  const renewed = await db.update(adminSessions).set({ tokenHash, authenticatedAt }).where(which).returning();
  return renewed.length > 0;
}

/** Ends a session. @returns whose it was; null where there is none */
export async function deleteAdminSession(db: Db, tokenHash: Uint8Array): Promise<string | null> {
  const which = eq(adminSessions.tokenHash, tokenHash);
  const [row] = await db.delete(adminSessions).where(which).returning({ adminId: adminSessions.adminId });
  return row?.adminId ?? null;
}

export async function deleteExpiredAdminSessions(db: Db, now: Date): Promise<void> {
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, now));
}
