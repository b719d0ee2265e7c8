import { and, eq, exists, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Stage } from '../shared/stages';
import type { Db } from './client';
import { contracts, jobs } from './schema';

/** A job that this process works on, until another process is given it with a token of its own. */
export interface Lease {
  jobId: number;
  contractId: string;
  token: string;
  /** Counted at the claim, this one included. */
  attempts: number;
  /** How many earlier attempts died without a word. */
  crashes: number;
}

const inMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
const held = (lease: Lease) => and(eq(jobs.id, lease.jobId), eq(jobs.leaseToken, lease.token));

export async function insertJob(db: Db, contractId: string): Promise<void> {
  await db.insert(jobs).values({ contractId });
}

export async function hasJob(db: Db, contractId: string): Promise<boolean> {
  return (await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.contractId, contractId)).limit(1)).length > 0;
}

/** Queues those of the contracts that are not queued, after all that somebody waits for; answers which. */
export async function insertBulkJobs(tx: Db, contractIds: string[]): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    insert into ${jobs} (contract_id, bulk) select ${contracts.id}, true from ${contracts}
    where ${inArray(contracts.id, contractIds)}
      and not exists (select 1 from ${jobs} where ${jobs.contractId} = ${contracts.id})
    returning contract_id as id`);
  return rows.map(({ id }) => id);
}

/** Has a contract that waits among many analysed with those that somebody waits for; false where it does not. */
export async function hurryJob(tx: Db, contractId: string): Promise<boolean> {
  const waits = and(eq(jobs.contractId, contractId), eq(jobs.state, 'waiting'), eq(jobs.bulk, true));
  return (await tx.update(jobs).set({ bulk: false }).where(waits).returning({ id: jobs.id })).length > 0;
}

/**
 * Takes the job that is due longest, bulk ones last, in one short statement: waiting ones whose time has come and running ones
 * whose lease ran out. Rows that another process is claiming at this moment are skipped. All times are the database's.
 */
export async function claimJob(db: Db, leaseMs: number): Promise<Lease | null> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lte(jobs.runAt, sql`now()`), or(eq(jobs.state, 'waiting'), lt(jobs.leaseUntil, sql`now()`))))
    .orderBy(jobs.bulk, jobs.runAt, jobs.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(jobs)
    .set({
      state: 'running',
      leaseToken: sql`gen_random_uuid()`,
      leaseUntil: inMs(leaseMs),
      attempts: sql`${jobs.attempts} + 1`,
      crashes: sql`${jobs.crashes} + (${jobs.state} = 'running')::int`,
    })
    .where(eq(jobs.id, sql`(${due})`))
    .returning();
  if (!row?.leaseToken) return null;
  const { id: jobId, contractId, leaseToken: token, attempts, crashes } = row;
  return { jobId, contractId, token, attempts, crashes };
}

/** Keeps a lease for another `leaseMs`; false where it is not ours any more. */
export async function extendLease(db: Db, lease: Lease, leaseMs: number): Promise<boolean> {
  const extended = await db
    .update(jobs)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(held(lease))
    .returning({ id: jobs.id });
  return extended.length > 0;
}

/** What is shown of the contract that a job works on; null where the lease is not ours any more. The contract must be locked. */
export async function findShown(
  tx: Db,
  lease: Lease,
): Promise<Pick<typeof contracts.$inferSelect, 'status' | 'stage'> | null> {
  const [shown] = await tx
    .select({ status: contracts.status, stage: contracts.stage })
    .from(jobs)
    .innerJoin(contracts, eq(contracts.id, jobs.contractId))
    .where(held(lease));
  return shown ?? null;
}

/** Removes the job if the lease is still ours, which locks out every other writer of its result; else false. */
export async function finishJob(tx: Db, lease: Lease): Promise<boolean> {
  return (await tx.delete(jobs).where(held(lease)).returning({ id: jobs.id })).length > 0;
}

/** Gives a job back, due again after `delayMs`. Does nothing where the lease is not ours any more. */
export async function releaseJob(db: Db, lease: Lease, delayMs: number, lastError: string | null): Promise<void> {
  await setStage(db, lease, null);
  await db
    .update(jobs)
    .set({ state: 'waiting', leaseToken: null, leaseUntil: null, runAt: inMs(delayMs), lastError })
    .where(held(lease));
}

/** Gives back a job that a worker has no time to finish: due at once, and as if this attempt had not been made. */
export async function returnJob(db: Db, lease: Lease): Promise<void> {
  await setStage(db, lease, null);
  await db
    .update(jobs)
    .set({ state: 'waiting', leaseToken: null, leaseUntil: null, runAt: sql`now()`, attempts: lease.attempts - 1 })
    .where(held(lease));
}

/** Shows how far an analysis is, null while nobody works on it; written only by the holder of the lease. */
export async function setStage(db: Db, lease: Lease, stage: Stage | null): Promise<void> {
  const ours = exists(db.select({ id: jobs.id }).from(jobs).where(held(lease)));
  await db
    .update(contracts)
    .set({ stage })
    .where(and(eq(contracts.id, lease.contractId), ours));
}
