import { version } from 'pdfjs-dist/package.json';

/** Where `scripts/build.ts` puts what pdf.js loads by address. */
export const FOLDER = `/assets/pdfjs-${version}`;

/** A thread of pdf.js: `failed` rejects if it can't be started, `end` gives back its memory. */
export interface Thread {
  port: Worker;
  failed: Promise<never>;
  end: () => void;
}

/**
 * Starts a thread, which needs nothing of pdf.js's own module and is made ready while that is on its way. Left to itself pdf.js would, after
 * one failure, never try again in this document.
 */
export function startThread(): Thread {
  const port = new Worker(`${FOLDER}/pdf.worker.min.mjs`, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('The worker of pdf.js could not be started'));
    port.addEventListener('error', fail, { once: true });
  });
  failed.catch(() => undefined);
  return { port, failed, end: () => port.terminate() };
}
