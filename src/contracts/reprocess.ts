import * as v from 'valibot';
import type { Database } from '../db/client';
import { findReadyContracts, lockContract, setWaiting } from '../db/contracts';
import { hasJob, insertJob } from '../db/jobs';

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
  let queued = 0;
  const bulk = typeof selection === 'string';
  for (const { id } of found) if (await requeue(deps.db, id, { bulk })) queued++;
  const known = new Set(found.map(({ id }) => id));
  return { queued, unknown: given.filter((id) => !known.has(id.toLowerCase())) };
}

/**
 * Queues one contract, unless it waits or runs already. The lock keeps two callers from queuing it twice. `bulk` ones come after
 * those that somebody waits for, and show the analysis they have until then.
 */
export async function requeue(db: Database, id: string, { bulk = false } = {}): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (!(await lockContract(tx, id)) || (await hasJob(tx, id))) return false;
    await setWaiting(tx, id, { unhurried: bulk });
    await insertJob(tx, id, { bulk });
    return true;
  });
}
