import { questionTitles } from '../analysis/playbooks/question-titles';
import type { Db } from '../db/client';
import { listOwnQuestions } from '../db/playbooks';
import { findPlaces, type Place } from '../db/table';
import { AppError } from '../errors';
import { BYTE_ORDER_MARK, csvLine } from '../exports/csv';
import { type SheetColumn, type SheetField, sheetHeads, sheetRow, sheetWidths } from '../exports/table-sheet';
import { writeWorkbook } from '../exports/write-workbook';
import { FIXED_COLUMNS } from '../shared/cells';
import { usualBy } from '../shared/stands-out';
import { CONTRACT_COLUMNS, type TableExport, type TableFormat } from '../shared/table';
import { readUsual } from './read';
import { rowsAt } from './rows';

/** Beyond this a table has to be narrowed first: nobody reads more, and its ids are held at once. */
const MOST_EXPORTED = 50_000;
/** A workbook is made in memory, of at most so many fields: 10,000 contracts with ten columns. */
const MOST_FIELDS = 350_000;
/** Contracts are read this many at a time. */
const AT_ONCE = 500;

/** A file to be taken along. `content` is read while it is sent, where it is a stream. */
export interface TableFile {
  content: Uint8Array | ReadableStream<Uint8Array>;
  type: string;
  extension: string;
}

/**
 * All rows of a table of a user's own contracts, in its order, with the pages that the values stand on.
 * @throws AppError too_large where the table has to be narrowed first
 */
export async function exportTable(
  { db }: { db: Db },
  userId: string,
  format: TableFormat,
  input: TableExport,
): Promise<TableFile> {
  const places = await findPlaces(db, userId, { ...input, offset: 0, limit: MOST_EXPORTED + 1 });
  if (places.length > MOST_EXPORTED)
    throw new AppError('too_large', `This table has more than ${MOST_EXPORTED} contracts. Please filter it first.`);
  const columns = await titled(db, userId, input.columns);
  const heads = sheetHeads(columns);
  if (format === 'xlsx' && places.length * heads.length > MOST_FIELDS)
    throw new AppError('too_large', 'This table is too large for a workbook. Please filter it, or export it as CSV.');
  const rows = sheetRows(db, userId, places, columns);
  if (format === 'csv')
    return { content: await csvStream(heads, rows), type: 'text/csv; charset=utf-8', extension: '.csv' };
  const sheet = { heads, widths: sheetWidths(columns), rows: (await Array.fromAsync(rows)).flat() };
  return { content: await writeWorkbook(sheet), type: XLSX, extension: '.xlsx' };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function titled(db: Db, userId: string, columns: readonly string[]): Promise<SheetColumn[]> {
  const question = questionTitles(await listOwnQuestions(db, userId));
  return columns.map((column) => ({
    column,
    title: FIXED_COLUMNS[column] ?? (column === 'uploaded' ? CONTRACT_COLUMNS.uploaded : question(column).title),
  }));
}

/** The rows of a sheet, some at a time. */
async function* sheetRows(
  db: Db,
  userId: string,
  places: readonly Place[],
  columns: readonly SheetColumn[],
): AsyncGenerator<SheetField[][]> {
  const asked = columns.map(({ column }) => column);
  const usualOf = usualBy(await readUsual({ db }, userId, asked));
  for (let at = 0; at < places.length; at += AT_ONCE) {
    const rows = await rowsAt(db, userId, places.slice(at, at + AT_ONCE), asked);
    yield rows.map((row) => sheetRow(row, columns, usualOf));
  }
}

/** What fails before the first rows are there fails the call; afterwards the download breaks off. */
async function csvStream(
  heads: readonly string[],
  rows: AsyncGenerator<SheetField[][]>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const lines = (some: readonly SheetField[][]) =>
    some.map((fields) => csvLine(fields.map(({ text }) => text))).join('');
  const first = await rows.next();
  let start: string | null = BYTE_ORDER_MARK + csvLine(heads) + (first.done ? '' : lines(first.value));
  return new ReadableStream({
    async pull(controller) {
      if (start !== null) {
        controller.enqueue(encoder.encode(start));
        start = null;
        return;
      }
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(lines(value)));
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
}
