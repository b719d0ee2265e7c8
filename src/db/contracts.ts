import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Analysis } from '../shared/analysis';
import type { ContractStatus } from '../shared/contracts';
import type { RunProof } from '../shared/runs';
import type { Db } from './client';
import { analyses, contracts, deletedObjects, jobs, users } from './schema';

export type ContractRow = typeof contracts.$inferSelect;
/** What a list shows of a contract. */
export type ListedContract = Pick<
  ContractRow,
  'id' | 'filename' | 'fileSize' | 'uploadedAt' | 'status' | 'stage' | 'summary' | 'headline'
>;
/** A contract and its newest run, if one has ended. */
export interface FoundContract {
  contract: ContractRow;
  analysis: Analysis | null;
  analysedAt: Date | null;
  /** Whether somebody waits for an analysis that is to come or being made; one of many that were queued together does not count. */
  hasJob: boolean;
}

export type NewContract = Pick<
  typeof contracts.$inferInsert,
  'userId' | 'filename' | 'fileSize' | 'sha256' | 'objectKey' | 'uploadedAt'
>;

/** A row that nobody sees until `markReady`. */
export async function insertPendingContract(db: Db, contract: NewContract): Promise<ContractRow> {
  const [row] = await db.insert(contracts).values(contract).returning();
  if (!row) throw new Error('The insert returned no row');
  return row;
}

/** Shows the contract; answers null where its pending row was swept or its user deleted meanwhile. */
export async function markReady(db: Db, id: string): Promise<ContractRow | null> {
  const pending = and(eq(contracts.id, id), eq(contracts.upload, 'pending'));
  const [row] = await db.update(contracts).set({ upload: 'ready' }).where(pending).returning();
  return row ?? null;
}

/** The contracts of one user, newest first. */
export async function listContracts(db: Db, userId: string): Promise<ListedContract[]> {
  const { id, filename, fileSize, uploadedAt, status, stage, summary, headline } = contracts;
  return await db
    .select({ id, filename, fileSize, uploadedAt, status, stage, summary, headline })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), eq(contracts.upload, 'ready')))
    .orderBy(desc(contracts.uploadedAt), desc(contracts.id));
}

/**
 * Stands for all that `listContracts` answers: another one as soon as any of these rows was written, added or deleted. It costs a hundredth of the list itself,
 * since the rows' contents are not looked at.
 */
export async function listMark(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({
      mark: sql<string>`count(*) || '-' || coalesce(sum(hashtextextended(${contracts.id} || ' ' || "contracts".xmin, 0)), 0)`,
    })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), eq(contracts.upload, 'ready')));
  return row?.mark ?? '0';
}

/** Those of a user's contracts that have these bytes, by SHA-256: of several with the same bytes the one that was uploaded last. */
export async function findSameBytes(
  db: Db,
  userId: string,
  sha256: string[],
): Promise<Pick<ContractRow, 'sha256' | 'id' | 'filename' | 'uploadedAt'>[]> {
  const { id, filename, uploadedAt } = contracts;
  return await db
    .selectDistinctOn([contracts.sha256], { sha256: contracts.sha256, id, filename, uploadedAt })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), inArray(contracts.sha256, sha256), eq(contracts.upload, 'ready')))
    .orderBy(contracts.sha256, desc(uploadedAt), desc(id));
}

const HAS_JOB = sql<boolean>`exists (select 1 from ${jobs} where ${jobs.contractId} = ${contracts.id} and not ${jobs.bulk})`;

/** A user's own contract with the analysis that is shown; another's is not found. `id` must be a UUID. */
export async function findContract(db: Db, userId: string, id: string): Promise<FoundContract | null> {
  const [row] = await db
    .select({ contract: contracts, analysis: analyses.analysis, analysedAt: analyses.createdAt, hasJob: HAS_JOB })
    .from(contracts)
    .leftJoin(analyses, eq(analyses.id, contracts.analysisId))
    .where(and(eq(contracts.id, id), eq(contracts.userId, userId), eq(contracts.upload, 'ready')));
  return row ?? null;
}

