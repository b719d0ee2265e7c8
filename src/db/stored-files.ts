import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from './client';
import { contracts } from './schema';

/** A contract's file as the database knows it: where it is, how long, and what it must hash to. */
export interface KnownFile {
  id: string;
  objectKey: string;
  fileSize: number;
  sha256: string;
}

const { id, objectKey, fileSize, sha256 } = contracts;
const ready = eq(contracts.upload, 'ready');

/** The files of all users' contracts by id, `limit` of them after the one given. Uploads in progress are not among them. */
export async function listKnownFiles(db: Db, after: string | null, limit: number): Promise<KnownFile[]> {
  return await db
    .select({ id, objectKey, fileSize, sha256 })
    .from(contracts)
    .where(after === null ? ready : and(ready, gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** How many there are, and their bytes in all. */
export async function countKnownFiles(db: Db): Promise<{ files: number; bytes: number }> {
  const bytes = sql<number>`coalesce(sum(${fileSize}), 0)`.mapWith(Number);
  const [row] = await db.select({ files: count(), bytes }).from(contracts).where(ready);
  return row ?? { files: 0, bytes: 0 };
}
