import type { Memo, MemoBlock, MemoQuote } from './memo-blocks';
import { shortened } from './memo-quotes';
import * as sheet from './pdf-sheet';
import { ACCENT, columnWidth, type Doc, heightOf, keepTogether, MARGIN, MUTED, rule, write } from './pdf-sheet';

const SEVERITY_COLORS = { high: '#a3261c', medium: '#8a5a00', low: '#1b6b43' } as const;
const CELL = { size: 9.5 } as const;
const CELL_GAP = 10;
/** A row never gets higher than a page. */
const LONGEST_CELL = 900;
const QUOTE_INDENT = 14;

/** Prints a memo as a PDF with embedded fonts, bookmarks and numbered pages. */
export async function memoPdf(memo: Memo): Promise<Uint8Array> {
  const doc = sheet.openSheet(`${memo.title}: ${memo.subject}`, memo.author, memo.createdAt);
  letterhead(doc, memo);
  for (const { heading, blocks } of memo.sections) {
    keepTogether(doc, 90);
    doc.moveDown(1.1);
    doc.outline.addItem(heading);
    write(doc, heading, { font: 'bold', size: 14, color: ACCENT });
    doc.y += 3;
    rule(doc);
    doc.y += 7;
    for (const part of blocks) block(doc, part);
  }
  sheet.writeFooters(doc, memo.footer);
  return await sheet.closeSheet(doc);
}

function letterhead(doc: Doc, { title, subject, particulars }: Memo): void {
  write(doc, title.toUpperCase(), { font: 'bold', size: 9, color: ACCENT, spacing: 1.2 });
  doc.y += 4;
  write(doc, shortened(subject, 240), { font: 'bold', size: 20 });
  doc.y += 8;
  rule(doc, ACCENT, 1.2);
  doc.y += 8;
  for (const [label, text] of particulars) {
    const top = doc.y;
    write(doc, label, { size: 9.5, color: MUTED }, MARGIN, 86);
    doc.y = top;
    write(doc, text, { size: 9.5 }, MARGIN + 92);
    doc.y += 2;
  }
  doc.y += 4;
  rule(doc);
}

function block(doc: Doc, part: MemoBlock): void {
  switch (part.kind) {
    case 'paragraph':
      write(doc, part.text);
      doc.y += 6;
      return;
    case 'list':
      for (const item of part.items) write(doc, `•  ${item}`, {}, MARGIN + 8);
      doc.y += 6;
      return;
    case 'table':
      table(doc, part);
      return;
    case 'finding':
      finding(doc, part);
  }
}

function table(doc: Doc, { head, widths, rows }: Extract<MemoBlock, { kind: 'table' }>): void {
  const columns = columnsOf(doc, widths);
  const heading = () => {
    row(
      doc,
      head.map((text) => text.toUpperCase()),
      columns,
      { font: 'bold', size: 7.5, color: MUTED, spacing: 0.5 },
    );
  };
  keepTogether(doc, 60);
  heading();
  for (const cells of rows.map((texts) => texts.map((text) => shortened(text, LONGEST_CELL)))) {
    const height = Math.max(...cells.map((text, i) => heightOf(doc, text, columns[i]?.width ?? 0, CELL)));
    if (doc.y + height + 8 > doc.page.height - MARGIN) {
      doc.addPage();
      heading();
    }
    row(doc, cells, columns, CELL);
  }
  doc.y += 6;
}

function columnsOf(doc: Doc, widths: number[]): { x: number; width: number }[] {
  const whole = columnWidth(doc);
  return widths.map((share, i) => ({
    x: MARGIN + whole * widths.slice(0, i).reduce((sum, width) => sum + width, 0),
    width: whole * share - CELL_GAP,
  }));
}

function row(doc: Doc, cells: string[], columns: { x: number; width: number }[], style: sheet.Style): void {
  const top = doc.y;
  let bottom = top;
  cells.forEach((text, i) => {
    doc.y = top;
    write(doc, text, i === 0 && !style.font ? { ...style, font: 'bold' } : style, columns[i]?.x, columns[i]?.width);
    bottom = Math.max(bottom, doc.y);
  });
  doc.y = bottom + 3;
  rule(doc);
  doc.y += 4;
}

function finding(doc: Doc, part: Extract<MemoBlock, { kind: 'finding' }>): void {
  keepTogether(doc, headHeight(doc, part));
  const { severity } = part;
  const top = doc.y;
  if (severity) {
    const label = { font: 'bold', size: 8.5, color: SEVERITY_COLORS[severity], align: 'right', spacing: 0.6 } as const;
    doc.y += 2.5;
    write(doc, severity.toUpperCase(), label);
    doc.y = top;
  }
  write(doc, part.title, { font: 'bold', size: 11.5 }, MARGIN, columnWidth(doc) - (severity ? 70 : 0));
  doc.y += 2;
  if (part.text) write(doc, part.text);
  for (const words of part.quotes) quote(doc, words);
  doc.y += 3;
  if (part.advice) labelled(doc, 'Recommendation', part.advice);
  if (part.decision) labelled(doc, 'Review', part.decision);
  doc.y += 11;
}

/** Title, text and first quote stand on one page. */
function headHeight(doc: Doc, { text, quotes }: Extract<MemoBlock, { kind: 'finding' }>): number {
  const first = quotes[0] ? quoteHeight(doc, `“${quotes[0].text}”`) + 8 : 0;
  return 24 + (text ? heightOf(doc, text, columnWidth(doc)) : 0) + first;
}

const QUOTE = { font: 'italic', size: 10 } as const;

function quoteHeight(doc: Doc, shown: string): number {
  return heightOf(doc, shown, columnWidth(doc) - QUOTE_INDENT, QUOTE) + 18;
}

/** The words of the contract, with a bar beside them and their page below. */
function quote(doc: Doc, { text, page }: MemoQuote): void {
  const shown = `“${text}”`;
  doc.y += 4;
  keepTogether(doc, quoteHeight(doc, shown));
  const top = doc.y;
  write(doc, shown, QUOTE, MARGIN + QUOTE_INDENT);
  write(doc, `Page ${page}`, { size: 8.5, color: MUTED }, MARGIN + QUOTE_INDENT);
  doc.rect(MARGIN + 3, top + 1, 2, doc.y - top - 3).fill(ACCENT);
}

function labelled(doc: Doc, label: string, text: string): void {
  keepTogether(doc, 30);
  doc.font('bold').fontSize(10).fillColor(MUTED).text(`${label}: `, MARGIN, doc.y, { continued: true, lineGap: 1.5 });
  doc
    .font('text')
    .fillColor(sheet.INK)
    .text(text, { width: columnWidth(doc), lineGap: 1.5 });
  doc.x = MARGIN;
}
