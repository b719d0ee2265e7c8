import type { CellState } from './cells';
import { formatDay, formatEnd } from './format';
import { capitalised } from './phrases';
import { isToCheck, standsOut } from './stands-out';
import { isQuestionColumn, type TableCell, type Usual } from './table';

/** What stands in place of a value that is not there. */
const STATE_WORDS: Record<CellState, string> = {
  found: '',
  stated: 'Stated without a value',
  absent: 'Not found',
  ambiguous: 'Ambiguous',
  unreadable: 'Unreadable',
  failed: 'Failed',
  yes: 'Yes',
  no: 'No',
  not_stated: 'Not stated',
  unclear: 'Unclear',
  not_assessed: 'Not assessed',
  rejected: 'Rejected',
};
const RATINGS: Readonly<Record<string, string>> = { high: 'High risk', medium: 'Medium risk', low: 'Low risk' };

type Worded = Pick<TableCell, 'column' | 'state' | 'value'> & { day?: string | null };

/** A cell for people: 'Yes', 'Mar 31, 2027', 'California', 'Not found'; 'Not stated' is an answer to a question. */
export function cellWords({ column, state, value, day = null }: Worded): string {
  if (state === 'not_assessed' || state === 'rejected') return STATE_WORDS[state];
  if (isQuestionColumn(column)) return [STATE_WORDS[state], value].filter(Boolean).join(', ');
  if (column === 'rating') return RATINGS[value ?? ''] ?? value ?? '';
  if (column === 'review' && value) return capitalised(value);
  if (day) return formatDay(day);
  return value === null ? STATE_WORDS[state] : formatEnd(value);
}

/** Why a cell should be looked at, in words: what is not as the playbook or most others have it, what is not certain, what was decided. */
export function cellNotes(cell: TableCell, usual: Usual | undefined): string[] {
  const { column, verdict, severity, decision } = cell;
  const out = standsOut(cell, usual);
  return [
    out?.by === 'playbook'
      ? `${verdict === 'missing' ? 'Missing' : 'Departs from the playbook'}${severity ? ` (${severity})` : ''}`
      : null,
    out?.by === 'others' ? usualWords(column, out.usual) : null,
    isToCheck(cell) ? 'To check' : null,
    decision === 'corrected' ? 'Corrected by the reader' : decision === 'accepted' ? 'Confirmed by the reader' : null,
  ].filter((note) => note !== null);
}

/** 'Differs: 12 of 14 say California'. */
export function usualWords(column: string, { count, of, ...usual }: Usual): string {
  return `Differs: ${count} of ${of} say ${cellWords({ ...usual, column })}`;
}
