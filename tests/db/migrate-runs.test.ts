import { expect, test } from 'bun:test';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { listFindings } from '../../src/contracts/findings';
import { getContents, getHighlights } from '../../src/contracts/proof';
import { getContract } from '../../src/contracts/read';
import { listRuns } from '../../src/contracts/runs';
import { migrateDatabase } from '../../src/db/migrate';
import { judgedAnalysis, sixSentences } from '../support/findings';
import { withOlderDatabase } from '../support/migrations';

const BEFORE_RUNS_WERE_NAMED = 2;

test('an analysis that was made before runs were named is kept, shown, and its proof worked out', async () => {
  await withOlderDatabase(BEFORE_RUNS_WERE_NAMED, async (db, options) => {
    const [userId, id, run] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const contract = sixSentences();
    const analysis = JSON.stringify(judgedAnalysis(contract));
    const text = gzipSync(JSON.stringify(contract)).toString('hex');
    await db.execute(
      sql`insert into users (id, name, email, password_hash) values (${userId}, 'Ada', 'ada@example.com', 'x')`,
    );
    await db.execute(sql`insert into contracts (id, user_id, upload, filename, file_size, sha256, object_key, status, summary, analysis_id)
      values (${id}, ${userId}, 'ready', 'Lease.pdf', 9, 'ab', 'contracts/a.pdf', 'completed', 'Short.', ${run})`);
    await db.execute(sql`insert into analyses (id, contract_id, analysis, text)
      values (${run}, ${id}, ${analysis}::text::jsonb, decode(${text}, 'hex'))`);

    expect(await migrateDatabase(options)).toBeGreaterThan(0);

    expect(await getContract({ db }, userId, id)).toMatchObject({
      status: 'completed',
      summary: 'Short.',
      aiAnalysis: judgedAnalysis(contract),
      run: { id: run, current: true },
      rerunFailure: null,
    });
    expect(await listRuns({ db }, userId, id)).toMatchObject([{ id: run, engine: { name: 'builtin' } }]);
    expect((await listFindings({ db }, userId, id)).findings.length).toBeGreaterThan(5);
    expect((await getHighlights({ db }, userId, id)).highlights.length).toBeGreaterThan(2);
    expect(await getContents({ db }, userId, id)).toMatchObject({ run });
  });
});
