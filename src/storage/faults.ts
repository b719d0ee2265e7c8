import { AppError } from '../errors';

/** The error for an object that is not in the store. */
export function objectMissing(cause: unknown): AppError {
  return withCause(new AppError('not_found', 'The file of this contract is no longer in the store.'), cause);
}

/** The error for a store that can't be reached, refuses us or is full; the cause is for the log. */
export function storeUnavailable(cause: unknown): AppError {
  return withCause(
    new AppError('unavailable', 'The file store cannot be reached at the moment. Please try again in a minute.', 30),
    cause,
  );
}

function withCause(error: AppError, cause: unknown): AppError {
  error.cause = cause;
  return error;
}
