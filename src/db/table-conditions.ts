import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isDayColumn } from '../shared/cells';
import { TO_CHECK_STATES } from '../shared/stands-out';
import { ANY_COLUMN, isQuestionColumn, type TableFilter } from '../shared/table';
import { contractCells, contracts } from './schema';

/** The rows of `contract_cells` under a name of their own in a query. */
export const cellsAs = (name: string) => alias(contractCells, name);
type Cells = ReturnType<typeof cellsAs>;

/** Stands behind every key that there can be: what has no value comes last. It is what cells without a value have as `sort`. */
const LAST_KEY = '\u{10FFFD}';
/** Not as a parameter: expressions of a grouped query must be the same to the letter. */
export const LAST = sql.raw(`'${LAST_KEY}'`);

/**
 * By what the cells of a column are ordered and told apart: the answers to a question are 'yes', 'no', unclear and not stated, each with its value;
 * everything else as it is kept.
 */
export function keyOf(cell: Cells, column: string): SQL<string> {
  if (!isQuestionColumn(column)) return sql<string>`${cell.sort}`;
  const rank = sql`case ${cell.state} when 'yes' then '1' when 'no' then '2' when 'unclear' then '3' when 'not_stated' then '4' else ${LAST} end`;
  return sql<string>`${rank} || case when ${cell.sort} = ${LAST} then '' else ' ' || ${cell.sort} end`;
}

/** What is grouped by: days by their month. */
export function groupKeyOf(cell: Cells, column: string): SQL<string> {
  const key = isDayColumn(column) ? sql`left(${cell.sort}, 7)` : keyOf(cell, column);
  return sql<string>`coalesce(${key}, ${LAST})`;
}

/** Which of a user's contracts a table has. */
export function tableCondition(userId: string, filters: readonly TableFilter[]): SQL | undefined {
  return and(
    eq(contracts.userId, userId),
    eq(contracts.upload, 'ready'),
    ...filters.map((filter) => contractCondition(userId, filter)),
  );
}

function contractCondition(userId: string, filter: TableFilter): SQL | undefined {
  const { column, contains, from, to, departs, toCheck } = filter;
  if (column === 'contract')
    return or(
      holds(sql`${contracts.filename}`, contains ?? ''),
      holds(sql`${contracts.headline} ->> 'title'`, contains ?? ''),
    );
  if (column === 'uploaded')
    return and(
      from === undefined ? undefined : gte(contracts.uploadedAt, new Date(`${from}T00:00:00Z`)),
      to === undefined ? undefined : lt(contracts.uploadedAt, new Date(Date.parse(to) + DAY_MS)),
    );
  if (column !== ANY_COLUMN) return hasCell(userId, column, filter);
  return and(
    departs && hasCell(userId, 'departures', {}, isCounted),
    toCheck && hasCell(userId, 'to-check', {}, isCounted),
  );
}

const isCounted = (cell: Cells) => sql`${cell.sort} not in ('000000', ${LAST})`;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Not by LIKE, in which the reader's % and _ would mean something. */
const holds = (text: SQL, part: string) => sql`position(lower(${part}) in lower(${text})) > 0`;

/** The contracts that have a cell of the column that is as the filter says. */
function hasCell(userId: string, column: string, by: Omit<TableFilter, 'column'>, more?: (cell: Cells) => SQL): SQL {
  const cell = cellsAs('f');
  const condition = and(
    eq(cell.userId, userId),
    eq(cell.column, column),
    by.values && inArray(groupKeyOf(cell, column), [...by.values]),
    by.states && inArray(cell.state, [...by.states]),
    by.verdicts && inArray(cell.verdict, [...by.verdicts]),
    by.severities && inArray(cell.severity, [...by.severities]),
    by.decisions && decided(cell, by.decisions),
    by.contains === undefined ? undefined : holds(sql`${column === 'kind' ? cell.sort : cell.value}`, by.contains),
    by.from === undefined && by.to === undefined ? undefined : isBetween(cell, by.from, by.to),
    by.departs && and(inArray(cell.verdict, ['deviates', 'missing']), sql`${cell.state} <> 'rejected'`),
    by.toCheck &&
      and(isNull(cell.decision), or(inArray(cell.state, [...TO_CHECK_STATES]), eq(cell.verdict, 'unclear'))),
    more?.(cell),
  );
  return sql`${contracts.id} in (select ${cell.contractId} from ${contractCells} f where ${condition})`;
}

/** Days that are known alone; 'perpetual' is none. */
function isBetween(cell: Cells, from = '0000-01-01', to = '9999-12-31'): SQL {
  return sql`${cell.sort} between ${from} and ${to} and ${cell.sort} ~ '^\\d{4}-\\d{2}-\\d{2}$'`;
}

function decided(cell: Cells, wanted: NonNullable<TableFilter['decisions']>): SQL | undefined {
  const verdicts = wanted.filter((one) => one !== 'none');
  return or(
    verdicts.length > 0 ? inArray(cell.decision, verdicts) : undefined,
    wanted.includes('none') ? and(isNull(cell.decision), isNotNull(cell.findingId)) : undefined,
  );
}
