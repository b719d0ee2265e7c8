import { and, count, eq, gt, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Cell } from '../shared/cells';
import type { Database, Db, Transaction } from './client';
import { contractCells, contracts, contractTexts, type StoredHeadline, searchWords } from './schema';

/** What is kept of a text so that it is found. */
export type IndexRow = Omit<typeof contractTexts.$inferInsert, 'userId' | 'uploadedAt'>;

const { segment, words, pairs } = contractTexts;
/** As the index has it: Postgres uses an index for the very same expression only. */
const VECTOR = sql`array_to_tsvector(string_to_array(${segment} || replace(btrim(${words} || ' ' || ${pairs}), ' ', ' ' || ${segment}), ' '))`;
/** Words that begin with a letter and no sign. */
const WHOLE_WORD = '^[^#=+0-9]';

/** A table that is being rewritten keeps nobody waiting for longer; the text is indexed later then. */
const LOCK_MS = 5_000;

/**
 * Puts a text into the index, in the place of the one before. The same text again writes next to nothing: a run made anew mostly reads the same. Call it in a
 * transaction that has locked the contract.
 * @throws Error of Postgres (55P03) where others keep the table
 */
export async function replaceIndex(tx: Db, row: IndexRow, indexedBy: number): Promise<void> {
  const { contractId, analysisId } = row;
  const same = and(
    eq(contractTexts.contractId, contractId),
    eq(contractTexts.text, row.text),
    eq(words, row.words),
    eq(pairs, row.pairs),
    eq(contractTexts.breaks, row.breaks),
  );
  const kept = await tx
    .update(contractTexts)
    .set({ analysisId })
    .where(same)
    .returning({ id: contractTexts.contractId });
  if (kept.length === 0) {
    await tx.delete(contractTexts).where(eq(contractTexts.contractId, contractId));
    await tx.execute(sql`insert into ${contractTexts} (contract_id, user_id, segment, uploaded_at, analysis_id, words, pairs, text, breaks)
      select id, user_id, ${row.segment}, uploaded_at, ${analysisId}, ${row.words}, ${row.pairs}, ${row.text}, ${`{${row.breaks.join(',')}}`}::int[]
      from ${contracts} where id = ${contractId}`);
    await tx.execute(sql`insert into ${searchWords} (user_id, word)
      select t.user_id, w from ${contractTexts} t, unnest(string_to_array(t.words, ' ')) w
      where t.contract_id = ${contractId} and w ~ ${WHOLE_WORD} on conflict do nothing`);
  }
  await keepIndex(tx, contractId, indexedBy);
}

/**
 * One at a time writes the index of a user until its transaction ends: who opens a segment must see how full the last one is, and who forgets words which others
 * add.
 * @throws Error of Postgres (55P03) where others keep it, or a table of it, for long
 */