/** The row alone of a user's own contract, likewise: an analysis is large. */
export async function findContractRow(db: Db, userId: string, id: string): Promise<ContractRow | null> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.id, id), eq(contracts.userId, userId), eq(contracts.upload, 'ready')));
  return row ?? null;
}

type StoredFile = Pick<ContractRow, 'objectKey' | 'sha256' | 'filename' | 'userId' | 'actingFor'>;

/** Where the bytes of a contract are, what they must hash to, and whose they are; null once the contract is deleted. */
export async function findStoredFile(db: Db, id: string): Promise<StoredFile | null> {
  const { objectKey, sha256, filename, userId, actingFor } = contracts;
  const columns = { objectKey, sha256, filename, userId, actingFor };
  const [row] = await db.select(columns).from(contracts).where(eq(contracts.id, id));
  return row ?? null;
}

/**
 * Locks a contract's row for the rest of the transaction; false where it is gone. Whoever also locks its job locks the contract
 * first, as deletion does, or the two deadlock.
 */
export async function lockContract(tx: Db, id: string): Promise<boolean> {
  return (await tx.select({ id: contracts.id }).from(contracts).where(eq(contracts.id, id)).for('update')).length > 0;
}

/** A finished run to be kept. `text` is the gzipped JSON of the text on which the analysis rests. */
export interface NewRun {
  analysis: Analysis;
  text: Uint8Array;
  proof: RunProof;
}

/** Adds a finished run and shows it. */
export async function insertAnalysis(tx: Db, contractId: string, run: NewRun): Promise<void> {
  const [added] = await tx
    .insert(analyses)
    .values({ contractId, ...run })
    .returning({ id: analyses.id });
  const { summary } = run.analysis;
  await tx
    .update(contracts)
    .set({ status: 'completed', summary, stage: null, analysisId: added?.id, rerunFailure: null })
    .where(eq(contracts.id, contractId));
}

