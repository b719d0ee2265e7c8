import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, type StorageSettings } from '../../src/storage/open';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-'));
});
afterAll(() => rm(folder, { recursive: true }));

const settings = (more: Partial<StorageSettings> = {}): StorageSettings => ({
  DATA_DIR: folder,
  S3_REGION: 'us-east-1',
  S3_FORCE_PATH_STYLE: false,
  S3_CHECKSUM_MODE: 'WHEN_REQUIRED',
  ...more,
});

test('a folder by default', async () => {
  const storage = await openStorage(settings());
  await storage.put('contracts/a.pdf', new Uint8Array([7]), '');
  expect(await readdir(join(folder, 'files/contracts'))).toEqual(['a.pdf']);
});

test.each<[Partial<StorageSettings>, string]>([
  [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, 'S3_ENDPOINT is set but S3_BUCKET is not'],
  [{ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'S3_ACCESS_KEY_ID is set but S3_BUCKET is not'],
  [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'],
  [{ S3_BUCKET: 'b', S3_SECRET_ACCESS_KEY: 'a' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'],
])('half a set-up is refused: %j', async (more, message) => {
  await expect(openStorage(settings(more))).rejects.toThrow(message);
});

test('a folder that cannot be written is refused by name', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(openStorage(settings({ DATA_DIR: file }))).rejects.toThrow(
    `The folder ${file}/files (DATA_DIR) cannot be`,
  );
});

test('clears half-written files of dead writers, not those of live ones', async () => {
  await openStorage(settings());
  const incoming = join(folder, 'files/.incoming');
  await writeFile(join(incoming, 'dead'), 'half');
  await utimes(join(incoming, 'dead'), 1, 1);
  await writeFile(join(incoming, 'live'), 'half');
  await openStorage(settings());
  expect(await readdir(incoming)).toEqual(['live']);
});
