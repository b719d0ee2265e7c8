import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Highlight, PageSize } from '../../shared/highlights';
import type { FirstSheet } from './first-sheet';
import type { OpenedPdf } from './open-pdf';
import { type Found, type PdfState, PdfView } from './pdf-view';
import { takeOpening } from './prepare';

/** A PDF in a pane: the view once it is open, what its controls show, or that it could not be had. */
export interface OpenPdf {
  view: PdfView | null;
  /** The first page is to be seen, though there is no view yet. */
  begun: boolean;
  state: PdfState | null;
  found: Found;
  failed: boolean;
  /** Parts of the file do not come: asks for them at once. Null when all is well. */
  hurry: (() => void) | null;
  /** Tries again to open it. */
  reopen: () => void;
}

const NOTHING: Found = { current: 0, total: 0, searching: false };

/**
 * Opens a PDF in an element for as long as that is on the page.
 * @param sheets sizes of its pages; the first one is shown while they are still on their way
 * @param asked whether something else than its beginning is to be seen first
 */
export function usePdfView(
  container: RefObject<HTMLDivElement | null>,
  url: string,
  sheets: readonly PageSize[] | undefined,
  asked: boolean,
): OpenPdf {
  const [view, setView] = useState<PdfView | null>(null);
  const [state, setState] = useState<PdfState | null>(null);
  const [found, setFound] = useState(NOTHING);
  const { opened, sheet, ...rest } = useOpenedPdf(container, url, asked);
  useEffect(() => {
    const element = container.current;
    if (!element || !opened) return;
    const closing = new AbortController();
    const makeView = () => {
      if (closing.signal.aborted) return;
      const told = { onState: setState, onFound: setFound };
      setView(new PdfView(opened, { container: element, sheet: sheet.current, ...told }, closing.signal));
    };
    if (sheet.current) void sheet.current.shown.then(makeView);
    else makeView();
    return () => {
      closing.abort();
      setView(null);
      element.firstElementChild?.replaceChildren();
    };
  }, [container, opened, sheet]);
  useEffect(() => {
    if (view && sheets) view.place(sheets);
  }, [view, sheets]);
  return { view, state, found, ...rest };
}

type Opened = Pick<OpenPdf, 'begun' | 'failed' | 'hurry' | 'reopen'> & {
  opened: OpenedPdf | null;
  sheet: RefObject<FirstSheet | null>;
};

function useOpenedPdf(container: RefObject<HTMLDivElement | null>, url: string, asked: boolean): Opened {
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  const [begun, setBegun] = useState(false);
  const [failed, setFailed] = useState(false);
  const [hurry, setHurry] = useState<OpenPdf['hurry']>(null);
  const [attempt, setAttempt] = useState(0);
  const sheet = useRef<FirstSheet | null>(null);
  const elsewhere = useRef(asked);
  elsewhere.current = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the same file again
  useEffect(() => {
    const opening = takeOpening(url);
    let closed = false;
    setFailed(false);
    opening.listen((retry) => setHurry(() => retry));
    if (container.current?.clientWidth && !elsewhere.current) {
      opening.sheet?.place(container.current, () => setBegun(true));
      sheet.current = opening.sheet;
    } else opening.sheet?.remove();
    opening.pdf
      .then((pdf) => closed || setOpened(pdf))
      .catch((error) => {
        if (closed) return;
        console.error(error);
        setFailed(true);
      });
    return () => {
      closed = true;
      opening.close();
      sheet.current = null;
      setBegun(false);
      setOpened(null);
    };
  }, [container, url, attempt]);
  return { opened, sheet, begun, failed, hurry, reopen: () => setAttempt((n) => n + 1) };
}

/** Shows a finding's words in the view whenever another one is asked for, or the same one again (another `target` object). */
export function useShown(view: PdfView | null, target: object | null, highlight: Highlight | null): void {
  const shown = useRef<{ in: PdfView | null; target: object | null }>({ in: null, target: null });
  useEffect(() => {
    if (!view || (shown.current.in === view && shown.current.target === target)) return;
    shown.current = { in: view, target };
    view.show(highlight);
  }, [view, target, highlight]);
}
