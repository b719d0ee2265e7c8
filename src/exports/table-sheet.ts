import { cellNotes, cellWords } from '../shared/cell-words';
import { isDayColumn } from '../shared/cells';
import { isQuestionColumn, type TableCell, type TableRow, type Usual } from '../shared/table';

/** A column of a table that is taken along, with its name for people. */
export interface SheetColumn {
  column: string;
  title: string;
}

/** A field of a sheet: words, a day (YYYY-MM-DD) or a number. `isMarked`: it is not as the playbook or most others have it. */
export interface SheetField {
  text: string;
  day?: string;
  number?: number;
  isMarked?: true;
}

type UsualOf = (kind: string | null, column: string) => Usual | undefined;

const FIRST = ['Contract', 'File', 'Parties'] as const;

/** The heads of a sheet: each column that rests on words of the contract has its pages beside it, and what is to be said of it. */
export function sheetHeads(columns: readonly SheetColumn[]): string[] {
  return [
    ...FIRST,
    ...columns.flatMap(({ column, title }) =>
      hasPage(column) ? [title, `${title}: page`, `${title}: note`] : [title],
    ),
  ];
}

/** How wide each column of a sheet is, in letters. */
export function sheetWidths(columns: readonly SheetColumn[]): number[] {
  return [36, 28, 36, ...columns.flatMap(({ column }) => (hasPage(column) ? [26, 7, 26] : [20]))];
}

/** The fields of one contract, under the heads. */
export function sheetRow(row: TableRow, columns: readonly SheetColumn[], usualOf: UsualOf): SheetField[] {
  const byColumn = Map.groupBy(row.cells, ({ column }) => column);
  const name = row.title ?? row.filename.replace(/\.pdf$/i, '');
  return [
    ...[name, row.filename, row.parties.join('; ')].map((text) => ({ text })),
    ...columns.flatMap(({ column }) => fields(row, column, byColumn.get(column) ?? [], usualOf(row.kind, column))),
  ];
}

/** What words of the contract prove, and readers decide on. */
const hasPage = (column: string) => isQuestionColumn(column) || column.startsWith('fact.') || column === 'party';

function fields(row: TableRow, column: string, cells: readonly TableCell[], usual: Usual | undefined): SheetField[] {
  if (column === 'uploaded') return [dayField(row.uploadedAt.slice(0, 10))];
  const value = cells.length === 0 ? { text: row.isListed ? '' : waitingWords(row) } : valueField(column, cells);
  if (!hasPage(column)) return [value];
  const pages = [...new Set(cells.flatMap(({ page }) => (page === null ? [] : [page])))];
  const notes = [...new Set(cells.flatMap((cell) => cellNotes(cell, usual)))];
  const isMarked = notes.some((note) => !/reader$/.test(note));
  const [only] = pages;
  const page =
    pages.length === 1 && only !== undefined ? { text: String(only), number: only } : { text: pages.join(', ') };
  return [{ ...value, ...(isMarked && { isMarked: true }) }, page, { text: notes.join('; ') }];
}

/** What a row says in place of its cells while there are none. */
function waitingWords({ status, problem }: TableRow): string {
  if (status === 'error') return problem ?? 'Could not be analysed';
  return status === 'processing' ? 'Being analyzed' : 'Not listed yet';
}

function valueField(column: string, cells: readonly TableCell[]): SheetField {
  const [first] = cells;
  if (first?.day && isDayColumn(column)) return dayField(first.day);
  const text = cells.map(cellWords).join('; ');
  const isCount = (column === 'departures' || column === 'unread-pages') && /^\d+$/.test(first?.value ?? '');
  return isCount ? { text, number: Number(first?.value) } : { text };
}

const dayField = (day: string): SheetField => ({ text: day, day });
