import { Check, CircleHelp, Flag, PencilLine, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cellWords, usualWords } from '../../../shared/cell-words';
import { formatDate } from '../../../shared/format';
import { isToCheck, type StandsOut, standsOut } from '../../../shared/stands-out';
import type { TableCell, TableRow, Usual } from '../../../shared/table';
import { RatingBadge } from '../../kit/badge';
import { Chip } from '../../kit/chip';
import { classNames } from '../../kit/class-names';

/** How grave it is where a cell is not as the playbook wants it. */
const GRAVITY = { high: 'text-high', medium: 'text-medium', low: 'text-ink' } as const;

/** What a contract has in a column: plain where it is as usual, marked where it is not. */
export function CellContent({ column, row, usual }: { column: string; row: TableRow; usual: Usual | undefined }) {
  if (column === 'uploaded') return <span className="tabular-nums">{formatDate(row.uploadedAt)}</span>;
  const cells = row.cells.filter((cell) => cell.column === column);
  const [first] = cells;
  if (!first) return row.isListed ? <span className="text-faint">–</span> : null;
  if (column === 'rating') return <RatingBadge rating={first.state === 'not_assessed' ? null : first.value} />;
  if (cells.length > 1) return <span className="line-clamp-2">{cells.map(cellWords).join(', ')}</span>;
  return <One cell={first} out={standsOut(first, usual)} />;
}

const SILENT: readonly TableCell['state'][] = ['absent', 'not_stated', 'rejected', 'stated'];

function One({ cell, out }: { cell: TableCell; out: StandsOut | null }) {
  const { state, severity, page, column } = cell;
  const look = out?.by === 'playbook' ? GRAVITY[severity ?? 'low'] : SILENT.includes(state) && 'text-muted';
  return (
    <span className="flex min-w-0 items-start gap-1.5">
      <span className={classNames('line-clamp-2 min-w-0 tabular-nums [overflow-wrap:anywhere]', look)}>
        {cellWords(cell)}
      </span>
      <Marks cell={cell} out={out} />
      {page !== null && !COUNTED.includes(column) && (
        <span className="shrink-0">
          <Chip>p. {page}</Chip>
        </span>
      )}
    </span>
  );
}
const COUNTED = ['kind', 'side', 'departures', 'unread-pages', 'to-check'];

const SIGN = 'mt-0.75 size-3.5 shrink-0';

/** Why a cell is to be looked at, as signs with their words for those who don't see them. */
function Marks({ cell, out }: { cell: TableCell; out: StandsOut | null }) {
  const { verdict, severity, decision, column } = cell;
  const departs = `${verdict === 'missing' ? 'Missing' : 'Departs from the playbook'}${severity ? `, ${severity}` : ''}`;
  return (
    <>
      {out?.by === 'playbook' && (
        <Sign words={departs}>
          <Flag aria-hidden className={classNames(SIGN, severity === 'high' ? 'text-high' : 'text-medium')} />
        </Sign>
      )}
      {out?.by === 'others' && (
        <Sign words={usualWords(column, out.usual)}>
          <Shuffle aria-hidden className={classNames(SIGN, 'text-accent')} />
        </Sign>
      )}
      {isToCheck(cell) && (
        <Sign words="To check">
          <CircleHelp aria-hidden className={classNames(SIGN, 'text-medium')} />
        </Sign>
      )}
      {decision === 'accepted' && (
        <Sign words="Confirmed">
          <Check aria-hidden className={classNames(SIGN, 'text-low')} />
        </Sign>
      )}
      {decision === 'corrected' && (
        <Sign words="Corrected">
          <PencilLine aria-hidden className={classNames(SIGN, 'text-accent')} />
        </Sign>
      )}
    </>
  );
}

function Sign({ words, children }: { words: string; children: ReactNode }) {
  return (
    <span title={words} className="contents">
      {children}
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** What a row says in place of its cells while there are none. */
export function waitingWords({ status, problem, isListed }: TableRow): string | null {
  if (status === 'error') return problem ?? 'Could not be analysed';
  if (isListed) return null;
  return status === 'processing' ? 'Being analyzed' : 'Its values are being listed';
}