export async function lockIndex(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`search index of ${userId}`}, 0))`);
}

/** The last segment of a user's index, and how many contracts it has; null where there is none. */
export async function findLastSegment(db: Db, userId: string): Promise<{ segment: string; contracts: number } | null> {
  const ofUser = eq(contractTexts.userId, userId);
  const last = db
    .select({ segment: max(segment) })
    .from(contractTexts)
    .where(ofUser);
  const [row] = await db
    .select({ segment, contracts: count() })
    .from(contractTexts)
    .where(and(ofUser, eq(segment, last)))
    .groupBy(segment);
  return row ?? null;
}

/**
 * Takes a user's contract that is about to be deleted out of the index, and those of its words that no other contract of the user has. Call it after
 * `lockIndex`.
 */
export async function removeFromIndex(
  tx: Db,
  userId: string,
  contractId: string,
  segments: readonly string[],
): Promise<void> {
  await tx.execute(sql`set local enable_seqscan = off`);
  const [gone] = await tx
    .delete(contractTexts)
    .where(and(eq(contractTexts.contractId, contractId), eq(contractTexts.userId, userId)))
    .returning({ words });
  if (gone)
    await tx.execute(sql`delete from ${searchWords} using unnest(string_to_array(${gone.words}, ' ')) gone
      where ${searchWords.userId} = ${userId} and ${searchWords.word} = gone and gone ~ ${WHOLE_WORD}
        and not exists (select from ${each(segments)}, lateral (
          select ${contractTexts.userId} from ${contractTexts} where ${VECTOR} @@ ('''' || key || gone || '''')::tsquery offset 0) t
          where t.user_id = ${userId})`);
}

const each = (segments: readonly string[]) => sql`unnest(${`{${segments.join(',')}}`}::text[]) as segments(key)`;

/** Leaves what the index has of a contract as it is, as if it had just been written. */
export async function keepIndex(db: Db, id: string, indexedBy: number): Promise<void> {
  await db.update(contracts).set({ indexedBy }).where(eq(contracts.id, id));
}

/** Whose contract it is, and the run that is shown of it; null before the first. */
export async function findShownRunId(db: Db, id: string): Promise<{ userId: string; analysisId: string } | null> {
  const { userId, analysisId } = contracts;
  const [row] = await db.select({ userId, analysisId }).from(contracts).where(eq(contracts.id, id));
  return row?.analysisId ? { userId: row.userId, analysisId: row.analysisId } : null;
}

const waiting = (indexedBy: number) =>
  and(lt(contracts.indexedBy, indexedBy), sql`${contracts.analysisId} is not null`);

/** Analysed contracts that are not in the index, or were put there by an older version. */
export async function findUnindexed(db: Db, indexedBy: number, limit: number): Promise<string[]> {
  const rows = await db.select({ id: contracts.id }).from(contracts).where(waiting(indexedBy)).limit(limit);
  return rows.map(({ id }) => id);
}

/** How many of a user's contracts wait for it. */
export async function countUnindexed(db: Db, userId: string, indexedBy: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contracts)
    .where(and(waiting(indexedBy), eq(contracts.userId, userId)));
  return row?.count ?? 0;
}

/**
 * Runs a search within its own limit of time, by the index: without statistics Postgres would now and then rather read all texts.
 * @throws Error of Postgres (57014) when the time is over
 */
export async function searching<T>(db: Database, limitMs: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return await db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('statement_timeout', ${String(limitMs)}, true), set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
      );
      return await work(tx);
    },
    { accessMode: 'read only' },
  );
}

/** Words of a user's contracts that have these letters in them, the shortest first. */
export async function findWordsWith(db: Db, userId: string, letters: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.userId, userId), gt(sql`strpos(${searchWords.word}, ${letters})`, 0)))
    .orderBy(sql`length(${searchWords.word})`, searchWords.word)
    .limit(limit);
  return rows.map(({ word }) => word);
}

/** A search as the index understands it (`IndexQuery`), and what cells the contracts must have. */
export interface IndexSearch {
  /** The segments of the user's index, and what stands for the key of each in the queries. */
  segments: readonly string[];
  placeholder: string;
  must: string;
  doubt: string | null;
  graded: readonly { query: string; grade: number }[];
  cells: readonly (Pick<Cell, 'column'> & Partial<Pick<Cell, 'value' | 'state'>>)[];
}

export interface FoundText {
  id: string;
  /** Its text may have what is to be left out. */
  doubtful: boolean;
}

/**
 * Contracts of a user, those that are most about the words first, then the newest; doubtful ones last. Grades are the strongest that the index tells, so that a word that is in every
 * contract is ranked without reading any.
 */
export async function findByWords(tx: Db, userId: string, search: IndexSearch, limit: number): Promise<FoundText[]> {
  const { segments, placeholder } = search;
  // The limit keeps Postgres from looking for the user first and reading all of its texts.
  const found = (
    query: string,
  ) => sql`(select t.contract_id as id, t.uploaded_at as at from ${each(segments)}, lateral (
    select ${contractTexts.contractId}, ${contractTexts.userId}, ${contractTexts.uploadedAt} from ${contractTexts}
    where ${VECTOR} @@ replace(${query}, ${placeholder}, key)::tsquery offset 0) t where t.user_id = ${userId})`;
  const grades = search.graded.map(({ query, grade }) => sql`select id, ${grade}::int as grade from ${found(query)} f`);
  const doubts = search.doubt ? sql`select id from ${found(search.doubt)} f` : sql`select null::uuid as id where false`;
  const rows = await tx.execute<{ id: string; doubtful: boolean }>(sql`
    with hits as materialized (
      select id, at from ${found(search.must)} f where true ${sql.join(search.cells.map((cell) => hasCell(userId, cell)))}
    ),
    grades as materialized (select id, sum(grade) as grade from (${sql.join(grades, sql` union all `)}) g group by id),
    doubts as materialized (${doubts})
    select hits.id, doubts.id is not null as doubtful
    from hits left join grades using (id) left join doubts using (id)
    order by doubtful, coalesce(grade, 0) desc, at desc, hits.id
    limit ${limit}`);
  return rows.map(({ id, doubtful }) => ({ id, doubtful }));
}

function hasCell(userId: string, { column, value, state }: IndexSearch['cells'][number]): SQL {
  return sql` and id in (
    select contract_id from ${contractCells}
    where user_id = ${userId} and "column" = ${column}
      ${value === undefined ? sql`` : sql`and value = ${value}`} ${state === undefined ? sql`` : sql`and state = ${state}`})`;
}

/** The text of a contract that was found, and what its hit tells. */
export interface HitText {
  id: string;
  filename: string;
  uploadedAt: Date;
  headline: StoredHeadline | null;
  run: string;
  text: string;
  breaks: number[];
}

/** The texts of contracts, in no particular order. */
export async function findTexts(tx: Db, ids: readonly string[]): Promise<HitText[]> {
  if (ids.length === 0) return [];
  const { filename, uploadedAt, headline } = contracts;
  const { text, breaks, analysisId: run, contractId: id } = contractTexts;
  return await tx
    .select({ id, filename, uploadedAt, headline, run, text, breaks })
    .from(contractTexts)
    .innerJoin(contracts, eq(contracts.id, contractTexts.contractId))
    .where(isOneOf(contractTexts.contractId, ids));
}

const isOneOf = (
  column: SQL | typeof contractTexts.contractId | typeof contractCells.contractId,
  ids: readonly string[],
) => sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;

export interface CountedValue {
  column: string;
  value: string;
  count: number;
}

/** How many of the contracts have which value in each of the columns, the most frequent first; with `states` which state, as of answers. */
export async function countCells(
  tx: Db,
  ids: readonly string[],
  columns: readonly string[],
  { states = false } = {},
): Promise<CountedValue[]> {
  if (ids.length === 0 || columns.length === 0) return [];
  // A rating that can't be given has its reason for a value.
  const value = states ? sql`state` : sql`case when state = 'not_assessed' then state else value end`;
  const names = columns.map((name) => sql`${name}`);
  return await tx.execute<{ column: string; value: string; count: number }>(sql`
    select "column", ${value} as value, count(distinct contract_id)::int as count from ${contractCells}
    where ${isOneOf(contractCells.contractId, ids)} and "column" in (${sql.join(names, sql`, `)}) and ${value} is not null
    group by 1, 2 order by 3 desc, 2`);
}

/** How many of the contracts have a cell in each column that begins with `prefix`: those of `first`, then the most frequent. */
export async function countColumns(
  tx: Db,
  ids: readonly string[],
  { prefix, first, limit }: { prefix: string; first: readonly string[]; limit: number },
): Promise<{ column: string; count: number }[]> {
  if (ids.length === 0) return [];
  const named = first.map((name) => sql`${name}`);
  const ahead = named.length > 0 ? sql`"column" in (${sql.join(named, sql`, `)}) desc, ` : sql``;
  return await tx.execute<{ column: string; count: number }>(sql`
    select "column", count(*)::int as count from ${contractCells}
    where ${isOneOf(contractCells.contractId, ids)} and starts_with("column", ${prefix})
    group by 1 order by ${ahead}2 desc, 1 limit ${limit}`);
}
