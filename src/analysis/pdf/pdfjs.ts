import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/build/pdf.min.mjs';
import * as worker from 'pdfjs-dist/build/pdf.worker.min.mjs';
import { isOutOfMemory, PdfError, type PdfErrorCode, says } from './pdf-error';
import { hasPdfHeader } from './pdf-header';

// With the worker's code at hand pdf.js runs it in this thread; starting a real worker hangs in Bun.
Object.assign(globalThis, { pdfjsWorker: worker });

const assets = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/build/pdf.min.mjs'))), '..');

/**
 * What becomes of images when a page's operations are listed. A hostile one would use its decoding to fill the memory: 'skip' leaves
 * them out, 'refuse' ends the page's list at the first one (see `ink.ts`). Only the process that reads scans decodes them ('decode').
 */
export type Images = 'skip' | 'refuse' | 'decode';

/** Pixels of the largest image that is decoded: a whole page at 600 dpi has 35 million. Larger ones are left out. */
export const IMAGE_PIXELS_MAX = 40_000_000;

/**
 * Opens a PDF. The bytes are copied, because pdf.js takes ownership of what it is given.
 * @throws PdfError 'empty', 'not_pdf', 'encrypted' or 'damaged'
 */
export async function openPdf(bytes: Uint8Array, images: Images = 'skip'): Promise<PDFDocumentProxy> {
  if (bytes.length === 0) throw new PdfError('empty', 'The file has no bytes');
  try {
    return await pdfjs.getDocument({
      data: new Uint8Array(bytes),
      cMapUrl: `${assets}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${assets}/standard_fonts/`,
      wasmUrl: `${assets}/wasm/`,
      iccUrl: `${assets}/iccs/`,
      useSystemFonts: false,
      disableFontFace: true,
      useWorkerFetch: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      maxImageSize: images === 'decode' ? IMAGE_PIXELS_MAX : 0,
      stopAtErrors: images === 'refuse',
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw new PdfError(openErrorCode(error, bytes), error instanceof Error ? error.message : String(error));
  }
}

function openErrorCode(error: unknown, bytes: Uint8Array): PdfErrorCode {
  if (isOutOfMemory(error)) return 'memory';
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'PasswordException' || says(message, ['encrypt', 'password'])) return 'encrypted';
  return hasPdfHeader(bytes) ? 'damaged' : 'not_pdf';
}
