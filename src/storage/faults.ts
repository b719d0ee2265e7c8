import { AppError } from '../errors';

/** The error for an object that is not in the store. */
export function objectMissing(cause: unknown): AppError {
  return withCause(new AppError('not_found', 'The file of this contract is no longer in the store.'), cause);
}

/** The error for a store that can't be reached, refuses us or is full; the cause is for the log. */
export function storeUnavailable(
  cause: unknown,
  message = 'The file store cannot be reached at the moment. Please try again in a minute.',
): AppError {
  return withCause(new AppError('unavailable', message, 30), cause);
}

/** Whether a server said that it does not know the call. */
export function isUnsupported(error: unknown): boolean {
  return statusOf(error) === 501 || nameOf(error) === 'NotImplemented';
}

/** The HTTP status that a server gave as its reason. */
export function statusOf(error: unknown): number | undefined {
  const cause = causeOf(error);
  return (cause as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}

/** The name of the error below ours: S3's code, or the network's. */
export function nameOf(error: unknown): string {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return typeof cause;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** What went wrong, for the operator: the server's own words below ours. */
export function describeFault(error: unknown): string {
  const cause = causeOf(error);
  const words = cause instanceof Error ? cause.message : String(cause);
  return cause === error ? words : `${nameOf(error)}: ${words}`;
}

function causeOf(error: unknown): unknown {
  return error instanceof AppError ? error.cause : error;
}

function withCause(error: AppError, cause: unknown): AppError {
  error.cause = cause;
  return error;
}
