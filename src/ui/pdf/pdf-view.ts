import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Highlight, PageSize } from '../../shared/highlights';
import type { FirstSheet } from './first-sheet';
import { boxOf } from './marks';
import type { Library, OpenedPdf } from './open-pdf';
import { type DrawnPage, RestingText } from './resting-text';

/** What the controls show. `percent` is the zoom, `page` counts from 1. */
export interface PdfState {
  page: number;
  pages: number;
  percent: number;
}

/** How a search stands: `current` of `total` matches, from 1; 0 of 0 when there are none. */
export interface Found {
  current: number;
  total: number;
  searching: boolean;
}

export interface PdfViewOptions {
  /** Scrolls; must be positioned absolutely (pdf.js measures in it) and hold one empty DIV for the pages. */
  container: HTMLDivElement;
  onState: (state: PdfState) => void;
  onFound: (found: Found) => void;
  /** Stands in the container for the first page until that is drawn. */
  sheet: FirstSheet | null;
}

const FIT = 'page-width';
/** How far below the top of the pane a mark comes to rest, as a share of its height. */
const REST = 0.25;
/** How many pages before and after those in sight stay drawn. */
const NEAR = 1;
/** pdf.js's state of a search that has not seen all pages. */
const PENDING = 3;

/**
 * The pages of a PDF in an element of the page, drawn as they come into sight by pdf.js's viewer, with the words of one finding
 * marked. Marks are placed from stored rectangles, not searched for, and hold at every zoom and rotation.
 */
export class PdfView {
  #sheets: readonly PageSize[] = [];
  #shown: Highlight | null = null;
  /** Words were asked for while the pane was out of sight: they are scrolled to when it comes back. */
  #waiting = false;
  readonly #drawn = new Set<number>();
  readonly #text = new RestingText();
  /** Asked for before the viewer had its pages. */
  #first = 1;
  #searching = false;

  readonly pdf: PDFDocumentProxy;
  readonly #bus;
  readonly #viewer;
  readonly #options: PdfViewOptions;

