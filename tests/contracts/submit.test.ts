import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listContracts } from '../../src/contracts/read';
import { submitContract } from '../../src/contracts/submit';
import { users } from '../../src/db/schema';
import type { Storage } from '../../src/storage/storage';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { startS3 } from '../support/s3';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

/** A store that lets something happen right after the object was written. */
const storageThen = (after: () => Promise<unknown>): Storage => ({
  put: async (key, bytes) => {
    await world.storage.put(key, bytes);
    await after();
  },
  get: (key) => world.storage.get(key),
  getRange: (key, start, end) => world.storage.getRange(key, start, end),
  delete: (key) => world.storage.delete(key),
  list: (prefix) => world.storage.list(prefix),
  checkReady: () => world.storage.checkReady(),
  removeUnfinished: (prefix, before) => world.storage.removeUnfinished(prefix, before),
});

test('stores the bytes, shows the contract and queues one job', async () => {
  const userId = await world.addUser();
  let woken = 0;
  const contract = await submitContract(
    { ...world, wakeWorker: () => woken++ },
    { userId, filename: '../Lease.pdf', bytes: pdfBytes('x') },
  );
  expect(contract).toMatchObject({ filename: 'Lease.pdf', fileSize: 10, status: 'processing', aiAnalysis: null });
  const { contracts, jobs } = await world.rows();
  expect(jobs).toMatchObject([{ contractId: contract.id, state: 'waiting', attempts: 0 }]);
  const key = contracts[0]?.objectKey ?? '';
  expect(key).toMatch(/^contracts\/[0-9a-f-]{36}\.pdf$/);
  expect(await world.storage.get(key)).toEqual(Buffer.from(pdfBytes('x')));
  expect(contracts[0]?.sha256).toBe(new Bun.CryptoHasher('sha256').update(pdfBytes('x')).digest('hex'));
  expect(woken).toBe(1);
});

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'invalid'],
  ['text', new TextEncoder().encode('hello'), 'unsupported_type'],
  ['a mark that comes too late', new TextEncoder().encode(`${' '.repeat(1020)}%PDF-1.7`), 'unsupported_type'],
  ['51 MB', Buffer.concat([pdfBytes(), new Uint8Array(50 * 1024 ** 2)]), 'too_large'],
])('refuses %s and keeps nothing of it', async (_what, bytes, code) => {
  const userId = await world.addUser();
  await expect(world.submit(userId, bytes)).rejects.toMatchObject({ name: 'AppError', code });
  expect(await world.rows()).toMatchObject({ contracts: [], jobs: [], tombstones: [] });
  expect(await world.objects()).toEqual([]);
});

test('takes a PDF whose mark stands within the first 1024 bytes', async () => {
  const userId = await world.addUser();
  await world.submit(userId, new TextEncoder().encode(`${' '.repeat(1019)}%PDF-1.7`));
  expect(await listContracts(world, userId)).toHaveLength(1);
});

test('a store that is down leaves nothing behind', async () => {
  const s3 = await startS3();
  const storage = s3.storage({ deadlineMs: 1_000 });
  await s3.setFault('down');
  const userId = await world.addUser();
  const submission = { userId, filename: 'a.pdf', bytes: pdfBytes() };
  await expect(submitContract({ ...world, storage, wakeWorker: () => undefined }, submission)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await listContracts(world, userId)).toEqual([]);
  expect(await world.rows()).toMatchObject({ contracts: [], jobs: [] });
  await s3.stop();
});

test('a folder that vanished leaves nothing behind', async () => {
  const userId = await world.addUser();
  await rm(join(world.folder, '.incoming'), { recursive: true });
  await expect(world.submit(userId)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await world.rows()).toMatchObject({ contracts: [], jobs: [] });
  await world.storage.prepare();
});

test('a user deleted during the upload leaves no contract, no job', async () => {
  const userId = await world.addUser();
  const storage = storageThen(() => world.db.delete(users));
  const deps = { ...world, storage, wakeWorker: () => undefined };
  await expect(submitContract(deps, { userId, filename: 'a.pdf', bytes: pdfBytes() })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await world.rows()).toMatchObject({ contracts: [], jobs: [] });
});

test('an upload is seen by nobody until it is whole', async () => {
  const userId = await world.addUser();
  let seen: unknown;
  const storage = storageThen(async () => {
    seen = await listContracts(world, userId);
  });
  await submitContract(
    { ...world, storage, wakeWorker: () => undefined },
    { userId, filename: 'a.pdf', bytes: pdfBytes() },
  );
  expect(seen).toEqual([]);
  expect(await listContracts(world, userId)).toHaveLength(1);
});
