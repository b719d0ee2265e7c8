import { afterAll, beforeAll, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client';
import { MigrationError, migrateDatabase } from '../../src/db/migrate';
import { type TestDatabase, testDatabase } from '../support/database';

let migrated: TestDatabase;

beforeAll(async () => {
  migrated = await testDatabase();
});

afterAll(() => migrated.close());

/** An empty database beside the migrated one. */
async function emptyDatabase(name: string) {
  await migrated.db.execute(sql`create database ${sql.identifier(name)} template template0`);
  const drop = () => migrated.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
  return { options: { ...migrated.options, database: name }, drop };
}

test('processes that start at once apply each migration once', async () => {
  const { options, drop } = await emptyDatabase(`empty_${process.pid}`);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(options)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  expect(await migrateDatabase(options)).toBe(0);
  const db = openDatabase(options, { max: 1 });
  expect(await db.execute(sql`select * from users`)).toHaveLength(0);
  await db.$client.end();
  await drop();
});

test('a database that a newer version has migrated is refused and left as it is', async () => {
  await migrated.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 99999999999999)`,
  );
  const refused = migrateDatabase(migrated.options);
  expect(refused).rejects.toThrow(MigrationError);
  await refused.catch((error) => expect(error.message).toMatch(/newer version of Counterpart/));
  const [last] = await migrated.db.execute(sql`select hash from drizzle.__drizzle_migrations order by id desc limit 1`);
  expect(last).toEqual({ hash: 'from the future' });
});
