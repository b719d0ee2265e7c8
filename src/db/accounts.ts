import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Notifications } from '../shared/accounts';
import type { Plan } from '../shared/plans';
import type { Db, Transaction } from './client';
import { planChanges, users } from './schema';

export type UserRow = typeof users.$inferSelect;

/** E-mail addresses compare without case; the unique index is over the same expression. */
const emailIs = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** @throws a unique violation (`isUniqueViolation`) where the e-mail address is taken */
export async function insertUser(
  db: Db,
  user: { name: string; email: string; passwordHash: string | null; createdAt: Date; emailVerifiedAt?: Date | null },
): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('inserting a user returned no row');
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(emailIs(email));
  return row ?? null;
}

/** Holds the row until the transaction ends, so that what is decided from it still stands when it is written. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

/** Users whose name or e-mail address holds each of the words, whatever their case. */
function holding(words: readonly string[]) {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return and(...patterns.map((pattern) => or(ilike(users.name, pattern), ilike(users.email, pattern))));
}

/** Newest first; `limit` undefined is all. */
export async function listUsers(
  db: Db,
  { words = [], limit, offset = 0 }: { words?: readonly string[]; limit?: number | undefined; offset?: number } = {},
): Promise<UserRow[]> {
  const found = db.select().from(users).where(holding(words)).orderBy(desc(users.createdAt), users.id).offset(offset);
  return limit === undefined ? found : found.limit(limit);
}

export async function countUsers(db: Db, words: readonly string[] = []): Promise<number> {
  const [row] = await db.select({ found: count() }).from(users).where(holding(words));
  return row?.found ?? 0;
}

type UserChange = Partial<
  Pick<UserRow, 'name' | 'email' | 'plan' | 'passwordHash' | 'emailVerifiedAt' | 'pendingEmail' | 'mailedUnverified'> &
    Notifications
>;

/** Answers null where there is no such user any more. */
export async function updateUser(db: Db, id: string, change: UserChange): Promise<UserRow | null> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row ?? null;
}

/** Sessions, contracts, analyses and jobs go with the row; the ledger's rows stay without their user. */
export async function deleteUserRow(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id });
  return rows.length > 0;
}

/** Books a change of plan in the ledger. */
export async function insertPlanChange(
  db: Db,
  change: { userId: string; fromPlan: Plan; toPlan: Plan; amountCents: number; changedAt: Date },
): Promise<void> {
  await db.insert(planChanges).values(change);
}