  /** Shows the first page. @param signal takes everything away */
  constructor({ library, pdf }: OpenedPdf, options: PdfViewOptions, signal: AbortSignal) {
    this.pdf = pdf;
    this.#options = options;
    this.#bus = new library.EventBus();
    const linkService = new library.PDFLinkService({
      eventBus: this.#bus,
      externalLinkTarget: library.LinkTarget.BLANK,
      externalLinkRel: 'noopener noreferrer nofollow',
    });
    const findController = new library.PDFFindController({ eventBus: this.#bus, linkService });
    const viewerOptions = {
      container: options.container,
      eventBus: this.#bus,
      linkService,
      findController,
      annotationMode: library.AnnotationMode.ENABLE,
      annotationEditorMode: library.AnnotationEditorType.DISABLE,
      enableAutoLinking: false,
      abortSignal: signal,
    };
    this.#viewer = new library.PDFViewer(viewerOptions);
    linkService.setViewer(this.#viewer);
    this.#listen(library, signal);
    this.#viewer.setDocument(pdf);
    linkService.setDocument(pdf, null);
  }

  #listen(library: Library, signal: AbortSignal): void {
    const on = <E>(name: string, listener: (event: E) => void) => this.#bus.on(name, listener, { signal });
    on('pagesinit', () => {
      const { container } = this.#options;
      const { scrollTop } = container;
      this.#sizePages();
      this.#namePages();
      if (this.#inSight) this.#viewer.currentScaleValue = FIT;
      if (this.#first > 1) this.#viewer.currentPageNumber = this.#first;
      // The viewer has scrolled to the edge of its first page, of which the reader has seen more.
      else container.scrollTop = scrollTop;
      this.#tell();
      if (this.#shown) this.#scrollToMark();
    });
    for (const name of ['pagechanging', 'scalechanging', 'rotationchanging']) on(name, () => this.#tell());
    // The viewer empties a page's element whenever it draws it anew.
    for (const name of ['pagerender', 'pagerendered', 'scalechanging', 'rotationchanging']) {
      on(name, () => this.#draw());
    }
    this.#options.container.addEventListener('scroll', () => this.#text.scrolled(), { signal, passive: true });
    on('pagerender', ({ source }: { source: DrawnPage }) => this.#text.hold(source, library.AbortException));
    on('pagerendered', ({ pageNumber }: { pageNumber: number }) => {
      this.#drawn.add(pageNumber);
      if (pageNumber === 1) this.#options.sheet?.remove();
      this.#release();
    });
    // All pages change their shape: what the reader looked at would scroll away.
    on('rotationchanging', ({ pageNumber }: { pageNumber: number }) => {
      this.#viewer.currentPageNumber = pageNumber;
      if (this.#shown?.pages.some(({ page }) => page === pageNumber)) this.#scrollToMark();
    });
    const found = ({ matchesCount, state }: { matchesCount: Omit<Found, 'searching'>; state?: number }) => {
      if (state !== undefined) this.#searching = state === PENDING;
      this.#options.onFound({ ...matchesCount, searching: this.#searching });
    };
    on('updatefindmatchescount', found);
    on('updatefindcontrolstate', found);
    const resized = new ResizeObserver(() => {
      if (!this.#inSight) return;
      const { currentScaleValue } = this.#viewer;
      if (!currentScaleValue || currentScaleValue === FIT) this.#viewer.currentScaleValue = FIT;
      if (this.#waiting) this.#scrollToMark();
    });
    resized.observe(this.#options.container);
    signal.addEventListener('abort', () => resized.disconnect(), { once: true });
  }

  /**
   * Tells how large each page is, and by that where marks stand. Until it has loaded a page the viewer takes it for as large as the first
   * one, so that places further down would move under the reader.
   */
  place(sheets: readonly PageSize[]): void {
    this.#sheets = sheets;
    this.#sizePages();
    this.#draw();
  }

  /** The viewer does so too, but only after it has loaded its words. */
  #namePages(): void {
    for (let number = 1; number <= this.#viewer.pagesCount; number++) {
      this.#pageElement(number)?.setAttribute('aria-label', `Page ${number}`);
    }
  }

  #sizePages(): void {
    for (const { number, width, height } of this.#sheets) {
      const view = this.#viewer.getPageView(number - 1);
      if (!view || view.pdfPage || width === 0) continue;
      const { scale, rawDims, rotation, constructor: Viewport } = view.viewport;
      if (rawDims.pageWidth === width && rawDims.pageHeight === height && rotation === 0) continue;
      view.pdfPageRotate = 0;
      view.viewport = new Viewport({ viewBox: [0, 0, width, height], userUnit: 1, scale, rotation: 0 });
      view.update({ scale: view.scale, rotation: this.#viewer.pagesRotation });
    }
  }

  /** In a tab that is not open nothing has a size. */
  get #inSight(): boolean {
    return this.#options.container.clientWidth > 0;
  }

  #tell(): void {
    const { currentPageNumber, pagesCount, currentScale } = this.#viewer;
    this.#options.onState({
      page: currentPageNumber,
      pages: pagesCount,
      percent: Math.round(currentScale * 100),
    });
  }

  /** Scrolls to the words of a finding and marks them until another is shown; null takes the marks away. */
  show(highlight: Highlight | null): void {
    this.#shown = highlight;
    this.#draw();
    if (!highlight) return;
    this.#options.sheet?.remove();
    this.#scrollToMark();
  }

  /** Brings a page to the top of the pane; numbers beyond the document mean its ends. */
  goTo(page: number): void {
    this.#options.sheet?.remove();
    const wanted = Math.min(Math.max(1, page), this.pdf.numPages);
    if (this.#viewer.pagesCount === 0) this.#first = wanted;
    else this.#viewer.currentPageNumber = wanted;
  }

  zoom(step: 1 | -1): void {
    this.#options.sheet?.remove();
    this.#viewer.updateScale({ steps: step });
  }

  fit(): void {
    this.#viewer.currentScaleValue = FIT;
  }

  /** A quarter turn clockwise, all pages. */
  turn(): void {
    this.#options.sheet?.remove();
    this.#viewer.pagesRotation = (this.#viewer.pagesRotation + 90) % 360;
  }

  /** Marks every match of a text and goes to one of them; an empty text takes the marks away. */
  find(query: string, go: 'first' | 'next' | 'previous' = 'first'): void {
    if (query === '') {
      this.#bus.dispatch('findbarclose', { source: this });
      this.#options.onFound({ current: 0, total: 0, searching: false });
      return;
    }
    this.#searching = true;
    this.#bus.dispatch('find', {
      source: this,
      type: go === 'first' ? '' : 'again',
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: go === 'previous',
      matchDiacritics: false,
    });
  }

  /**
   * Draws a page into a canvas of its own, `width` CSS pixels wide.
   * @throws pdf.js's error; RenderingCancelledException when aborted
   */
  async draw(page: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal): Promise<void> {
    const proxy = await this.pdf.getPage(page);
    signal.throwIfAborted();
    const scale = (width * devicePixelRatio) / proxy.getViewport({ scale: 1 }).width;
    const viewport = proxy.getViewport({ scale });
    [canvas.width, canvas.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    const task = proxy.render({ canvas, viewport });
    signal.addEventListener('abort', () => task.cancel(), { once: true });
    await task.promise;
  }

  #draw(): void {
    for (const old of this.#options.container.querySelectorAll('.pdf-mark')) old.remove();
    for (const { page, rectangles } of this.#shown?.pages ?? []) {
      const sheet = this.#sheets[page - 1];
      const element = this.#pageElement(page);
      if (!sheet || !element) continue;
      for (const rectangle of rectangles) element.append(markAt(boxOf(rectangle, sheet, this.#viewer.pagesRotation)));
    }
  }

  /** The viewer keeps ten drawn pages, which at a high resolution is more than all the rest; those near what is seen do. */
  #release(): void {
    const { ids: seen } = this.#viewer._getVisiblePages() as { ids: ReadonlySet<number> };
    const [first, last] = [Math.min(...seen) - NEAR, Math.max(...seen) + NEAR];
    for (const page of this.#drawn) {
      if (seen.size === 0 || (page >= first && page <= last)) continue;
      this.#drawn.delete(page);
      this.#viewer.getPageView(page - 1)?.destroy();
    }
  }

  #pageElement(page: number): HTMLElement | null {
    return this.#viewer.getPageView(page - 1)?.div ?? null;
  }

  #scrollToMark(): void {
    const first = this.#shown?.pages[0];
    const sheet = first && this.#sheets[first.page - 1];
    const element = first && this.#pageElement(first.page);
    this.#waiting = !this.#inSight;
    if (!first || !sheet || !element || this.#waiting) return;
    const box = boxOf(first.rectangles[0] ?? [], sheet, this.#viewer.pagesRotation);
    const { container } = this.#options;
    const top = element.offsetTop + box.top * element.clientHeight - REST * container.clientHeight;
    const left = element.offsetLeft + box.left * element.clientWidth - 24;
    const beside = left > container.scrollLeft + container.clientWidth - 48 || left < container.scrollLeft;
    container.scrollTo({ top, ...(beside && { left }) });
  }
}

function markAt({ left, top, width, height }: ReturnType<typeof boxOf>): HTMLElement {
  const mark = document.createElement('div');
  mark.className = 'pdf-mark';
  for (const [side, share] of Object.entries({ left, top, width, height })) {
    mark.style.setProperty(side, `${(share * 100).toFixed(3)}%`);
  }
  return mark;
}
