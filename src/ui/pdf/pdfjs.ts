/**
 * pdf.js and its viewer, as one lazily loaded module. The order of the imports matters: the viewer takes the library from the
 * global that it sets.
 */
import { AnnotationMode, GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist';
import { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { FileRanges, STRETCH } from './file-ranges';

/** Where `scripts/build.ts` puts what pdf.js loads by address. */
const FOLDER = `/assets/pdfjs-${version}`;

GlobalWorkerOptions.workerSrc = `${FOLDER}/pdf.worker.min.mjs`;

/** Starts reading a PDF in stretches as they are needed. Nothing in it is executed. */
export function loadPdf(range: FileRanges) {
  return getDocument({
    range,
    rangeChunkSize: STRETCH,
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

export { AnnotationMode, EventBus, FileRanges, LinkTarget, PDFFindController, PDFLinkService, PDFViewer };
