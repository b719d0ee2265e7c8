import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test';
import * as fs from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearChecks, STORAGE_CHECKS } from '../../src/storage/check';
import { DiskStorage } from '../../src/storage/disk';
import type { Storage } from '../../src/storage/storage';
import { startS3, type TestS3 } from '../support/s3';

let folder: string;
let disk: DiskStorage;
let s3: TestS3;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'));
  disk = new DiskStorage(join(folder, 'files'));
  await disk.prepare();
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const put = (storage: Storage, key: string, bytes: Uint8Array) =>
  storage.put(key, bytes, new Bun.CryptoHasher('sha256').update(bytes).digest('hex'));

interface Store {
  open: () => Storage;
  /** Writes one byte under each key. */
  fill: (keys: string[]) => Promise<unknown>;
}

const stores: [name: string, store: Store][] = [
  ['disk', { open: () => disk, fill: (keys) => Promise.all(keys.map((key) => put(disk, key, new Uint8Array([120])))) }],
  ['s3', { open: () => s3.storage({ deadlineMs: 20_000 }), fill: (keys) => s3.fill(keys) }],
];

test('a file folder that is missing, cannot be written or has a full disk is not ready', async () => {
  const root = join(folder, 'ready');
  const store = new DiskStorage(root);
  const fault = () =>
    store.checkReady().then(
      () => 'ready',
      (error: Error) => error.message,
    );
  expect(await fault()).toContain('missing or cannot be written');
  await store.prepare();
  expect(await fault()).toBe('ready');
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
  await rename(join(root, '.incoming'), join(root, 'elsewhere'));
  await writeFile(join(root, '.incoming'), 'no folder');
  expect(await fault()).toContain('missing or cannot be written');
  // Always full where there is such a device, whoever asks.
  if (process.platform !== 'linux') return;
  await rm(join(root, '.incoming'));
  await mkdir(join(root, '.incoming'));
  const none = spyOn(fs, 'statfs').mockImplementation((async () => ({ bavail: 1, bsize: 4096 })) as never);
  expect(await fault()).toBe('The disk of the file folder is full.');
  none.mockRestore();
  expect(await fault()).toBe('ready');
});

describe.each(stores)('%s', (_name, { open, fill }) => {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });

  test.each(STORAGE_CHECKS.map((check) => [check.name, check] as const))('%s', async (_what, check) => {
    await check.run(storage, 'checked/');
    expect(await clearChecks(storage, 'checked/')).toBe(0);
  });

  test('lists more than a page of 1,000, and deletes many at once', async () => {
    const keys = Array.from({ length: 1_005 }, (_, i) => `many/${i}.pdf`);
    await fill(keys);
    const found = await Array.fromAsync(storage.list('many/'));
    expect(found.map(({ key }) => key).sort()).toEqual([...keys].sort());
    await Promise.all(keys.slice(0, 60).map((key) => storage.delete(key)));
    expect(await Array.fromAsync(storage.list('many/'))).toHaveLength(945);
  }, 20_000);

  test('lists what begins with a prefix, and nothing else', async () => {
    await put(storage, 'listed/a.pdf', new Uint8Array(3));
    await put(storage, 'listed-not/b.pdf', new Uint8Array(4));
    const found = await Array.fromAsync(storage.list('listed/'));
    expect(found).toMatchObject([{ key: 'listed/a.pdf', size: 3 }]);
    expect(await Array.fromAsync(storage.list('nothing/'))).toEqual([]);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.incoming/b', '', 'a\\..\\b', 'a/\u0000', 'a/b/', 'é'])(
    'refuses the key %j',
    async (key) => {
      await expect(put(storage, key, new Uint8Array(1))).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
      await expect(storage.getRange(key, 0, 1)).rejects.toThrow('Not a storage key');
      await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
    },
  );
});

describe('the checks find a store that', () => {
  const broken: [fault: string, check: string, message: string, twist: (storage: Storage) => Partial<Storage>][] = [
    [
      'gives other bytes back',
      'writes and reads back',
      'they differ',
      () => ({ get: async () => new Uint8Array([1]) }),
    ],
    [
      'ignores ranges',
      'gives ranges: first, last, beyond the end, none',
      '1 bytes were written and 1000 came back',
      (storage) => ({ getRange: (key) => storage.getRange(key, 0, 1_000_000) }),
    ],
    [
      'makes up what is missing',
      'tells a missing file from a failure',
      'a file that is not there was read',
      () => ({ get: async () => new Uint8Array() }),
    ],
    ['keeps what is deleted', 'deletes, also what is not there', 'was read', () => ({ delete: async () => {} })],
    [
      'ends a list after the first page',
      'lists in pages, with size and time',
      '5 files were written, and the list names 2',
      (storage) => ({
        list: async function* (prefix, size) {
          let left = size ?? Number.POSITIVE_INFINITY;
          for await (const object of storage.list(prefix)) if (left-- > 0) yield object;
        },
      }),
    ],
    [
      'has another time',
      'lists in pages, with size and time',
      '120 minutes apart',
      (storage) => ({
        list: async function* (prefix) {
          for await (const object of storage.list(prefix))
            yield { ...object, modifiedAt: new Date(Date.now() - 2 * 60 * 60_000) };
        },
      }),
    ],
  ];

  test.each(broken)('%s', async (_fault, name, message, twist) => {
    const storage = Object.assign(Object.create(disk), twist(disk));
    const check = STORAGE_CHECKS.find((one) => one.name === name);
    await expect(check?.run(storage, 'broken/')).rejects.toThrow(message);
    expect(await clearChecks(disk, 'broken/')).toBe(0);
  });
});
