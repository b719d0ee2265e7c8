import type { Database, Db } from '../db/client';
import { lockContract, lockIdle } from '../db/contracts';
import { replaceDates } from '../db/dates';
import { findOldListings, findShownRun, forgetListings, keepListing, replaceListing } from '../db/listings';
import { findContractsOfKind } from '../db/playbooks';
import { cellsOf } from './cells';
import { contractDates } from './dates/contract-dates';
import { judgementsIn } from './dates/judged';
import { toRow } from './dates/rows';
import { findingsOf } from './findings';
import { headlineOf } from './headline';
import { readAs } from './read-as';

/** Counts up whenever headline, cells or dates are made otherwise: listings of older versions are then written anew, in the background. */
export const LISTING_VERSION = 7;
/** So many of the contracts that a change concerns are listed anew before it is answered; the rest follow in the background. */
const AT_ONCE = 20;

/**
 * Works out anew what lists, tables and searches show of a contract, after its run, side, playbook or decisions changed; nothing before its
 * first run. Call it in a transaction that has locked the contract, or what changed meanwhile is listed as it was before.
 */
export async function refreshListing(tx: Db, contractId: string): Promise<void> {
  const shown = await findShownRun(tx, contractId);
  if (!shown) return;
  const read = await readAs(tx, shown.contract, shown.run);
  const { analysis, side } = read;
  const findings = await findingsOf(tx, shown, read);
  const dates = contractDates({ analysis, judgements: judgementsIn(findings) });
  const headline = headlineOf(analysis, dates);
  const cells = cellsOf({ analysis, side, findings, headline });
  await replaceListing(tx, shown.contract, { headline, cells }, LISTING_VERSION);
  await replaceDates(tx, shown.contract, dates.map(toRow));
}

/** Does so for all contracts of a kind, whose default playbook changed. */
export async function refreshListingsOfKind({ db }: { db: Database }, userId: string, kind: string): Promise<void> {
  const ids = await findContractsOfKind(db, userId, { kind });
  await refreshListings(db, ids);
}

/** Does so for contracts that a change concerned: the first at once, the others soon. */
export async function refreshListings(db: Database, ids: readonly string[]): Promise<void> {
  await forgetListings(db, ids);
  for (const id of ids.slice(0, AT_ONCE)) await refreshOne(db, id);
}

/**
 * Writes up to `limit` listings anew that are marked so or were made by an older version. Those that somebody works on at this moment are left to the next time; one that can't be
 * made stays as it is, and `onFault` is told.
 * @returns how many were looked at
 */
export async function refreshOldListings(
  { db }: { db: Database },
  { limit, onFault }: { limit: number; onFault: (contractId: string, error: unknown) => void },
): Promise<number> {
  const ids = await findOldListings(db, LISTING_VERSION, limit);
  for (const id of ids) {
    try {
      await db.transaction(async (tx) => {
        if ((await lockIdle(tx, [id])).length > 0) await refreshListing(tx, id);
      });
    } catch (error) {
      onFault(id, error);
      await keepListing(db, id, LISTING_VERSION);
    }
  }
  return ids.length;
}

async function refreshOne(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockContract(tx, id)) await refreshListing(tx, id);
  });
}
