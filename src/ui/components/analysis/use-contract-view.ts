import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { Evidence } from '../../../shared/analysis';
import type { Highlight } from '../../../shared/highlights';
import { keepHidden, readHidden, WIDE } from '../../lib/contract-starts-open';
import { useMedia } from '../../lib/use-media';

/** What is shown in the contract: words of one page that prove one thing. A new object shows them again. */
export interface Shown {
  /** What is proved: a finding's path in the analysis ('facts.term'), or any other name that stands for one place on the screen. */
  subject: string;
  /** The same for people: 'Governing law'. */
  about: string;
  page: number;
  pieces: readonly Evidence[];
  /** Where the words stand, if they belong to no finding (headings, definitions) and the list of highlights lacks them. */
  highlights?: readonly Highlight[];
}

/** How analysis and contract share the screen, and what of the contract is shown. */
export interface ContractView {
  /** The contract can stand beside the analysis; else they are two tabs. */
  wide: boolean;
  /** Whether the contract is on the screen. */
  contractOpen: boolean;
  /** Whether the analysis is on the screen: always where it is wide. */
  analysisOpen: boolean;
  shown: Shown | null;
  /** Marks words in the contract and brings it on the screen. `stay` leaves narrow screens at the analysis. */
  show: (shown: Shown, options?: { stay?: boolean }) => void;
  /** Takes the marks away. */
  clear: () => void;
  /** Back to where words were last asked for: the analysis, with the focus there. */
  back: () => void;
  openContract: () => void;
  closeContract: () => void;
}

/**
 * Wide screens remember whether the contract is hidden; narrow ones have the tab in the address (`?view=contract`), so that the
 * browser's way back leads from the words to the finding.
 */
export function useContractView(): ContractView {
  const wide = useMedia(WIDE);
  const tab = useTab();
  const [hidden, setHidden] = useHidden();
  const [shown, setShown] = useState<Shown | null>(null);
  const origin = useRef<HTMLElement | null>(null);
  useReturn(wide || !tab.contract, origin);

  const openContract = useCallback(() => (wide ? setHidden(false) : tab.open()), [wide, setHidden, tab.open]);
  const closeContract = useCallback(() => (wide ? setHidden(true) : tab.close()), [wide, setHidden, tab.close]);
  const show = useCallback(
    (next: Shown, { stay = false } = {}) => {
      origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setShown(next);
      if (wide || !stay) openContract();
    },
    [wide, openContract],
  );
  const clear = useCallback(() => setShown(null), []);
  const back = useCallback(() => {
    if (wide) focusAgain(origin.current);
    else tab.close();
  }, [wide, tab.close]);
  return useMemo(() => {
    const [contractOpen, analysisOpen] = wide ? [!hidden, true] : [tab.contract, !tab.contract];
    return { wide, contractOpen, analysisOpen, shown, show, clear, back, openContract, closeContract };
  }, [wide, hidden, tab.contract, shown, show, clear, back, openContract, closeContract]);
}

interface Tab {
  contract: boolean;
  open: () => void;
  close: () => void;
}

/** Which of the two tabs the address names. */
function useTab(): Tab {
  const contract = new URLSearchParams(useSearch()).get('view') === 'contract';
  const pushed = useRef(false);
  const open = useCallback(() => {
    if (addressWith(true) === addressNow()) return;
    pushed.current = true;
    history.pushState(null, '', addressWith(true));
  }, []);
  const close = useCallback(() => {
    if (addressWith(false) === addressNow()) return;
    if (pushed.current) history.back();
    else history.replaceState(null, '', addressWith(false));
    pushed.current = false;
  }, []);
  return useMemo(() => ({ contract, open, close }), [contract, open, close]);
}

const addressNow = () => location.pathname + location.search + location.hash;

function addressWith(contract: boolean): string {
  const query = new URLSearchParams(location.search);
  if (contract) query.set('view', 'contract');
  else query.delete('view');
  return location.pathname + (query.size > 0 ? `?${query}` : '') + location.hash;
}

function useHidden(): [hidden: boolean, set: (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => readHidden());
  const set = useCallback((next: boolean) => {
    setHidden(next);
    keepHidden(next);
  }, []);
  return [hidden, set];
}

/** Who comes back from the contract's tab finds the analysis where they left it, with the focus on what they had pressed. */
function useReturn(analysisOpen: boolean, origin: { current: HTMLElement | null }): void {
  const left = useRef<number | null>(null);
  const before = useRef(analysisOpen);
  if (before.current && !analysisOpen) left.current = window.scrollY;
  useLayoutEffect(() => {
    const returned = analysisOpen && !before.current;
    before.current = analysisOpen;
    if (!analysisOpen) window.scrollTo(0, 0);
    if (!returned || left.current === null) return;
    window.scrollTo(0, left.current);
    left.current = null;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.closest('[hidden]'))
      focusAgain(origin.current);
  }, [analysisOpen, origin]);
}

function focusAgain(element: HTMLElement | null): void {
  if (!element?.isConnected) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
