import { Download, MoveHorizontal, PanelLeft, PanelRightClose, RotateCw, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton, iconButtonClass } from '../kit/button';
import { PageField } from './page-field';
import type { PdfState, PdfView } from './pdf-view';

/**
 * The controls of a PDF: thumbnails, page, zoom, rotation, search, download, and putting it away where that is possible. Disabled
 * until it is open. One stop of the Tab key; the arrow keys go on from there.
 */
export function Toolbar({
  view,
  state,
  download,
  finding,
  onFind,
  thumbnails,
  onThumbnails,
  onHide,
}: {
  view: PdfView | null;
  state: PdfState | null;
  /** Address of the file as a download. */
  download: string;
  finding: boolean;
  onFind: () => void;
  thumbnails: boolean;
  onThumbnails: () => void;
  onHide?: () => void;
}) {
  const open = view !== null;
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => oneTabStop(bar.current));
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="PDF"
      onKeyDown={moveAlong}
      onFocus={(event) => oneTabStop(bar.current, event.target)}
      className="flex flex-wrap items-center gap-x-1 border-line border-b bg-surface px-2 py-1"
    >
      <Control label="Pages" icon={<PanelLeft />} disabled={!open} aria-expanded={thumbnails} onClick={onThumbnails} />
      <PageField view={view} state={state} />
      <div className="ml-auto flex items-center">
        <Control label="Zoom out" icon={<ZoomOut />} disabled={!open} onClick={() => view?.zoom(-1)} />
        <span className="w-11 text-center text-muted text-sm tabular-nums max-sm:hidden">
          {state ? `${state.percent}%` : ''}
        </span>
        <Control label="Zoom in" icon={<ZoomIn />} disabled={!open} onClick={() => view?.zoom(1)} />
        <Control
          label="Fit to width"
          icon={<MoveHorizontal />}
          disabled={!open}
          onClick={() => view?.fit()}
          className="max-sm:hidden"
        />
        <Control label="Rotate" icon={<RotateCw />} disabled={!open} onClick={() => view?.turn()} />
        <Control label="Find in the PDF" icon={<Search />} disabled={!open} aria-expanded={finding} onClick={onFind} />
        <a
          data-control
          href={download}
          download
          title="Download the PDF"
          aria-label="Download the PDF"
          className={iconButtonClass()}
        >
          <Download />
        </a>
        {onHide && <Control label="Hide the PDF" icon={<PanelRightClose />} onClick={onHide} />}
      </div>
    </div>
  );
}

function Control({ label, icon, ...rest }: Omit<ComponentProps<typeof IconButton>, 'children'> & { icon: ReactNode }) {
  return (
    <IconButton data-control label={label} title={label} {...rest}>
      {icon}
    </IconButton>
  );
}

const controlsOf = (bar: Element | null) => [
  ...(bar?.querySelectorAll<HTMLElement>('[data-control]:enabled, a[data-control]') ?? []),
];

/** Only one control is reached by the Tab key: the one that has the focus, else the one that had it, else the first. */
function oneTabStop(bar: Element | null, focused?: Element): void {
  const controls = controlsOf(bar);
  const stop =
    controls.find((control) => control === focused) ?? controls.find((control) => control.dataset.stop) ?? controls[0];
  if (focused && focused !== stop) return;
  for (const control of controls) {
    control.tabIndex = control === stop ? 0 : -1;
    if (control === stop) control.dataset.stop = 'true';
    else delete control.dataset.stop;
  }
}

/** The arrow keys go from control to control and around, Home and End to the first and the last. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const controls = controlsOf(event.currentTarget);
  const at = controls.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + controls.length, Home: 0, End: controls.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  controls[to % controls.length]?.focus();
}
