import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type Budget, DEFAULT_BUDGET } from './budget';
import type { ContractText } from './contract-text';
import { formFieldsOf } from './form-fields';
import { InkProbe } from './ink';
import { type LaidOutPage, layoutDocument } from './layout';
import { isGibberish } from './normalise';
import { layoutPage } from './page-layout';
import { isOutOfMemory, PdfError } from './pdf-error';
import { openPdf } from './pdfjs';
import { piecesOf } from './pieces';

/**
 * Reads the text of a PDF. A page that can't be read is a page with source 'failed' or 'unreadable', never an error.
 * @throws PdfError when the file as a whole can't be read
 */
export async function extractContract(bytes: Uint8Array, budget: Budget = DEFAULT_BUDGET): Promise<ContractText> {
  const isSpent = timer(budget);
  const document = await openPdf(bytes);
  const probe = new InkProbe(document, bytes);
  try {
    if (document.numPages === 0) throw new PdfError('empty', 'The document has no pages');
    const pages: LaidOutPage[] = [];
    let characters = 0;
    let truncated = document.numPages > budget.pages;
    for (let number = 1; number <= Math.min(document.numPages, budget.pages); number++) {
      if (isSpent() || characters > budget.characters) {
        truncated = true;
        break;
      }
      const page = await readPage(document, number, probe);
      characters += page.blocks.reduce((sum, block) => sum + block.lines.reduce((n, l) => n + l.text.length, 0), 0);
      pages.push(page);
    }
    if (pages.every(({ page }) => page.source === 'failed')) throw new PdfError('damaged', 'No page could be parsed');
    return layoutDocument(pages, truncated);
  } finally {
    await probe.close();
    await document.loadingTask.destroy();
  }
}

/** Tells whether the time that a reading may take is over; it starts now. */
function timer({ processorMs, wallMs }: Budget): () => boolean {
  const [wall, work] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(work);
    return user + system > processorMs * 1000 || performance.now() - wall > wallMs;
  };
}

async function readPage(document: PDFDocumentProxy, number: number, probe: InkProbe): Promise<LaidOutPage> {
  try {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const pieces = piecesOf(await page.getTextContent(), viewport);
    const fields = await formFieldsOf(page, viewport).catch(() => []);
    page.cleanup();
    const readable = pieces.length > 0 && !isGibberish(pieces.map((piece) => piece.text).join(''));
    const source = readable || fields.length > 0 ? 'text' : await probe.sourceOf(number);
    const size = { width: viewport.width, height: viewport.height };
    return { page: { number, ...size, source }, blocks: readable ? layoutPage(pieces) : [], fields };
  } catch (error) {
    // No fault of this page alone: there is none left for the others either.
    if (isOutOfMemory(error)) throw new PdfError('memory', 'Out of memory');
    return { page: { number, width: 0, height: 0, source: 'failed' }, blocks: [], fields: [] };
  }
}
