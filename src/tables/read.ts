import type { Db } from '../db/client';
import { countPlaces, findGroups, findPlaces, findUsual } from '../db/table';
import { COMPARED_FACTS } from '../shared/stands-out';
import {
  isQuestionColumn,
  type TableAnswer,
  type TableFilter,
  type TableGroup,
  type TableInput,
  type Usual,
} from '../shared/table';
import { rowsAt } from './rows';

interface Deps {
  db: Db;
}

/** A page of the table of a user's own contracts. Those that are not analysed yet, or could not be, are in it with what is known of them. */
export async function readTable({ db }: Deps, userId: string, input: TableInput): Promise<TableAnswer> {
  const { contracts, columns, group } = input;
  if (contracts) {
    const rows = await rowsAt(
      db,
      userId,
      contracts.map((id) => ({ id, group: null })),
      columns,
    );
    return { total: rows.length, groups: null, rows };
  }
  const [places, groups, total] = await Promise.all([
    findPlaces(db, userId, input),
    group === null ? null : findGroups(db, userId, { ...input, group }),
    countPlaces(db, userId, input),
  ]);
  return { total, groups, rows: await rowsAt(db, userId, places, columns) };
}

/** What a user's contracts have in a column, as they would be grouped by it. */
export async function readValues(
  { db }: Deps,
  userId: string,
  { column, filters }: { column: string; filters: TableFilter[] },
): Promise<TableGroup[]> {
  return await findGroups(db, userId, { filters, sort: null, group: column });
}

/** What most of a user's contracts of a kind have in those of the columns in which a difference says something. */
export async function readUsual({ db }: Deps, userId: string, columns: readonly string[]): Promise<Usual[]> {
  const compared = columns.filter((column) => isQuestionColumn(column) || COMPARED_FACTS.includes(column));
  return compared.length === 0 ? [] : await findUsual(db, userId, compared);
}
