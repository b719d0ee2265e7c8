import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cellNotes, cellWords } from '../../../shared/cell-words';
import type { TableCell, TableRow, Usual } from '../../../shared/table';
import { Alert } from '../../kit/alert';
import { Button, buttonClass, IconButton } from '../../kit/button';
import { errorText } from '../../lib/api';
import { runUrl } from '../../lib/review';
import { acceptFindings } from '../../lib/table';
import { ProofProvider } from '../analysis/proof';
import { waitingWords } from './cell-content';
import { Passage } from './passage';
import type { TitleOf } from './words';

/**
 * What stands behind a cell, beside the table: its words in the contract, where they stand, and what its reader decides of it. Of the first column, the
 * contract itself. Escape puts it away.
 */
export function CellPanel({
  row,
  column,
  columns,
  titleOf,
  usual,
  onChanged,
  onClose,
}: {
  row: TableRow;
  column: string;
  columns: readonly string[];
  titleOf: TitleOf;
  usual: Usual | undefined;
  /** Something was decided on the contract. */
  onChanged: (id: string) => void;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another cell is opened
  useEffect(() => heading.current?.focus({ preventScroll: true }), [row.id, column]);
  const cells = row.cells.filter((cell) => cell.column === column);
  const isContract = column === 'contract';
  return (
    <aside
      aria-label="Behind the cell"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      className="flex max-h-[80dvh] min-h-0 min-w-0 flex-col overflow-hidden border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:animate-rise max-lg:rounded-t-xl max-lg:border-t max-lg:shadow-pop lg:max-h-none lg:rounded-lg lg:border"
    >
      <div className="flex items-start gap-3 border-line border-b px-5 py-3.5">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="font-sans text-md outline-none [overflow-wrap:anywhere]">
            {isContract ? row.filename.replace(/\.pdf$/i, '') : titleOf(column)}
          </h2>
          <p className="mt-0.5 text-muted text-sm [overflow-wrap:anywhere]">
            {isContract ? aboutOf(row) : row.filename}
          </p>
        </div>
        <IconButton label="Close" onClick={onClose} className="-mr-2">
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="grid min-h-0 content-start gap-4 overflow-y-auto px-5 py-4 text-sm">
        {waitingWords(row) && <Alert tone={row.status === 'error' ? 'high' : 'none'}>{waitingWords(row)}</Alert>}
        {isContract ? (
          <Values row={row} columns={columns} titleOf={titleOf} />
        ) : (
          <ProofProvider key={row.id} contractId={row.id} run={undefined} runKnown={row.isListed}>
            {cells.map((cell) => (
              <Behind key={cell.part} cell={cell} usual={usual}>
                {cell.findingId !== null && (
                  <Passage contractId={row.id} findingId={cell.findingId} onChanged={onChanged} />
                )}
              </Behind>
            ))}
          </ProofProvider>
        )}
        {!isContract && cells.length === 0 && row.isListed && (
          <p className="text-muted">This is not asked of contracts of this kind.</p>
        )}
        <div className="flex flex-wrap gap-2 border-line border-t pt-4">
          {row.status === 'completed' && (
            <a href={`${runUrl(row.id)}${anchorOf(cells[0])}`} className={buttonClass({ size: 'sm' })}>
              Open in the Contract
            </a>
          )}
          <AcceptRow row={row} onChanged={onChanged} />
        </div>
      </div>
    </aside>
  );
}

const anchorOf = (cell: TableCell | undefined) => (cell?.findingId ? `#finding-${cell.findingId}` : '');

function aboutOf({ title, kind, parties }: TableRow): string {
  const isSaid = kind?.toLowerCase() === title?.toLowerCase();
  return [title, isSaid ? null : kind, parties.join(' · ')].filter(Boolean).join(', ');
}

function Behind({ cell, usual, children }: { cell: TableCell; usual: Usual | undefined; children: ReactNode }) {
  const notes = cellNotes(cell, usual);
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-md [overflow-wrap:anywhere]">{cellWords(cell)}</p>
      {notes.length > 0 && <p className="text-muted">{notes.join(' · ')}</p>}
      {children}
    </div>
  );
}

/** All that the table shows of a contract, one below the other. */
function Values({ row, columns, titleOf }: { row: TableRow; columns: readonly string[]; titleOf: TitleOf }) {
  const shown = columns.flatMap((column) => {
    const cells = row.cells.filter((cell) => cell.column === column);
    return cells.length > 0 ? [{ column, words: cells.map(cellWords).join(', ') }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1.5">
      {shown.map(({ column, words }) => (
        <div key={column} className="contents">
          <dt className="text-muted">{titleOf(column)}</dt>
          <dd className="[overflow-wrap:anywhere]">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Confirms what nothing is decided on in the shown columns of a contract. */
function AcceptRow({ row, onChanged }: { row: TableRow; onChanged: (id: string) => void }) {
  const open = row.cells.flatMap(({ findingId, decision }) =>
    findingId !== null && decision === null ? [findingId] : [],
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptFindings(row.id, open),
    onSuccess: () => onChanged(row.id),
  });
  if (open.length === 0) return null;
  return (
    <>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        {open.length === 1 ? 'Confirm the Open Cell of This Row' : `Confirm All ${open.length} Open Cells of This Row`}
      </Button>
      {error && (
        <Alert tone="high" className="w-full">
          {errorText(error, 'The row could not be confirmed. Please check your connection and try again.')}
        </Alert>
      )}
    </>
  );
}
