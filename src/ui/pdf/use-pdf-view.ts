import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Highlight, PageSize } from '../../shared/highlights';
import { type Found, type PdfState, PdfView } from './pdf-view';

/** A PDF in a pane: the view once it is open, what its controls show, or that it could not be had. */
export interface OpenPdf {
  view: PdfView | null;
  state: PdfState | null;
  found: Found;
  failed: boolean;
  /** Parts of the file do not come: asks for them at once. Null when all is well. */
  hurry: (() => void) | null;
  /** Tries again to open it. */
  reopen: () => void;
}

const NOTHING: Found = { current: 0, total: 0, searching: false };

/** Opens a PDF in an element for as long as that is on the page. */
export function usePdfView(
  container: RefObject<HTMLDivElement | null>,
  url: string,
  sheets: readonly PageSize[] | undefined,
): OpenPdf {
  const [view, setView] = useState<PdfView | null>(null);
  const [state, setState] = useState<PdfState | null>(null);
  const [found, setFound] = useState(NOTHING);
  const [failed, setFailed] = useState(false);
  const [hurry, setHurry] = useState<OpenPdf['hurry']>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the same file again
  useEffect(() => {
    const element = container.current;
    if (!element || !sheets) return;
    const closing = new AbortController();
    setFailed(false);
    setHurry(null);
    const told = {
      onState: setState,
      onFound: setFound,
      onTrouble: (retry: OpenPdf['hurry']) => setHurry(() => retry),
    };
    PdfView.open({ url, container: element, sheets, ...told }, closing.signal)
      .then(setView)
      .catch((error) => {
        if (closing.signal.aborted) return;
        console.error(error);
        setFailed(true);
      });
    return () => {
      closing.abort();
      setView(null);
      element.firstElementChild?.replaceChildren();
    };
  }, [container, url, sheets, attempt]);
  return { view, state, found, failed, hurry, reopen: () => setAttempt((n) => n + 1) };
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
