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
  /** Settles once it is on the screen, or need not be waited for. */
  readonly shown: Promise<unknown>;
  readonly #element = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #begun = Promise.withResolvers<void>();
  readonly #placed = Promise.withResolvers<void>();
  #task: RenderTask | null = null;
  #gone = false;

  /**
   * Draws as soon as the PDF is open.
   * @param opened nothing is drawn of one that can't be opened
   * @param paneWidth of the pane in CSS pixels, as far as it is known: how sharp the page is depends on it, its place does not
   * @param signal takes it away
   */
  constructor(opened: Promise<{ pdf: PDFDocumentProxy }>, paneWidth: number, signal: AbortSignal) {
    this.#element.className = 'first-sheet';
    // The viewer's own page is the one that is read, with its text.
    this.#element.ariaHidden = 'true';
    this.#element.append(this.#canvas);
    signal.addEventListener('abort', () => this.remove(), { once: true });
    const drawn = opened.then(({ pdf }) => this.#draw(pdf, paneWidth)).catch(() => this.remove());
    // From when it has its place: it may be drawn before that, but is not seen.
    const ready = Promise.all([this.#placed.promise, opened]);
    this.shown = ready.then(() => Promise.race([drawn.then(nextFrame), sleep(MOST_MS)])).catch(() => undefined);
  }

  async #draw(pdf: PDFDocumentProxy, paneWidth: number): Promise<void> {
    const page = await pdf.getPage(1);
    if (this.#gone) return;
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = (Math.max(1, paneWidth - BESIDE) * devicePixelRatio) / width;
    if (width * scale * height * scale > MOST_PIXELS) return this.remove();
    const viewport = page.getViewport({ scale });
    [this.#canvas.width, this.#canvas.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    this.#element.style.aspectRatio = `${width} / ${height}`;
    this.#begun.resolve();
    this.#task = page.render({ canvas: this.#canvas, viewport });
    await this.#task.promise;
  }

  /** Puts it into what scrolls the pages. @param onBegun told when there is something to be seen of it */
  place(container: HTMLElement, onBegun: () => void): void {
    if (this.#gone) return;
    container.append(this.#element);
    this.#placed.resolve();
    void this.#begun.promise.then(onBegun);
  }

  /** Takes it away, and gives back what its picture holds. */
  remove(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#placed.resolve();
    this.#task?.cancel();
    this.#element.remove();
    [this.#canvas.width, this.#canvas.height] = [0, 0];
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** After the frame that shows what is there now. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
