import { and, desc, eq } from 'drizzle-orm';
import type { Db } from './client';
import { decisions } from './schema';

export type DecisionRow = typeof decisions.$inferSelect;
export type NewDecision = Omit<typeof decisions.$inferInsert, 'id'>;

/** Adds a decision to the history; the newest of a finding is in force. */
export async function insertDecision(db: Db, decision: NewDecision): Promise<DecisionRow> {
  const [row] = await db.insert(decisions).values(decision).returning();
  if (!row) throw new Error('The insert returned no row');
  return row;
}

/** Every decision on a contract, newest first. */
export async function listDecisions(db: Db, contractId: string): Promise<DecisionRow[]> {
  return await db.select().from(decisions).where(eq(decisions.contractId, contractId)).orderBy(desc(decisions.id));
}

/** The newest decision of each finding of a contract, those taken back included. */
export async function findLatestDecisions(db: Db, contractId: string): Promise<DecisionRow[]> {
  return await db
    .selectDistinctOn([decisions.findingId])
    .from(decisions)
    .where(eq(decisions.contractId, contractId))
    .orderBy(decisions.findingId, desc(decisions.id));
}

/** The newest decision of one finding, null where there never was one. */
export async function findLatestDecision(db: Db, contractId: string, findingId: string): Promise<DecisionRow | null> {
  const [row] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.contractId, contractId), eq(decisions.findingId, findingId)))
    .orderBy(desc(decisions.id))
    .limit(1);
  return row ?? null;
}
