/** Why nothing at all could be read from a file. */
export type PdfErrorCode = 'not_pdf' | 'encrypted' | 'damaged' | 'empty' | 'memory' | 'nested';

/** The file as a whole can't be read; a single bad page is a `Page` with source 'failed' instead. */
export class PdfError extends Error {
  override readonly name = 'PdfError';

  constructor(
    readonly code: PdfErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** True for the errors with which an allocation fails, as JavaScriptCore and pdf.js word them. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && says(error.message, ['out of memory', 'allocation failed']);
}

/** Whether a message has one of the words, however written. */
export function says(message: string, words: readonly string[]): boolean {
  const small = message.toLowerCase();
  return words.some((word) => small.includes(word));
}
