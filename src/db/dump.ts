import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client';
import { RESUME_CLOCK } from './jobs';
import * as schema from './schema';

/**
 * What is left behind: who was signed in, was about to be, and who failed to; e-mails that were to be sent. A session that was ended must not come back to life, nor an
 * e-mail be sent twice.
 */
const LEFT_BEHIND: readonly PgTable[] = [
  schema.accountLinks,
  ...[
    schema.sessions,
    schema.adminSessions,
    schema.pendingSignIns,
    schema.passkeyChallenges,
    schema.providerSignIns,
    schema.providerJoins,
    schema.signInFailures,
  ],
  // Of the files of this database alone.
  schema.deletions,
  ...[schema.outgoingMail, schema.mailedContracts, schema.sentMail],
  // Of the last half hour on another machine.
  schema.processorUse,
  // Worked out anew from what is copied, since the columns that say by whom they were written are left behind too.
  ...[schema.contractCells, schema.contractDates, schema.contractTexts, schema.searchWords],
];
/** The address of a calendar that was given up must not come back to life either. */
const LEFT_COLUMNS: readonly unknown[] = [
  schema.contracts.listedBy,
  schema.contracts.indexedBy,
  schema.calendarFeeds.tokenHash,
];

/** What is only ever added to, also before somebody uses the database: a copy's rows come to those that are there. */
const ADDED_TO: ReadonlySet<string> = new Set(
  [schema.auditEvents, schema.auditNames].map((table) => getTableConfig(table).name),
);

/** A table as it is copied: its columns by name, and the one that counts by itself. */
export interface CopiedTable {
  name: string;
  columns: string[];
  counter: string | null;
}

/** The tables that a copy of the database has, each after those it refers to. */
export function copiedTables(): CopiedTable[] {
  const left = (Object.values(schema) as unknown[])
    .filter((part): part is PgTable => is(part, PgTable) && !LEFT_BEHIND.includes(part))
    .map((table) => ({ table, ...getTableConfig(table) }));
  const ordered: typeof left = [];
  while (left.length > 0) {
    const next = left.findIndex(({ table, foreignKeys }) =>
      foreignKeys.every((key) => {
        const { foreignTable } = key.reference();
        return foreignTable === table || ordered.some((earlier) => earlier.table === foreignTable);
      }),
    );
    if (next < 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...left.splice(next, 1));
  }
  return ordered.map(({ table, name }) => ({
    name,
    columns: Object.values(getTableColumns(table))
      .filter((column) => !LEFT_COLUMNS.includes(column))
      .map((column) => column.name),
    counter: Object.values(getTableColumns(table)).find((column) => column.generatedIdentity)?.name ?? null,
  }));
}

/** Names of all our tables, those of other versions aside. */
export const ownTables = (): string[] =>
  (Object.values(schema) as unknown[])
    .filter((part): part is PgTable => is(part, PgTable))
    .map((table) => getTableConfig(table).name);

/** As a list in SQL. */
export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Rows of a table are taken this many at a time: a run has some 200 KB. */
const ROWS = 64;

/**
 * Calls `work` with what reads the tables as they stood together at one moment, whatever is written meanwhile. Nobody has to wait
 * for it.
 */
export async function inSnapshot<T>(
  db: Database,
  work: (rowsOf: (table: CopiedTable) => AsyncIterable<string[]>) => Promise<T>,
): Promise<T> {
  return (await db.$client.begin('isolation level repeatable read read only', async (client) => {
    await client.unsafe(UNHURRIED);
    return await work(async function* (table) {
      const rows = `select ${quoted(table.columns)} from "${table.name}"`;
      const query = client.unsafe(`select row_to_json(t)::text as line from (${rows}) t`);
      for await (const part of query.cursor(ROWS)) yield part.map(({ line }) => String(line));
    });
  })) as T;
}

/** A copy of a large database takes longer than any call of the server may. */
const UNHURRIED = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** Writes rows, each a line of JSON, into tables that nobody else can use until the transaction ends. */
export interface RowWriter {
  /** @throws Error where a row does not fit */
  write(table: CopiedTable, lines: readonly string[]): Promise<void>;
  /** Removes contracts with all that is theirs. */
  removeContracts(ids: readonly string[]): Promise<void>;
}

/**
 * Fills the database within one transaction: all that `work` writes is there afterwards, or nothing.
 * @throws NotEmptyError where somebody has used it already; whatever `work` throws
 */
export async function fillEmpty<T>(db: Database, work: (writer: RowWriter) => Promise<T>): Promise<T> {
  return (await db.$client.begin(async (client) => {
    await client.unsafe(UNHURRIED);
    await client.unsafe(`lock table ${quoted(await tablesThere(client))} in access exclusive mode`);
    await demandEmpty(client);
    return await work({
      write: async ({ name, columns, counter }, lines) => {
        const list = quoted(columns);
        const from = `json_populate_recordset(null::"${name}", $1::text::json)`;
        const known = ADDED_TO.has(name) ? 'on conflict do nothing' : '';
        const insert = `insert into "${name}" (${list}) overriding system value select ${list} from ${from} ${known}`;
        await client.unsafe(insert, [`[${lines.join(',')}]`]);
        const next = `select setval(pg_get_serial_sequence('"${name}"', '${counter}'), max("${counter}")) from "${name}"`;
        if (counter !== null && lines.length > 0) await client.unsafe(next);
        if (columns.includes(schema.jobs.turn.name)) await client.unsafe(RESUME_CLOCK);
      },
      removeContracts: async (ids) => {
        await client.unsafe('delete from contracts where id = any($1::text[]::uuid[])', [`{${ids.join(',')}}`]);
      },
    });
  })) as T;
}

/** Our tables that the database has: one that is filled from an older version's copy has that version's. */
async function tablesThere(client: Pick<Database['$client'], 'unsafe'>): Promise<string[]> {
  const rows = await client.unsafe(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const there = new Set(rows.map(({ name }) => String(name)));
  return ownTables().filter((name) => there.has(name));
}

/** The database holds accounts or contracts already. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
}

const USED_BY_PEOPLE = ['users', 'admins', 'contracts'];

/** @throws NotEmptyError */
export async function demandEmpty(client: Pick<Database['$client'], 'unsafe'>): Promise<void> {
  for (const table of USED_BY_PEOPLE) {
    const rows = await client.unsafe(`select 1 from "${table}" limit 1`);
    if (rows.length > 0) throw new NotEmptyError(`The table ${table} has rows`);
  }
}
