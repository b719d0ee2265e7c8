// biome-ignore-all lint/a11y/useSemanticElements: lines of a grid are placed one by one, which the elements of a table can't be
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableRow, Usual } from '../../../shared/table';
import { COLUMN_WIDTH } from '../../../shared/table-views';
import { useMedia } from '../../lib/use-media';
import { GridRow } from './grid-row';
import { HeaderRow } from './header-row';
import type { Rows } from './use-rows';
import type { ShownView } from './use-table-view';
import type { TitleOf } from './words';

const ROW = 58;
const GROUP = 40;
/** Where the focus is: a line of the grid (-1 the heads) and a column. */
export interface Place {
  line: number;
  column: number;
}

/**
 * The table as a grid: heads and the first column stay in sight, only the lines in sight are there, and the arrow keys go from cell to cell as the
 * pattern for grids says.
 */
export function Grid({
  shown,
  rows,
  titleOf,
  usualOf,
  openCell,
  onOpen,
  onColumn,
}: {
  shown: ShownView;
  rows: Rows;
  titleOf: TitleOf;
  usualOf: (kind: string | null, column: string) => Usual | undefined;
  /** The cell whose passage is shown. */
  openCell: { id: string; column: string } | null;
  onOpen: (row: TableRow, column: string) => void;
  /** The settings of a column are asked for. */
  onColumn: (column: string) => void;
}) {
  const { content, change } = shown;
  const columns = useMemo(() => ['contract', ...content.columns], [content.columns]);
  const narrow = useMedia('(width < 40rem)');
  const heads = useMemo(
    () => columns.map((id) => ({ id, width: content.widths[id] ?? usualWidth(id, narrow) })),
    [columns, content.widths, narrow],
  );
  const widths = heads.map(({ width }) => width);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: (line) => (rows.lineAt(line).type === 'group' ? GROUP : ROW),
    overscan: 6,
    scrollPaddingStart: 44,
    initialRect: { width: 1_000, height: 700 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines change their heights with what the table is grouped by
  useLayoutEffect(() => virtualizer.measure(), [rows.count, content.group]);
  const lines = virtualizer.getVirtualItems();
  const [firstLine, lastLine] = [lines[0]?.index ?? 0, lines.at(-1)?.index ?? 0];
  useEffect(() => rows.setRange(firstLine, lastLine), [rows, firstLine, lastLine]);
  const { active, setActive, onKeyDown } = useGridKeys({
    lines: rows.count,
    columns: columns.length,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 600) / ROW) - 1),
    show: (line) => virtualizer.scrollToIndex(line),
    scroller,
  });

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={`Contracts: ${shown.view.name}`}
      aria-rowcount={rows.count + 1}
      aria-colcount={columns.length}
      aria-busy={rows.isStale || rows.isLoading}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      className="relative isolate min-h-0 flex-1 overflow-auto overscroll-contain rounded-lg border border-line bg-surface text-sm outline-none"
    >
      <div role="none" style={{ width: sum(widths), minWidth: '100%' }}>
        <HeaderRow
          heads={heads}
          content={content}
          titleOf={titleOf}
          active={active.line === -1 ? active.column : null}
          onFocus={(column) => setActive({ line: -1, column })}
          onColumn={onColumn}
          change={change}
        />
        <div role="none" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {lines.map(({ index, start, size }) => (
            <GridRow
              key={index}
              line={rows.lineAt(index)}
              index={index}
              style={{ transform: `translateY(${start}px)`, height: size }}
              columns={columns}
              widths={widths}
              group={content.group}
              usualOf={usualOf}
              active={active.line === index ? active.column : null}
              openCell={openCell}
              onFocus={(column) => setActive({ line: index, column })}
              onOpen={onOpen}
              onToggle={rows.toggleGroup}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function usualWidth(id: string, narrow: boolean): number {
  if (id === 'contract') return narrow ? 150 : 260;
  return WIDTHS[id] ?? COLUMN_WIDTH.usual;
}
/** Of columns whose values are short; each has room for its head in two lines, with the button beside it. */
const WIDTHS: Readonly<Record<string, number>> = {
  rating: 150,
  'notice-by': 150,
  departures: 160,
  'to-check': 110,
  'unread-pages': 120,
  side: 140,
  uploaded: 130,
  review: 130,
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The keys of a grid: arrows, Home and End, with Control to the ends of the table, Page Up and Down. Enter is the cell's own. */
function useGridKeys({
  lines,
  columns,
  page,
  show,
  scroller,
}: {
  lines: number;
  columns: number;
  page: number;
  show: (line: number) => void;
  scroller: { current: HTMLDivElement | null };
}) {
  const [active, setActive] = useState<Place>({ line: -1, column: 0 });
  const moved = useRef(false);
  const inside: Place = {
    line: Math.min(active.line, lines - 1),
    column: Math.min(active.column, columns - 1),
  };
  // After a move the cell may have to be drawn first.
  useEffect(() => {
    if (!moved.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active]');
    if (!cell) return;
    moved.current = false;
    cell.focus({ preventScroll: true });
    cell.closest('[role="gridcell"], [role="columnheader"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  function onKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    if (event.altKey || event.shiftKey || !(target instanceof HTMLElement) || target.matches('input, select')) return;
    const next = placeAfter(event, inside, { lines, columns, page });
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setActive(next);
    if (next.line >= 0) show(next.line);
  }
  return { active: inside, setActive, onKeyDown };
}

/** Where a key leads; null for all others. */
function placeAfter(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { line, column }: Place,
  { lines, columns, page }: { lines: number; columns: number; page: number },
): Place | null {
  const far = ctrlKey || metaKey;
  const at = (to: Place): Place => ({
    line: Math.min(lines - 1, Math.max(-1, to.line)),
    column: Math.min(columns - 1, Math.max(0, to.column)),
  });
  switch (key) {
    case 'ArrowDown':
      return at({ line: far ? lines - 1 : line + 1, column });
    case 'ArrowUp':
      return at({ line: far ? -1 : line - 1, column });
    case 'ArrowRight':
      return at({ line, column: far ? columns - 1 : column + 1 });
    case 'ArrowLeft':
      return at({ line, column: far ? 0 : column - 1 });
    case 'Home':
      return at({ line: far ? 0 : line, column: 0 });
    case 'End':
      return at({ line: far ? lines - 1 : line, column: columns - 1 });
    case 'PageDown':
      return at({ line: line + page, column });
    case 'PageUp':
      return at({ line: Math.max(0, line - page), column });
    default:
      return null;
  }
}
