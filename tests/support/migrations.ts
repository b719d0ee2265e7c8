import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type ConnectionOptions, type Database, openDatabase } from '../../src/db/client';
import { MIGRATIONS, migrateDatabase } from '../../src/db/migrate';
import { testDatabase } from './database';

/** The migrations as a later version of the program might have them: ours and one more. Answers their folder, made in `parent`. */
export async function laterMigrations(parent: string, statement: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'later-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = await Bun.file(journalFile).json();
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' };
  await writeFile(join(folder, '9999_later.sql'), statement);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  return folder;
}

/** The migrations as an older version of the program had them: the first so many of ours. Answers their folder, made in `parent`. */
async function olderMigrations(parent: string, count: number): Promise<string> {
  const folder = await mkdtemp(join(parent, 'older-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = await Bun.file(journalFile).json();
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** Hands over a database as an older version made it, by the first so many migrations, which is dropped after the work. */
export async function withOlderDatabase(
  count: number,
  work: (db: Database, options: ConnectionOptions) => Promise<void>,
): Promise<void> {
  const server = await testDatabase();
  const parent = await mkdtemp(join(tmpdir(), 'counterpart-migrations-'));
  const name = `older_${crypto.randomUUID().replaceAll('-', '')}`;
  await server.db.execute(sql`create database ${sql.identifier(name)} template template0`);
  const options = { ...server.options, database: name };
  const db = openDatabase(options);
  try {
    await migrateDatabase(options, { folder: await olderMigrations(parent, count) });
    await work(db, options);
  } finally {
    await db.$client.end();
    await server.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
    await server.close();
    await rm(parent, { recursive: true });
  }
}
