import type { Database, Db } from '../db/client';
import { lockIdle } from '../db/contracts';
import { getRunText } from '../db/runs';
import { findLastSegment, findShownRunId, findUnindexed, keepIndex, lockIndex, replaceIndex } from '../db/search';
import type { TextIndex } from '../search/index-text';
import { ownerKey, SEGMENT, segmentKey, segmentNumber } from '../search/lexemes';
import { indexOf, unpackText } from './packed-text';

/** Counts up whenever the index of a text is made otherwise: those of older versions are then made anew, in the background. */
export const INDEX_VERSION = 1;

/**
 * Puts the text of a contract's shown run into the index; nothing before its first run. Call it in a transaction that has locked the contract.
 * @param index what was worked out from that text already
 */
export async function refreshIndex(tx: Db, contractId: string, index?: TextIndex): Promise<void> {
  const shown = await findShownRunId(tx, contractId);
  if (!shown) return;
  const { userId, analysisId } = shown;
  const made = index ?? indexOf(await unpackText(await getRunText(tx, analysisId)));
  await lockIndex(tx, userId);
  const last = await findLastSegment(tx, userId);
  const segment = last && last.contracts < SEGMENT ? last.segment : segmentAfter(userId, last?.segment);
  await replaceIndex(tx, { contractId, analysisId, segment, ...made }, INDEX_VERSION);
}

function segmentAfter(userId: string, segment: string | undefined): string {
  return segmentKey(ownerKey(userId), segment === undefined ? 0 : segmentNumber(segment) + 1);
}

/** The keys of all segments of a user's index. */
export async function segmentsOf(db: Db, userId: string): Promise<string[]> {
  const last = await findLastSegment(db, userId);
  const many = last ? segmentNumber(last.segment) + 1 : 0;
  return Array.from({ length: many }, (_, n) => segmentKey(ownerKey(userId), n));
}

/**
 * Puts up to `limit` contracts into the index that are not there, or were put there by an older version. Those that somebody works on at this moment are left
 * to the next time; one that can't be indexed stays as it is, and `onFault` is told.
 * @returns how many were looked at
 */
export async function refreshOldIndexes(
  { db }: { db: Database },
  { limit, onFault }: { limit: number; onFault: (contractId: string, error: unknown) => void },
): Promise<number> {
  const ids = await findUnindexed(db, INDEX_VERSION, limit);
  for (const id of ids) {
    try {
      await db.transaction(async (tx) => {
        if ((await lockIdle(tx, [id])).length > 0) await refreshIndex(tx, id);
      });
    } catch (error) {
      onFault(id, error);
      await keepIndex(db, id, INDEX_VERSION);
    }
  }
  return ids.length;
}
