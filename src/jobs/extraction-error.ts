/** Why a document could not be analysed. */
export const EXTRACTION_MESSAGES = {
  encrypted: 'This PDF is protected by a password. Remove the password and upload it again.',
  damaged: 'This PDF is damaged and cannot be opened. Save or export the document again and upload the new file.',
  empty: 'This document is empty: there is no text in it.',
  image_only:
    'This PDF is a scan or picture without a text layer, and text recognition is not available on this server. Upload a version with selectable text.',
  illegible:
    'This PDF is a scan or picture, and no text could be recognized in it. Scan it again straight, at 300 dpi and with good contrast, or upload a version with selectable text.',
  huge_pictures:
    'The pictures in this PDF are too large to be read: more than 40 million pixels each. Scan or export the document again at 300 dpi and upload the new file.',
  not_pdf: 'This file is not a PDF. Save the document as a PDF and upload it again.',
  too_large: 'This PDF is larger than 50 MB. Split it or reduce its size and upload it again.',
  timeout: 'Reading this PDF took too long. Export the document again in a simpler form and upload the new file.',
  memory:
    'This PDF needs more memory than a document may use. Export it again in a simpler form and upload the new file.',
  nested:
    'The drawings in this PDF are nested too deeply to be read. Export the document again in a simpler form and upload the new file.',
  late: 'The server was too busy to read this PDF in time. Please upload it again later.',
  killed: 'The reading of this PDF was interrupted on the server. Please upload it again later.',
  internal: 'This document could not be analyzed because of a fault in our software. The document itself may be fine.',
} as const;

export type ExtractionErrorCode = keyof typeof EXTRACTION_MESSAGES;

/** Ends that a document brings about by what it takes, and would again. */
const TAKES_TOO_MUCH: ReadonlySet<ExtractionErrorCode> = new Set(['timeout', 'memory', 'nested']);

/** An expected failure to read or analyse a document; `message` is a sentence for a lawyer. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';

  /** @param detail for the log only: where it happened, never what the document says */
  constructor(
    readonly code: ExtractionErrorCode,
    readonly detail: string | null = null,
  ) {
    super(EXTRACTION_MESSAGES[code], detail === null ? undefined : { cause: new Error(detail) });
  }

  /** Whether the document used up the time, the memory or the output that one may use. */
  get takesTooMuch(): boolean {
    return TAKES_TOO_MUCH.has(this.code);
  }
}
