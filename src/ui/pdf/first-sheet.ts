import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';

/** What pdf.js's viewer leaves beside a page that it fits to the width, both sides together. */
const BESIDE = 40;
/** As in pdf.js's viewer: what exceeds it can only be hostile, or is drawn by that viewer in parts. */
const MOST_PIXELS = 2 ** 25;
/** How long the viewer waits for a first page that is hard to draw. */
const MOST_MS = 500;

/**
 * The first page of a PDF as it stands in the pane, drawn before pdf.js's viewer is made: that takes the longer the more pages there are.
 * It lies where the viewer will put that page, and is taken away when the viewer has drawn it, so that nothing jumps.
 */
export class FirstSheet {
  readonly #element = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #drawn: Promise<void>;
  #task: RenderTask | null = null;
  #gone = false;

  /**
   * Begins to draw.
   * @param paneWidth of the pane in CSS pixels, as far as it is known: how sharp the page is depends on it, its place does not
   * @param signal takes it away
   */
  constructor(pdf: PDFDocumentProxy, paneWidth: number, signal: AbortSignal) {
    this.#element.className = 'first-sheet';
    // The viewer's own page is the one that is read, with its text.
    this.#element.ariaHidden = 'true';
    this.#element.append(this.#canvas);
    signal.addEventListener('abort', () => this.remove(), { once: true });
    this.#drawn = this.#draw(pdf, paneWidth).catch(() => this.remove());
  }

  async #draw(pdf: PDFDocumentProxy, paneWidth: number): Promise<void> {
    performance.mark('sheet-start');
    const page = await pdf.getPage(1);
    performance.mark('sheet-page');
    if (this.#gone) return;
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = (Math.max(1, paneWidth - BESIDE) * devicePixelRatio) / width;
    if (width * scale * height * scale > MOST_PIXELS) return this.remove();
    const viewport = page.getViewport({ scale });
    this.#element.style.aspectRatio = `${width} / ${height}`;
    [this.#canvas.width, this.#canvas.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    this.#task = page.render({ canvas: this.#canvas, viewport });
    await this.#task.promise;
    performance.mark('sheet-done');
  }

  /** Puts it into what scrolls the pages. @returns settles once it is on the screen, or need not be waited for */
  async place(container: HTMLElement): Promise<void> {
    if (this.#gone) return;
    container.append(this.#element);
    performance.mark('sheet-placed');
    const onScreen = this.#drawn.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await Promise.race([onScreen, new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
  }

  /** Takes it away, and gives back what its picture holds. */
  remove(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#task?.cancel();
    this.#element.remove();
    [this.#canvas.width, this.#canvas.height] = [0, 0];
  }
}
