import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { COMPARED_STATES, LEAST_EQUAL } from '../shared/stands-out';
import { MOST_GROUPS, type TableGroup, type TableInput, type Usual } from '../shared/table';
import type { Db } from './client';
import type { ContractRow } from './contracts';
import { contractCells, contracts } from './schema';
import { cellsAs, groupKeyOf, keyOf, LAST, tableCondition } from './table-conditions';

type Order = Pick<TableInput, 'filters' | 'sort' | 'group'>;
type Paged = Order & { offset: number; limit: number };
type CellRow = typeof contractCells.$inferSelect;

/** A contract's place in a table. */
export interface Place {
  id: string;
  group: string | null;
}

const sorted = cellsAs('s');
const grouped = cellsAs('g');

/** The cell of a contract in a column; the first, where there are several. */
function firstCell(cell: ReturnType<typeof cellsAs>, userId: string, column: string): SQL | undefined {
  return and(eq(cell.userId, userId), eq(cell.column, column), eq(cell.part, 0), eq(cell.contractId, contracts.id));
}

/**
 * The ids of a user's contracts in a table, in its order: by group, then by the sort, then those first that were uploaded last. What has no value
 * comes last, whichever way it is sorted.
 */
export async function findPlaces(db: Db, userId: string, table: Paged): Promise<Place[]> {
  const { filters, sort, group, offset, limit } = table;
  const groupKey = group && group !== 'uploaded' ? groupKeyOf(grouped, group) : uploadMonth(group);
  const query = db
    .select({ id: contracts.id, group: groupKey ?? sql<null>`null` })
    .from(contracts)
    .$dynamic();
  if (group && group !== 'uploaded') query.leftJoin(grouped, firstCell(grouped, userId, group));
  const byCell = sort && sort.column !== 'contract' && sort.column !== 'uploaded' ? sort.column : null;
  if (byCell) query.leftJoin(sorted, firstCell(sorted, userId, byCell));
  const groupDown = sort?.descending === true && sort.column === group;
  return await query
    .where(tableCondition(userId, filters))
    .orderBy(
      ...(groupKey ? inOrder(groupKey, groupDown) : []),
      ...(byCell ? inOrder(keyOf(sorted, byCell), sort?.descending === true) : []),
      ...(sort?.column === 'contract' ? [towards(sql`lower(${contracts.filename})`, sort.descending)] : []),
      ...(sort?.column === 'uploaded' ? [towards(sql`${contracts.uploadedAt}`, sort.descending)] : []),
      desc(contracts.uploadedAt),
      desc(contracts.id),
    )
    .offset(offset)
    .limit(limit);
}

/** The month in which a contract was uploaded, in UTC; null where that is not what a table is grouped by. */
function uploadMonth(group: string | null): SQL<string> | null {
  return group === 'uploaded' ? sql<string>`to_char(${contracts.uploadedAt} at time zone 'UTC', 'YYYY-MM')` : null;
}

const towards = (key: SQL, descending: boolean) => (descending ? desc(key) : asc(key));
const inOrder = (key: SQL, descending: boolean) => [sql`coalesce(${key}, ${LAST}) = ${LAST}`, towards(key, descending)];

/** How many contracts a table has. */
export async function countPlaces(db: Db, userId: string, { filters }: Pick<Order, 'filters'>): Promise<number> {
  const [row] = await db.select({ count: count() }).from(contracts).where(tableCondition(userId, filters));
  return row?.count ?? 0;
}

/** The groups of a table in its order; beyond `MOST_GROUPS` they are left out. */
export async function findGroups(
  db: Db,
  userId: string,
  { filters, sort, group }: Order & { group: string },
): Promise<TableGroup[]> {
  const key = uploadMonth(group) ?? groupKeyOf(grouped, group);
  const query = db
    .select({ key, count: count(), one: oneOf(grouped.contractId) })
    .from(contracts)
    .$dynamic();
  query.leftJoin(grouped, firstCell(grouped, userId, group));
  const groups = await query
    .where(tableCondition(userId, filters))
    .groupBy(sql`1`)
    .orderBy(...inOrder(key, sort?.descending === true && sort.column === group))
    .limit(MOST_GROUPS);
  const ids = groups.flatMap(({ one }) => one ?? []);
  const cells = new Map((await findCells(db, ids, [group])).map((cell) => [cell.contractId, cell]));
  return groups.map(({ one, ...counted }) => {
    const { value = null, state = null } = cells.get(one ?? '') ?? {};
    return { ...counted, value, state };
  });
}

