import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { HighlightsAnswer } from '../../shared/highlights';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Spinner } from '../kit/spinner';
import { fileUrl, highlightsKey } from '../lib/contracts';
import { FindBar } from './find-bar';
import type { PdfView } from './pdf-view';
import { Thumbnails } from './thumbnails';
import { Toolbar } from './toolbar';
import { usePdfView, useShown } from './use-pdf-view';

/** A piece of evidence to be shown, by its offsets into the text of the run; a new object shows it again. */
export interface Target {
  start: number;
  end: number;
  page: number;
}

/** The pages of a contract with their controls, and the words of the finding that was asked for marked on them. */
export default function ContractPane({
  contractId,
  run,
  target,
}: {
  contractId: string;
  run: string | undefined;
  target: Target | null;
}) {
  const { data } = useQuery<HighlightsAnswer>({ queryKey: highlightsKey(contractId, run) });
  const container = useRef<HTMLDivElement>(null);
  const { view, state, found, failed, reopen } = usePdfView(container, fileUrl(contractId), data?.pages);
  const [finding, setFinding] = useState(false);
  const [thumbnails, setThumbnails] = useState(false);
  const highlight = useMemo(
    () => data?.highlights.find(({ start, end }) => start === target?.start && end === target.end) ?? null,
    [data, target],
  );
  useShown(view, target, highlight);
  const unplaced = target !== null && view !== null && !highlight?.pages.length;
  useEffect(() => {
    if (unplaced && target) view?.goTo(target.page);
  }, [unplaced, view, target]);

  return (
    <section
      aria-label="The contract"
      className="flex h-full min-h-0 flex-col"
      onKeyDown={(event) => onShortcut(event, view, () => setFinding(true))}
    >
      <Toolbar
        view={view}
        state={state}
        download={fileUrl(contractId, true)}
        finding={finding}
        onFind={() => setFinding(!finding)}
        thumbnails={thumbnails}
        onThumbnails={() => setThumbnails(!thumbnails)}
      />
      {view && finding && <FindBar view={view} found={found} onClose={() => setFinding(false)} />}
      <p
        role="status"
        className={unplaced ? 'border-line border-b bg-surface px-3 py-1.5 text-muted text-sm' : 'sr-only'}
      >
        {target && view && (unplaced ? UNPLACED : `Marked on page ${target.page}`)}
      </p>
      <div className="flex min-h-0 flex-1">
        {view && data && thumbnails && <Thumbnails view={view} sheets={data.pages} current={state?.page ?? 1} />}
        <div className="relative min-w-0 flex-1 bg-sunken">
          <div
            ref={container}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            role="document"
            aria-label="Pages of the contract"
            className="absolute inset-0 overflow-auto"
          >
            <div className="pdfViewer" />
          </div>
          {!view && (failed ? <Failed onRetry={reopen} /> : <Opening />)}
        </div>
      </div>
    </section>
  );
}

const UNPLACED = 'These words stand in a form field or a scan: the page is shown, the place cannot be marked.';

function Opening() {
  return (
    <div role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-muted">
      <Spinner className="size-5" />
      <span>Opening the PDF...</span>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="absolute inset-0 overflow-auto bg-sunken">
      <EmptyState
        icon={<FileX />}
        title="The PDF could not be opened"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        The analysis beside it is complete. Please check your connection.
      </EmptyState>
    </div>
  );
}

/** Within the pane the browser's own search would find only the pages that happen to be drawn. */
function onShortcut(event: KeyboardEvent, view: PdfView | null, openFind: () => void): void {
  const typing = event.target instanceof HTMLInputElement;
  const withControl = event.ctrlKey || event.metaKey;
  if (!view) return;
  if (withControl && event.key === 'f') openFind();
  else if (!typing && !withControl && !event.altKey && (event.key === '+' || event.key === '=')) view.zoom(1);
  else if (!typing && !withControl && !event.altKey && event.key === '-') view.zoom(-1);
  else if (!typing && !withControl && !event.altKey && event.key === '0') view.fit();
  else return;
  event.preventDefault();
}
