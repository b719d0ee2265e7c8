import { PDFDataRangeTransport } from 'pdfjs-dist';
import { type Range, readRange } from './range';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

export interface FileOptions {
  url: string;
  /** Its beginning, which is on its way. */
  beginning: Promise<Range>;
  signal: AbortSignal;
  /** Told when a stretch did not come and is being tried again, with what asks for it at once; null when all have come. */
  onTrouble: (retry: (() => void) | null) => void;
}

/**
 * A file that is read in stretches as they are needed. One that does not come is asked for again until it does, so that a line that
 * is cut while somebody reads costs nothing but the wait.
 */
export class FileRanges extends PDFDataRangeTransport {
  readonly #options: FileOptions;
  readonly #waiting = new Set<() => void>();
  /** Beginnings of the stretches that did not come at the last try. */
  readonly #failing = new Set<number>();

  /** @throws ApiError or TypeError when not even the beginning can be had */
  static async open(options: FileOptions): Promise<FileRanges> {
    const { length, bytes } = await options.beginning;
    return new FileRanges(length, bytes, options);
  }

  private constructor(length: number, beginning: Uint8Array, options: FileOptions) {
    super(length, beginning, beginning.length === length);
    this.#options = options;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#deliver(begin, end);
  }

  /** Asks at once for all that is waiting for its next try. */
  readonly #retry = () => {
    for (const go of this.#waiting) go();
  };

  async #deliver(begin: number, end: number): Promise<void> {
    const { url, signal, onTrouble } = this.#options;
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        const { bytes } = await readRange(url, begin, end, signal);
        this.onDataRange(begin, bytes);
        if (this.#failing.delete(begin) && this.#failing.size === 0) onTrouble(null);
        return;
      } catch (error) {
        if (signal.aborted) return;
        console.warn(error);
        this.#failing.add(begin);
        onTrouble(this.#retry);
        await this.#pause(pause);
      }
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      this.#waiting.add(go);
    });
  }
}
