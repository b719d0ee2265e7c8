import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { FileOptions } from './file-ranges';
import type { Thread } from './thread';

/** pdf.js and its viewer. */
export type Library = typeof import('./pdfjs');

/** A PDF that can be read, not yet shown. */
export interface OpenedPdf {
  library: Library;
  pdf: PDFDocumentProxy;
}

/**
 * Opens a PDF. Its pages can come on the screen as soon as it is known where they stand.
 * @param library pdf.js, which is loaded beside this
 * @param options.url of the PDF, on this server, and its beginning
 * @param thread reads it, and is ended when the signal is aborted; whoever started it ends it where the file can't be read
 * @param signal ends the reading, and all that was made for it
 * @throws whatever pdf.js says when the file can't be had or read; the signal's reason when aborted
 */
export async function openPdf(
  library: Library,
  options: Omit<FileOptions, 'signal'>,
  thread: Thread,
  signal: AbortSignal,
): Promise<OpenedPdf> {
  const file = await library.FileRanges.open({ ...options, signal });
  signal.throwIfAborted();
  const task = library.loadPdf(file, thread);
  signal.addEventListener('abort', () => void task.destroy().finally(thread.end), { once: true });
  const pdf = await Promise.race([task.promise, thread.failed]);
  signal.throwIfAborted();
  library.forgetWhenLeft(pdf, signal);
  return { library, pdf };
}
