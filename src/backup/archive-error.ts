/** A backup can't be used; the message is one line for the operator. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
