import pLimit from 'p-limit';
import { AppError } from '../errors';

const RETRY_AFTER_SECONDS = 5;

/**
 * Lets `atOnce` pieces of costly work run at a time and `waiting` more queue. Beyond that the answer would come too late to be of
 * use, and the queue would only cost memory.
 * @returns a function that runs the work, or throws AppError unavailable
 */
export function createGate(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= waiting) {
      throw new AppError('unavailable', 'The server is very busy. Please try again in a moment.', RETRY_AFTER_SECONDS);
    }
    return limit(work);
  };
}
