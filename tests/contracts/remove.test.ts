import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteContract } from '../../src/contracts/delete-contract';
import { removeDeleted, removeOrphans } from '../../src/contracts/remove';
import { insertPendingContract, removeContractRows } from '../../src/db/contracts';
import { deletedObjects } from '../../src/db/schema';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { startS3 } from '../support/s3';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const HOUR = 60 * 60_000;
const later = (ms: number) => ({ ...world, now: () => new Date(Date.now() + ms) });

/** What a process leaves that dies after writing the object. */
async function pendingUpload(userId: string): Promise<string> {
  const objectKey = `contracts/${crypto.randomUUID()}.pdf`;
  const file = { filename: 'a.pdf', fileSize: 1, sha256: 'x', uploadedAt: new Date() };
  await insertPendingContract(world.db, { userId, objectKey, ...file });
  await world.storage.put(objectKey, pdfBytes());
  return objectKey;
}

async function orphan(age = 2 * HOUR): Promise<string> {
  const key = `contracts/${crypto.randomUUID()}.pdf`;
  await world.storage.put(key, pdfBytes());
  const then = (Date.now() - age) / 1000;
  await utimes(join(world.folder, key), then, then);
  return key;
}

test('contracts of a user go with jobs and objects, those of others stay', async () => {
  const [ada, bob] = [await world.addUser(), await world.addUser()];
  await world.submit(ada);
  await world.submit(ada);
  const kept = await world.submit(bob);
  await world.db.transaction((tx) => removeContractRows(tx, ada));
  expect(await world.rows()).toMatchObject({ contracts: [{ id: kept.id }], jobs: [{ contractId: kept.id }] });
  await removeDeleted(world);
  expect(await world.objects()).toHaveLength(1);
  expect((await world.rows()).tombstones).toEqual([]);
});

test('a deletion that is rolled back deletes no object', async () => {
  const ada = await world.addUser();
  await world.submit(ada);
  const failing = world.db.transaction(async (tx) => {
    await removeContractRows(tx, ada);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await removeDeleted(world);
  expect(await world.objects()).toHaveLength(1);
  expect((await world.rows()).contracts).toHaveLength(1);
});

test('a store that is down keeps the tombstones until it is back', async () => {
  const s3 = await startS3();
  const storage = s3.storage({ deadlineMs: 1_000 });
  const ada = await world.addUser();
  await world.submit(ada);
  await world.db.transaction((tx) => removeContractRows(tx, ada));
  await s3.setFault('down');
  await expect(removeDeleted({ ...world, storage })).rejects.toMatchObject({ code: 'unavailable' });
  expect((await world.rows()).tombstones).toHaveLength(1);
  await s3.setFault('none');
  await removeDeleted({ ...world, storage });
  expect((await world.rows()).tombstones).toEqual([]);
  await s3.stop();
});

test('more files than are looked up at a time go in one sweep', async () => {
  const many = Array.from({ length: 1_001 }, (_, i) => ({ objectKey: `contracts/gone-${i}.pdf` }));
  await world.db.insert(deletedObjects).values(many);
  await removeDeleted(world);
  expect((await world.rows()).tombstones).toEqual([]);
});

test('who deletes a contract waits for its file alone', async () => {
  const ada = await world.addUser();
  const { id } = await world.submit(ada);
  await world.db.insert(deletedObjects).values({ objectKey: 'contracts/of-somebody-else.pdf' });
  await deleteContract(world, ada, id);
  expect(await world.objects()).toEqual([]);
  expect((await world.rows()).tombstones).toMatchObject([{ objectKey: 'contracts/of-somebody-else.pdf' }]);
});

test('an upload that never got ready goes after an hour, not before', async () => {
  const ada = await world.addUser();
  await pendingUpload(ada);
  const whole = await world.submit(ada);
  await removeDeleted(later(HOUR - 60_000));
  expect((await world.rows()).contracts).toHaveLength(2);
  await removeDeleted(later(HOUR + 60_000));
  expect((await world.rows()).contracts).toMatchObject([{ id: whole.id }]);
  expect(await world.objects()).toHaveLength(1);
});

test('an object without a row goes after an hour, not before; those with one stay', async () => {
  const ada = await world.addUser();
  await world.submit(ada);
  const pending = await pendingUpload(ada);
  const old = await orphan();
  const young = await orphan(HOUR / 2);
  await removeOrphans(world);
  const keys = (await world.objects()).map(({ key }) => key);
  expect(keys).toContain(pending);
  expect(keys).toContain(young);
  expect(keys).not.toContain(old);
  expect(keys).toHaveLength(3);
});

test('a store full of strange objects is another database’s: nothing is deleted', async () => {
  for (let i = 0; i < 21; i++) await orphan();
  await removeOrphans(world);
  expect(await world.objects()).toHaveLength(21);
  expect(world.logged()).toContain('none were deleted');
});
