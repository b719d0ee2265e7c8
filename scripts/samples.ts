/**
 * Prints the sample contracts of `scripts/samples/*.txt` as PDFs into `public/samples/`. The same text always gives the same
 * bytes, so that a change of a PDF in version control is a change of its text.
 *
 * The text is plain: `header: ...` once for the running header, `# ` the title, `## ` a section heading, `### ` a schedule on a
 * new page, `| a | b |` a row of columns, '(a) ' an indented item, and anything else a paragraph.
 */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import PDFDocument from 'pdfkit';

const SOURCES = join(import.meta.dir, 'samples');
const TARGET = join(import.meta.dir, '..', 'public', 'samples');
const MARGIN = 72;
const BODY_SIZE = 11;

type Doc = InstanceType<typeof PDFDocument>;

const width = (doc: Doc) => doc.page.width - 2 * MARGIN;
const bottom = (doc: Doc) => doc.page.height - MARGIN;

function typographic(text: string): string {
  return text
    .replace(/(^|[\s([])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([])'/g, '$1‘')
    .replace(/'/g, '’');
}

function row(doc: Doc, cells: string[]): void {
  const each = width(doc) / cells.length;
  doc.font('Times-Roman').fontSize(BODY_SIZE - 0.5);
  const height = Math.max(...cells.map((cell) => doc.heightOfString(cell, { width: each - 12 })));
  if (doc.y + height > bottom(doc)) doc.addPage();
  const top = doc.y;
  cells.forEach((cell, column) => {
    doc.text(cell, MARGIN + column * each, top, { width: each - 12 });
  });
  doc.x = MARGIN;
  doc.y = top + height + 7;
}

function block(doc: Doc, line: string): void {
  if (line.startsWith('### ')) {
    doc.addPage().font('Times-Bold').fontSize(13).text(line.slice(4), { align: 'center' }).moveDown(1);
  } else if (line.startsWith('## ')) {
    // A heading never stands alone at the foot of a page.
    if (doc.y + 60 > bottom(doc)) doc.addPage();
    doc.moveDown(0.6).font('Times-Bold').fontSize(12).text(line.slice(3)).moveDown(0.4);
  } else if (line.startsWith('# ')) {
    doc.moveDown(1).font('Times-Bold').fontSize(15).text(line.slice(2), { align: 'center' }).moveDown(1.2);
  } else if (line.startsWith('|')) {
    row(
      doc,
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  } else {
    const indent = /^\([a-z]{1,4}\) /.test(line) ? 28 : 0;
    doc.font('Times-Roman').fontSize(BODY_SIZE);
    doc
      .text(line, MARGIN + indent, doc.y, { width: width(doc) - indent, align: 'justify', lineGap: 3.4 })
      .moveDown(0.65);
    doc.x = MARGIN;
  }
}

function furniture(doc: Doc, header: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Without this pdfkit breaks the page when text stands in the margin.
    doc.page.margins = { top: 0, bottom: 0, left: MARGIN, right: MARGIN };
    doc.font('Times-Italic').fontSize(9);
    doc.text(header, MARGIN, 36, { width: width(doc), align: 'right', lineBreak: false });
    doc.text(`Page ${page + 1} of ${count}`, MARGIN, doc.page.height - 44, {
      width: width(doc),
      align: 'center',
      lineBreak: false,
    });
  }
}

/** One sample's text as the bytes of a PDF. */
export async function printSample(source: string): Promise<Uint8Array> {
  const lines = typographic(source)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const header = lines[0]?.startsWith('header: ') ? (lines.shift() ?? '').slice('header: '.length) : '';
  const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? 'Contract';
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, Author: 'Counterpart', CreationDate: new Date('2026-01-01T00:00:00Z') },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (const line of lines) block(doc, line);
  furniture(doc, header);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

if (import.meta.main) {
  for (const file of (await readdir(SOURCES)).sort()) {
    const target = join(TARGET, `${basename(file, '.txt')}.pdf`);
    const bytes = await printSample(await Bun.file(join(SOURCES, file)).text());
    await Bun.write(target, bytes);
    console.log(`${target}: ${bytes.length} bytes`);
  }
}
