// biome-ignore-all lint/a11y/useSemanticElements: lines of a grid are placed one by one, which the elements of a table can't be
import { ArrowDown, ArrowUp, ListFilter, SlidersHorizontal } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { TableSort } from '../../../shared/table';
import { COLUMN_WIDTH, type ViewContent } from '../../../shared/table-views';
import { classNames } from '../../kit/class-names';
import { moved } from './move-column';
import type { TitleOf } from './words';

/** A column with its width in CSS pixels. */
interface Head {
  id: string;
  width: number;
}

const STEP = 20;

/**
 * The heads: a press sorts, the button beside it opens all that can be done with the column, the edge is dragged to its width and the name to its place.
 * By keyboard Shift and an arrow change the width, Alt and an arrow the place.
 */
export function HeaderRow({
  heads,
  content,
  titleOf,
  active,
  onFocus,
  onColumn,
  change,
}: {
  heads: readonly Head[];
  content: ViewContent;
  titleOf: TitleOf;
  active: number | null;
  onFocus: (column: number) => void;
  onColumn: (column: string) => void;
  change: (part: Partial<ViewContent>) => void;
}) {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = (column: string, by: -1 | 1) => change({ columns: moved(content.columns, column, by) });
  const drop = (onto: string) => {
    const to = content.columns.indexOf(onto);
    if (dragged && to >= 0)
      change({ columns: content.columns.filter((one) => one !== dragged).toSpliced(to, 0, dragged) });
    setDragged(null);
  };
  function onKeyDown(event: KeyboardEvent, head: Head): void {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (by === null || event.altKey === event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) move(head.id, by);
    else change({ widths: { ...content.widths, [head.id]: bounded(head.width + by * STEP) } });
  }
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 flex h-11 border-line border-b bg-sunken"
      tabIndex={-1}
    >
      {heads.map((head, i) => (
        <div
          key={head.id}
          role="columnheader"
          aria-colindex={i + 1}
          aria-sort={content.sort?.column === head.id ? (content.sort.descending ? 'descending' : 'ascending') : 'none'}
          tabIndex={-1}
          style={{ width: head.width }}
          onFocus={() => onFocus(i)}
          onKeyDown={(event) => onKeyDown(event, head)}
          draggable={i > 0}
          onDragStart={(event) => startDrag(event, () => setDragged(head.id))}
          onDragOver={(event) => dragged && i > 0 && event.preventDefault()}
          onDrop={() => drop(head.id)}
          onDragEnd={() => setDragged(null)}
          className={classNames(
            'group/head relative flex shrink-0 items-center text-muted',
            i === 0 && 'sticky left-0 z-10 border-line border-r bg-sunken',
            dragged === head.id && 'opacity-55',
          )}
        >
          <HeadButtons
            title={titleOf(head.id)}
            isFiltered={content.filters.some(({ column }) => column === head.id)}
            sort={content.sort?.column === head.id ? content.sort : null}
            isActive={active === i}
            onSort={() => change({ sort: nextSort(head.id, content.sort) })}
            onColumn={() => onColumn(head.id)}
          />
          <ResizeEdge
            width={head.width}
            onWidth={(width) => change({ widths: { ...content.widths, [head.id]: bounded(width) } })}
          />
        </div>
      ))}
    </div>
  );
}

/** The right edge of a head, dragged to the column's width. By keyboard the head itself is made wider. */
function ResizeEdge({ width, onWidth }: { width: number; onWidth: (width: number) => void }) {
  const from = useRef<{ x: number; width: number } | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the width is changed in the head itself
    <div
      draggable
      onDragStart={(event) => {
        // Else the whole head would be taken to another place.
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        from.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ clientX }) => from.current && onWidth(from.current.width + clientX - from.current.x)}
      onLostPointerCapture={() => {
        from.current = null;
      }}
      className="absolute inset-y-0 right-0 w-2 cursor-col-resize touch-none border-transparent border-r-2 hover:border-accent active:border-accent"
    />
  );
}

function HeadButtons({
  title,
  isFiltered,
  sort,
  isActive,
  onSort,
  onColumn,
}: {
  title: string;
  isFiltered: boolean;
  sort: TableSort | null;
  isActive: boolean;
  onSort: () => void;
  onColumn: () => void;
}) {
  const Arrow = sort?.descending ? ArrowDown : ArrowUp;
  const Settings = isFiltered ? ListFilter : SlidersHorizontal;
  return (
    <>
      <button
        type="button"
        data-active={isActive || undefined}
        tabIndex={isActive ? 0 : -1}
        title={title}
        onClick={onSort}
        className="flex h-full min-w-0 flex-1 items-center gap-1.5 pl-4 text-left font-medium -outline-offset-2 hover:text-ink"
      >
        <span className="line-clamp-2 leading-tight">{title}</span>
        {sort && <Arrow aria-hidden className="size-3.5 shrink-0 text-ink" />}
      </button>
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={`Settings of ${title}${isFiltered ? ', filtered' : ''}`}
        title="Filter, sort, group, move"
        onClick={onColumn}
        className={classNames(
          'mr-2 inline-flex size-7 shrink-0 items-center justify-center rounded-sm -outline-offset-2 hover:bg-surface hover:text-ink [&_svg]:size-3.5',
          isFiltered
            ? 'text-accent'
            : 'opacity-0 focus-visible:opacity-100 group-hover/head:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        <Settings aria-hidden />
      </button>
    </>
  );
}

/** Upwards, downwards, not at all. */
function nextSort(column: string, sort: TableSort | null): TableSort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

function startDrag(event: DragEvent, begin: () => void): void {
  event.dataTransfer.effectAllowed = 'move';
  begin();
}

const bounded = (width: number) => Math.round(Math.min(COLUMN_WIDTH.most, Math.max(COLUMN_WIDTH.least, width)));
