import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type ConnectionOptions, type Database, openDatabase } from '../../src/db/client';
import { type EmbeddedPostgres, openEmbedded } from '../../src/db/embedded';
import { MIGRATIONS, migrateDatabase } from '../../src/db/migrate';

/** Where the Postgres of the whole test run listens, as JSON of connection options; set by `scripts/test.ts`. */
export const TEST_POSTGRES = 'COUNTERPART_TEST_POSTGRES';

/** Any number: test files that run at once make the template one after the other. */
const TEMPLATE_LOCK = 7_350_113;

export interface TestDatabase {
  db: Database;
  options: ConnectionOptions;
  close(): Promise<void>;
}

export interface TestPostgres extends EmbeddedPostgres {
  dataDir: string;
}

/**
 * Starts a Postgres for tests in a folder of its own. It ends with this process, however that ends, and takes its files with
 * it. `durable` as a
 * real one: what is committed survives a kill -9.
 */
export async function startTestPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'counterpart-test-'));
  return { dataDir, ...(await openEmbedded({ dataDir, kind: 'server', durable, disposable: true })) };
}

let started: Promise<ConnectionOptions> | undefined;

function serverOptions(): Promise<ConnectionOptions> {
  const given = process.env[TEST_POSTGRES];
  started ??= given ? Promise.resolve(JSON.parse(given)) : startTestPostgres().then(({ options }) => options);
  return started;
}

/** Changes with every change of a migration. */
function migrationsKey(): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  for (const name of files.sort()) hash.update(`${name}\0`).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated database that later ones are copied from; a new one whenever the migrations change. */
async function ensureTemplate(maintenance: Database, options: ConnectionOptions): Promise<string> {
  const name = `template_${migrationsKey()}`;
  await maintenance.execute(sql`select pg_advisory_lock(${TEMPLATE_LOCK})`);
  const found = await maintenance.execute(sql`select 1 from pg_database where datname = ${name}`);
  if (found.length === 0) {
    const side = `${name}_new`;
    await maintenance.execute(sql`drop database if exists ${sql.identifier(side)}`);
    await maintenance.execute(sql`create database ${sql.identifier(side)}`);
    await migrateDatabase({ ...options, database: side });
    await maintenance.execute(sql`alter database ${sql.identifier(side)} rename to ${sql.identifier(name)}`);
  }
  return name;
}

/** A fresh, migrated database on a real Postgres, copied from a template. Close it when done. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = await serverOptions();
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await withMaintenance(server, async (maintenance) => {
    const template = await ensureTemplate(maintenance, server);
    await maintenance.execute(
      sql`create database ${sql.identifier(name)} template ${sql.identifier(template)} strategy file_copy`,
    );
  });
  const options = { ...server, database: name };
  const db = openDatabase({ ...options });
  const close = async () => {
    await db.$client.end({ timeout: 2 });
    await withMaintenance(server, (maintenance) =>
      maintenance.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`),
    );
  };
  return { db, options, close };
}

/** A connection of its own to the server's first database; the template's lock is given back with it. */
async function withMaintenance(options: ConnectionOptions, work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = openDatabase({ ...options }, { max: 1 });
  try {
    await work(db);
  } finally {
    await db.$client.end({ timeout: 2 });
  }
}
