/** Steps to the first page of a PDF. */
export const STEPS = ['html', 'analysis', 'worker', 'beginning', 'opened', 'painted', 'text'] as const;

/** When a page of the browser reached them: milliseconds since its address was opened. */
export type Timeline = Partial<Record<(typeof STEPS)[number], number>>;

/**
 * Where a document keeps the first page of its PDF, as selectors; `text` only if it has a layer of text. `sheet` is whatever the reader sees of
 * that page first, which need not be the element that has its text later.
 */
export interface Places {
  sheet: string;
  text?: string;
}

declare global {
  interface Window {
    /** Settles once the first page of the PDF is painted and has its text. */
    firstPage: Promise<Timeline>;
  }
}

/**
 * Runs in the browser before the document's own scripts. A page counts as painted when its canvas has ink, which is looked for
 * before every frame; the time is taken after the frame that shows it.
 */
export function watchFirstPage({ sheet, text }: Places): void {
  const scratch = new OffscreenCanvas(64, 64).getContext('2d', { willReadFrequently: true });
  const hasInk = (canvas: HTMLCanvasElement): boolean => {
    if (!scratch || canvas.width === 0 || canvas.height === 0) return false;
    scratch.fillStyle = 'white';
    scratch.fillRect(0, 0, 64, 64);
    scratch.drawImage(canvas, 0, 0, 64, 64);
    const { data } = scratch.getImageData(0, 0, 64, 64);
    // A canvas that has not been begun may be black all over, which is no ink.
    return data.some((value) => value < 235) && data.some((value, i) => i % 4 === 0 && value > 235);
  };
  const endOf = (part: RegExp): number | undefined => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.find(({ name }) => part.test(new URL(name).pathname))?.responseEnd;
  };
  const look = async (): Promise<Timeline> => {
    const seen: Timeline = {};
    while (seen.painted === undefined || seen.text === undefined) {
      await new Promise(requestAnimationFrame);
      const page = document.querySelector(sheet);
      if (page) seen.opened ??= performance.now();
      const canvas = page?.querySelector('canvas') ?? null;
      if (seen.painted === undefined && canvas && hasInk(canvas)) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        seen.painted = performance.now();
      }
      if (!text || document.querySelector(text)?.textContent) seen.text ??= performance.now();
    }
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      ...seen,
      html: document_?.responseEnd,
      analysis: endOf(/\/api\/contracts\/[^/]+$/),
      worker: endOf(/pdf\.worker/),
      beginning: endOf(/\/file$/),
    };
  };
  window.firstPage = look();
}
