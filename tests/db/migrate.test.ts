import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client';
import { MigrationError, migrateDatabase } from '../../src/db/migrate';
import { type TestDatabase, testDatabase } from '../support/database';
import { eventually } from '../support/eventually';
import { laterMigrations } from '../support/migrations';

const FOLDER = join(import.meta.dir, '../../drizzle');

let server: TestDatabase;
let folder: string;

beforeAll(async () => {
  server = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'counterpart-migrate-'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A database of its own beside the migrated one, dropped after the work. */
async function withDatabase(
  template: string,
  work: (options: typeof server.options) => Promise<unknown>,
): Promise<void> {
  const name = `migrate_${crypto.randomUUID().slice(0, 8)}`;
  await server.db.execute(sql`create database ${sql.identifier(name)} template ${sql.identifier(template)}`);
  try {
    await work({ ...server.options, database: name });
  } finally {
    await server.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
  }
}

test('processes that start at once apply each migration once', async () => {
  await withDatabase('template0', async (options) => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(options)));
    expect(applied.filter((count) => count > 0)).toHaveLength(1);
    expect(await migrateDatabase(options)).toBe(0);
    const db = openDatabase(options, { max: 1 });
    expect(await db.execute(sql`select * from users`)).toHaveLength(0);
    await db.$client.end();
  });
});

test('one that has to wait for another says so', async () => {
  await withDatabase('template0', async (options) => {
    const other = openDatabase(options, { max: 1 });
    await other.execute(sql`select pg_advisory_lock(7350112)`);
    const notes: string[] = [];
    const waiting = migrateDatabase(options, { onNote: (note) => notes.push(note) });
    await eventually(() => notes.length > 0);
    expect(notes).toEqual(['Another process is migrating the database; this one waits for it.']);
    await other.$client.end();
    expect(await waiting).toBeGreaterThan(0);
  });
});

test('a table in use is waited for without holding up its readers', async () => {
  await withDatabase('template0', async (options) => {
    await migrateDatabase(options);
    const later = await laterMigrations(folder, 'alter table "users" add column "later" text;');
    const db = openDatabase(options, { max: 2 });
    const notes: string[] = [];
    let migrating: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table users in access share mode`);
      migrating = migrateDatabase(options, { folder: later, onNote: (note) => notes.push(note) });
      await eventually(() => notes.length > 0);
      expect(notes[0]).toMatch(/table that a migration changes is in use/);
      expect(await db.execute(sql`select count(*) from users`)).toHaveLength(1);
    });
    expect(await migrating).toBe(1);
    await db.$client.end();
  });
});

test('an older version works on with what a newer one has added, and says so', async () => {
  await withDatabase('template0', async (options) => {
    await migrateDatabase(options);
    const later = await laterMigrations(folder, 'alter table "users" add column "later" text;');
    expect(await migrateDatabase(options, { folder: later })).toBe(1);
    const notes: string[] = [];
    expect(await migrateDatabase(options, { onNote: (note) => notes.push(note) })).toBe(0);
    expect(notes).toEqual([expect.stringMatching(/made by a newer version .* can still work with/)]);
  });
});

test('a database that a newer version has changed in a breaking way is refused and left as it is', async () => {
  await withDatabase('template0', async (options) => {
    await migrateDatabase(options);
    const later = await laterMigrations(
      folder,
      '-- breaking: names are kept elsewhere\nalter table "users" drop "name";',
    );
    await migrateDatabase(options, { folder: later });
    const refused = migrateDatabase(options);
    await expect(refused).rejects.toThrow(MigrationError);
    await expect(refused).rejects.toThrow(/newer version of Counterpart/);
    expect(await migrateDatabase(options, { folder: later })).toBe(0);
  });
});

/** What an older version that is running beside a newer one would stumble over. */
const TAKES_AWAY =
  /\b(drop\s+(table|column|schema|type)|rename|(?<!before\s)truncate|delete\s+from|set\s+not\s+null|set\s+data\s+type|alter\s+column\s+\S+\s+type|add\s+column\s+(?!.*default)[^;]*not\s+null)\b/i;

test('each migration only adds, unless its first line says that it breaks', async () => {
  const { entries } = JSON.parse(await readFile(join(FOLDER, 'meta/_journal.json'), 'utf8'));
  const wrong: string[] = [];
  for (const { tag } of entries) {
    const text = await readFile(join(FOLDER, `${tag}.sql`), 'utf8');
    if (TAKES_AWAY.test(text) && !text.startsWith('-- breaking: ')) wrong.push(tag);
  }
  expect(wrong).toEqual([]);
  for (const breaking of ['ALTER TABLE "users" DROP COLUMN "x"', 'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;'])
    expect(breaking).toMatch(TAKES_AWAY);
  for (const adding of [
    'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
    'CREATE TABLE "a" ("b" text NOT NULL)',
    'CREATE TRIGGER "t" BEFORE TRUNCATE ON "a"',
  ])
    expect(adding).not.toMatch(TAKES_AWAY);
});
