import type { ImportDoors, ImportFailure } from '../../imports/importer';
import { ApiError } from './api';
import { askKnown, uploadContract } from './contracts';
import { hashOfFile } from './file-hash';
import { requestWithProgress } from './send-with-progress';
import { uploadFailure } from './upload-failure';

/** Where neither the server nor what stands before it says how long. */
const WAIT_SECONDS = 5;
const BUSY = [429, 502, 503, 504];
const GONE = 'The file could not be read. It may have been moved or changed since it was chosen.';

/** The importer's way to the server. `onFailure` is told of every failure, waited for or not. */
export function importDoors(userId: () => string | undefined, onFailure: (error: unknown) => void): ImportDoors {
  return {
    hash: hashOfFile,
    ask: async (sha256, signal) => {
      try {
        return await askKnown(sha256, signal);
      } catch (error) {
        throw isNamed(error, 'TimeoutError') ? new TypeError('The question timed out') : error;
      }
    },
    send: async ({ name, blob }, onSent, signal) => {
      // Read here, so that a file that is gone is not taken for a line that is down.
      const file = new File([await blob.arrayBuffer()], name, { type: 'application/pdf' });
      return await uploadContract(file, userId(), signal, requestWithProgress(onSent));
    },
    failureOf: (error) => {
      onFailure(error);
      return failureOf(error);
    },
  };
}

function failureOf(error: unknown): ImportFailure {
  const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  if (cause instanceof ApiError && BUSY.includes(cause.status))
    return { waitMs: (cause.retryAfter ?? WAIT_SECONDS) * 1_000, because: 'The server is busy.' };
  // Whom the server refuses one file, it refuses all: the plan is used up.
  if (cause instanceof ApiError && cause.status === 403)
    return { noneFurther: cause.error ?? 'The server takes no further files.' };
  if (error instanceof TypeError) return { waitMs: WAIT_SECONDS * 1_000, because: 'The server cannot be reached.' };
  if (isNamed(error, 'NotFoundError') || isNamed(error, 'NotReadableError')) return { reason: GONE, mayRetry: true };
  return uploadFailure(cause instanceof ApiError ? new Error(cause.message, { cause }) : error);
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
