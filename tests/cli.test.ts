import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAdminByEmail } from '../src/db/admins';
import { openConfiguredDatabase } from '../src/db/open';
import { processesNaming, ROOT, runProgram, scriptOf } from './support/program';
import { type RunningServer, startServer } from './support/server';
import { addSeededApp } from './support/two-step';

const PASSWORD = 'correct horse';
let dataDir: string;

const cli = (args: string[], stdin = '') => runProgram('src/cli.ts', args, { env: { DATA_DIR: dataDir }, stdin });
const createAda = () => cli(['admin', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin'], PASSWORD);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'counterpart-cli-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('every command has its help', async () => {
  const commands = [
    [],
    ['analyze'],
    ['admin'],
    ['admin', 'create'],
    ['admin', 'list'],
    ['admin', 'revoke'],
    ['factors'],
  ];
  const more = [['contracts'], ['contracts', 'reprocess'], ['migrate'], ['sweep']];
  const helps = await Promise.all([...commands, ...more].map((command) => cli([...command, '--help'])));
  for (const { code, out } of helps) {
    expect(code).toBe(0);
    expect(out).toStartWith('Usage: counterpart');
  }
});

describe('without a server', () => {
  test('administrators are made, listed and revoked, and no process is left', async () => {
    expect(await createAda()).toMatchObject({ code: 0, err: '' });
    expect((await cli(['admin', 'list'])).out).toMatch(/^ada@example\.com\tAda\t\d{4}-/);
    const again = await createAda();
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('ada@example.com exists');
    expect(await cli(['admin', 'revoke', 'ADA@example.com'])).toMatchObject({ code: 0 });
    expect(await cli(['admin', 'revoke', 'ada@example.com'])).toMatchObject({ code: 1 });
    expect(processesNaming(dataDir)).toEqual([]);
  });

  test('second factors are removed for who has lost them, and the log says so', async () => {
    expect(await createAda()).toMatchObject({ code: 0 });
    const none = await cli(['factors', 'reset-admin', 'ada@example.com']);
    expect(none).toMatchObject({ code: 0, out: 'ada@example.com has no second factor.\n' });
    expect(await cli(['factors', 'reset-user', 'ada@example.com'])).toMatchObject({
      code: 1,
      err: 'counterpart: There is no user with the email ada@example.com\n',
    });
    const kept = await openConfiguredDatabase({ DATA_DIR: dataDir, kind: 'command' });
    const ada = await findAdminByEmail(kept.db, 'ada@example.com');
    await addSeededApp(kept.db, { kind: 'admin', id: ada?.id ?? '' }, new Uint8Array(1));
    await kept.close();
    const removed = await cli(['factors', 'reset-admin', 'ADA@example.com']);
    expect(removed).toMatchObject({ code: 0, out: expect.stringContaining('are removed (1)') });
    expect(removed.err).toContain('second factors were removed by the operator');
    expect((await cli(['factors', 'reset-admin', 'ada@example.com'])).out).toContain('no second factor');
    expect(await cli(['admin', 'revoke', 'ada@example.com'])).toMatchObject({ code: 0 });
  });

  test('passwords and names keep the rules of the browser', async () => {
    const end = await cli(['admin', 'create', 'ada@example.com', '--name', 'A', '--password-stdin'], 'short');
    expect(end).toMatchObject({ code: 1, err: 'counterpart: Name must be at least 2 characters\n' });
    const short = await cli(['admin', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin'], 'short');
    expect(short).toMatchObject({ code: 1, err: 'counterpart: Password must be at least 8 characters\n' });
    const without = await cli(['admin', 'create', 'ada@example.com', '--name', 'Ada']);
    expect(without).toMatchObject({ code: 1, err: expect.stringContaining('--password-stdin') });
  });

  test('a terminal is asked for the password twice and shows nothing of it', async () => {
    let shown = '';
    const child = Bun.spawn(
      [process.execPath, scriptOf('src/cli.ts'), 'admin', 'create', 'tty@example.com', '--name', 'Terry'],
      {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir },
        terminal: {
          data: (terminal, bytes) => {
            const prompts = shown.split('Password').length;
            shown += new TextDecoder().decode(bytes);
            if (shown.split('Password').length > prompts) terminal.write(`${PASSWORD}x\u007f\r`);
          },
        },
      },
    );
    expect(await child.exited).toBe(0);
    expect(shown).toContain('Password again: ');
    expect(shown).not.toContain(PASSWORD);
    expect((await cli(['admin', 'list'])).out).toContain('tty@example.com');
  });

  test('two commands at once wait for each other', async () => {
    const ends = await Promise.all([cli(['admin', 'list']), cli(['migrate']), cli(['sweep'])]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(processesNaming(dataDir)).toEqual([]);
  });

  test('which contracts to reprocess must be said, and once', async () => {
    for (const args of [[], ['--failed', '--all'], ['some-id', '--all']])
      expect(await cli(['contracts', 'reprocess', ...args])).toMatchObject({ code: 1, out: '' });
    const unknown = await cli(['contracts', 'reprocess', 'no-such-id']);
    expect(unknown).toMatchObject({ code: 1, err: 'There is no contract no-such-id\n' });
    expect(await cli(['contracts', 'reprocess', '--all'])).toMatchObject({ code: 0 });
  });
});

describe('beside a running server', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({}, dataDir);
  });

  afterAll(() => server.stop());

  test('commands work on its database and leave it running', async () => {
    expect(await createAda()).toMatchObject({ code: 0, err: '' });
    const login = await fetch(`${server.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: PASSWORD }),
    });
    expect(login.status).toBe(200);
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(await cli(['admin', 'revoke', 'ada@example.com'])).toMatchObject({ code: 0 });
    const session = await fetch(`${server.url}/api/admin/session`, { headers: { cookie } });
    expect(await session.text()).not.toContain('"isAdmin":true');
    expect(await cli(['sweep'])).toMatchObject({ code: 0 });
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  });
});
