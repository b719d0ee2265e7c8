import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Turn } from '../analysis/pdf/frame';
import { DrawablePage } from './draw-page';
import { thumbnailOf } from './picture';
import type { PictureFrame } from './reconcile';
import { lieOf } from './slant';

/** The picture of a page with its lines straight and across: a JPEG in base64. */
export interface DrawnPage extends PictureFrame {
  jpeg: string;
}

/** Draws a page of a PDF that was opened with its images ('decode') for a model to read; null where there is no ink. */
export async function drawUpright(document: PDFDocumentProxy, number: number): Promise<DrawnPage | null> {
  const page = await DrawablePage.open(document, number);
  try {
    const thumbnail = thumbnailOf(await page.draw(0, 0));
    if (thumbnail.ink === 0) return null;
    const { upright, slant } = lieOf(thumbnail);
    const turn: Turn = upright ? 0 : 1;
    const { width, height } = page.size;
    const size = upright ? { width, height } : { width: height, height: width };
    const jpeg = Buffer.from(await page.jpeg(turn, slant)).toString('base64');
    return { number, turn, slant, ...size, jpeg };
  } finally {
    page.close();
  }
}
