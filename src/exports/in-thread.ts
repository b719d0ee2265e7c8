import { AppError } from '../errors';

/**
 * Has a thread of its own make a file, which ends with it.
 * @param what the file, for people: 'The memo'
 * @throws AppError unavailable where it takes longer than `limitMs`; the thread's error
 */
export async function madeInThread(
  worker: Worker,
  message: unknown,
  { what, limitMs }: { what: string; limitMs: number },
): Promise<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => reject(tooLong(what)), limitMs);
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message: why }) => reject(new Error(`${what} could not be made: ${why}`));
      worker.postMessage(message);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

function tooLong(what: string): AppError {
  return new AppError('unavailable', `${what} took too long to make. Please try again in a minute.`, 60);
}
