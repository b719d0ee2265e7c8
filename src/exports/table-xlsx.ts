import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import type { SheetField } from './table-sheet';

/** A sheet with its heads; `rows` stand under them. */
export interface Sheet {
  heads: readonly string[];
  widths: readonly number[];
  rows: readonly (readonly SheetField[])[];
}

/** Excel refuses a longer text in a cell. */
const LONGEST = 32_767;
/** Half of a surrogate pair, and controls that XML can't hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const MARK = '#A3261C';

/**
 * A workbook of one sheet: heads and first column stay in sight, days and numbers are typed, everything else is text, which no spreadsheet runs.
 */
export async function tableXlsx({ heads, widths, rows }: Sheet): Promise<Uint8Array> {
  const head = heads.map(
    (value): CellObject => ({
      value: textOf(value),
      type: String,
      fontWeight: 'bold',
      backgroundColor: '#EFEDE8',
      wrap: true,
      alignVertical: 'top',
    }),
  );
  const data = [head, ...rows.map((row) => row.map(cellOf))];
  const columns = widths.map((width) => ({ width }));
  return await writeXlsxFile(data, {
    columns,
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    sheet: 'Contracts',
  }).toBuffer();
}

function cellOf({ text, day, number, isMarked }: SheetField): CellObject | null {
  const look = { alignVertical: 'top' as const, ...(isMarked && { textColor: MARK }) };
  if (day !== undefined) return { ...look, value: new Date(`${day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  if (number !== undefined) return { ...look, value: number, type: Number };
  return text === '' ? null : { ...look, value: textOf(text), type: String, wrap: true };
}

function textOf(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '\ufffd').slice(0, LONGEST).toWellFormed();
}
