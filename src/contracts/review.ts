import type { Reviewed, ReviewRequest } from '../analysis/review';
import type { Database } from '../db/client';
import type { Lease } from '../db/jobs';
import { insertModelUsage, readUsedToday } from '../db/model-usage';
import { AppError } from '../errors';
import type { Analysis } from '../shared/analysis';

/** A model that reviews what the built-in engine found; absent where none is configured. */
export interface Reviewer {
  model: string;
  dailyTokens: number;
  dailyPages: number;
  /** How long a review may take at most, in milliseconds. */
  maxMs: number;
  review(request: ReviewRequest): Promise<Reviewed>;
}

/** A job comes back this often for the model's sake; the last time it ends with what the built-in engine found. */
const MOST_ATTEMPTS = 2;
/** Nobody waits for an analysis longer than this because a model is busy. */
const LONGEST_WAIT_SECONDS = 300;
const BUSY = 'The model service is not available at the moment.';

/**
 * Lets the model review an analysis within what its user may use today, and writes down what was used.
 * @throws AppError ('unavailable') where it should be tried again later; the signal's reason
 */
export async function reviewAnalysis(
  deps: { db: Database; reviewer: Reviewer; signal: AbortSignal },
  lease: Pick<Lease, 'attempts'>,
  { userId, ...work }: Pick<ReviewRequest, 'contract' | 'analysis' | 'filename'> & { userId: string },
): Promise<Analysis> {
  const { db, reviewer, signal } = deps;
  const used = await readUsedToday(db, userId);
  const left = {
    tokens: Math.max(0, reviewer.dailyTokens - used.tokens),
    pages: Math.max(0, reviewer.dailyPages - used.pages),
  };
  const { analysis, usage, failure, mayPass } = await reviewer.review({ ...work, left, signal });
  await insertModelUsage(db, {
    userId,
    model: reviewer.model,
    ...usage,
    failure: failure?.kind ?? null,
    status: failure?.status ?? null,
  });
  const wait = failure?.retryAfter ?? 0;
  if (mayPass && lease.attempts < MOST_ATTEMPTS && wait <= LONGEST_WAIT_SECONDS)
    throw new AppError('unavailable', BUSY, wait);
  return analysis;
}
