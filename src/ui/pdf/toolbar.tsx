import { Download, MoveHorizontal, PanelLeft, RotateCw, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { IconButton, iconButtonClass } from '../kit/button';
import type { PdfState, PdfView } from './pdf-view';

/** The controls of a PDF: page, zoom, rotation, search, thumbnails, download. Disabled until it is open. */
export function Toolbar({
  view,
  state,
  download,
  finding,
  onFind,
  thumbnails,
  onThumbnails,
}: {
  view: PdfView | null;
  state: PdfState | null;
  /** Address of the file as a download. */
  download: string;
  finding: boolean;
  onFind: () => void;
  thumbnails: boolean;
  onThumbnails: () => void;
}) {
  const control = (label: string, icon: ReactNode, press: () => void) => (
    <IconButton label={label} title={label} disabled={!view} onClick={press}>
      {icon}
    </IconButton>
  );
  return (
    <div
      role="toolbar"
      aria-label="PDF"
      className="flex flex-wrap items-center gap-x-1 border-line border-b bg-surface px-2 py-1"
    >
      <IconButton label="Pages" title="Pages" disabled={!view} aria-expanded={thumbnails} onClick={onThumbnails}>
        <PanelLeft />
      </IconButton>
      <PageField view={view} state={state} />
      <div className="ml-auto flex items-center">
        {control('Zoom out', <ZoomOut />, () => view?.zoom(-1))}
        <span className="w-11 text-center text-muted text-sm tabular-nums">{state ? `${state.percent}%` : ''}</span>
        {control('Zoom in', <ZoomIn />, () => view?.zoom(1))}
        {control('Fit to width', <MoveHorizontal />, () => view?.fit())}
        {control('Rotate', <RotateCw />, () => view?.turn())}
        <IconButton label="Find in the PDF" title="Find" disabled={!view} aria-expanded={finding} onClick={onFind}>
          <Search />
        </IconButton>
        <a href={download} download title="Download" aria-label="Download the PDF" className={iconButtonClass()}>
          <Download />
        </a>
      </div>
    </div>
  );
}

/** 'Page [3] of 42': typing a number and Enter goes there. */
function PageField({ view, state }: { view: PdfView | null; state: PdfState | null }) {
  const [typed, setTyped] = useState('');
  const page = state?.page ?? 0;
  useEffect(() => setTyped(page === 0 ? '' : String(page)), [page]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number.parseInt(typed, 10);
    if (wanted > 0) view?.goTo(wanted);
    else setTyped(String(page));
  };
  return (
    <form onSubmit={go} className="flex items-center gap-1.5 text-muted text-sm">
      <label className="flex items-center gap-1.5">
        Page
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(page === 0 ? '' : String(page))}
          disabled={!view}
          inputMode="numeric"
          size={3}
          className="w-11 rounded-sm border border-line-strong bg-surface px-1.5 py-0.5 text-right text-ink tabular-nums"
        />
      </label>
      {state && <span className="whitespace-nowrap tabular-nums">of {state.pages}</span>}
    </form>
  );
}
