import { useQueryClient } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { usualBy } from '../../../shared/stands-out';
import type { TableAnswer, TableColumns, TableRow } from '../../../shared/table';
import { BUILT_IN_VIEWS, type TableView as NamedView } from '../../../shared/table-views';
import { Button, buttonClass } from '../../kit/button';
import { classNames } from '../../kit/class-names';
import { EmptyState } from '../../kit/empty-state';
import { Loading } from '../../kit/spinner';
import { askedBy, useRowRefresh, useTableColumns, useUsual, useViews } from '../../lib/table';
import { LoadFailed } from '../load-failed';
import { CellPanel } from './cell-panel';
import { ColumnDialog } from './column-dialog';
import { ColumnPicker } from './column-picker';
import { Grid } from './grid';
import { Toolbar } from './toolbar';
import { type Rows, useRows } from './use-rows';
import { type ShownView, useTableView } from './use-table-view';
import { type TitleOf, titlesOf } from './words';

/** The table of one's own contracts with everything around it. */
export function TableView() {
  const views = useViews();
  if (!views.data && !views.isError) return <Loading>Loading the table...</Loading>;
  return <Loaded views={views.data?.views ?? BUILT_IN_VIEWS} />;
}

function Loaded({ views }: { views: readonly NamedView[] }) {
  const shown = useTableView(views);
  const { content } = shown;
  const { data: known } = useTableColumns();
  const titleOf = useMemo(() => titlesOf(known), [known]);
  const asked = useStable(askedBy(content));
  const rows = useRows(asked);
  const usual = useUsual(content.columns);
  const usualOf = useMemo(() => usualBy(usual), [usual]);
  const [picking, setPicking] = useState(false);
  const [settled, setSettled] = useState<string | null>(null);
  const cell = useOpenCell(asked);
  const refresh = useRowRefresh(asked);
  const isNothing = !rows.isLoading && !rows.error && rows.total === 0;
  return (
    <>
      <Toolbar views={views} shown={shown} titleOf={titleOf} onColumns={() => setPicking(true)} onFilter={setSettled} />
      <Told shown={shown} rows={rows} titleOf={titleOf} known={known} />
      <div
        className={classNames(
          'grid min-h-0 flex-1 gap-4 lg:grid-rows-[minmax(0,1fr)]',
          cell.row && 'lg:grid-cols-[minmax(0,1fr)_minmax(22rem,32rem)]',
        )}
      >
        <div className="flex h-[72dvh] min-h-96 min-w-0 flex-col lg:h-auto lg:min-h-0">
          {rows.error && rows.total === 0 ? (
            <LoadFailed title="The table could not be loaded" onRetry={rows.retry} />
          ) : isNothing ? (
            <Nothing shown={shown} />
          ) : rows.isLoading ? (
            <Loading>Loading contracts...</Loading>
          ) : (
            <Grid
              shown={shown}
              rows={rows}
              titleOf={titleOf}
              usualOf={usualOf}
              openCell={cell.open}
              onOpen={cell.show}
              onColumn={setSettled}
            />
          )}
        </div>
        {cell.row && cell.open && (
          <CellPanel
            row={cell.row}
            column={cell.open.column}
            columns={content.columns}
            titleOf={titleOf}
            usual={usualOf(cell.row.kind, cell.open.column)}
            onChanged={(id) => void refresh(id).then(cell.follow)}
            onClose={cell.close}
          />
        )}
      </div>
      {picking && known && <ColumnPicker known={known} shown={shown} onClose={() => setPicking(false)} />}
      {settled && <ColumnDialog column={settled} shown={shown} titleOf={titleOf} onClose={() => setSettled(null)} />}
    </>
  );
}

/** The same object as long as it says the same. */
function useStable<T>(value: T): T {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is all of the value
  return useMemo(() => value, [text]);
}

/** The cell behind which is looked, and the way back to it. */
function useOpenCell(asked: object) {
  const cache = useQueryClient();
  const [open, setOpen] = useState<{ id: string; column: string } | null>(null);
  const [row, setRow] = useState<TableRow | null>(null);
  const origin = useRef<HTMLElement | null>(null);
  return {
    open,
    row,
    show: (next: TableRow, column: string) => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest('[role="grid"]'))
        origin.current = activeElement;
      setRow(next);
      setOpen({ id: next.id, column });
    },
    /** The row was asked for anew. */
    follow: () => {
      const pages = cache.getQueriesData<TableAnswer>({ queryKey: ['/api/table', 'rows', asked] });
      setRow((before) => pages.flatMap(([, data]) => data?.rows ?? []).find(({ id }) => id === before?.id) ?? before);
    },
    close: () => {
      setOpen(null);
      setRow(null);
      origin.current?.focus();
    },
  };
}

/** How much there is and in what order, told when it changes; what is not listed yet. */
function Told({
  shown: { content },
  rows,
  titleOf,
  known,
}: {
  shown: ShownView;
  rows: Rows;
  titleOf: TitleOf;
  known: TableColumns | undefined;
}) {
  const { sort, group } = content;
  const words = [
    rows.total === 1 ? '1 contract' : `${rows.total.toLocaleString('en-US')} contracts`,
    sort && `sorted by ${titleOf(sort.column)}, ${sort.descending ? 'descending' : 'ascending'}`,
    group && `grouped by ${titleOf(group)}`,
  ].filter(Boolean);
  const waiting = known ? known.contracts - known.listed : 0;
  return (
    <div className="mb-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      <p role="status">{rows.isLoading ? 'Loading contracts...' : words.join(', ')}</p>
      {waiting > 0 && (
        <p>
          {waiting === 1 ? '1 contract has' : `${waiting.toLocaleString('en-US')} contracts have`} no values yet: being
          analysed, listed, or failed.
        </p>
      )}
      {rows.error && rows.total > 0 && (
        <p className="text-high">
          Some rows could not be loaded.{' '}
          <button type="button" onClick={rows.retry} className="font-medium underline">
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

function Nothing({ shown: { content, change } }: { shown: ShownView }) {
  if (content.filters.length > 0)
    return (
      <EmptyState
        icon={<FileSearch />}
        title="No contract fits the filters"
        action={<Button onClick={() => change({ filters: [] })}>Remove All Filters</Button>}
      >
        Remove one of them, or all.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<FileSearch />}
      title="No contracts yet"
      action={
        <a href="/documents?upload=true" className={buttonClass({ variant: 'primary' })}>
          Upload a Contract
        </a>
      }
    >
      Contracts stand in the table as soon as they are uploaded.
    </EmptyState>
  );
}
