import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../support/database';
import { databaseLine } from '../support/database-line';

/** A rejection that nobody hears fails the test by itself: it would end the process that serves everyone. */
test('a line that breaks again and again fails calls, each one to its caller, and works afterwards', async () => {
  const database = await testDatabase();
  const line = await databaseLine(database.options);
  let breaking = true;
  const settled = { well: 0, failed: 0 };
  const call = async () => {
    while (breaking) {
      await line.db.execute(sql`select 1`).then(
        () => settled.well++,
        () => settled.failed++,
      );
      await Bun.sleep(2);
    }
  };
  const calls = [call(), call(), call()];
  for (let time = 0; time < 25; time++) {
    await line.setFault('down');
    await Bun.sleep(20 + time);
    await line.setFault('none');
    await Bun.sleep(20 + time);
  }
  breaking = false;
  await Promise.all(calls);
  expect(settled.failed).toBeGreaterThan(0);
  expect([...(await line.db.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }]);
  await line.close();
  await database.close();
});
