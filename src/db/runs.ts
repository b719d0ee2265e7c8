import { and, desc, eq, sql } from 'drizzle-orm';
import type { Analysis } from '../shared/analysis';
import type { RunProof } from '../shared/runs';
import type { Db } from './client';
import { analyses } from './schema';

/** A finished run without its text and its proof. */
export interface RunRow {
  id: string;
  createdAt: Date;
  engine: Analysis['engine'];
  analysis: Analysis;
}

const engine = sql<Analysis['engine']>`${analyses.analysis} -> 'engine'`;
const summary = { id: analyses.id, createdAt: analyses.createdAt, engine };

/** A run of this contract; another contract's is not found. Both must be UUIDs. */
export async function findRun(db: Db, contractId: string, id: string): Promise<RunRow | null> {
  const [row] = await db
    .select({ ...summary, analysis: analyses.analysis })
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.contractId, contractId)));
  return row ?? null;
}

/** The runs of a contract, newest first. */
export async function listRuns(db: Db, contractId: string): Promise<Pick<RunRow, 'id' | 'createdAt' | 'engine'>[]> {
  return await db
    .select(summary)
    .from(analyses)
    .where(eq(analyses.contractId, contractId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id));
}

/** Parts of the proof that was kept with a run; null where one is missing, as in runs made before it was kept. */
export async function findRunProof<Part extends keyof RunProof>(
  db: Db,
  id: string,
  parts: readonly Part[],
): Promise<Pick<RunProof, Part> | null> {
  const columns = Object.fromEntries(parts.map((part) => [part, sql`${analyses.proof} -> ${part}`]));
  const [row] = await db.select(columns).from(analyses).where(eq(analyses.id, id));
  return row && parts.every((part) => row[part] !== null) ? (row as Pick<RunProof, Part>) : null;
}

/** The gzipped JSON of the text that a run rests on. @throws Error where the run is gone */
export async function getRunText(db: Db, id: string): Promise<Uint8Array> {
  const [row] = await db.select({ text: analyses.text }).from(analyses).where(eq(analyses.id, id));
  if (!row) throw new Error('The run is gone');
  return row.text;
}
