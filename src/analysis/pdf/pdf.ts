import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { annotationCounts } from './annotations';
import { isBroken } from './broken-text';
import { type Budget, DEFAULT_BUDGET } from './budget';
import type { ContractText } from './contract-text';
import { formFieldsOf, type RawAnnotation } from './form-fields';
import { HiddenText } from './hidden-text';
import { InkProbe } from './ink';
import { type LaidOutPage, layoutDocument } from './layout';
import { NestedForms } from './nested-forms';
import { layoutPage } from './page-layout';
import { isOutOfMemory, PdfError } from './pdf-error';
import { openPdf } from './pdfjs';
import { piecesOf, type TextPiece } from './pieces';
import { confidenceOf, piecesOfWords, type RecognisedPage } from './recognised';

/**
 * Reads the text of a PDF. A page that can't be read is a page with source 'failed' or 'unreadable', never an error.
 * @param recognised what text recognition read; it stands in for pages without readable text, or with little beside a picture
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
  const hiding = new HiddenText(document, bytes);
  const nesting = new NestedForms(bytes);
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
      const page = await readPage(document, number, { probe, hiding, nesting }, words.get(number));
      characters += page.blocks.reduce((sum, block) => sum + block.lines.reduce((n, l) => n + l.text.length, 0), 0);
      pages.push(page);
    }
    if (pages.every(({ page }) => page.source === 'failed'))
      throw new PdfError(nesting.wasFound ? 'nested' : 'damaged', 'No page could be parsed');
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
  { probe, hiding, nesting }: { probe: InkProbe; hiding: HiddenText; nesting: NestedForms },
  recognised: RecognisedPage | undefined,
): Promise<LaidOutPage> {
  try {
    const page = await document.getPage(number);
    if (nesting.isOn(page.ref?.num ?? null)) throw new Error('its forms draw one another without end');
    const viewport = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const { pieces: all, tables } = await hiding.look(page, viewport, piecesOf(content, viewport));
    const pieces = all.filter(({ isHidden }) => !isHidden);
    const hidden = layoutPage(all.filter(({ isHidden }) => isHidden));
    const { fields, annotations } = await besideText(page, viewport).catch(() => ({ fields: [], annotations: null }));
    page.cleanup();
    const readable =
      pieces.length > 0 && !isBroken(content.items.map((item) => ('str' in item ? item.str : '')).join(''));
    const { width, height } = viewport;
    const size = { number, width, height, ...(annotations && { annotations }) };
    if (recognised && (!readable || isRicher(recognised, pieces))) {
      const page = recognisedPage(recognised, size, fields);
      if (page) return { ...page, hidden };
    }
    const isSparse = readable && !recognised && lettersOf(pieces) < SPARSE_LETTERS;
    const picture = isSparse && (await probe.hasPicture(number));
    const source = readable || fields.length > 0 ? 'text' : await probe.sourceOf(number);
    return {
      page: { ...size, source, ...(picture && { picture }) },
      blocks: readable ? layoutPage(pieces, tables) : [],
      fields,
      hidden,
    };
  } catch (error) {
    // No fault of this page alone: there is none left for the others either.
    if (isOutOfMemory(error)) throw new PdfError('memory', 'Out of memory');
    return { page: { number, width: 0, height: 0, source: 'failed' }, blocks: [], fields: [] };
  }
}

async function besideText(page: PDFPageProxy, viewport: PageViewport) {
  const annotations: RawAnnotation[] = await page.getAnnotations();
  return { fields: formFieldsOf(annotations, viewport), annotations: annotationCounts(annotations) };
}

/**
 * Less text than this may be but the stamp on a scan: number of an envelope or of evidence, footer of a scanner, header of a court's docket.
 */
const SPARSE_LETTERS = 250;
/** Text recognition must have found so many times the words of such a page to replace them. */
const RICHER = 3;

function lettersOf(pieces: readonly TextPiece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.replaceAll(' ', '').length, 0);
}

function isRicher({ words }: RecognisedPage, pieces: readonly TextPiece[]): boolean {
  const own = pieces.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  return lettersOf(pieces) < SPARSE_LETTERS && words.length > RICHER * own;
}

/** Null where the recognition found no words although there is ink. */
function recognisedPage(
  recognised: RecognisedPage,
  size: Pick<LaidOutPage['page'], 'number' | 'width' | 'height' | 'annotations'>,
  fields: LaidOutPage['fields'],
): LaidOutPage | null {
  const { slant, words, blank } = recognised;
  const blocks = layoutPage(piecesOfWords(recognised));
  if (blocks.length === 0) return blank ? { page: { ...size, source: 'blank' }, blocks, fields } : null;
  const confidence = Math.min(confidenceOf(words), recognised.confidence ?? 1);
  return { page: { ...size, source: 'ocr', confidence, slant }, blocks, fields };
}
