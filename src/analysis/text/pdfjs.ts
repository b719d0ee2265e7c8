import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/build/pdf.min.mjs';
import * as worker from 'pdfjs-dist/build/pdf.worker.min.mjs';
import { PdfError } from './pdf-error';
import { hasPdfHeader } from './pdf-header';

// With the worker's code at hand pdf.js runs it in this thread; starting a real worker hangs in Bun.
Object.assign(globalThis, { pdfjsWorker: worker });

const assets = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/build/pdf.min.mjs'))), '..');

/** `probe`: refuse every image instead of decoding it, to learn cheaply whether a page has any (see `ink.ts`). */
export interface OpenOptions {
  probe?: boolean;
}

/**
 * Opens a PDF. The bytes are copied, because pdf.js takes ownership of what it is given.
 * @throws PdfError 'empty', 'not_pdf', 'encrypted' or 'damaged'
 */
export async function openPdf(bytes: Uint8Array, { probe = false }: OpenOptions = {}): Promise<PDFDocumentProxy> {
  if (bytes.length === 0) throw new PdfError('empty', 'The file has no bytes');
  try {
    return await pdfjs.getDocument({
      data: bytes.slice(),
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
      stopAtErrors: probe,
      ...(probe ? { maxImageSize: 0 } : {}),
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw new PdfError(openErrorCode(error, bytes), error instanceof Error ? error.message : String(error));
  }
}

function openErrorCode(error: unknown, bytes: Uint8Array): 'encrypted' | 'damaged' | 'not_pdf' {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'PasswordException' || /encrypt|password/i.test(message)) return 'encrypted';
  return hasPdfHeader(bytes) ? 'damaged' : 'not_pdf';
}
