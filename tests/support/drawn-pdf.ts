import { degrees, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

/** Words at a place: points from the left, and from the top of the page to the baseline. */
export interface Words {
  text: string;
  x: number;
  y: number;
  size?: number;
}

const PAGE_WIDTH = 612;
export const PAGE_HEIGHT = 792;
export const MARGIN = 72;
/** Width between the margins. */
export const COLUMN = PAGE_WIDTH - 2 * MARGIN;

export interface DrawOptions {
  font?: StandardFonts;
  /** Quarter turns: the page is displayed turned by 90 degrees clockwise, its words stay as they are drawn. */
  rotate?: number;
  /** More to draw on each page. */
  onPage?: (page: PDFPage, index: number, document: PDFDocument) => void | Promise<void>;
}

/** A PDF with the words of each page where the test wants them. */
export async function drawnPdf(pages: readonly (readonly Words[])[], options: DrawOptions = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(options.font ?? StandardFonts.TimesRoman);
  for (const [index, words] of pages.entries()) {
    const page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
    if (options.rotate) page.setRotation(degrees(options.rotate));
    for (const { text, x, y, size = 11 } of words) page.drawText(text, { x, y: PAGE_HEIGHT - y, size, font });
    await options.onPage?.(page, index, document);
  }
  return await document.save();
}

/** The font of `drawnPdf` for measuring. */
export async function timesRoman(): Promise<PDFFont> {
  return await (await PDFDocument.create()).embedFont(StandardFonts.TimesRoman);
}

/** Lines one under the other. */
export function linesAt(lines: readonly string[], x = MARGIN, y = 100, size = 11, leading = 1.2): Words[] {
  return lines.map((text, i) => ({ text, x, y: y + i * leading * size, size }));
}

/** Text broken into lines that fill a column, as a word processor does. */
export function wrapped(font: PDFFont, text: string, width = COLUMN, size = 11): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
