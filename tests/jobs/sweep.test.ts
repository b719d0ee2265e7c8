import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { removeContractRows } from '../../src/db/contracts';
import { sessions } from '../../src/db/schema';
import { insertSession } from '../../src/db/sessions';
import { startSweep, sweep } from '../../src/jobs/sweep';
import { type ContractWorld, contractWorld } from '../support/contracts';
import { eventually } from '../support/eventually';
import { startS3 } from '../support/s3';

const config = { AUDIT_RETENTION_DAYS: 365 };

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

/** Leaves a tombstone with its object, and a session that has run out beside one that has not. */
async function leaveThings(): Promise<void> {
  const ada = await world.addUser();
  await world.submit(ada);
  await world.db.transaction((tx) => removeContractRows(tx, ada));
  for (const [mark, days] of [
    [1, -1],
    [2, 1],
  ] as const)
    await insertSession(world.db, {
      tokenHash: new Uint8Array(32).fill(mark),
      userId: ada,
      expiresAt: new Date(Date.now() + days * 86_400_000),
    });
}

test('cleans at its start and stops when told', async () => {
  await leaveThings();
  const sweeping = startSweep({ ...world, config });
  await eventually(async () => (await world.db.select().from(sessions)).length === 1);
  await sweeping.stop();
  expect(await world.objects()).toEqual([]);
  expect((await world.rows()).tombstones).toEqual([]);
});

test('a store that is down does not keep the rest from being done', async () => {
  const s3 = await startS3();
  await s3.setFault('down');
  await leaveThings();
  await sweep({ ...world, config, storage: s3.storage({ deadlineMs: 500 }) });
  expect(await world.db.select().from(sessions)).toHaveLength(1);
  expect((await world.rows()).tombstones).toHaveLength(1);
  expect(world.logged()).toContain('a part of the sweep failed');
  await s3.stop();
});
