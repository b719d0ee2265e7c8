import { sql } from 'drizzle-orm';
import type { Db } from './client';
import { jobs, modelUsage } from './schema';

interface QueueFigures {
  class: string;
  state: string;
  jobs: number;
  oldestSeconds: number;
}

/** How many jobs there are, by class and state, and since when the oldest of them has been due, by the clock of the database. */
export async function readQueueFigures(db: Db): Promise<QueueFigures[]> {
  return [
    ...(await db.execute<QueueFigures & Record<string, unknown>>(sql`
      select case when ${jobs.bulk} then 'bulk' when ${jobs.long} then 'long' else 'first' end as class, ${jobs.state} as state,
             count(*)::int as jobs, greatest(0, extract(epoch from now() - min(${jobs.runAt})))::float8 as "oldestSeconds"
      from ${jobs} group by 1, 2`)),
  ];
}

interface ModelFigures {
  currency: string | null;
  cost: number;
  promptTokens: number;
  completionTokens: number;
}

/** What models cost and were sent since the beginning, by currency. */
export async function readModelFigures(db: Db): Promise<ModelFigures[]> {
  return [
    ...(await db.execute<ModelFigures & Record<string, unknown>>(sql`
      select ${modelUsage.currency} as currency, coalesce(sum(${modelUsage.cost}), 0)::float8 as cost,
             coalesce(sum(${modelUsage.promptTokens}), 0)::float8 as "promptTokens",
             coalesce(sum(${modelUsage.completionTokens}), 0)::float8 as "completionTokens"
      from ${modelUsage} group by ${modelUsage.currency}`)),
  ];
}
