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
  #refusing: Promise<PDFDocumentProxy> | null = null;

  constructor(
    private readonly document: PDFDocumentProxy,
    private readonly bytes: Uint8Array,
  ) {}

  /**
   * A page has ink if it paints, or if its list of operations is shorter when images end it: that one has an image, found
   * without decoding any.
   */
  async sourceOf(page: number): Promise<'blank' | 'unreadable'> {
    try {
      const operations = await operationsOf(this.document, page);
      if (operations.some((operation) => PAINTS.has(operation))) return 'unreadable';
      this.#refusing ??= openPdf(this.bytes, 'refuse');
      const upToImage = await operationsOf(await this.#refusing, page);
      return upToImage.length === operations.length ? 'blank' : 'unreadable';
    } catch {
      return 'unreadable';
    }
  }

  async close(): Promise<void> {
    await (await this.#refusing?.catch(() => null))?.loadingTask.destroy();
  }
}

async function operationsOf(document: PDFDocumentProxy, number: number): Promise<number[]> {
  const page = await document.getPage(number);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  return fnArray;
}
