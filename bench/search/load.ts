import { sql } from 'drizzle-orm';
import { indexOf } from '../../src/contracts/packed-text';
import type { Database } from '../../src/db/client';
import { ownerKey, SEGMENT, segmentKey } from '../../src/search/lexemes';
import { contractOf, ownSentences } from './corpus';

export const PAGES = 20;
const BATCH = 50;
const INDEX = 'contract_texts_words_idx';

/** A user with so many contracts of twenty pages, in the index as the worker puts them there; answers the user's id. */
export async function loadUser(db: Database, contracts: number): Promise<string> {
  const userId = crypto.randomUUID();
  const definition = await dropIndex(db);
  await db.execute(
    sql`insert into users (id, name, email, password_hash) values (${userId}, 'Ada', 'ada@example.com', 'x')`,
  );
  const sentences = await ownSentences();
  for (let from = 0; from < contracts; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, contracts - from) }, (_, i) => {
      const index = indexOf(contractOf(sentences, PAGES, from + i + 1));
      return {
        id: crypto.randomUUID(),
        run: crypto.randomUUID(),
        n: from + i,
        segment: segmentKey(ownerKey(userId), Math.floor((from + i) / SEGMENT)),
        ...index,
        breaks: `{${index.breaks.join(',')}}`,
      };
    });
    await insertRows(db, userId, rows);
    if (from % 1_000 === 0) console.error(`  ${from} of ${contracts}`);
  }
  await fillWords(db);
  await makeIndex(db, definition);
  await settle(db);
  return userId;
}

async function insertRows(db: Database, userId: string, rows: object[]): Promise<void> {
  const shape = sql`json_to_recordset(${JSON.stringify(rows)}::text::json)
    as x(id uuid, run uuid, n int, segment text, words text, pairs text, text text, breaks text)`;
  await db.execute(sql`with x as materialized (select * from ${shape}),
    c as (insert into contracts (id, user_id, upload, filename, file_size, sha256, object_key, status, analysis_id, indexed_by, listed_by, headline, uploaded_at)
      select id, ${userId}::uuid, 'ready', 'Contract ' || n || '.pdf', 120000, repeat('0', 64), id::text, 'completed', run, 1000, 1000,
        '{"title":"Services agreement","kind":"Services agreement","rating":"medium","noticeBy":null,"end":null,"summary":""}', now() - n * interval '1 hour' from x),
    t as (insert into contract_texts (contract_id, user_id, segment, uploaded_at, analysis_id, words, pairs, text, breaks)
      select id, ${userId}::uuid, segment, now() - n * interval '1 hour', run, words, pairs, text, breaks::int[] from x)
    insert into contract_cells (contract_id, user_id, "column", part, state, value, sort)
      select id, ${userId}::uuid, "column", part, 'found', value, value from x, lateral (values
        ('kind', 0, (array['Services agreement','Residential lease','Non-disclosure agreement','Licence','Loan'])[1 + n % 5]),
        ('rating', 0, (array['high','medium','low'])[1 + n % 3]), ('fact.governingLaw', 0, (array['New York','Delaware','England and Wales'])[1 + n % 3]),
        ('party', 0, 'Halden Forge AS'), ('party', 1, 'Customer ' || n % 400)) v("column", part, value)`);
  // Some fifty questions are asked of a paper.
  await db.execute(sql`insert into contract_cells (contract_id, user_id, "column", part, state, value, sort)
    select id, ${userId}::uuid, 'question.q' || q, 0, (array['yes','no','not_stated'])[1 + (n + q) % 3], null, '' from ${shape}, generate_series(1, 50) q`);
}

/**
 * So many further users with a few contracts each, which have the texts of the first one's, so that all words are everybody's; answers the id of one of them.
 */
export async function loadOthers(db: Database, users: number, each: number): Promise<string> {
  const definition = await dropIndex(db);
  const ids = Array.from({ length: users }, () => crypto.randomUUID());
  for (const [u, userId] of ids.entries()) {
    await db.execute(
      sql`insert into users (id, name, email, password_hash) values (${userId}, 'Grace', ${`grace${u}@example.com`}, 'x')`,
    );
    await db.execute(sql`with x as materialized (select *, gen_random_uuid() as id from contract_texts where segment <> ${segmentKey(ownerKey(userId), 0)} order by contract_id offset ${(u * each) % 5_000} limit ${each}),
      c as (insert into contracts (id, user_id, upload, filename, file_size, sha256, object_key, status, analysis_id, indexed_by, listed_by, uploaded_at)
        select id, ${userId}::uuid, 'ready', 'Contract.pdf', 120000, repeat('0', 64), id::text, 'completed', analysis_id, 1000, 1000, uploaded_at from x)
      insert into contract_texts (contract_id, user_id, segment, uploaded_at, analysis_id, words, pairs, text, breaks)
        select id, ${userId}::uuid, ${segmentKey(ownerKey(userId), 0)}, uploaded_at, analysis_id, words, pairs, text, breaks from x`);
  }
  await fillWords(db);
  await makeIndex(db, definition);
  await settle(db);
  return ids[Math.floor(users / 2)] ?? '';
}

/** An index is made faster over rows that are there: takes that of the texts away, and answers how it is made again. */
export async function dropIndex(db: Database): Promise<string> {
  const [row] = await db.execute<{ indexdef: string }>(sql`select indexdef from pg_indexes where indexname = ${INDEX}`);
  await db.execute(sql.raw(`drop index ${INDEX}`));
  return `${row?.indexdef}; alter index ${INDEX} alter column 1 set statistics 0`;
}

/** Makes the index again that `dropIndex` took away. */
export async function makeIndex(db: Database, definition: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await tx.execute(sql.raw(definition));
  });
}

/** The list of words that parts of words are looked up in, of all users. */
export async function fillWords(db: Database): Promise<void> {
  await db.execute(sql`insert into search_words (user_id, word) select distinct user_id, w from contract_texts, unnest(string_to_array(words, ' ')) w
    where w ~ '^[^#=+0-9]' on conflict do nothing`);
}

async function settle(db: Database): Promise<void> {
  for (const table of ['contract_texts', 'contracts', 'contract_cells', 'search_words'])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
}
