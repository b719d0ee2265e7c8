import { sql } from 'drizzle-orm';
import type { ModelUsage } from '../shared/admin';
import type { Db } from './client';
import { modelUsage, users } from './schema';

export type NewModelUsage = Omit<typeof modelUsage.$inferInsert, 'id' | 'createdAt'>;

export async function insertModelUsage(db: Db, usage: NewModelUsage): Promise<void> {
  await db.insert(modelUsage).values(usage);
}

/** What a user's contracts used since the UTC day began, by the clock of the database. */
export async function readUsedToday(db: Db, userId: string): Promise<{ tokens: number; pages: number }> {
  const [row] = await db.execute<{ tokens: number; pages: number }>(sql`
    select coalesce(sum(${modelUsage.promptTokens} + ${modelUsage.completionTokens}), 0)::float8 as tokens,
           coalesce(sum(${modelUsage.pages}), 0)::float8 as pages
    from ${modelUsage}
    where ${modelUsage.userId} = ${userId}
      and ${modelUsage.createdAt} >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`);
  return { tokens: row?.tokens ?? 0, pages: row?.pages ?? 0 };
}

type UsageTotals = Omit<ModelUsage, 'lastFailure' | 'users' | 'currency'>;

/** Users whose contracts used the most are named, no more of them. */
const MOST_USERS = 5;

/**
 * What all reviews and readings of scans used since the UTC day `from` (YYYY-MM-DD), whose contracts used the most of it, and the last failure since
 * then. Money is that of the currency that was used last.
 */
export async function readModelUsage(db: Db, from: string): Promise<ModelUsage> {
  const since = sql`${modelUsage.createdAt} >= ${from}::timestamp at time zone 'UTC'`;
  const [paid] = await db
    .select({ currency: modelUsage.currency })
    .from(modelUsage)
    .where(sql`${since} and ${modelUsage.currency} is not null`)
    .orderBy(sql`${modelUsage.createdAt} desc`)
    .limit(1);
  const currency = paid?.currency ?? null;
  const tokensOf = sql`coalesce(sum(${modelUsage.promptTokens} + ${modelUsage.completionTokens}), 0)::float8`;
  const costOf = sql`coalesce(sum(${modelUsage.cost}) filter (where ${modelUsage.currency} = ${currency}), 0)::float8`;
  const [totals] = await db.execute<UsageTotals & Record<string, number>>(sql`
    select (count(*) filter (where ${modelUsage.kind} = 'review'))::int as reviews, count(${modelUsage.failure})::int as degraded,
           coalesce(sum(${modelUsage.requests}), 0)::float8 as requests, ${tokensOf} as tokens, ${costOf} as cost,
           coalesce(sum(${modelUsage.ms}), 0)::float8 as ms, coalesce(sum(${modelUsage.pages}), 0)::float8 as pages,
           coalesce(sum(${modelUsage.pages}) filter (where ${modelUsage.kind} = 'scan'), 0)::float8 as "scannedPages"
    from ${modelUsage} where ${since}`);
  const [last] = await db
    .select({ at: modelUsage.createdAt, kind: modelUsage.failure, status: modelUsage.status })
    .from(modelUsage)
    .where(sql`${since} and ${modelUsage.failure} is not null`)
    .orderBy(sql`${modelUsage.createdAt} desc`)
    .limit(1);
  const most = await db.execute<ModelUsage['users'][number] & Record<string, unknown>>(sql`
    select ${users.email} as email, coalesce(sum(${modelUsage.requests}), 0)::float8 as requests, ${tokensOf} as tokens, ${costOf} as cost
    from ${modelUsage} join ${users} on ${users.id} = ${modelUsage.userId} where ${since}
    group by ${users.email} order by cost desc, tokens desc, requests desc, email limit ${MOST_USERS}`);
  const {
    reviews = 0,
    degraded = 0,
    requests = 0,
    tokens = 0,
    cost = 0,
    ms = 0,
    pages = 0,
    scannedPages = 0,
  } = totals ?? {};
  const lastFailure = last ? { at: last.at.toISOString(), kind: last.kind ?? '', status: last.status } : null;
  return {
    reviews,
    degraded,
    requests,
    tokens,
    cost,
    currency,
    ms,
    pages,
    scannedPages,
    users: [...most],
    lastFailure,
  };
}
