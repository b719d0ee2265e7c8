import type { Reviewed, ReviewRequest } from '../analysis/review';
import type { Database } from '../db/client';
import type { Lease } from '../db/jobs';
import { insertModelUsage, readUsedToday } from '../db/model-usage';
import { AppError } from '../errors';
import type { ModelUse } from '../shared/engine';
import type { RunProof } from '../shared/runs';
import type { Stage } from '../shared/stages';

/** A finished analysis by the built-in engine; the text comes packed (`packText`). */
export interface ReviewWork extends Pick<ReviewRequest, 'analysis' | 'filename' | 'side'> {
  text: Uint8Array;
  proof: RunProof;
  /** Told as each step of the review begins. */
  onStage?: (stage: Stage) => void;
}

/** A model that reviews what the built-in engine found; absent where none is configured. */
export interface Reviewer {
  model: string;
  dailyTokens: number;
  dailyPages: number;
  /** How long a review may take at most, in milliseconds. */
  maxMs: number;
  /** How long after the beginning of an analysis people wait for a review before they are shown what the built-in engine found. */
  patienceMs: number;
  /** Money for so many tokens; null where no prices are set. */
  costOf?(usage: Reviewed['usage']): ModelUse['cost'];
  review(work: ReviewWork & Pick<ReviewRequest, 'left' | 'signal'>): Promise<Reviewed & { proof: RunProof }>;
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
  lease: Pick<Lease, 'attempts' | 'contractId'>,
  { userId, ...work }: ReviewWork & { userId: string },
): Promise<Pick<ReviewWork, 'analysis' | 'proof'>> {
  const { db, reviewer, signal } = deps;
  const today = await readUsedToday(db, userId);
  const left = {
    tokens: Math.max(0, reviewer.dailyTokens - today.tokens),
    pages: Math.max(0, reviewer.dailyPages - today.pages),
  };
  const startedAt = performance.now();
  const { analysis, proof, usage, failure, mayPass } = await reviewer.review({ ...work, left, signal });
  const ms = Math.round(performance.now() - startedAt);
  const cost = reviewer.costOf?.(usage) ?? null;
  await insertModelUsage(db, {
    userId,
    model: reviewer.model,
    ...usage,
    contractId: lease.contractId,
    ms,
    cost: cost?.amount ?? null,
    currency: cost?.currency ?? null,
    failure: failure?.kind ?? null,
    status: failure?.status ?? null,
  });
  const wait = failure?.retryAfter ?? 0;
  if (mayPass && lease.attempts < MOST_ATTEMPTS && wait <= LONGEST_WAIT_SECONDS)
    throw new AppError('unavailable', BUSY, wait);
  if (usage.requests === 0) return { analysis, proof };
  const { requests, promptTokens, completionTokens } = usage;
  const used: ModelUse = { requests, promptTokens, completionTokens, ms, cost };
  return { analysis: { ...analysis, engine: { ...analysis.engine, used } }, proof };
}
