/** What went wrong, in terms of the domain. `routes/plugins/errors.ts` alone maps a code to an HTTP status. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  /** The session is good, and its user has to prove once more who they are. */
  | 'reauthentication_required'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  /** A new password that is too easy to guess. */
  | 'password_refused'
  | 'too_many'
  | 'unavailable';

/** An expected failure. `message` is shown to people as it stands: plain English, no internals, no personal data. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Seconds after which trying again makes sense (`too_many`, `unavailable`). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
