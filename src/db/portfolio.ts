import { and, count, eq, sql } from 'drizzle-orm';
import type { ContractStatus } from '../shared/contracts';
import type { Db } from './client';
import { contractCells, contracts } from './schema';

/*
 * What a user's contracts are like, counted. Each query reads one stretch of an index of `contract_cells` and no row of the table, so that it grows with
 * the contracts alone and not with what is known of each.
 */
const { userId, column, sort } = contractCells;
const isIn = (user: string, name: string) => and(eq(userId, user), eq(column, name));
const CONTRACTS = count().as('contracts');

/** How many contracts of a user are in which state. */
export async function countByStatus(db: Db, user: string): Promise<{ status: ContractStatus; contracts: number }[]> {
  return await db
    .select({ status: contracts.status, contracts: CONTRACTS })
    .from(contracts)
    .where(and(eq(contracts.userId, user), eq(contracts.upload, 'ready')))
    .groupBy(contracts.status);
}

/** How many contracts have which value of a column that has few. */
export async function countBySort(db: Db, user: string, name: string): Promise<{ sort: string; contracts: number }[]> {
  return await db.select({ sort, contracts: CONTRACTS }).from(contractCells).where(isIn(user, name)).groupBy(sort);
}

/** One value of a column, with all that the table has of it; null stands for all values that are not among the first. */
export interface ValueCount {
  sort: string | null;
  value: string | null;
  contracts: number;
  /** How many values were added up. */
  values: number;
}

/**
 * The values of a column that most contracts have, with a row for all others together. A value is written as one of its contracts writes it; it is
 * null where there is none.
 */
export async function countValues(db: Db, user: string, name: string, most: number): Promise<ValueCount[]> {
  const rows = await db.execute<ValueCount & Record<string, unknown>>(sql`
    with counted as (
      select ${sort} as sort, count(*)::int as contracts, row_number() over (order by count(*) desc, ${sort}) as place
      from ${contractCells} where ${isIn(user, name)} group by ${sort}
    ), listed as (
      select case when place <= ${most} then sort end as sort, sum(contracts)::int as contracts, count(*)::int as values, min(place) as place
      from counted group by 1
    )
    select listed.sort, listed.contracts, listed.values, written.value
    from listed left join lateral (
      select ${contractCells.value} as value from ${contractCells} where ${isIn(user, name)} and ${sort} = listed.sort limit 1
    ) written on true
    order by (listed.sort is null), listed.place`);
  return [...rows];
}

/** How many contracts of a user have a value above this one in a column. */
export async function countAbove(db: Db, user: string, name: string, above: string): Promise<number> {
  const [row] = await db
    .select({ contracts: CONTRACTS })
    .from(contractCells)
    .where(and(isIn(user, name), sql`${sort} > ${above}`));
  return row?.contracts ?? 0;
}

/** In how many contracts the answer to a question departs from the playbook, by gravity. */
export async function countDepartures(
  db: Db,
  user: string,
): Promise<{ column: string; severity: 'high' | 'medium' | 'low' | null; contracts: number }[]> {
  return await db
    .select({ column, severity: contractCells.severity, contracts: CONTRACTS })
    .from(contractCells)
    .where(and(eq(userId, user), IS_DEPARTURE))
    .groupBy(column, contractCells.severity);
}

/** As the index has it, word for word: with parameters in the place of the words it would not be used. */
const IS_DEPARTURE = sql`${contractCells.verdict} in ('deviates', 'missing') and ${contractCells.state} <> 'rejected'`;
