/**
 * pdf.js and its viewer, as one lazily loaded module. The order of the imports matters: the viewer takes the library from the
 * global that it sets.
 */
import { AnnotationMode, GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist';
import { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** Where `scripts/build.ts` puts what pdf.js loads by address. */
const FOLDER = `/assets/pdfjs-${version}`;

GlobalWorkerOptions.workerSrc = `${FOLDER}/pdf.worker.min.mjs`;

/** Starts loading a PDF in pieces from an address of this server. Nothing in it is executed. */
export function loadPdf(url: string) {
  return getDocument({
    url,
    cMapUrl: `${FOLDER}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${FOLDER}/standard_fonts/`,
    wasmUrl: `${FOLDER}/wasm/`,
    iccUrl: `${FOLDER}/iccs/`,
    enableXfa: false,
    // A page of this size is drawn in full; what exceeds it can only be hostile.
    maxImageSize: 128 * 1024 * 1024,
  });
}

export { AnnotationMode, EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer };
