import * as v from 'valibot';
import type { Database } from '../db/client';
import { findReadyContracts, lockContract, lockIdle, setNeverAnalysedWaiting, setWaiting } from '../db/contracts';
import { hasJob, hurryJob, insertBulkJobs, insertJob } from '../db/jobs';

export type Selection = { ids: string[] } | 'failed' | 'all';

/**
 * Queues contracts to be analysed again; one that waits or runs already is left to it. Earlier analyses are kept, the newest
 * is shown. 'all' passes over the contracts of users who switched auto-processing off.
 * @returns how many were queued, and which of the given ids are no contract's
 */
export async function reprocessContracts(
  deps: { db: Database },
  selection: Selection,
): Promise<{ queued: number; unknown: string[] }> {
  const given = typeof selection === 'object' ? [...new Set(selection.ids)] : [];
  const uuids = given.filter((id) => v.is(v.pipe(v.string(), v.uuid()), id)).map((id) => id.toLowerCase());
  const found = await findReadyContracts(deps.db, {
    ids: typeof selection === 'object' ? uuids : undefined,
    status: selection === 'failed' ? 'error' : undefined,
    allowed: selection === 'all',
  });
  const bulk = typeof selection === 'string';
  const queued = bulk ? await queueMany(deps.db, found) : await queueEach(deps.db, found);
  const known = new Set(found.map(({ id }) => id));
  return { queued, unknown: given.filter((id) => !known.has(id.toLowerCase())) };
}

async function queueEach(db: Database, found: { id: string }[]): Promise<number> {
  let queued = 0;
  for (const { id } of found) if (await requeue(db, id)) queued++;
  return queued;
}

/** Queues one contract that somebody waits for, unless it waits or runs already. The lock keeps two callers from queuing it twice. */
export async function requeue(db: Database, id: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (!(await lockContract(tx, id))) return false;
    const hurried = await hurryJob(tx, id);
    if (!hurried && (await hasJob(tx, id))) return false;
    await setWaiting(tx, id);
    if (!hurried) await insertJob(tx, id);
    return true;
  });
}

const AT_ONCE = 500;

/**
 * Queues many contracts behind those that somebody waits for; each shows the analysis it has until its turn comes. What another
 * process holds at this moment is being analysed or deleted, and left alone.
 */
async function queueMany(db: Database, found: { id: string }[]): Promise<number> {
  let queued = 0;
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const ids = found.slice(from, from + AT_ONCE).map(({ id }) => id);
    queued += await db.transaction(async (tx) => {
      const idle = await lockIdle(tx, ids);
      const added = idle.length > 0 ? await insertBulkJobs(tx, idle) : [];
      if (added.length > 0) await setNeverAnalysedWaiting(tx, added);
      return added.length;
    });
  }
  return queued;
}
