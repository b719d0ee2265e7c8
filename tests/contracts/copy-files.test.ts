import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles } from '../../src/contracts/copy-files';
import { verifyFiles } from '../../src/contracts/verify-files';
import { removeContractRows } from '../../src/db/contracts';
import { contracts } from '../../src/db/schema';
import { DiskStorage } from '../../src/storage/disk';
import type { Storage } from '../../src/storage/storage';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { startS3, type TestS3 } from '../support/s3';

let world: ContractWorld;
let s3: TestS3;
let folder: string;
beforeAll(async () => {
  [world, s3, folder] = await Promise.all([contractWorld(), startS3(), mkdtemp(join(tmpdir(), 'copy-'))]);
});
afterEach(async () => {
  await s3.setFault('none');
  await s3.clear();
  await world.clear();
});
afterAll(async () => {
  await Promise.all([world.close(), s3.stop(), rm(folder, { recursive: true })]);
});

const bucket = () => s3.storage({ deadlineMs: 2_000 });
const named = (storage: Storage, name = 'the bucket') => ({ name, storage, retryMs: 20 });
const copy = (to: Storage, from: Storage = world.storage, options: { quick?: boolean } = {}) =>
  copyFiles({ db: world.db, from: named(from, 'the folder'), to: named(to) }, { concurrency: 4, ...options });

async function keysOf(storage: Storage): Promise<string[]> {
  return (await Array.fromAsync(storage.list('contracts/'))).map(({ key }) => key).sort();
}

/** Contracts of a new user, with what the rows say of their files. */
async function upload(...contents: string[]) {
  const userId = await world.addUser();
  for (const content of contents) await world.submit(userId, pdfBytes(content));
  const { contracts } = await world.rows();
  return contents.map((content) => {
    const sha256 = new Bun.CryptoHasher('sha256').update(pdfBytes(content)).digest('hex');
    const row = contracts.find((one) => one.sha256 === sha256 && one.userId === userId);
    if (!row) throw new Error('no row');
    return { ...row, key: row.objectKey };
  });
}

test('there and back: every file, proved, and the sources stay as they are', async () => {
  await upload('a', 'b', 'c');
  const before = await world.objects();
  expect(await copy(bucket())).toEqual({ copied: 3, copiedBytes: 30, present: 0, faults: [] });
  expect(await world.objects()).toEqual(before);
  const back = new DiskStorage(join(folder, 'back'));
  await back.prepare();
  expect(await copy(back, bucket())).toMatchObject({ copied: 3, faults: [] });
  const verified = await verifyFiles({ db: world.db, store: named(back) }, { concurrency: 2 });
  expect(verified).toEqual({ right: 3, faults: [] });
  expect(await keysOf(bucket())).toEqual(await keysOf(back));
});

test('a second run copies what is new and what is wrong in the target; a quick one looks at sizes', async () => {
  const [a] = await upload('a', 'b');
  await copy(bucket());
  await upload('c');
  await bucket().put(a?.key ?? '', pdfBytes('X'), '0'.repeat(64));
  expect(await copy(bucket(), world.storage, { quick: true })).toMatchObject({ copied: 1, present: 2 });
  expect(await copy(bucket())).toMatchObject({ copied: 1, present: 2 });
  expect(await copy(bucket())).toEqual({ copied: 0, copiedBytes: 0, present: 3, faults: [] });
});

test('names what the source lacks or has otherwise by id, and copies the rest', async () => {
  const [missing, differs] = await upload('a', 'b', 'c');
  await world.storage.delete(missing?.key ?? '');
  await world.storage.put(differs?.key ?? '', pdfBytes('other'));
  const faults = [
    { id: missing?.id, fault: 'missing' },
    { id: differs?.id, fault: 'differs' },
  ];
  const { copied, faults: found } = await copy(bucket());
  expect([copied, found.length]).toEqual([1, 2]);
  expect(found).toEqual(expect.arrayContaining(faults));
  expect(await keysOf(bucket())).toHaveLength(1);
  const verified = await verifyFiles({ db: world.db, store: named(world.storage) }, { concurrency: 2 });
  expect(verified).toMatchObject({ right: 1, faults: expect.arrayContaining(faults) });
});

test('what is in the target only, since the server runs on it already, is no fault', async () => {
  const [a] = await upload('a', 'b');
  await copy(bucket());
  await world.storage.delete(a?.key ?? '');
  expect(await copy(bucket())).toMatchObject({ present: 2, faults: [] });
});

test('a contract that is deleted meanwhile leaves nothing in the target and is no fault', async () => {
  const [a, b] = await upload('a', 'b');
  const target = Object.assign(Object.create(bucket()), {
    put: async (...args: Parameters<Storage['put']>) => {
      if (a) await world.db.transaction((tx) => removeContractRows(tx, a.userId));
      await bucket().put(...args);
    },
  });
  expect(b?.userId).toBe(a?.userId ?? '');
  expect(await copy(target)).toMatchObject({ copied: 0, faults: [] });
  expect(await keysOf(bucket())).toEqual([]);
});

test('a short outage is waited out, a long one ends the run and names the store; the next goes on', async () => {
  await upload('a', 'b', 'c');
  await s3.setFault('cut-request', 5);
  expect(await copy(bucket())).toMatchObject({ copied: 3 });
  await upload('d');
  await s3.setFault('down');
  await expect(copy(bucket())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Stopped, since the bucket does not answer (ECONNREFUSED). Run it again.',
  });
  await s3.setFault('none');
  expect(await copy(bucket())).toMatchObject({ copied: 1, present: 3 });
});

test('a target that keeps other bytes than it is given ends the run', async () => {
  await upload('a');
  const liar = Object.assign(Object.create(bucket()), { get: async () => pdfBytes('lie') });
  await expect(copy(liar)).rejects.toThrow('Stopped, since the bucket does not keep what it is given.');
});

test('more contracts than one page, and none of the uploads in progress', async () => {
  const userId = await world.addUser();
  const one = new Bun.CryptoHasher('sha256').update('x').digest('hex');
  const keys = Array.from({ length: 503 }, (_, i) => `contracts/${i}.pdf`);
  const file = { userId, filename: 'a.pdf', fileSize: 1, sha256: one };
  await world.db
    .insert(contracts)
    .values(keys.map((objectKey, i) => ({ ...file, objectKey, upload: i === 0 ? 'pending' : 'ready' }) as const));
  await s3.fill(keys.slice(0, -1));
  const seen: number[] = [];
  const result = await copyFiles(
    { db: world.db, from: named(world.storage), to: named(bucket()) },
    { concurrency: 8, quick: true, onFile: (bytes) => seen.push(bytes) },
  );
  expect(result).toMatchObject({ copied: 0, present: 501, faults: [{ fault: 'missing' }] });
  expect(seen).toHaveLength(502);
});
