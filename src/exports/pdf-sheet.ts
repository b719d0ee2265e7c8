import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Doc = InstanceType<typeof PDFDocument>;

/** Points. The page is US Letter. */
export const MARGIN = 72;
export const INK = '#1d1c1a';
export const MUTED = '#5f5b53';
export const RULE = '#cfcac0';
export const ACCENT = '#23468c';

/** A serif with Latin, Greek, Cyrillic and Vietnamese letters, embedded as far as it is used. */
const FONTS = {
  text: fontFile('400Regular/SourceSerif4_400Regular.ttf'),
  italic: fontFile('400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  bold: fontFile('600SemiBold/SourceSerif4_600SemiBold.ttf'),
} as const;

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-serif-4/${name}`));
}

export interface Style {
  font?: keyof typeof FONTS;
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  spacing?: number;
}

/** An empty sheet with the fonts of the house. */
export function openSheet(title: string, author: string, createdAt: Date): Doc {
  const info = {
    Title: title,
    Author: author,
    Creator: 'Counterpart',
    Producer: 'Counterpart',
    CreationDate: createdAt,
  };
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info,
    font: FONTS.text,
  });
  for (const [name, path] of Object.entries(FONTS)) doc.registerFont(name, path);
  return doc;
}

/** Ends the sheet and gives its bytes. */
export async function closeSheet(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

export function columnWidth(doc: Doc): number {
  return doc.page.width - 2 * MARGIN;
}

/** Begins a new page unless this much height is left, so that what belongs together stands together. */
export function keepTogether(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

export function heightOf(doc: Doc, text: string, width: number, { font = 'text', size = 10.5 }: Style = {}): number {
  return doc.font(font).fontSize(size).heightOfString(text, { width, lineGap: 1.5 });
}

/** Writes text at a place, or where the last ended, and leaves the cursor below it at the left margin. */
export function write(
  doc: Doc,
  text: string,
  style: Style = {},
  x = MARGIN,
  width = columnWidth(doc) - (x - MARGIN),
): void {
  const { font = 'text', size = 10.5, color = INK, align = 'left', spacing = 0 } = style;
  doc.font(font).fontSize(size).fillColor(color);
  doc.text(text, x, doc.y, { width, lineGap: 1.5, align, characterSpacing: spacing });
  doc.x = MARGIN;
}

/** A line across the column. */
export function rule(doc: Doc, color = RULE, weight = 0.5): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + columnWidth(doc), doc.y)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke();
}

/** Footers on all pages, once their number is known. */
export function writeFooters(doc: Doc, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const margins = doc.page.margins;
    // Without this pdfkit breaks the page when text stands in the margin.
    doc.page.margins = { top: 0, bottom: 0, left: MARGIN, right: MARGIN };
    const y = doc.page.height - 46;
    doc.font('text').fontSize(8.5).fillColor(MUTED);
    doc.text(footer, MARGIN, y, { width: columnWidth(doc) - 90, height: 12, lineBreak: false, ellipsis: true });
    doc.text(`Page ${page - start + 1} of ${count}`, MARGIN, y, {
      width: columnWidth(doc),
      align: 'right',
      lineBreak: false,
    });
    doc.page.margins = margins;
  }
}