/** One of the contracts of a group, whose value is then looked up: the index that is grouped by does not hold it. */
const oneOf = (id: AnyPgColumn) => sql<string | null>`min(${id}::text)`;

/** Those of a user's contracts, with what a row shows besides its cells. */
export async function findContractsOfRows(db: Db, userId: string, ids: readonly string[]) {
  const { id, filename, uploadedAt, status, summary, headline, listedBy } = contracts;
  return await db
    .select({ id, filename, uploadedAt, status, summary, headline, listedBy })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), eq(contracts.upload, 'ready'), inArray(id, [...ids])));
}
export type RowContract = Pick<
  ContractRow,
  'id' | 'filename' | 'uploadedAt' | 'status' | 'summary' | 'headline' | 'listedBy'
>;

/** The cells of contracts in columns. */
export async function findCells(db: Db, ids: readonly string[], columns: readonly string[]): Promise<CellRow[]> {
  return await db
    .select()
    .from(contractCells)
    .where(and(inArray(contractCells.contractId, [...ids]), inArray(contractCells.column, [...columns])))
    .orderBy(contractCells.contractId, contractCells.column, contractCells.part);
}

/** In which columns a user's contracts have cells, and how many of them have something there. */
export async function countByColumn(db: Db, userId: string): Promise<{ column: string; contracts: number }[]> {
  const { column, part, state } = contractCells;
  return await db
    .select({
      column,
      contracts: sql<number>`count(*) filter (where ${state} not in ('absent', 'not_stated', 'rejected'))::int`,
    })
    .from(contractCells)
    .where(and(eq(contractCells.userId, userId), eq(part, 0)))
    .groupBy(column);
}

/** How many contracts a user has, and of how many the cells are written. */
export async function countListed(db: Db, userId: string): Promise<{ contracts: number; listed: number }> {
  const [row] = await db
    .select({ contracts: count(), listed: sql<number>`count(*) filter (where ${contracts.listedBy} > 0)::int` })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), eq(contracts.upload, 'ready')));
  return row ?? { contracts: 0, listed: 0 };
}

/** What more than half of a user's contracts of a kind have in a column, of those that say something there for certain. */
export async function findUsual(db: Db, userId: string, columns: readonly string[]): Promise<Usual[]> {
  const kinds = cellsAs('k');
  const { column, state, sort, contractId, value } = contractCells;
  const same = db
    .select({
      ...{ kind: kinds.sort, column, state },
      one: sql<string>`min(${contractId}::text)::uuid`.as('one'),
      count: sql<number>`count(*)::int`.as('equal'),
      of: sql<number>`(sum(count(*)) over (partition by ${kinds.sort}, ${column}))::int`.as('all_of'),
    })
    .from(contractCells)
    .innerJoin(kinds, and(eq(kinds.contractId, contractId), eq(kinds.userId, userId), eq(kinds.column, 'kind')))
    .where(and(eq(contractCells.userId, userId), inArray(column, [...columns]), inArray(state, [...COMPARED_STATES])))
    .groupBy(kinds.sort, column, state, sort)
    .as('same');
  const kindsOf = alias(contractCells, 'kinds_of');
  return await db
    .select({
      ...{ kind: sql<string>`${kindsOf.value}`, column: same.column, state: same.state },
      ...{ value, count: same.count, of: same.of },
    })
    .from(same)
    .innerJoin(contractCells, and(eq(contractId, same.one), eq(column, same.column), eq(contractCells.part, 0)))
    .innerJoin(kindsOf, and(eq(kindsOf.contractId, same.one), eq(kindsOf.column, 'kind')))
    .where(sql`${same.count} >= ${LEAST_EQUAL} and ${same.count} * 2 > ${same.of}`);
}