/** Locks those of the contracts that nobody else works on at this moment, likewise; answers which. */
export async function lockIdle(tx: Db, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(inArray(contracts.id, ids))
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** How a contract is read: for which side (null for neither), and by which playbook. */
export type ReaderChoice = Partial<Pick<ContractRow, 'actingFor' | 'playbook' | 'playbookVersion'>>;

/** Keeps how contracts are read; what is left out stays. */
export async function setReaderChoice(db: Db, ids: readonly string[], as: ReaderChoice): Promise<void> {
  if (ids.length > 0)
    await db
      .update(contracts)
      .set(as)
      .where(inArray(contracts.id, [...ids]));
}

const WAITING = { status: 'processing', summary: null, stage: null, rerunFailure: null } as const;

/** Shows that a contract waits to be analysed. */
export async function setWaiting(tx: Db, contractId: string): Promise<void> {
  await tx.update(contracts).set(WAITING).where(eq(contracts.id, contractId));
}

/** Shows it of those that were never analysed; the others go on showing what they have. */
export async function setNeverAnalysedWaiting(tx: Db, ids: string[]): Promise<void> {
  await tx
    .update(contracts)
    .set(WAITING)
    .where(and(inArray(contracts.id, ids), isNull(contracts.analysisId)));
}

/**
 * Ends an analysis that failed, with the reason for people. A contract that was analysed before shows its earlier run again, and
 * the reason beside it: a failure must not take away what there was.
 */
export async function setFailed(tx: Db, contractId: string, reason: string): Promise<void> {
  const [earlier] = await tx
    .select({ summary: sql<string>`${analyses.analysis} ->> 'summary'` })
    .from(analyses)
    .innerJoin(contracts, eq(contracts.analysisId, analyses.id))
    .where(eq(contracts.id, contractId));
  const outcome = earlier
    ? ({ status: 'completed', summary: earlier.summary, rerunFailure: reason } as const)
    : ({ status: 'error', summary: reason, rerunFailure: null } as const);
  await tx
    .update(contracts)
    .set({ ...outcome, stage: null })
    .where(eq(contracts.id, contractId));
}

/**
 * Ready contracts by id, by state, or all: what a reprocessing takes. `allowed` leaves out those of users who want theirs analysed
 * only once.
 */
export async function findReadyContracts(
  db: Db,
  which: { ids?: string[]; status?: ContractStatus; allowed?: boolean },
): Promise<{ id: string }[]> {
  return await db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(
      and(
        eq(contracts.upload, 'ready'),
        which.ids && inArray(contracts.id, which.ids),
        which.status && eq(contracts.status, which.status),
        which.allowed ? eq(users.documentProcessing, true) : undefined,
      ),
    )
    .orderBy(contracts.uploadedAt);
}

/**
 * Removes the contracts of a user with their jobs and analyses, and leaves a tombstone for each object, so that the objects go
 * too even if this process dies. Call it in the transaction that deletes the user; `clearTombstones` deletes the objects.
 */
export async function removeContractRows(tx: Db, userId: string): Promise<string[]> {
  return await bury(tx, eq(contracts.userId, userId));
}

/** Does the same with one contract of a user. */
export async function removeContract(tx: Db, userId: string, id: string): Promise<string[]> {
  return await bury(tx, and(eq(contracts.userId, userId), eq(contracts.id, id), eq(contracts.upload, 'ready')));
}

/** Does the same with uploads that never got ready, begun before `before`. */
export async function removeStalePending(tx: Db, before: Date): Promise<string[]> {
  return await bury(tx, and(eq(contracts.upload, 'pending'), lt(contracts.uploadedAt, before)));
}

/** Does the same with one upload that failed. */
export async function removePending(tx: Db, id: string): Promise<string[]> {
  return await bury(tx, and(eq(contracts.upload, 'pending'), eq(contracts.id, id)));
}

async function bury(tx: Db, which: ReturnType<typeof and>): Promise<string[]> {
  const rows = await tx.delete(contracts).where(which).returning({ objectKey: contracts.objectKey });
  const keys = rows.map((row) => row.objectKey);
  if (keys.length > 0)
    await tx
      .insert(deletedObjects)
      .values(keys.map((objectKey) => ({ objectKey })))
      .onConflictDoNothing();
  return keys;
}

/** So many objects are deleted before the next tombstones are looked up. */
const TOMBSTONES_AT_A_TIME = 1_000;

/**
 * Deletes the objects that have a tombstone, then the tombstones. One that can't be deleted now keeps its tombstone for the
 * next time.
 * @param only of these objects alone: who waits for a deletion does not wait for those of others. At most a thousand of them, the rest is left to the sweep
 * @returns how many went, and the first error if there was one
 */
export async function clearTombstones(
  db: Db,
  deleteObject: (key: string) => Promise<void>,
  only?: readonly string[],
): Promise<{ cleared: number; error: unknown }> {
  const which = only && inArray(deletedObjects.objectKey, only.slice(0, TOMBSTONES_AT_A_TIME));
  let cleared = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(deletedObjects)
      .where(which)
      .orderBy(deletedObjects.deletedAt)
      .limit(TOMBSTONES_AT_A_TIME);
    for (const { objectKey } of rows) {
      try {
        await deleteObject(objectKey);
      } catch (error) {
        return { cleared, error };
      }
      await db.delete(deletedObjects).where(eq(deletedObjects.objectKey, objectKey));
      cleared++;
    }
    if (only || rows.length < TOMBSTONES_AT_A_TIME) return { cleared, error: null };
  }
}

/** Which of these objects have a contract. */
export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const columns = { objectKey: contracts.objectKey };
  const rows = await db.select(columns).from(contracts).where(inArray(contracts.objectKey, keys));
  return new Set(rows.map((row) => row.objectKey));
}
