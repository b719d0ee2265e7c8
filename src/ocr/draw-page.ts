import { type Canvas, createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PageSize, Turn } from '../analysis/text/frame';
import { slanted } from '../analysis/text/recognised';
import type { Picture } from './picture';

// What pdf.js expects of a browser to draw letters of embedded fonts, patterns and masks with.
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });

/** Recognition is trained for letters as high as those of print at 300 dpi. */
const DPI = 300;
/** Mistral draws the pages of PDFs at 200 dpi itself. */
const MODEL_DPI = 200;
const JPEG_QUALITY = 80;
/** A page of legal size at 300 dpi has 10.7 million points; larger pages are drawn smaller. */
const MOST_POINTS = 11_000_000;

/** A page of a PDF that can be drawn as often as needed; its images are decoded once. */
export class DrawablePage {
  private constructor(private readonly page: PDFPageProxy) {}

  static async open(document: PDFDocumentProxy, number: number): Promise<DrawablePage> {
    return new DrawablePage(await document.getPage(number));
  }

  close(): void {
    this.page.cleanup();
  }

  /** The page as displayed, in points. */
  get size(): PageSize {
    const { width, height } = this.page.getViewport({ scale: 1 });
    return { width, height };
  }

  /** Draws the page so that text of this turn and slant stands straight (see `RecognisedPage`). */
  async draw(turn: Turn, slant: number): Promise<Picture> {
    const { canvas, scale } = await this.render(turn, slant, DPI);
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return { width, height, scale, pixels: lightnessOf(data) };
  }

  /** The same as a JPEG, as large as models that read pictures take it. */
  async jpeg(turn: Turn, slant: number): Promise<Uint8Array> {
    const { canvas } = await this.render(turn, slant, MODEL_DPI);
    return canvas.toBuffer('image/jpeg', JPEG_QUALITY);
  }

  private async render(turn: Turn, slant: number, dpi: number): Promise<{ canvas: Canvas; scale: number }> {
    const size = this.size;
    const scale = Math.min(dpi / 72, Math.sqrt(MOST_POINTS / (size.width * size.height)));
    const viewport = this.page.getViewport({ scale, rotation: (this.page.rotate + 360 - 90 * turn) % 360 });
    const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))];
    const canvas = createCanvas(width, height);
    await this.page.render({
      // pdf.js draws on this canvas on servers; its types know that of browsers only.
      canvas: canvas as unknown as HTMLCanvasElement,
      canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D,
      viewport,
      ...(slant !== 0 && { transform: straightening(slant, { width, height }) }),
    }).promise;
    return { canvas, scale };
  }
}

/** Turns the drawing back about its middle: the inverse of `slanted`. */
function straightening(slant: number, size: PageSize): number[] {
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
  const [x, y] = slanted(-slant, size, 0, 0);
  return [cos, -sin, sin, cos, x, y];
}

/** Luma by ITU-R BT.601 in 256ths. */
function lightnessOf(rgba: Uint8ClampedArray): Uint8Array {
  const pixels = new Uint8Array(rgba.length / 4);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    pixels[i] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 151 + (rgba[at + 2] ?? 0) * 28) >> 8;
  }
  return pixels;
}
