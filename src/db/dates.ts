import { and, asc, eq, gt, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DateKind } from '../shared/date-kinds';
import type { ContractDate } from '../shared/dates';
import type { Db } from './client';
import type { ContractRow } from './contracts';
import { contractDates, contracts } from './schema';

export type ContractDateRow = typeof contractDates.$inferSelect;
export type NewContractDate = Omit<typeof contractDates.$inferInsert, 'contractId' | 'userId' | 'changedAt'>;

/** A day of a contract on which something falls, with the number of the time, from 0. */
export interface DayOfContract {
  contractId: string;
  id: string;
  kind: DateKind;
  label: string;
  day: string;
  n: number;
  /** The name of the file, and the paper's own, where it has one. */
  filename: string;
  title: string | null;
}

/**
 * Puts the days of a contract in the place of those before. What is told of a day as before keeps the time of its last change. Call it in a
 * transaction that has locked the contract.
 */
export async function replaceDates(
  tx: Db,
  { id: contractId, userId }: Pick<ContractRow, 'id' | 'userId'>,
  dates: readonly NewContractDate[],
): Promise<void> {
  const { id } = contractDates;
  const left = notInArray(
    id,
    dates.map((date) => date.id),
  );
  await tx.delete(contractDates).where(and(eq(contractDates.contractId, contractId), left));
  if (dates.length === 0) return;
  const news = sql`(contract_dates.detail is distinct from excluded.detail)`;
  await tx
    .insert(contractDates)
    .values(dates.map((date) => ({ ...EVERY_COLUMN, ...date, contractId, userId })))
    .onConflictDoUpdate({
      target: [contractDates.contractId, id],
      set: {
        ...Object.fromEntries(REPLACED.map((column) => [column, sql.raw(`excluded.${contractDates[column].name}`)])),
        changedAt: sql`case when ${news} then now() else contract_dates.changed_at end`,
      },
    });
}

/** What a date that comes once has in the columns of those that come again. */
const EVERY_COLUMN = {
  ...{ day: null, base: null, firstMonths: 0, firstDays: 0, everyMonths: 0, everyDays: 0 },
  ...{ leadMonths: 0, leadDays: 0, leadBusinessDays: 0, times: null, until: null },
} satisfies Partial<NewContractDate>;
const REPLACED = [
  ...(['kind', 'day', 'lacks', 'base', 'firstMonths', 'firstDays', 'everyMonths', 'everyDays'] as const),
  ...(['leadMonths', 'leadDays', 'leadBusinessDays', 'times', 'until', 'detail'] as const),
];

/** Months since the year 0, to count with. */
const monthsOf = (day: SQL) => sql`(extract(year from ${day})::int * 12 + extract(month from ${day})::int)`;

/** Business days before a day: from a weekend the first one counted is the Friday. The same as `addBusinessDays`. */
const BUSINESS_DAY = sql`case when d.lead_business_days = 0 then o.plain else
  o.plain + case extract(isodow from o.plain)::int when 6 then 2 when 7 then 1 else 0 end
  - 7 * (d.lead_business_days / 5) - d.lead_business_days % 5
  - case when d.lead_business_days % 5 >= (case when extract(isodow from o.plain) >= 6 then 1 else extract(isodow from o.plain)::int end) then 2 else 0 end end`;

/**
 * All days from `from` to `to` of what comes again, counted as `contracts/dates/occurrences.ts` does. Of each only the times around that stretch are looked
 * at, so a lease of 1998 costs what one of this year does.
 */
function again(userId: string, from: string, to: string, which: SQL): SQL {
  // A lead moves a day back: by so many days at least and at most.
  const least = sql`(28 * d.lead_months + d.lead_days + d.lead_business_days - 3)`;
  const most = sql`(31 * d.lead_months + d.lead_days + 2 * d.lead_business_days + 3)`;
  const low = sql`(${from}::date - d.first_days + ${least})`;
  const high = sql`(${to}::date - d.first_days + ${most})`;
  const byMonths = (day: SQL) =>
    sql`(${monthsOf(day)} - ${monthsOf(sql`d.base`)} - d.first_months) / nullif(d.every_months, 0)`;
  const byDays = (day: SQL) =>
    sql`(${day} - (d.base + make_interval(months => d.first_months))::date) / nullif(d.every_days, 0)`;
  const number = (day: SQL) => sql`coalesce(${byMonths(day)}, ${byDays(day)})`;
  return sql`
    select d.contract_id, d.id, d.kind, d.detail ->> 'label' as label, day.day, n.n
    from contract_dates d
    cross join lateral generate_series(
      greatest(0, ${number(low)} - 1), least(coalesce(d.times, 100000), ${number(high)} + 1)) n(n)
    cross join lateral (select (d.base + make_interval(months => d.first_months + n.n * d.every_months))::date
      + d.first_days + n.n * d.every_days as ended) e
    cross join lateral (select (e.ended - make_interval(months => d.lead_months))::date - d.lead_days as plain) o
    cross join lateral (select (${BUSINESS_DAY})::date as day) day
    where d.user_id = ${userId} and d.base is not null and d.day <= ${to}::date ${which}
      and day.day between ${from}::date and ${to}::date and (d.until is null or day.day <= d.until)`;
}

