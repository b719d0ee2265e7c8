import { isTransient, ModelFailure } from './failure';
import type { OnUsage, Provider, Question } from './providers/provider';

/** How often a question is put in one review: with the two attempts of a job, six requests at most. */
export const MOST_TRIES = 3;
/** An answer that can't be read is asked for once more; at temperature 0 a third time would bring the same. */
const MOST_UNREADABLE = 2;
/** A server that wants to be left alone for longer is not waited for; the job comes back later. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Asks a question until there is a usable answer (see `withTries`).
 * @throws ModelFailure of the last try; the signal's reason when it is aborted
 */
export async function ask<T>(
  { provider, retryMs }: { provider: Provider; retryMs: number },
  question: Question<T>,
  signal: AbortSignal,
  onUsage: OnUsage,
): Promise<T> {
  return await withTries(retryMs, signal, () => provider.askOnce(question, signal, onUsage));
}

/**
 * Tries a request again while its failure may pass, pausing as long as the server wants or else twice as long each time, with jitter.
 * @throws ModelFailure of the last try; the signal's reason when it is aborted
 */
export async function withTries<T>(retryMs: number, signal: AbortSignal, once: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const pause = pauseAfter(error, tries, retryMs);
      if (pause === null) throw error;
      await sleep(pause, signal);
    }
  }
}

/** Milliseconds until the next try; null where there is none. */
function pauseAfter(failure: ModelFailure, tries: number, retryMs: number): number | null {
  const unreadable = failure.kind === 'garbage' || failure.kind === 'empty';
  if (!isTransient(failure) && !unreadable) return null;
  if (tries >= (unreadable ? MOST_UNREADABLE : MOST_TRIES)) return null;
  if (failure.retryAfter === null) return retryMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
  const wanted = failure.retryAfter * 1_000;
  return wanted <= LONGEST_WAIT_MS ? wanted : null;
}

/** Ends early, with the signal's reason, when the signal is aborted. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  signal.throwIfAborted();
}
