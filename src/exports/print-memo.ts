import { AppError } from '../errors';
import type { Memo } from './memo-blocks';

/** The longest memo tried took a tenth of it on a busy machine. */
const LIMIT_MS = 45_000;

/**
 * Prints a memo in a thread of its own, which ends with it.
 * @throws AppError unavailable where it takes too long; the thread's error
 */
export async function printMemo(memo: Memo, format: 'pdf' | 'docx', limitMs = LIMIT_MS): Promise<Uint8Array> {
  const worker = new Worker(new URL('./memo.worker.ts', import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => reject(tooLong()), limitMs);
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(`The memo could not be printed: ${message}`));
      worker.postMessage({ memo, format });
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

function tooLong(): AppError {
  return new AppError('unavailable', 'The memo took too long to print. Please try again in a minute.', 60);
}
