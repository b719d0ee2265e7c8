/** Why nothing at all could be read from a file. */
export type PdfErrorCode = 'not_pdf' | 'encrypted' | 'damaged' | 'empty';

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
