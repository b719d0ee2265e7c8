import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { claimJob } from '../../src/db/jobs';
import { migrateDatabase } from '../../src/db/migrate';
import { withOlderDatabase } from '../support/migrations';

const BEFORE_THERE_WERE_TURNS = 6;

test('what waits when turns are brought in is served in turns, each user by the time of uploads', async () => {
  await withOlderDatabase(BEFORE_THERE_WERE_TURNS, async (db, options) => {
    await db.execute(
      sql`insert into users (name, email, password_hash) select 'Ada', n || '@example.com', 'x' from generate_series(1, 2) n`,
    );
    await db.execute(sql`insert into contracts (user_id, upload, filename, file_size, sha256, object_key, uploaded_at)
      select id, 'ready', n || ' of ' || left(email, 1), 9, 'ab', email || n, now() - interval '1 hour' + n * interval '1 minute'
      from users, generate_series(1, 3) n where email like '1%' or n = 3`);
    await db.execute(
      sql`insert into jobs (contract_id, run_at) select id, uploaded_at from contracts order by random()`,
    );

    expect(await migrateDatabase(options)).toBeGreaterThan(0);

    const order: unknown[] = [];
    for (let lease = await claimJob(db, 60_000); lease; lease = await claimJob(db, 60_000)) {
      const [taken] = await db.execute(sql`select filename from contracts where id = ${lease.contractId}`);
      await db.execute(sql`delete from jobs where id = ${lease.jobId}`);
      order.push(taken?.filename);
    }
    expect(order.toSpliced(0, 2).sort()).toEqual(['2 of 1', '3 of 1']);
    expect(order.slice(0, 2).sort()).toEqual(['1 of 1', '3 of 2']);
    expect(order.indexOf('2 of 1')).toBeLessThan(order.indexOf('3 of 1'));
  });
});
