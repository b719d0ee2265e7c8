import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Cell } from '../shared/cells';
import type { Db } from './client';
import type { ContractRow } from './contracts';
import type { RunRow } from './runs';
import { analyses, contractCells, contracts, type StoredHeadline } from './schema';

/** A contract with the run that is shown of it. */
export interface Shown {
  contract: ContractRow;
  run: RunRow;
}

/** A contract with the run that is shown of it; null before the first. */
export async function findShownRun(db: Db, id: string): Promise<Shown | null> {
  const [shown] = await findShown(db, eq(contracts.id, id));
  return shown ?? null;
}

/** Those of these contracts that are a user's own and have a run, in no particular order. Analyses are large: ask for few at a time. */
export async function findShownRuns(db: Db, userId: string, ids: readonly string[]): Promise<Shown[]> {
  return await findShown(db, and(inArray(contracts.id, [...ids]), eq(contracts.userId, userId)));
}

async function findShown(db: Db, which: SQL | undefined): Promise<Shown[]> {
  const rows = await db
    .select({
      contract: contracts,
      run: { id: analyses.id, createdAt: analyses.createdAt, analysis: analyses.analysis },
    })
    .from(contracts)
    .innerJoin(analyses, eq(analyses.id, contracts.analysisId))
    .where(which);
  return rows.map(({ contract, run }) => ({ contract, run: { ...run, engine: run.analysis.engine } }));
}

/** What is kept of a contract so that many can be listed, found and compared without their analyses. */
export interface Listing {
  headline: StoredHeadline;
  cells: readonly Cell[];
}

/** Puts a listing in the place of the one before. Call it in a transaction that has locked the contract. */
export async function replaceListing(
  tx: Db,
  { id, userId }: Pick<ContractRow, 'id' | 'userId'>,
  { headline, cells }: Listing,
  listedBy: number,
): Promise<void> {
  await tx.delete(contractCells).where(eq(contractCells.contractId, id));
  if (cells.length > 0)
    await tx.insert(contractCells).values(cells.map((cell) => ({ ...cell, contractId: id, userId })));
  await tx.update(contracts).set({ headline, listedBy }).where(eq(contracts.id, id));
}

/** Marks listings to be written anew; until then they show what they did. */
export async function forgetListings(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(contracts)
      .set({ listedBy: 0 })
      .where(inArray(contracts.id, [...ids]));
}

/** Leaves a listing as it is, as if it had just been written. */
export async function keepListing(db: Db, id: string, listedBy: number): Promise<void> {
  await db.update(contracts).set({ listedBy }).where(eq(contracts.id, id));
}

/** Analysed contracts whose listing was written by an older version, or has to be written anew. */
export async function findOldListings(db: Db, listedBy: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(lt(contracts.listedBy, listedBy), isNotNull(contracts.analysisId)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
