import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Evidence } from '../../shared/analysis';
import type { Highlight, HighlightsAnswer } from '../../shared/highlights';
import { buttonClass } from '../kit/button';
import { Spinner } from '../kit/spinner';
import { fileUrl, highlightsKey } from '../lib/contracts';
import { FindBar } from './find-bar';
import { highlightOf } from './marks';
import { PaneFailed } from './pane-failed';
import type { PdfView } from './pdf-view';
import { Thumbnails } from './thumbnails';
import { Toolbar } from './toolbar';
import { usePdfView, useShown } from './use-pdf-view';

/** Words to be shown, by their offsets into the text of the run; a new object shows them again. */
export interface Target {
  about: string;
  page: number;
  pieces: readonly Evidence[];
  /** Where words stand that the run's highlights don't have. */
  highlights?: readonly Highlight[];
}

export interface ContractPaneProps {
  contractId: string;
  run: string | undefined;
  /** False while it is not known which run is shown: its words can't be marked yet. */
  runKnown: boolean;
  target: Target | null;
  /** Puts the pane away, where it can be. */
  onHide?: () => void;
  /** Leads back to what the words prove, where that is out of sight. */
  onBack?: () => void;
  /** Escape was pressed. */
  onLeave: () => void;
}

/** The pages of a contract with their controls, and the words of the finding that was asked for marked on them. */
export default function ContractPane({
  contractId,
  run,
  runKnown,
  target,
  onHide,
  onBack,
  onLeave,
}: ContractPaneProps) {
  const { data, isError, refetch } = useQuery<HighlightsAnswer>({
    queryKey: highlightsKey(contractId, run),
    enabled: runKnown,
  });
  const container = useRef<HTMLDivElement>(null);
  const { view, begun, state, found, failed, hurry, reopen } = usePdfView(
    container,
    fileUrl(contractId),
    data?.pages,
    target !== null,
  );
  const [finding, setFinding] = useState(false);
  const [thumbnails, setThumbnails] = useState(false);
  const highlight = useMemo(
    () => target && highlightOf(target.pieces, data?.highlights, target.highlights),
    [data, target],
  );
  // Where words stand may be known later than the pages are on the screen.
  const placed = data ? view : null;
  useShown(placed, target, highlight);
  const unplaced = target !== null && placed !== null && !highlight;
  useEffect(() => {
    if (unplaced && target) placed?.goTo(target.page);
  }, [unplaced, placed, target]);
  const retry = () => {
    if (isError) void refetch();
    else reopen();
  };

  return (
    <section
      aria-label="The contract"
      className="flex h-full min-h-0 flex-col"
      onKeyDown={(event) => onShortcut(event, view, () => setFinding(true), onLeave)}
    >
      <Toolbar
        view={view}
        state={state}
        download={fileUrl(contractId, true)}
        finding={finding}
        onFind={() => setFinding(!finding)}
        thumbnails={thumbnails}
        onThumbnails={() => setThumbnails(!thumbnails)}
        onHide={onHide}
      />
      {view && finding && <FindBar view={view} found={found} onClose={() => setFinding(false)} />}
      {target && onBack && <Back target={target} quoted={!unplaced} onBack={onBack} />}
      <p role="status" className={unplaced ? 'border-line border-b bg-surface px-3 py-1.5 text-sm' : 'sr-only'}>
        {target && placed && (unplaced ? unplacedWords(target) : `Marked on page ${target.page}: ${quotesOf(target)}`)}
      </p>
      {hurry && <Trouble onRetry={hurry} />}
      <div className="flex min-h-0 flex-1">
        {view && data && thumbnails && <Thumbnails view={view} sheets={data.pages} current={state?.page ?? 1} />}
        <div className="relative min-w-0 flex-1 bg-sunken">
          <div
            ref={container}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            role="document"
            aria-label="Pages of the contract"
            className="absolute inset-0 overflow-auto contain-strict -outline-offset-2"
          >
            <div className="pdfViewer" />
          </div>
          {(!view || isError) &&
            (failed || isError ? <PaneFailed reason={CONNECTION} onRetry={retry} /> : <Opening quiet={begun} />)}
        </div>
      </div>
    </section>
  );
}

const CONNECTION = 'Please check your connection.';

const quotesOf = ({ pieces }: Target) => pieces.map(({ quote }) => `“${quote}”`).join(' … ');

function unplacedWords(target: Target): string {
  const place = `These words were read from a scan: page ${target.page} is shown, their place cannot be marked.`;
  return target.pieces.length > 0 ? `${place} ${quotesOf(target)}` : `Page ${target.page} is shown.`;
}

/** On narrow screens, where what the words prove is out of sight and a page too small to be read at once. */
function Back({ target, quoted, onBack }: { target: Target; quoted: boolean; onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that words are asked for
  useEffect(() => button.current?.focus({ preventScroll: true }), [target]);
  return (
    <div className="border-line border-b bg-surface px-2 py-1 text-muted text-sm">
      <div className="flex items-center gap-3">
        <button
          ref={button}
          type="button"
          onClick={onBack}
          className={buttonClass({ variant: 'ghost', size: 'sm' }, 'min-w-0 justify-start')}
        >
          <ArrowLeft aria-hidden />
          <span className="truncate">Back to {target.about}</span>
        </button>
        <span className="ml-auto shrink-0 pr-2 tabular-nums">p. {target.page}</span>
      </div>
      {quoted && (
        <blockquote className="mx-3 mb-1.5 line-clamp-3 font-serif text-ink [overflow-wrap:anywhere]">
          {target.pieces.map(({ quote }) => quote).join(' … ')}
        </blockquote>
      )}
    </div>
  );
}

function Trouble({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="flex items-center gap-3 bg-medium-soft px-3 py-1.5 text-medium text-sm">
      <span>A part of the PDF does not arrive. It is being asked for again.</span>
      <button type="button" onClick={onRetry} className="ml-auto shrink-0 font-medium underline">
        Try now
      </button>
    </div>
  );
}

/** @param quiet its first page is seen already: only who can't see it is told */
function Opening({ quiet }: { quiet: boolean }) {
  const look = quiet ? 'sr-only' : 'absolute inset-0 flex items-center justify-center gap-3 text-muted';
  return (
    <div role="status" className={look}>
      <Spinner className="size-5" />
      <span>Opening the PDF...</span>
    </div>
  );
}

/** Within the pane the browser's own search would find only the pages that happen to be drawn. */
function onShortcut(event: KeyboardEvent, view: PdfView | null, openFind: () => void, leave: () => void): void {
  const typing = event.target instanceof HTMLInputElement;
  const withControl = event.ctrlKey || event.metaKey;
  const plain = !typing && !withControl && !event.altKey;
  if (event.key === 'Escape') leave();
  else if (!view) return;
  else if (withControl && event.key === 'f') openFind();
  else if (plain && (event.key === '+' || event.key === '=')) view.zoom(1);
  else if (plain && event.key === '-') view.zoom(-1);
  else if (plain && event.key === '0') view.fit();
  else return;
  event.preventDefault();
}
