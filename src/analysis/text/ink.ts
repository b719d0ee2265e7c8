import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/build/pdf.min.mjs';
import { openPdf } from './pdfjs';

const PAINTS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
  OPS.shadingFill,
  OPS.constructPath,
  OPS.showText,
  OPS.showSpacedText,
]);

/** Tells pages without text apart: nothing drawn on them ('blank') or something ('unreadable'). */
export class InkProbe {
  #document: Promise<PDFDocumentProxy> | null = null;

  constructor(private readonly bytes: Uint8Array) {}

  /** Opened in a way that refuses images, a page with an image fails at once: nothing is decoded to find out. */
  async sourceOf(page: number): Promise<'blank' | 'unreadable'> {
    try {
      this.#document ??= openPdf(this.bytes, { probe: true });
      const { fnArray } = await (await (await this.#document).getPage(page)).getOperatorList();
      return fnArray.some((operation) => PAINTS.has(operation)) ? 'unreadable' : 'blank';
    } catch {
      return 'unreadable';
    }
  }

  async close(): Promise<void> {
    await (await this.#document?.catch(() => null))?.loadingTask.destroy();
  }
}
