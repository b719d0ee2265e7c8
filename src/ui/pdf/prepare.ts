import type { ComponentType } from 'react';
import { fileUrl } from '../lib/contracts';
import type { ContractPaneProps } from './contract-pane';
import { FirstSheet } from './first-sheet';
import type { OpenedPdf } from './open-pdf';
import { takeReading } from './reading';

/** What shows the pages. */
export type Pane = ComponentType<ContractPaneProps>;

type Trouble = (retry: (() => void) | null) => void;

/** A PDF that is being opened. */
export interface Opening {
  pdf: Promise<OpenedPdf>;
  /** Its first page, where that is what will be seen first. */
  sheet: FirstSheet | null;
  /** Told of parts of the file that do not come, from now on and what was told last. */
  listen: (onTrouble: Trouble) => void;
  /** Ends it, and all that was made of it. */
  close: () => void;
}

let pane: Pane | undefined;

/** The pane's module if it was loaded before. */
export const loadedPane = (): Pane | undefined => pane;

/** Loads the pane's module; a failure is not remembered. */
export async function loadPane(): Promise<Pane> {
  pane ??= (await import('./contract-pane')).default;
  return pane;
}

let prepared: { url: string; opening: Opening } | null = null;

/**
 * Opens a PDF. `pdf` rejects with what pdf.js says when the file can't be had or read.
 * @param paneWidth of the pane that will show its first page first; null if something else is seen first
 */
function startOpening(url: string, paneWidth: number | null): Opening {
  const { beginning, thread, closing } = takeReading(url);
  let last: Parameters<Trouble>[0] = null;
  let tell: Trouble = (retry) => {
    last = retry;
  };
  const pdf = Promise.all([import('./pdfjs'), import('./open-pdf')]).then(([library, { openPdf }]) =>
    openPdf(library, { url, beginning, onTrouble: (retry) => tell(retry) }, thread, closing.signal),
  );
  pdf.catch(thread.end);
  const sheet = paneWidth === null ? null : new FirstSheet(pdf, paneWidth, closing.signal);
  const listen = (onTrouble: Trouble) => {
    tell = onTrouble;
    onTrouble(last);
  };
  return { pdf, sheet, listen, close: () => closing.abort() };
}

/**
 * Opens a contract's PDF while its analysis, beside which it will stand, is still on its way; once, however often it is asked for before
 * it is taken. A failure shows where it is taken.
 * @param paneWidth of the pane, or null if something else than its first page will be seen first
 * @returns what closes it, if nothing has taken it
 */
export function prepareContract(id: string, paneWidth: number | null): () => void {
  const url = fileUrl(id);
  if (prepared?.url !== url) {
    prepared?.opening.close();
    prepared = { url, opening: startOpening(url, paneWidth) };
    prepared.opening.pdf.catch(() => undefined);
    loadPane().catch(() => undefined);
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
