import { fileUrl } from '../lib/contracts';
import type { OpenedPdf } from './pdf-view';

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

/** Opens a PDF. `pdf` rejects with what pdf.js says when the file can't be had or read. */
export function startOpening(url: string): Opening {
  const closing = new AbortController();
  let last: Parameters<Trouble>[0] = null;
  let tell: Trouble = (retry) => {
    last = retry;
  };
  const pdf = import('./pdf-view').then(({ openPdf }) =>
    openPdf({ url, onTrouble: (retry) => tell(retry) }, closing.signal),
  );
  const listen = (onTrouble: Trouble) => {
    tell = onTrouble;
    onTrouble(last);
  };
  return { pdf, listen, close: () => closing.abort() };
}

/**
 * Opens a contract's PDF while its analysis, beside which it will stand, is still on its way. A failure shows where it is taken.
 * @returns what closes it, if nothing has taken it
 */
export function prepareContract(id: string): () => void {
  const url = fileUrl(id);
  const opening = startOpening(url);
  const mine = { url, opening };
  prepared = mine;
  opening.pdf.catch(() => undefined);
  import('./contract-pane').catch(() => undefined);
  return () => {
    if (prepared !== mine) return;
    prepared = null;
    opening.close();
  };
}

/** The PDF that was prepared, for the first who asks; else it is opened now. */
export function takeOpening(url: string): Opening {
  const taken = prepared?.url === url ? prepared.opening : startOpening(url);
  if (taken === prepared?.opening) prepared = null;
  return taken;
}
