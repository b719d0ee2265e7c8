import { AppError } from '../errors';
import { nameOf } from '../storage/faults';
import type { Storage } from '../storage/storage';
import { isFile } from './whole-file';

/** What a store holds of a file: the very bytes, others, or nothing. */
export type Holding = 'right' | 'differs' | 'missing';

/** One of the two stores of a copy, or the one that is looked through, with its name for people. */
export interface NamedStorage {
  name: string;
  storage: Storage;
  /** The first wait after a failure, in milliseconds; each further one is twice as long. */
  retryMs?: number;
}

const RETRY_MS = 500;
const ATTEMPTS = 5;

/**
 * Reads a file out of a store and compares it with its SHA-256.
 * @throws AppError unavailable where the store can't be asked
 */
export async function checkFile(
  { storage }: NamedStorage,
  { objectKey, sha256 }: { objectKey: string; sha256: string },
): Promise<Holding> {
  try {
    return (await isFile(await storage.get(objectKey), sha256)) ? 'right' : 'differs';
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return 'missing';
    throw error;
  }
}

/**
 * Repeats what fails for a passing reason, for some seconds. For work of hours that a short outage should not end.
 * @throws AppError naming the store and the reason, for the operator
 */
export async function patiently<T>({ name, retryMs = RETRY_MS }: NamedStorage, ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
      if (attempt < ATTEMPTS) await Bun.sleep(retryMs * 2 ** (attempt - 1));
      else
        throw new AppError('unavailable', `Stopped, since ${name} does not answer (${nameOf(error)}). Run it again.`);
    }
  }
}
