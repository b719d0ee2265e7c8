import { fileUrl } from '../lib/contracts';
import type { OpenedPdf } from './pdf-view';
import { BEGINNING, readRange } from './range';
import { startThread } from './thread';

type Trouble = (retry: (() => void) | null) => void;

/** A PDF that is being opened. */
export interface Opening {
  pdf: Promise<OpenedPdf>;
  /** Told of parts of the file that do not come, from now on and what was told last. */
  listen: (onTrouble: Trouble) => void;
  /** Ends it, and all that was made of it. */
  close: () => void;
}

let prepared: { url: string; opening: Opening } | null = null;

/**
 * Opens a PDF. `pdf` rejects with what pdf.js says when the file can't be had or read.
 * @param paneWidth as in `openPdf`
 */
function startOpening(url: string, paneWidth: number | null): Opening {
  const closing = new AbortController();
  let last: Parameters<Trouble>[0] = null;
  let tell: Trouble = (retry) => {
    last = retry;
  };
  // The file comes, and the thread that reads it is made ready, while pdf.js comes.
  const beginning = readRange(url, 0, BEGINNING, closing.signal);
  beginning.catch(() => undefined);
  const thread = startThread();
  const pdf = import('./pdf-view').then(({ openPdf }) =>
    openPdf({ url, beginning, onTrouble: (retry) => tell(retry) }, thread, paneWidth, closing.signal),
  );
  pdf.catch(thread.end);
  const listen = (onTrouble: Trouble) => {
    tell = onTrouble;
    onTrouble(last);
  };
  return { pdf, listen, close: () => closing.abort() };
}

/**
 * Opens a contract's PDF while its analysis, beside which it will stand, is still on its way; once, however often it is asked for before
 * it is taken. A failure shows where it is taken.
 * @param paneWidth as in `openPdf`
 * @returns what closes it, if nothing has taken it
 */
export function prepareContract(id: string, paneWidth: number | null): () => void {
  const url = fileUrl(id);
  if (prepared?.url !== url) {
    prepared?.opening.close();
    prepared = { url, opening: startOpening(url, paneWidth) };
    prepared.opening.pdf.catch(() => undefined);
    import('./contract-pane').catch(() => undefined);
  }
  const mine = prepared;
  return () => {
    if (prepared !== mine) return;
    prepared = null;
    mine.opening.close();
  };
}

/** The PDF that was prepared, for the first who asks; else it is opened now. */
export function takeOpening(url: string): Opening {
  const taken = prepared?.url === url ? prepared.opening : startOpening(url, null);
  if (taken === prepared?.opening) prepared = null;
  return taken;
}
