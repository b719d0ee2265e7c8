import { isDatabaseDown } from '../db/errors';
import type { Lease } from '../db/jobs';
import { AppError } from '../errors';
import { ExtractionError, type ExtractionErrorCode } from './extraction-error';
import { jitter } from './timing';

/** A document whose analysis took the process down this often is not tried again. */
export const MAX_CRASHES = 3;
/** With the back-off below an outage may last about three hours before contracts are given up. */
export const MAX_ATTEMPTS = 20;
const MAX_FAULTS = 3;
/** Attempts at a document whose reading failed in a way that may have been the machine's; every other end would be the same again. */
const PATIENCE: Partial<Record<ExtractionErrorCode, number>> = {
  late: MAX_FAULTS,
  killed: MAX_FAULTS,
  internal: MAX_FAULTS,
};
const BACKOFF_CAP_MS = 15 * 60_000;

export const CRASHED = 'The analysis of this document was interrupted several times. Please upload it again.';
const OUTAGE =
  'The document could not be analyzed because a part of the service was down. Please upload it again later.';
const FAULT = 'Something went wrong on our side while analyzing this document. Please upload it again later.';

/** What to do about a failed attempt: end with a reason for people, or try again after a while. */
export type Verdict = { kind: 'fail'; summary: string } | { kind: 'retry'; delayMs: number };

/**
 * Judges the error of an attempt. What lies in the document is final; what lies in the surroundings is tried again with
 * back-off and jitter, not before the time that the error itself names.
 */
export function judge(error: unknown, lease: Pick<Lease, 'attempts'>, retryMs: number): Verdict {
  if (error instanceof ExtractionError && lease.attempts >= (PATIENCE[error.code] ?? 1))
    return { kind: 'fail', summary: error.message };
  const outage = error instanceof AppError ? error.code === 'unavailable' : isDatabaseDown(error);
  if (error instanceof AppError && !outage) return { kind: 'fail', summary: error.message };
  if (lease.attempts >= MAX_ATTEMPTS) return { kind: 'fail', summary: OUTAGE };
  if (!outage && lease.attempts >= MAX_FAULTS) return { kind: 'fail', summary: FAULT };
  const backoff = jitter(Math.min(retryMs * 2 ** (lease.attempts - 1), BACKOFF_CAP_MS));
  const wanted = error instanceof AppError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return { kind: 'retry', delayMs: Math.max(backoff, wanted) };
}
