import type { PDFDocumentProxy } from 'pdfjs-dist/build/pdf.min.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api';
import type { Rectangle } from './frame';
import { openPdf } from './pdfjs';
import { picturePlaces } from './picture-place';
import { isRule, showsMoreThanRules } from './rules';

/** Share of a page's width or height. */
const LARGE = 0.5;

/** Tells pages without text apart: nothing drawn on them but rules ('blank') or something ('unreadable'). */
export class InkProbe {
  #refusing: Promise<PDFDocumentProxy> | null = null;

  constructor(
    private readonly document: PDFDocumentProxy,
    private readonly bytes: Uint8Array,
  ) {}

  /**
   * A page has ink if it paints more than rules, or if its list of operations is shorter when images end it: that one has an image,
   * found without decoding any. Images may be rules too.
   */
  async sourceOf(page: number): Promise<'blank' | 'unreadable'> {
    try {
      const operations = await operationsOf(this.document, page);
      const [left = 0, bottom = 0, right = 0, top = 0] = (await this.document.getPage(page)).view;
      const sheet = { x: left, y: bottom, width: right - left, height: top - bottom };
      if (showsMoreThanRules(operations, await this.document.getOptionalContentConfig(), sheet)) return 'unreadable';
      if (picturePlaces(operations).every(isRule)) return 'blank';
      const { fnArray: upToImage } = await this.upToImage(page);
      return upToImage.length === operations.fnArray.length ? 'blank' : 'unreadable';
    } catch {
      return 'unreadable';
    }
  }

  /** Whether a page has an image as wide or as high as half of it: a scan, if only a strip of one. */
  async hasPicture(page: number): Promise<boolean> {
    try {
      const operations = await operationsOf(this.document, page);
      const [left = 0, bottom = 0, right = 0, top = 0] = (await this.document.getPage(page)).view;
      const isLarge = ({ width, height }: Rectangle) =>
        width >= LARGE * (right - left) || height >= LARGE * (top - bottom);
      if (!picturePlaces(operations).some(isLarge)) return false;
      return (await this.upToImage(page)).fnArray.length !== operations.fnArray.length;
    } catch {
      return false;
    }
  }

  private async upToImage(page: number): Promise<PDFOperatorList> {
    this.#refusing ??= openPdf(this.bytes, 'refuse');
    return await operationsOf(await this.#refusing, page);
  }

  async close(): Promise<void> {
    await (await this.#refusing?.catch(() => null))?.loadingTask.destroy();
  }
}

async function operationsOf(document: PDFDocumentProxy, number: number): Promise<PDFOperatorList> {
  const page = await document.getPage(number);
  const operations = await page.getOperatorList();
  page.cleanup();
  return operations;
}
