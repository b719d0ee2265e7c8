import { BEGINNING, type Range, readRange } from './range';
import { startThread, type Thread } from './thread';

/** What is needed of a PDF before pdf.js itself is there: its beginning, and the thread that reads it, both on their way. */
export interface Reading {
  url: string;
  beginning: Promise<Range>;
  thread: Thread;
  /** Ends it, and all that was made of it. */
  closing: AbortController;
}

declare global {
  interface Window {
    /** What the document's first script has started; null from the moment that a PDF was asked for: it has nothing to start any more. */
    firstReading?: Reading | null;
  }
}

/** Asks for the beginning of a PDF and starts its thread. */
export function startReading(url: string): Reading {
  const closing = new AbortController();
  const beginning = readRange(url, 0, BEGINNING, closing.signal);
  beginning.catch(() => undefined);
  return { url, beginning, thread: startThread(), closing };
}

/** What the document's first script has started of this PDF, for the first who asks; else it is started now. */
export function takeReading(url: string): Reading {
  const first = window.firstReading;
  window.firstReading = null;
  if (first?.url === url) return first;
  first?.closing.abort();
  first?.thread.end();
  return startReading(url);
}
