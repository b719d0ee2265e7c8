import type { Db } from '../db/client';
import { findCells, findContractsOfRows, type Place, type RowContract } from '../db/table';
import { isDayColumn } from '../shared/cells';
import type { TableCell, TableRow } from '../shared/table';

/** Columns that each row needs whatever is picked: who is named in it, and what it is, by which it is compared. */
const ALWAYS = ['party', 'kind'] as const;

/** The rows at these places, with their cells in the columns. What was deleted meanwhile is left out. */
export async function rowsAt(
  db: Db,
  userId: string,
  places: readonly Place[],
  columns: readonly string[],
): Promise<TableRow[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const contracts = new Map((await findContractsOfRows(db, userId, ids)).map((row) => [row.id, row]));
  const cells = Map.groupBy(
    await findCells(db, [...contracts.keys()], [...new Set([...columns, ...ALWAYS])]),
    (cell) => cell.contractId,
  );
  return places.flatMap(({ id, group }) => {
    const contract = contracts.get(id);
    return contract ? [rowOf(contract, group, cells.get(id) ?? [], columns)] : [];
  });
}

type CellRow = Awaited<ReturnType<typeof findCells>>[number];

function rowOf(
  { id, filename, uploadedAt, status, summary, headline, listedBy }: RowContract,
  group: string | null,
  cells: readonly CellRow[],
  columns: readonly string[],
): TableRow {
  return {
    ...{ id, filename, status, group },
    title: headline?.title ?? null,
    uploadedAt: uploadedAt.toISOString(),
    problem: status === 'error' ? summary : null,
    isListed: listedBy > 0 || cells.length > 0,
    kind: cells.find(({ column }) => column === 'kind')?.value ?? null,
    parties: cells.flatMap(({ column, value }) => (column === 'party' && value !== null ? [value] : [])),
    cells: cells.filter(({ column }) => columns.includes(column)).map(toCell),
  };
}

function toCell({ contractId: _, userId: __, quote: ___, sort, ...cell }: CellRow): TableCell {
  return { ...cell, day: isDayColumn(cell.column) && DAY.test(sort) ? sort : null };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
