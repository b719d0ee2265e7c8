import { and, eq, sql } from 'drizzle-orm';
import type { Plan } from '../shared/plans';
import type { Db } from './client';
import { planUse, users } from './schema';

/** The plan of a user; null where there is no such user. */
export async function findPlan(db: Db, userId: string): Promise<Plan | null> {
  const [row] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId));
  return row?.plan ?? null;
}

/** How many contracts a user had analysed in a month (its first day). */
export async function countUse(db: Db, userId: string, month: string): Promise<number> {
  const [row] = await db
    .select({ analyses: planUse.analyses })
    .from(planUse)
    .where(and(eq(planUse.userId, userId), eq(planUse.month, month)));
  return row?.analyses ?? 0;
}

/**
 * Adds one to a user's month, unless that has reached `limit`. Of many at the same time no more get through.
 * @returns whether it was added
 */
export async function addUse(tx: Db, userId: string, month: string, limit: number | null): Promise<boolean> {
  if (limit !== null && limit < 1) return false;
  const added = await tx
    .insert(planUse)
    .values({ userId, month, analyses: 1 })
    .onConflictDoUpdate({
      target: [planUse.userId, planUse.month],
      set: { analyses: sql`${planUse.analyses} + 1` },
      setWhere: limit === null ? undefined : sql`${planUse.analyses} < ${limit}`,
    })
    .returning({ month: planUse.month });
  return added.length > 0;
}
