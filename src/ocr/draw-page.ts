import { type Canvas, createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PageSize, Turn } from '../analysis/pdf/frame';
import { slanted } from '../analysis/pdf/recognised';
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
    const pixels = lightnessOf(canvas);
    release(canvas);
    return { width, height, scale, pixels };
  }

  /** The same as a JPEG, as large as models that read pictures take it. */
  async jpeg(turn: Turn, slant: number): Promise<Uint8Array> {
    const { canvas } = await this.render(turn, slant, MODEL_DPI);
    const jpeg = canvas.toBuffer('image/jpeg', JPEG_QUALITY);
    release(canvas);
    return jpeg;
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

/** The 44 MB of a page's colours would wait for the collector, which does not know how large they are. */
function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** Rows whose colours are copied at a time: those of a whole page would take as much memory as its canvas. */
const ROWS = 64;

/** Luma by ITU-R BT.601 in 256ths. */
function lightnessOf(canvas: Canvas): Uint8Array {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += ROWS) {
    const { data } = context.getImageData(0, row, width, Math.min(ROWS, height - row));
    for (let i = row * width, at = 0; at < data.length; i++, at += 4) {
      pixels[i] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 151 + (data[at + 2] ?? 0) * 28) >> 8;
    }
  }
  return pixels;
}
