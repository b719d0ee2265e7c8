import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../support/program';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

const cli = (place: string, args: string[], stdin = '') =>
  runProgram('src/cli.ts', args, { env: { DATA_DIR: join(folder, place) }, stdin });

test('an archive is written, proved, and brought into another place, once', async () => {
  const file = join(folder, 'monday.tar');
  await cli('old', ['admin', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin'], 'correct horse');
  expect(await cli('old', ['backup', file])).toMatchObject({ code: 0, out: '' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await cli('old', ['backup', file]);
  expect(again).toMatchObject({ code: 1, err: `counterpart: ${file} is there already.\n` });

  const proved = await cli('nowhere', ['restore', '--check', file]);
  expect(proved).toMatchObject({ code: 0, out: expect.stringContaining('is whole: accounts 0, contracts 0') });
  expect(await readdir(folder)).not.toContain('nowhere');

  expect(await cli('new', ['restore', file])).toMatchObject({ code: 0, out: expect.stringContaining('Restored') });
  expect((await cli('new', ['admin', 'list'])).out).toStartWith('ada@example.com\tAda');
  expect((await readdir(folder)).sort()).toEqual(['monday.tar', 'new', 'old']);
});

test('what is no backup, or not there, is said in one line', async () => {
  await Bun.write(join(folder, 'other.tar'), 'something else');
  const other = await cli('nowhere', ['restore', '--check', join(folder, 'other.tar')]);
  expect(other).toMatchObject({ code: 1, err: 'counterpart: The backup is damaged or no backup at all.\n' });
  const none = await cli('nowhere', ['restore', join(folder, 'none.tar')]);
  expect(none).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^counterpart: There is no file .*none\.tar\.\n$/),
  });
});
