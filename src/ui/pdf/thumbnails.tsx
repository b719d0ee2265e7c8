import { useEffect, useRef, useState } from 'react';
import type { PageSize } from '../../shared/highlights';
import { classNames } from '../kit/class-names';
import type { PdfView } from './pdf-view';

const WIDTH = 96;

/** Small pictures of all pages, drawn as they come into sight; a press goes to the page. */
export function Thumbnails({ view, sheets, current }: { view: PdfView; sheets: readonly PageSize[]; current: number }) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the page, which it reads from the list
  useEffect(() => follow(list.current), [current]);
  return (
    <nav
      ref={list}
      aria-label="Pages"
      className="w-32 shrink-0 overflow-y-auto overscroll-contain border-line border-r bg-surface py-3"
    >
      <ol className="grid justify-items-center gap-3">
        {sheets.map((sheet) => (
          <li key={sheet.number}>
            <Thumbnail view={view} sheet={sheet} current={sheet.number === current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Keeps the current page's picture in sight, without moving anything but the list. */
function follow(list: HTMLElement | null): void {
  const picture = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !picture) return;
  const top = picture.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  const above = top < list.scrollTop;
  if (above || top + picture.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = above ? top - 12 : top + picture.offsetHeight - list.clientHeight + 12;
  }
}

function Thumbnail({ view, sheet, current }: { view: PdfView; sheet: PageSize; current: boolean }) {
  const frame = useRef<HTMLButtonElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), {
      rootMargin: '300px 0px',
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const height = Math.round((WIDTH * (sheet.height || 1)) / (sheet.width || 1));
  return (
    <button
      ref={frame}
      type="button"
      aria-label={`Page ${sheet.number}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => view.goTo(sheet.number)}
      className="block text-center text-muted text-xs tabular-nums"
    >
      <span
        className={classNames(
          'block bg-sheet shadow-card outline-2 outline-offset-1',
          current ? 'outline-accent' : 'outline-transparent',
        )}
        style={{ width: WIDTH, height }}
      >
        {seen && <Picture view={view} page={sheet.number} />}
      </span>
      <span className="mt-1 block">{sheet.number}</span>
    </button>
  );
}

function Picture({ view, page }: { view: PdfView; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const closing = new AbortController();
    if (canvas.current) view.draw(page, canvas.current, WIDTH, closing.signal).catch(() => undefined);
    return () => closing.abort();
  }, [view, page]);
  return <canvas ref={canvas} aria-hidden className="h-full w-full" />;
}
