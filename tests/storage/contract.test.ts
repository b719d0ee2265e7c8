import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from '../../src/storage/disk';
import type { Storage } from '../../src/storage/storage';
import { startS3, type TestS3 } from '../support/s3';

let folder: string;
let s3: TestS3;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: [name: string, open: () => Promise<Storage>][] = [
  [
    'disk',
    async () => {
      const storage = new DiskStorage(join(folder, 'files'));
      await storage.prepare();
      return storage;
    },
  ],
  ['s3', async () => s3.storage()],
];

function sha256(bytes: Uint8Array): string {
  return new Bun.CryptoHasher('sha256').update(bytes).digest('hex');
}

async function keysOf(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const object of storage.list(prefix)) keys.push(object.key);
  return keys.sort();
}

describe.each(stores)('%s', (_name, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });
  const put = (key: string, bytes: Uint8Array) => storage.put(key, bytes, sha256(bytes));

  test.each([
    ['nothing', new Uint8Array()],
    ['a few bytes', new Uint8Array([0, 255, 13, 10])],
    ['8 MiB, the most that goes in one piece', new Uint8Array(8 * 1024 ** 2).fill(1)],
    ['17 MiB, in parts', big(17 * 1024 ** 2)],
  ])('gives back what it was given: %s', async (_what, bytes) => {
    await put('given/a.pdf', bytes);
    expect(sha256(await storage.get('given/a.pdf'))).toBe(sha256(bytes));
  });

  test('gives a range, cut at the end of the object', async () => {
    const bytes = big(9 * 1024 ** 2);
    await put('range/a.pdf', bytes);
    for (const [start, end] of [
      [0, 1],
      [5, 5],
      [8 * 1024 ** 2 - 3, 8 * 1024 ** 2 + 4],
      [bytes.length - 7, bytes.length],
      [bytes.length - 7, bytes.length + 100],
    ] as const)
      expect(await (await storage.getRange('range/a.pdf', start, end)).bytes()).toEqual(bytes.slice(start, end));
    await expect(storage.getRange('range/missing.pdf', 0, 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(storage.getRange('../x', 0, 1)).rejects.toThrow('Not a storage key');
  });

  test('replaces an object as a whole', async () => {
    await put('replaced/a.pdf', new Uint8Array(1000).fill(1));
    await put('replaced/a.pdf', new Uint8Array([2]));
    expect([...(await storage.get('replaced/a.pdf'))]).toEqual([2]);
  });

  test('says not_found for what is not there', async () => {
    await expect(storage.get('missing/a.pdf')).rejects.toMatchObject({ name: 'AppError', code: 'not_found' });
  });

  test('deletes, also what is not there', async () => {
    await put('gone/a.pdf', new Uint8Array([1]));
    await storage.delete('gone/a.pdf');
    await storage.delete('gone/a.pdf');
    await expect(storage.get('gone/a.pdf')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('lists a prefix with size and time', async () => {
    const before = Date.now() - 5_000;
    await put('listed/a.pdf', new Uint8Array(3));
    await put('listed/b.pdf', new Uint8Array(4));
    await put('other/c.pdf', new Uint8Array(5));
    const found = [];
    for await (const object of storage.list('listed/')) found.push(object);
    expect(found.map(({ key, size }) => [key, size]).sort()).toEqual([
      ['listed/a.pdf', 3],
      ['listed/b.pdf', 4],
    ]);
    for (const { modifiedAt } of found) expect(modifiedAt.getTime()).toBeGreaterThan(before);
    expect(await keysOf(storage, 'nothing/')).toEqual([]);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.incoming/b', '', 'a\\..\\b', 'a/\u0000', 'a/b/', 'é'])(
    'refuses the key %j',
    async (key) => {
      await expect(put(key, new Uint8Array(1))).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
      await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
    },
  );
});

/** Bytes that differ from place to place, so that a part in the wrong place is seen. */
function big(length: number): Uint8Array {
  const words = new Uint32Array(length / 4);
  for (let i = 0; i < words.length; i++) words[i] = Math.imul(i, 2654435761);
  return new Uint8Array(words.buffer);
}
