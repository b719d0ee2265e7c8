/** The clockwork of the worker, in milliseconds. Tests run it faster. */
export interface Timing {
  /** How long a claim holds without a sign of life: after a crash the next attempt waits this long. */
  leaseMs: number;
  /** How much of the processor a first try may take; what takes longer goes on as long work (`worker.ts`). */
  firstTryMs: number;
  /** How often an idle worker looks for work when nobody wakes it. */
  pollMs: number;
  /** How long one attempt may take in all. Each part has a limit of its own; this one is for queries that never settle. */
  jobMs: number;
  /** How long a stopping worker lets the work in hand go on; the server sets it from SHUTDOWN_TIMEOUT_SECONDS. */
  drainMs: number;
  /** The first back-off of a failed attempt; each further one doubles it. */
  retryMs: number;
}

export const DEFAULT_TIMING: Timing = {
  leaseMs: 20_000,
  // Three times what a contract of one page takes on a busy machine, where it takes twice as much as on a quiet one.
  firstTryMs: 4_000,
  pollMs: 2_000,
  jobMs: 20 * 60_000,
  drainMs: 6_000,
  retryMs: 2_000,
};

/** How long a statement of the queue may take before it counts as lost. */
export const STATEMENT_MS = 10_000;

/** Between 50 and 100 % of a time, so that processes which failed together do not come back together. */
export function jitter(ms: number): number {
  return ms * (0.5 + Math.random() / 2);
}
