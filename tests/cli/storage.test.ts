import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from '../../src/storage/disk';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { eventually } from '../support/eventually';
import { Line } from '../support/line';
import { ROOT, runProgram, scriptOf } from '../support/program';
import { startS3, type TestS3 } from '../support/s3';

const FILES = 40;

let world: ContractWorld;
let s3: TestS3;
let database: Line;
let dataDir: string;
let env: Record<string, string>;

beforeAll(async () => {
  [world, s3, dataDir] = await Promise.all([contractWorld(), startS3(), mkdtemp(join(tmpdir(), 'cli-storage-'))]);
  const { path, user, database: name } = world.options;
  database = new Line({ path: String(path) });
  env = {
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@127.0.0.1:${await database.listen()}/${name}`,
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  };
});
afterEach(() => s3.setFault('none'));
afterAll(async () => {
  await database.close();
  await Promise.all([world.close(), s3.stop(), rm(dataDir, { recursive: true, force: true })]);
});

const cli = (args: string[], more: Record<string, string> = {}) =>
  runProgram('src/cli.ts', ['storage', ...args], { env: { ...env, ...more } });
const copied = async () => (await Array.fromAsync(s3.storage().list('contracts/'))).length;

describe('check', () => {
  test('proves the store in use and leaves nothing behind', async () => {
    const { code, out } = await cli(['check']);
    expect(out).toStartWith(`Checking the bucket ${s3.bucket} at ${s3.endpoint}\n  ok      answers\n`);
    expect(out).toEndWith('The store can do all that is asked of it.\n');
    expect(code).toBe(0);
    expect(await Array.fromAsync(s3.storage().list(''))).toEqual([]);
  });

  test('says what is wrong with a store that cannot be used', async () => {
    const missing = await cli(['check'], { S3_BUCKET: 'no-such-bucket' });
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('(S3_BUCKET)') });
    await s3.setFault('down');
    const down = await cli(['check']);
    await s3.setFault('none');
    expect(down).toMatchObject({ code: 1, err: expect.stringContaining('does not answer (ECONNREFUSED)') });
    const none = await cli(['check', '--store', 's3'], {
      S3_BUCKET: '',
      S3_ENDPOINT: '',
      S3_ACCESS_KEY_ID: '',
      S3_SECRET_ACCESS_KEY: '',
    });
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('S3_BUCKET is not set') });
  });
});

test('copy: killed in the middle and run again, it copies only the rest; what is missing is listed by id', async () => {
  await Promise.all([world.clear(), s3.clear()]);
  const disk = new DiskStorage(join(dataDir, 'files'));
  await disk.prepare();
  const userId = await world.addUser();
  for (let i = 0; i < FILES; i++) await world.submit(userId, pdfBytes(`${i}`.padEnd(200_000)), 'Merger.pdf', disk);

  const child = Bun.spawn(
    [process.execPath, scriptOf('src/cli.ts'), 'storage', 'copy', '--to', 's3', '--at-once', '1'],
    {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  await eventually(async () => (await copied()) > 2);
  await s3.setFault('hang');
  child.kill('SIGKILL');
  await child.exited;
  await s3.setFault('none');
  const before = await copied();
  expect(before).toBeGreaterThan(2);
  expect(before).toBeLessThan(FILES);

  const again = await cli(['copy', '--to', 's3']);
  expect(again.out).toContain(`Copied ${FILES - before} files (`);
  expect(again.out).toContain(`; ${before} were there already.\nIf the server runs on the other store: stop it`);
  expect(again.code).toBe(0);
  expect(await cli(['verify'])).toMatchObject({ code: 0, out: `${FILES} of ${FILES} files are what was uploaded.\n` });

  const [lost] = (await world.rows()).contracts;
  await disk.delete(lost?.objectKey ?? '');
  await s3.storage().delete(lost?.objectKey ?? '');
  const broken = await cli(['copy', '--to', 's3', '--quick']);
  expect(broken).toMatchObject({ code: 1, out: expect.stringContaining(`${FILES - 1} were there already`) });
  expect(broken.err).toContain(`missing  ${lost?.id}\n`);
  expect(again.err + again.out + broken.err + broken.out).not.toContain('Merger');
  expect((await cli(['verify', '--store', 'disk'])).code).toBe(1);
}, 60_000);
