import { sql } from 'drizzle-orm';
import type { AccountUse } from '../shared/admin';
import type { Db } from './client';
import { contracts, planUse, processorUse, users } from './schema';

/** What accounts use: their contracts with the bytes of their files, processor seconds so far, and analyses of a month (its first day). */
export async function readAccountUse(db: Db, ids: readonly string[], month: string): Promise<Map<string, AccountUse>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<AccountUse & { id: string }>(sql`
    select ${users.id} as id, coalesce(held.contracts, 0)::int as contracts, coalesce(held.bytes, 0)::float8 as bytes,
           coalesce(${processorUse.total} / 1000, 0)::float8 as "processorSeconds", coalesce(${planUse.analyses}, 0)::int as "analysesThisMonth"
    from ${users}
    left join ${processorUse} on ${processorUse.userId} = ${users.id}
    left join ${planUse} on ${planUse.userId} = ${users.id} and ${planUse.month} = ${month}
    left join lateral (select count(*) as contracts, sum(${contracts.fileSize}) as bytes from ${contracts}
      where ${contracts.userId} = ${users.id} and ${contracts.upload} = 'ready') held on true
    where ${users.id} = any(${`{${ids.join(',')}}`}::text[]::uuid[])`);
  return new Map([...rows].map(({ id, ...use }) => [id, use]));
}
