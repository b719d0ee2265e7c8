import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Highlight, PageSize } from '../../shared/highlights';
import { type Found, type OpenedPdf, type PdfState, PdfView } from './pdf-view';
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
  const [begun, setBegun] = useState(false);
  const elsewhere = useRef(asked);
  elsewhere.current = asked;
  const { opened, ...rest } = useOpenedPdf(url);
  useEffect(() => {
    const element = container.current;
    if (!element || !opened) return;
    const closing = new AbortController();
    const { sheet } = opened;
    const makeView = () => {
      if (closing.signal.aborted) return;
      const told = { onState: setState, onFound: setFound };
      setView(new PdfView(opened, { container: element, sheet, ...told }, closing.signal));
    };
    if (sheet && !elsewhere.current && element.clientWidth > 0) {
      setBegun(true);
      void sheet.place(element).then(makeView);
    } else {
      sheet?.remove();
      makeView();
    }
    return () => {
      closing.abort();
      sheet?.remove();
      setBegun(false);
      setView(null);
      element.firstElementChild?.replaceChildren();
    };
  }, [container, opened]);
  useEffect(() => {
    if (view && sheets) view.place(sheets);
  }, [view, sheets]);
  return { view, begun, state, found, ...rest };
}

type Opened = Pick<OpenPdf, 'failed' | 'hurry' | 'reopen'> & { opened: OpenedPdf | null };

function useOpenedPdf(url: string): Opened {
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  const [failed, setFailed] = useState(false);
  const [hurry, setHurry] = useState<OpenPdf['hurry']>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the same file again
  useEffect(() => {
    const opening = takeOpening(url);
    let closed = false;
    setFailed(false);
    opening.listen((retry) => setHurry(() => retry));
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
      setOpened(null);
    };
  }, [url, attempt]);
  return { opened, failed, hurry, reopen: () => setAttempt((n) => n + 1) };
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
