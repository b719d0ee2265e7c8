/**
 * pdf.js and its viewer, as one lazily loaded module. The order of the imports matters: the viewer takes the library from the
 * global that it sets.
 */
import {
  AbortException,
  AnnotationEditorType,
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist';
import { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { FileRanges } from './file-ranges';
import { STRETCH } from './range';
import { FOLDER, type Thread } from './thread';

/** Starts reading a PDF in stretches as they are needed. Nothing in it is executed. */
export function loadPdf(range: FileRanges, { port }: Thread) {
  return getDocument({
    range,
    worker: PDFWorker.create({ port }),
    rangeChunkSize: STRETCH,
    // Nor are all its pages loaded: each is when it comes into sight, so that a long contract costs no more than a short one.
    disableAutoFetch: true,
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

/**
 * A page that was asked for is not answered once the file has been left: pdf.js would tell its viewer 'Transport destroyed', which that
 * logs as an error, and leaving is none.
 */
export function forgetWhenLeft(pdf: PDFDocumentProxy, signal: AbortSignal): void {
  const getPage = pdf.getPage.bind(pdf);
  pdf.getPage = (page) =>
    new Promise((resolve, reject) => {
      getPage(page).then(resolve, (error) => signal.aborted || reject(error));
    });
}

export {
  AbortException,
  AnnotationEditorType,
  AnnotationMode,
  EventBus,
  FileRanges,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
};
