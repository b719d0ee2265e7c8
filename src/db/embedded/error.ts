/** The embedded database can't be used; the message is one line for the operator. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}
