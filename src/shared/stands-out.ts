import type { CellState } from './cells';
import type { TableCell, Usual } from './table';

/** Why a cell stands out: it is not as the playbook wants it, or not as it is in most contracts of the same kind. */
export type StandsOut = { by: 'playbook' } | { by: 'others'; usual: Usual };

/** What is said for certain: only that can be compared. */
export const COMPARED_STATES: readonly CellState[] = ['found', 'absent', 'yes', 'no', 'not_stated'];
/** Columns besides the questions in which a difference says something. Days, names and sums differ from paper to paper. */
export const COMPARED_FACTS: readonly string[] = [
  'fact.governingLaw',
  'fact.jurisdiction',
  'fact.disputeResolution',
  'fact.term',
  'fact.renewalTerm',
  'fact.noticePeriod',
  'fact.liabilityCap',
];
/** Fewer equal ones are no custom. */
export const LEAST_EQUAL = 3;

type Compared = Pick<TableCell, 'state' | 'value' | 'verdict' | 'decision'>;

/** How a cell stands out; null where it does not, or its reader rejected it. `usual` is what most contracts of its kind have there. */
export function standsOut(cell: Compared, usual: Usual | undefined): StandsOut | null {
  if (cell.state === 'rejected') return null;
  if (cell.verdict === 'deviates' || cell.verdict === 'missing') return { by: 'playbook' };
  if (!usual || !COMPARED_STATES.includes(cell.state)) return null;
  const isSame = cell.state === usual.state && folded(cell.value) === folded(usual.value);
  return isSame ? null : { by: 'others', usual };
}

/** Not certain, or not readable, and nobody has decided yet. */
export function isToCheck({ state, verdict, decision }: Compared): boolean {
  return decision === null && (TO_CHECK_STATES.includes(state) || verdict === 'unclear');
}
export const TO_CHECK_STATES: readonly CellState[] = ['ambiguous', 'unclear', 'unreadable', 'failed'];

/** What most contracts of a kind have in a column, by both. */
export function usualBy(usual: readonly Usual[]): (kind: string | null, column: string) => Usual | undefined {
  const found = new Map(usual.map((one) => [`${one.kind} ${one.column}`, one]));
  return (kind, column) => found.get(`${kind} ${column}`);
}

const folded = (value: string | null) => value?.toLowerCase() ?? null;
