import { cellWords } from '../../../shared/cell-words';
import { FIXED_COLUMNS, isDayColumn } from '../../../shared/cells';
import { formatDay } from '../../../shared/format';
import { capitalised } from '../../../shared/phrases';
import { CONTRACT_COLUMNS, type TableColumns, type TableFilter, type TableGroup } from '../../../shared/table';

/** The names of columns; of a question that is not known yet, or any more, its own id. */
export type TitleOf = (column: string) => string;

export function titlesOf(known: TableColumns | undefined): TitleOf {
  const titles = new Map(known?.columns.map(({ column, title }) => [column, title]));
  return (column) =>
    titles.get(column) ??
    FIXED_COLUMNS[column] ??
    (Object.hasOwn(CONTRACT_COLUMNS, column) ? CONTRACT_COLUMNS[column as 'contract'] : spelled(column));
}

function spelled(column: string): string {
  const words = column.slice(column.lastIndexOf('.') + 1).replaceAll('-', ' ');
  return capitalised(words);
}

/** What a group of a column is called. */
export function groupWords(column: string, { key, value, state }: TableGroup): string {
  if (/^\d{4}-\d{2}$/.test(key) && (isDayColumn(column) || column === 'uploaded')) return monthWords(key);
  if (state === null) return value ?? 'Nothing there';
  return cellWords({ column, state, value }) || 'No value';
}

/** '2027-03' is 'March 2027'. */
function monthWords(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A filter in words: 'Governing law contains “york”'. `valueOf` names the keys of values. */
export function filterWords(filter: TableFilter, titleOf: TitleOf): string {
  const { column, values, states, verdicts, severities, decisions, contains, from, to, departs, toCheck } = filter;
  const parts = [
    departs && 'departs from the playbook',
    toCheck && 'is to be checked',
    contains !== undefined && `contains “${contains}”`,
    from && `from ${formatDay(from)}`,
    to && `until ${formatDay(to)}`,
    values && `is ${values.length === 1 ? 'one chosen value' : `one of ${values.length} values`}`,
    states && `is ${states.join(' or ').replaceAll('_', ' ')}`,
    verdicts && `is judged ${verdicts.join(' or ')}`,
    severities && `counts as ${severities.join(' or ')}`,
    decisions && `is ${decisions.map((one) => (one === 'none' ? 'not decided' : one)).join(' or ')}`,
  ].filter(Boolean);
  const words = parts.join(', ');
  return column === '*' ? capitalised(words) : `${titleOf(column)} ${words}`;
}