export interface Stretch {
  /** Both included, YYYY-MM-DD. */
  from: string;
  to: string;
  /** All kinds where none is named. */
  kinds?: readonly DateKind[] | undefined;
  contractId?: string;
  limit: number;
}

/** All days of a stretch, those that come once and those that come again. */
function daysIn(userId: string, { from, to, kinds, contractId }: Omit<Stretch, 'limit'>): SQL {
  const ofKinds = kinds
    ? sql`and d.kind in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})`
    : sql``;
  const which = contractId ? sql`${ofKinds} and d.contract_id = ${contractId}` : ofKinds;
  return sql`
    select d.contract_id, d.id, d.kind, d.detail ->> 'label' as label, d.day, 0 as n
    from contract_dates d
    where d.user_id = ${userId} and d.base is null and d.day between ${from}::date and ${to}::date ${which}
    union all ${again(userId, from, to, which)}`;
}

/** How many days of which kind fall into which month (YYYY-MM) of a stretch: just those that `findDays` lists. */
export async function countDaysByMonth(
  db: Db,
  userId: string,
  stretch: Omit<Stretch, 'limit'>,
): Promise<{ month: string; kind: DateKind; days: number }[]> {
  const rows = await db.execute<{ month: string; kind: DateKind; days: number }>(sql`
    select to_char(day, 'YYYY-MM') as month, kind, count(*)::int as days
    from (${daysIn(userId, stretch)}) days group by 1, 2`);
  return [...rows];
}

/** The days on which something of a user's contracts falls, in their order; `limit` of them at most. */
export async function findDays(db: Db, userId: string, { limit, ...stretch }: Stretch): Promise<DayOfContract[]> {
  const rows = await db.execute(sql`
    with days as (
      ${daysIn(userId, stretch)}
      order by day, contract_id, id
      limit ${limit}
    )
    select days.contract_id as "contractId", days.id, days.kind, days.label, days.day::text as day, days.n::int as n,
      c.filename, c.headline ->> 'title' as title
    from days join contracts c on c.id = days.contract_id
    order by days.day, days.contract_id, days.id`);
  return rows as unknown as DayOfContract[];
}

/** The stored days of a user's contract. */
export async function findDatesOf(db: Db, contractId: string): Promise<ContractDateRow[]> {
  return await db.select().from(contractDates).where(eq(contractDates.contractId, contractId));
}

/** The stored days with these ids, each of its contract. */
export async function findDatesById(
  db: Db,
  which: readonly Pick<DayOfContract, 'contractId' | 'id'>[],
): Promise<ContractDateRow[]> {
  if (which.length === 0) return [];
  const contractIds = [...new Set(which.map(({ contractId }) => contractId))];
  const wanted = new Set(which.map(({ contractId, id }) => `${contractId} ${id}`));
  const rows = await db.select().from(contractDates).where(inArray(contractDates.contractId, contractIds));
  return rows.filter(({ contractId, id }) => wanted.has(`${contractId} ${id}`));
}

/** A day that could not be worked out. */
export interface LackingDate {
  contractId: string;
  filename: string;
  title: string | null;
  detail: ContractDate;
}

/** A user's days that lack an input, by contract; `limit` of them after the one that is named. */
export async function findLacking(
  db: Db,
  userId: string,
  { after, limit }: { after: { contractId: string; id: string } | null; limit: number },
): Promise<LackingDate[]> {
  const { contractId, id, lacks, detail } = contractDates;
  const later = after && or(gt(contractId, after.contractId), and(eq(contractId, after.contractId), gt(id, after.id)));
  return await db
    .select({
      contractId,
      filename: contracts.filename,
      title: sql<string | null>`${contracts.headline} ->> 'title'`,
      detail,
    })
    .from(contractDates)
    .innerJoin(contracts, eq(contracts.id, contractId))
    .where(and(eq(contractDates.userId, userId), eq(lacks, true), later ?? undefined))
    .orderBy(asc(contractId), asc(id))
    .limit(limit);
}
