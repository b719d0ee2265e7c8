import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './client';
import { planChanges, users } from './schema';

/** Number of users, and the ledger's sum in US cents. */
export async function readTotals(db: Db): Promise<{ users: number; cents: number }> {
  const [row] = await db.execute<{ users: number; cents: number }>(sql`
    select (select count(*) from ${users})::int as users,
           (select coalesce(sum(${planChanges.amountCents}), 0) from ${planChanges})::float8 as cents`);
  if (!row) throw new Error('the totals returned no row');
  return { users: row.users, cents: row.cents };
}

/** Sign-ups of each of `days` UTC days up to `today` (YYYY-MM-DD), oldest first, days without any included. */
export async function readDailyRegistrations(
  db: Db,
  today: string,
  days: number,
): Promise<{ date: string; count: number }[]> {
  const rows = await db.execute<{ date: string; value: number }>(
    daily(sql`${users}`, sql`${users.createdAt}`, sql`count(${users.id})`, today, days),
  );
  return rows.map(({ date, value }) => ({ date, count: value }));
}

/** Revenue in US cents of each of `days` UTC days up to `today`, likewise. */
export async function readDailyRevenue(
  db: Db,
  today: string,
  days: number,
): Promise<{ date: string; cents: number }[]> {
  const sum = sql`coalesce(sum(${planChanges.amountCents}), 0)`;
  const rows = await db.execute<{ date: string; value: number }>(
    daily(sql`${planChanges}`, sql`${planChanges.changedAt}`, sum, today, days),
  );
  return rows.map(({ date, value }) => ({ date, cents: value }));
}

/** The bounds are moments, not days of the column, so that its index is used. */
function daily(table: SQL, moment: SQL, aggregate: SQL, today: string, days: number): SQL {
  const last = sql`${today}::date`;
  return sql`
    select to_char(day, 'YYYY-MM-DD') as date, (${aggregate})::float8 as value
    from generate_series(${last} - ${days - 1}::int, ${last}, interval '1 day') as day
    left join ${table}
      on ${moment} >= day::timestamp at time zone 'UTC' and ${moment} < (day::timestamp + interval '1 day') at time zone 'UTC'
    group by day order by day`;
}
