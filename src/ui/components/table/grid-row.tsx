// biome-ignore-all lint/a11y/useSemanticElements: lines of a grid are placed one by one, which the elements of a table can't be
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { TableRow, Usual } from '../../../shared/table';
import { classNames } from '../../kit/class-names';
import { CellContent, waitingWords } from './cell-content';
import type { Line } from './use-rows';
import { groupWords } from './words';

interface LineProps {
  line: Line;
  index: number;
  style: CSSProperties;
  columns: readonly string[];
  widths: readonly number[];
  group: string | null;
  usualOf: (kind: string | null, column: string) => Usual | undefined;
  /** The column that has the focus, where this line has it. */
  active: number | null;
  openCell: { id: string; column: string } | null;
  onFocus: (column: number) => void;
  onOpen: (row: TableRow, column: string) => void;
  onToggle: (key: string) => void;
}

const LINE = 'absolute top-0 left-0 flex w-full border-line border-b';

/** One line of the grid: a contract, the head of a group, or the place of a row that is on its way. */
export function GridRow(props: LineProps) {
  const { line, index, style, widths } = props;
  if (line.type === 'group') return <GroupLine {...props} line={line} />;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      style={style}
      className={classNames(LINE, 'group/row bg-surface')}
      tabIndex={-1}
    >
      {line.row ? <Cells {...props} row={line.row} /> : <Coming widths={widths} />}
    </div>
  );
}

/** A contract whose values are not there yet says why in the place of all of them. */
function Cells({ row, columns, widths, usualOf, active, openCell, onFocus, onOpen }: LineProps & { row: TableRow }) {
  const waiting = waitingWords(row);
  const shown = waiting === null ? columns : columns.slice(0, 2);
  const merged = widths.slice(1).reduce((all, width) => all + width, 0);
  return shown.map((column, i) => (
    <GridCell
      key={column}
      index={i}
      span={i === 1 && waiting !== null ? columns.length - 1 : 1}
      width={i === 1 && waiting !== null ? merged : (widths[i] ?? 0)}
      isActive={active !== null && Math.min(active, shown.length - 1) === i}
      isOpen={openCell?.id === row.id && openCell.column === column}
      onFocus={() => active !== i && (active === null || i < 1 || waiting === null) && onFocus(i)}
      onOpen={() => onOpen(row, column)}
    >
      {column === 'contract' ? (
        <Name row={row} />
      ) : waiting !== null ? (
        <span className={classNames('line-clamp-2', row.status === 'error' ? 'text-high' : 'text-muted')}>
          {waiting}
        </span>
      ) : (
        <CellContent column={column} row={row} usual={usualOf(row.kind, column)} />
      )}
    </GridCell>
  ));
}

function Name({ row: { filename, title, parties } }: { row: TableRow }) {
  const about = parties.length > 0 ? parties.join(' · ') : title;
  return (
    <span className="block min-w-0">
      <span className="block truncate font-semibold">{filename.replace(/\.pdf$/i, '')}</span>
      {about && <span className="block truncate text-muted text-xs">{about}</span>}
    </span>
  );
}

/** A cell that opens at a press or at Enter. The first one stays in sight. */
function GridCell({
  index,
  span,
  width,
  isActive,
  isOpen,
  onFocus,
  onOpen,
  children,
}: {
  index: number;
  /** How many columns it takes the place of. */
  span: number;
  width: number;
  isActive: boolean;
  isOpen: boolean;
  onFocus: () => void;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <div
      role="gridcell"
      aria-colindex={index + 1}
      aria-colspan={span}
      aria-selected={isOpen || undefined}
      data-active={isActive || undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ width }}
      onFocus={onFocus}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
      className={classNames(
        'flex shrink-0 cursor-pointer items-center overflow-hidden px-4 -outline-offset-2',
        index === 0 && 'sticky left-0 z-10 border-line border-r',
        isOpen ? 'bg-accent-soft' : 'group-hover/row:bg-sunken',
        index === 0 && !isOpen && 'bg-surface',
      )}
    >
      {children}
    </div>
  );
}

function GroupLine({
  line,
  index,
  style,
  group,
  columns,
  active,
  onFocus,
  onToggle,
}: LineProps & { line: Extract<Line, { type: 'group' }> }) {
  const { isOpen } = line;
  const words = group === null ? '' : groupWords(group, line.group);
  const toggle = () => onToggle(line.group.key);
  return (
    <div role="row" aria-rowindex={index + 2} style={style} className={classNames(LINE, 'bg-sunken')} tabIndex={-1}>
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns.length}
        aria-expanded={isOpen}
        data-active={active !== null || undefined}
        tabIndex={active === null ? -1 : 0}
        onFocus={() => active === null && onFocus(0)}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          toggle();
        }}
        className="sticky left-0 flex max-w-full cursor-pointer items-center gap-2 px-4 font-medium -outline-offset-2"
      >
        {isOpen ? (
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        ) : (
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
        )}
        <span className="truncate">{words}</span>
        <span className="shrink-0 font-normal text-muted tabular-nums">{line.group.count}</span>
      </div>
    </div>
  );
}

function Coming({ widths }: { widths: readonly number[] }) {
  return widths.map((width, i) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
      key={i}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={i + 1}
      aria-label="Loading"
      style={{ width }}
      className="flex shrink-0 items-center px-4"
    >
      <span aria-hidden className="h-2.5 w-3/5 rounded-full bg-sunken" />
    </div>
  ));
}
