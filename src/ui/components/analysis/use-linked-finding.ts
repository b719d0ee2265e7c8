import { useEffect, useRef } from 'react';
import type { Finding } from '../../../shared/findings';
import { useProof } from './proof';

const PREFIX = 'finding-';
/** How long the finding that an address names stands out. */
const FLASH_MS = 2_500;

/**
 * Follows the address's hash, when the page opens and whenever it changes: `#finding-{id}` by the finding's stable id, or the id of a
 * row or card on the page. A finding is brought into sight and stands out for a moment, and its words are shown in the contract.
 */
export function useLinkedFinding(): void {
  const proof = useProof();
  const { findings } = proof;
  const latest = useRef(proof);
  latest.current = proof;
  const followed = useRef<string | null>(null);
  useEffect(() => {
    const follow = () => {
      const hash = decodeURIComponent(location.hash.slice(1));
      if (hash === followed.current) return;
      const wanted = target(hash, latest.current.findings);
      if (!wanted) return;
      if (wanted.element) arrive(wanted.element);
      // The findings may be on their way: come here again when they have arrived.
      if (findings.size === 0 && wanted.path) return;
      followed.current = hash;
      const finding = wanted.path && findings.get(wanted.path);
      if (finding) showFinding(finding);
    };
    const showFinding = ({ path, title, evidence }: Finding) => {
      const page = evidence[0]?.page;
      if (page === undefined) return;
      const pieces = evidence.filter((piece) => piece.page === page);
      latest.current.show({ subject: path, about: title, page, pieces }, { stay: true });
    };
    const again = () => {
      followed.current = null;
      follow();
    };
    follow();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [findings]);
}

function target(
  hash: string,
  findings: ReadonlyMap<string, Finding>,
): { element: HTMLElement | null; path?: string } | null {
  if (hash.startsWith(PREFIX)) {
    const finding = [...findings.values()].find(({ id }) => id === hash.slice(PREFIX.length));
    const element = finding && document.querySelector<HTMLElement>(`[data-path="${CSS.escape(finding.path)}"]`);
    // A day that no card tells has its words in the contract all the same.
    return finding && (element || finding.kind === 'date') ? { element: element ?? null, path: finding.path } : null;
  }
  const element = hash ? document.getElementById(hash) : null;
  return element && { element, path: element.dataset.path };
}

/** Brings an element into sight, lets a screen reader go on from there, and has it stand out if it is a finding. */
function arrive(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  element.scrollIntoView();
  if (!element.dataset.path) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.toggleAttribute('data-linked', true);
  setTimeout(() => element.removeAttribute('data-linked'), FLASH_MS);
}
