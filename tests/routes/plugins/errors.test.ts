import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Transaction } from '../../../src/db/client';
import { DiskStorage } from '../../../src/storage/disk';
import { type TestApp, testApp } from '../../support/app';
import { pdfBytes } from '../../support/contracts';

const SECRET = 'hunter2-never-shown';
const signIn = { json: { email: 'ada@example.com', password: SECRET } };

describe('an error that nobody expected', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await app.db.$client.unsafe('alter table users rename column password_hash to gone');
  });
  afterAll(() => app.close());

  test('is answered in fixed words with a reference that leads to the log', async () => {
    const response = await app.call('POST /api/auth/signin', signIn);
    const reference = response.headers.get('x-request-id') ?? 'none';
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: `Something went wrong on our side. Please try again. Reference: ${reference}`,
    });
    const line = app
      .logged()
      .split('\n')
      .find((each) => each.includes(reference));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ path: '/api/auth/signin', error: { code: '42703' } });
  });

  test('neither answer nor log holds what was sent', async () => {
    const json = { name: 'Ada', email: 'ada.private@example.com', password: SECRET };
    const response = await app.call('POST /api/auth/signup', { json });
    expect(response.status).toBe(500);
    const told = (await response.text()) + app.logged();
    for (const private_ of [SECRET, 'ada.private', '$argon2']) expect(told).not.toContain(private_);
  });
});

test('a store that fails is told in words for people, and its reason in the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-errors-'));
  await Bun.write(join(folder, 'contracts'), 'a file where a folder has to be');
  const storage = new DiskStorage(folder);
  await storage.prepare();
  const app = await testApp({ storage });
  const body = new FormData();
  body.set('pdf', new File([pdfBytes()], 'Lease.pdf'));
  const response = await app.call('POST /api/contracts/upload', { body, as: (await app.signUp()).cookies });
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: expect.stringContaining('file store cannot be reached') },
  ]);
  expect(app.logged()).toContain('EEXIST');
  await app.close();
  await rm(folder, { recursive: true });
});

describe('without its database the server says so and stays up', () => {
  const CALLS = ['GET /api/admin/session', 'GET /api/auth/session', 'GET /api/ready'];

  async function expectDown(app: TestApp, cookie: string): Promise<void> {
    for (const call of CALLS) {
      const response = await app.call(call, { headers: { cookie } });
      expect([call, response.status]).toEqual([call, 503]);
      expect(await response.json()).toEqual({ error: expect.stringContaining('database') });
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const signedIn = await app.call('POST /api/auth/signin', signIn);
    expect(signedIn.status).toBe(503);
    expect((await app.call('GET /api/health')).status).toBe(200);
  }

  const token = 'x'.repeat(43);
  const cookie = `session=${token}; admin_session=${token}`;

  test('nothing listens there', async () => {
    const db = openDatabase({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none', connect_timeout: 2 });
    const app = await testApp({ db });
    await expectDown(app, cookie);
    await db.$client.end({ timeout: 0 });
    await app.close();
  });

  test('its socket is gone', async () => {
    const db = openDatabase({ host: '/nonexistent-folder', user: 'nobody', database: 'none', connect_timeout: 2 });
    const app = await testApp({ db });
    await expectDown(app, cookie);
    await db.$client.end({ timeout: 0 });
    await app.close();
  });

  test('the server ends a connection in the middle of a request, and the next one works', async () => {
    const app = await testApp();
    const { owner, locked } = await lockSessions(app);
    const pending = app.call('GET /api/auth/session', { as: owner });
    await terminateWaiting(app);
    expect((await pending).status).toBe(503);
    await locked();
    expect((await app.call('GET /api/auth/session', { as: owner })).status).toBe(200);
    await app.close();
  });
});

/** Holds a lock that keeps a request waiting in the database until `locked` is called. */
async function lockSessions(app: TestApp) {
  const owner = (await app.signUp()).cookies;
  const door = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const transaction = app.db.transaction(async (tx: Transaction) => {
    await tx.execute('lock table sessions in access exclusive mode');
    held.resolve();
    await door.promise;
  });
  await held.promise;
  const locked = async () => {
    door.resolve();
    await transaction;
  };
  return { owner, locked };
}

async function terminateWaiting(app: TestApp): Promise<void> {
  for (;;) {
    const ended = await app.db.$client.unsafe(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (ended.length > 0) return;
    await Bun.sleep(10);
  }
}

test('a person who waits for a page gets one, a program gets JSON', async () => {
  const app = await testApp();
  const asked = async (route: string, accept: string) => {
    const response = await app.call(route, { headers: { accept } });
    return [response.status, response.headers.get('content-type')?.split(';')[0], await response.text()];
  };
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const words = 'There is nothing at this address.';
  expect(await asked('POST /contact', browser)).toEqual([404, 'text/html', expect.stringContaining(words)]);
  expect(await asked('POST /contact', '*/*')).toEqual([404, 'application/json', `{"error":"${words}"}`]);
  expect((await asked('GET /api/nothing', browser))[1]).toBe('application/json');
  await app.close();
});
