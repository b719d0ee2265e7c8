import {
  BACKOFF_BASE_MS,
  BACKOFF_CAP_MS,
  BACKOFF_FACTOR,
  BACKOFF_MAX_EXPONENT,
  POLL_EVERY_MS,
  POLL_FIRST_MS,
  POLL_MAX,
} from '../../shared/limits';

/**
 * Milliseconds to wait before the next check, null when there is to be none: 1 s before the first, then 2 s, after a
 * failed one 3 s × 1.5^min(attempts / 5, 3) but 10 s at most; 60 checks in all (specification, section 4).
 * @param attempts checks made so far, failed ones included
 * @param failed whether the last of them failed
 */
export function pollDelay(attempts: number, failed: boolean): number | null {
  if (attempts === 0) return POLL_FIRST_MS;
  if (attempts >= POLL_MAX) return null;
  if (!failed) return POLL_EVERY_MS;
  const delay = BACKOFF_BASE_MS * BACKOFF_FACTOR ** Math.min(attempts / 5, BACKOFF_MAX_EXPONENT);
  return Math.min(delay, BACKOFF_CAP_MS);
}

/** Waits. @throws what `signal` is aborted with */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Checks again and again, with the delays of `pollDelay`, until a check answers something.
 * @param check answers null while there is nothing yet; one that throws has failed and is tried again
 * @param onFailure told of each failed check
 * @returns the first answer, or null when all checks were used up
 * @throws what `signal` was aborted with
 */
export async function poll<T>(
  check: () => Promise<T | null>,
  { signal, onFailure }: { signal: AbortSignal; onFailure: (error: unknown) => void },
): Promise<T | null> {
  let attempts = 0;
  let failed = false;
  for (let delay = pollDelay(0, false); delay !== null; delay = pollDelay(attempts, failed)) {
    await wait(delay, signal);
    try {
      const answer = await check();
      signal.throwIfAborted();
      if (answer !== null) return answer;
      failed = false;
    } catch (error) {
      signal.throwIfAborted();
      failed = true;
      onFailure(error);
    }
    attempts += 1;
  }
  return null;
}
