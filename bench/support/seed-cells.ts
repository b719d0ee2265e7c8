import { sql } from 'drizzle-orm';
import { analyse } from '../../src/analysis/analyse';
import { cellsOf } from '../../src/contracts/cells';
import { contractDates } from '../../src/contracts/dates/contract-dates';
import { headlineOf } from '../../src/contracts/headline';
import type { Database } from '../../src/db/client';
import { contractTextFromPlain } from '../../tests/support/contract-text';
import { plainContracts } from '../../tests/support/plain-contracts';

/**
 * Gives a user so many listed contracts: those of `tests/fixtures/plain-english` in turns, as the engine reads them, with days moved and one answer in ten
 * turned, so that values differ as they do between papers. No runs and no files. Rows are made by the database itself.
 */
export async function seedCells(db: Database, userId: string, count: number): Promise<void> {
  await db.execute(sql`create unlogged table seed_contracts (n int primary key, headline jsonb)`);
  await db.execute(sql`create unlogged table seed_cells (n int, cell jsonb)`);
  const papers = plainContracts();
  for (const [n, { text }] of papers.entries()) {
    const analysis = analyse(contractTextFromPlain(text));
    const headline = headlineOf(analysis, contractDates({ analysis, judgements: new Map() }));
    const cells = cellsOf({ analysis, side: 'neutral', findings: [], headline });
    await db.execute(sql`insert into seed_contracts values (${n}, ${JSON.stringify(headline)}::text::jsonb)`);
    await db.execute(
      sql`insert into seed_cells select ${n}, cell from jsonb_array_elements(${JSON.stringify(cells)}::text::jsonb) cell`,
    );
  }
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(count, from + BATCH - 1);
    await db.execute(sql`insert into contracts (id, user_id, upload, filename, file_size, sha256, object_key, status, summary, headline, listed_by, uploaded_at)
      select md5(${userId}::text || g)::uuid, ${userId}::uuid, 'ready', 'Agreement ' || g || '.pdf', 120000 + g, repeat(md5(g::text), 2),
        'contracts/' || md5(${userId}::text || g) || '.pdf', 'completed', '', s.headline, 1000, now() - g * interval '1 hour'
      from generate_series(${from}::int, ${to}::int) g join seed_contracts s on s.n = g % ${papers.length}::int`);
    await db.execute(sql`insert into contract_cells
      select md5(${userId}::text || g)::uuid, ${userId}::uuid, c."column", c.part, case when turned then 'unclear' else c.state end, c.value,
        case when c.sort ~ '^\\d{4}-\\d\\d-\\d\\d$' then (c.sort::date + g % 700)::text else c.sort end,
        case when turned then 'unclear' else c.verdict end, c.severity, md5(g || c."column"), c.decision, c.page, c.quote
      from generate_series(${from}::int, ${to}::int) g join seed_cells s on s.n = g % ${papers.length}::int
      cross join jsonb_populate_record(null::contract_cells, s.cell) c
      cross join lateral (select c."column" like 'question.%' and abs(hashtext(g || c."column")) % 10 = 0 as turned) t`);
  }
  await db.execute(sql`drop table seed_contracts, seed_cells`);
}

const BATCH = 1_000;
