/** What pdf.js tells of a page that it begins to draw. */
export interface DrawnPage {
  /** Another one, or none, as soon as the page is dropped. */
  textLayer: { render: (...options: unknown[]) => Promise<void> } | null;
}

/** How long the pages must have stood still before they get their text. */
const REST_MS = 150;

/**
 * Pages that only rush by get no text: it would be laid out for nobody, and what it takes stays in memory long after the page is gone.
 */
export class RestingText {
  readonly #held = new WeakSet<object>();
  #scrolledAt = Number.NEGATIVE_INFINITY;

  /** To be told of each scroll. */
  scrolled(): void {
    this.#scrolledAt = performance.now();
  }

  /**
   * Has the page's text wait for the rest.
   * @param AbortException pdf.js's own, which it takes for no error: thrown where the page goes by
   */
  hold(page: DrawnPage, AbortException: new (message: string) => object): void {
    const { textLayer } = page;
    if (!textLayer || this.#held.has(textLayer)) return;
    this.#held.add(textLayer);
    const render = textLayer.render.bind(textLayer);
    textLayer.render = async (...options: unknown[]) => {
      let wait = this.#untilRest();
      // Looked at with each step: on a long way pages gone by would else all wait for its end, each with its layers and a timer.
      for (; wait > 0 && page.textLayer === textLayer; wait = this.#untilRest()) {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      if (page.textLayer !== textLayer) throw new AbortException('The page has gone by');
      await render(...options);
    };
  }

  #untilRest(): number {
    return this.#scrolledAt + REST_MS - performance.now();
  }
}
