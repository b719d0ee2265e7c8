import { afterAll, beforeAll, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client';
import { type TestDatabase, testDatabase } from '../support/database';
import { Line } from '../support/line';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`create table notes (text text not null)`);
});

afterAll(() => database.close());

const notes = async () => (await database.db.execute<{ text: string }>(sql`select text from notes`)).map((n) => n.text);

test('a transaction that is late fails as unavailable, and what it does after that is rolled back', async () => {
  const db = openDatabase({ ...database.options }, { max: 1, transactionMs: 100 });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const late = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('late')`);
    await Bun.sleep(300);
    await tx.execute(sql`insert into notes values ('later')`);
    end();
  });
  expect(late).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
  await ended;
  // The pool's only connection is free again, and the transaction before this one left nothing.
  await db.transaction((tx) => tx.execute(sql`insert into notes values ('in time')`));
  expect(await notes()).toEqual(['in time']);
  await db.$client.end();
});

test('a transaction answers what its work answers, and fails as its work fails', async () => {
  expect(await database.db.transaction(async () => 42)).toBe(42);
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('undone')`);
    throw new RangeError('no');
  });
  expect(failing).rejects.toThrow(RangeError);
  await failing.catch(() => undefined);
  expect(await notes()).not.toContain('undone');
});

test('the server ends a statement and a pause in a transaction that last too long', async () => {
  const [limits] = await database.db.execute(
    sql`select current_setting('statement_timeout') s, current_setting('idle_in_transaction_session_timeout') i`,
  );
  expect(limits).toEqual({ s: '30s', i: '30s' });
});

test('a URL opens the same pool as options do', async () => {
  const { path, user, database: name } = database.options as { path: string; user: string; database: string };
  const line = new Line({ path });
  const db = openDatabase(`postgres://${user}@127.0.0.1:${await line.listen()}/${name}`, { max: 1 });
  const [row] = await db.execute(
    sql`select current_database() as name, current_setting('statement_timeout') as "limit"`,
  );
  expect(row).toEqual({ name, limit: '30s' });
  await db.$client.end();
  await line.close();
});
