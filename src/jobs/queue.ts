import type { Database } from '../db/client';
import { type Choice, claimJob, extendLease, type Lease, type Place } from '../db/jobs';
import { withDeadline } from '../shared/deadline';
import { STATEMENT_MS } from './timing';

/** The lease went to another process, or the contract was deleted: whatever this one does is void. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface HeldLease {
  lease: Lease;
  /** Aborts with LeaseLost as soon as the lease is known or must be feared to be lost. */
  signal: AbortSignal;
  /** Ends the heartbeat; the lease itself is ended by the write of the result or by its release. */
  end(): void;
}

/** Claims the next due job for such a place and keeps its lease alive; null where none is due. */
export async function claim(
  db: Database,
  leaseMs: number,
  ...which: [place?: Place, choice?: Choice]
): Promise<HeldLease | null> {
  const lease = await withDeadline(STATEMENT_MS, claimJob(db, leaseMs, ...which));
  return lease && keepAlive(db, lease, leaseMs);
}

/**
 * Extends a lease four times as often as needed. A beat that fails is no proof of loss, since the database may be away for a
 * moment; a whole lease without a good beat is.
 */
function keepAlive(db: Database, lease: Lease, leaseMs: number): HeldLease {
  const lost = new AbortController();
  let goodAt = performance.now();
  const beat = async () => {
    const sentAt = performance.now();
    try {
      const ours = await withDeadline(leaseMs, extendLease(db, lease, leaseMs));
      if (ours) goodAt = sentAt;
      else lost.abort(new LeaseLost());
    } catch {
      if (performance.now() - goodAt > leaseMs) lost.abort(new LeaseLost());
    }
  };
  const timer = setInterval(() => void beat(), leaseMs / 4);
  return { lease, signal: lost.signal, end: () => clearInterval(timer) };
}
