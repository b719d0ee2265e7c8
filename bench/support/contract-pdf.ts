import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { printSample } from '../../scripts/samples';

const SOURCES = join(import.meta.dir, '../../scripts/samples');
const LINES_PER_PAGE = 6;

/**
 * A contract of exactly so many pages, as a PDF: the supply agreement among the samples, then the sections of all three, over and over as
 * those of an annex each time, with other figures. pdfkit prints it.
 */
export async function contractPdf(pages: number): Promise<Uint8Array> {
  const lines = await contractLines(pages * LINES_PER_PAGE * 3);
  let taken = pages * LINES_PER_PAGE;
  for (let tries = 0; tries < 40; tries++) {
    const pdf = await printSample(lines.slice(0, taken).join('\n'));
    const missing = pages - (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount();
    if (missing === 0) return pdf;
    taken += Math.sign(missing) * Math.max(1, Math.round((Math.abs(missing) - 0.5) * LINES_PER_PAGE));
  }
  throw new Error(`No contract of ${pages} pages could be made`);
}

async function contractLines(least: number): Promise<string[]> {
  const names = ['supply-agreement', 'saas-agreement', 'nda'];
  const [supply = [], ...others] = await Promise.all(names.map(linesOf));
  const lines = [...supply];
  for (let annex = 1; lines.length < least; annex++) {
    for (const sample of [...others, supply]) {
      lines.push(`### Annex ${annex}`, ...sample.filter((line) => !/^(header: |# )/.test(line)).map(varied(annex)));
    }
  }
  return lines;
}

async function linesOf(name: string): Promise<string[]> {
  const text = await Bun.file(join(SOURCES, `${name}.txt`)).text();
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Other amounts and days than in the annex before, so that no two sections are the same. */
function varied(annex: number): (line: string) => string {
  return (line) => line.replace(/\b[1-9]\d{1,2}\b/g, (number) => String(Number(number) + annex));
}
