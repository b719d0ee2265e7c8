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
import { confidenceOf, piecesOfWords, type RecognisedPage } from './recognised';

/**
 * Reads the text of a PDF. A page that can't be read is a page with source 'failed' or 'unreadable', never an error.
 * @param recognised what text recognition read; it stands in for pages without readable text
 * @throws PdfError when the file as a whole can't be read
 */
export async function extractContract(
  bytes: Uint8Array,
  budget: Budget = DEFAULT_BUDGET,
  recognised: readonly RecognisedPage[] = [],
): Promise<ContractText> {
  const isSpent = timer(budget);
  const words = new Map(recognised.map((page) => [page.number, page]));
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
      const page = await readPage(document, number, probe, words.get(number));
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

async function readPage(
  document: PDFDocumentProxy,
  number: number,
  probe: InkProbe,
  recognised: RecognisedPage | undefined,
): Promise<LaidOutPage> {
  try {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const pieces = piecesOf(await page.getTextContent(), viewport);
    const fields = await formFieldsOf(page, viewport).catch(() => []);
    page.cleanup();
    const readable = pieces.length > 0 && !isGibberish(pieces.map((piece) => piece.text).join(''));
    const size = { number, width: viewport.width, height: viewport.height };
    if (!readable && recognised) {
      const page = recognisedPage(recognised, size, fields);
      if (page) return page;
    }
    const source = readable || fields.length > 0 ? 'text' : await probe.sourceOf(number);
    return { page: { ...size, source }, blocks: readable ? layoutPage(pieces) : [], fields };
  } catch (error) {
    // No fault of this page alone: there is none left for the others either.
    if (isOutOfMemory(error)) throw new PdfError('memory', 'Out of memory');
    return { page: { number, width: 0, height: 0, source: 'failed' }, blocks: [], fields: [] };
  }
}

/** Null where the recognition found no words although there is ink. */
function recognisedPage(
  recognised: RecognisedPage,
  size: Pick<LaidOutPage['page'], 'number' | 'width' | 'height'>,
  fields: LaidOutPage['fields'],
): LaidOutPage | null {
  const { slant, words, blank } = recognised;
  const blocks = layoutPage(piecesOfWords(recognised));
  if (blocks.length === 0) return blank ? { page: { ...size, source: 'blank' }, blocks, fields } : null;
  const confidence = Math.min(confidenceOf(words), recognised.confidence ?? 1);
  return { page: { ...size, source: 'ocr', confidence, slant }, blocks, fields };
}
