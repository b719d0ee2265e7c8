import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { degrees, PDFDocument } from 'pdf-lib';

const FONT = Bun.resolveSync('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', import.meta.dir);

export interface ScanOptions {
  dpi?: number;
  /** Degrees by which the sheet lay askew: lines fall to the right. */
  askew?: number;
  /** Quarter turns clockwise by which the sheet lay on the glass. */
  turn?: 0 | 1 | 2 | 3;
  /** Degrees by which the PDF displays the picture turned. */
  rotate?: number;
  width?: number;
  height?: number;
}

/** Where a line of a scan was printed: points from the left and to the baseline. */
export const LEFT = 40;
export const SIZE = 12;
export const baselineOf = (line: number) => 50 + line * 18;

/** A PDF of pictures of printed pages (lines of text each, none for an empty sheet): no text layer. */
export async function scanPdf(pages: readonly (readonly string[])[], options: ScanOptions = {}): Promise<Uint8Array> {
  const { dpi = 200, askew = 0, turn = 0, rotate = 0, width = 420, height = 200 } = options;
  GlobalFonts.registerFromPath(FONT, 'Scanned');
  const document = await PDFDocument.create();
  for (const lines of pages) {
    const [across, down] = turn % 2 === 0 ? [width, height] : [height, width];
    const canvas = createCanvas(Math.round((across * dpi) / 72), Math.round((down * dpi) / 72));
    const context = canvas.getContext('2d');
    context.fillStyle = '#fbfaf6';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(dpi / 72, dpi / 72);
    context.translate(across / 2, down / 2);
    context.rotate((turn * Math.PI) / 2 + (askew * Math.PI) / 180);
    context.translate(-width / 2, -height / 2);
    context.fillStyle = '#1a1a1a';
    context.font = `${SIZE}px Scanned`;
    lines.forEach((line, i) => {
      context.fillText(line, LEFT, baselineOf(i));
    });
    const picture = await document.embedJpg(canvas.toBuffer('image/jpeg', 80));
    const page = document.addPage([across, down]);
    page.drawImage(picture, { x: 0, y: 0, width: across, height: down });
    if (rotate) page.setRotation(degrees(rotate));
  }
  return await document.save();
}
