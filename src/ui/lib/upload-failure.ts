import { UPLOAD_MAX_BYTES, UPLOAD_TIMEOUT_MS } from '../../shared/limits';
import { FILE_EMPTY, FILE_TOO_LARGE } from '../../shared/upload-messages';
import { ApiError } from './api';

/** Why a file need not be sent: the server would refuse it. Null where nothing speaks against it. */
export function refusalOf({ size }: File): string | null {
  if (size === 0) return FILE_EMPTY;
  return size > UPLOAD_MAX_BYTES ? FILE_TOO_LARGE : null;
}

/** Why an upload failed, for people, and whether the same file may come through at another attempt. */
export interface UploadFailure {
  reason: string;
  mayRetry: boolean;
}

/** @param error what `uploadContract` threw */
export function uploadFailure(error: unknown): UploadFailure {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof ApiError) return refused(cause);
  return { reason: unanswered(error), mayRetry: true };
}

function unanswered(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `The upload took longer than ${UPLOAD_TIMEOUT_MS / 1000} seconds and was given up. Please try again on a faster connection.`;
  if (error instanceof TypeError) return 'The server could not be reached. Please check your connection and try again.';
  return 'The server gave an answer that could not be read. Please try again.';
}

function refused({ status, error, retryAfter }: ApiError): UploadFailure {
  if (status === 413) return { reason: error ?? 'The file is too large for this server.', mayRetry: false };
  if (status === 415) return { reason: error ?? 'The file is not a PDF.', mayRetry: false };
  return { reason: [error ?? ownWords(status), waitWords(retryAfter)].filter(Boolean).join(' '), mayRetry: true };
}

/** Where something between browser and program answered, such as a proxy. */
function ownWords(status: number): string {
  if (status === 429 || status === 503) return 'The server is busy.';
  return `The server could not take the file (error ${status}).`;
}

function waitWords(seconds: number | null): string | null {
  if (seconds === null) return null;
  return `Wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} before you try again.`;
}
