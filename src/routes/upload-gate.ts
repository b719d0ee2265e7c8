import { AppError } from '../errors';

const RETRY_AFTER_SECONDS = 5;

/** What an upload takes at least, so that a crowd of tiny ones is bounded too. */
const LEAST_BYTES = 256 * 1024;

/**
 * Lets uploads in as long as all that are inside hold no more than `budget` bytes. Others wait outside in their order, their bytes unread;
 * beyond `mostWaiting` of them the answer would come too late to be of use. Counted by bytes and not by heads: a few clients with slow
 * lines must not keep everybody else waiting.
 * @returns a function that runs the work of an upload of so many bytes, or throws AppError unavailable
 */
export function createUploadGate(budget: number, mostWaiting: number) {
  const waiting: { bytes: number; enter: () => void }[] = [];
  let free = budget;

  function admit(): void {
    for (let next = waiting[0]; next && next.bytes <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.bytes;
      next.enter();
    }
  }

  return async <T>(size: number, work: () => Promise<T>): Promise<T> => {
    const bytes = Math.min(budget, Math.max(LEAST_BYTES, size));
    if (waiting.length >= mostWaiting)
      throw new AppError('unavailable', 'Too many uploads at once. Please try again soon.', RETRY_AFTER_SECONDS);
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    waiting.push({ bytes, enter });
    admit();
    await entered;
    try {
      return await work();
    } finally {
      free += bytes;
      admit();
    }
  };
}
