import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { sessions } from '../../src/db/schema';
import { ownSessionsSchema } from '../../src/shared/accounts';
import { Cookies, type TestApp, type TestUser, testApp } from '../support/app';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:146.0) Gecko/20100101 Firefox/146.0' };

let app: TestApp;
let user: TestUser;
let clock: Date;

async function start(env: Record<string, string> = {}): Promise<void> {
  clock = new Date('2026-03-01T12:00:00Z');
  app = await testApp({ now: () => clock, env: { TRUST_PROXY: 'true', ...env } });
  user = await app.signUp();
}
beforeEach(() => start());
afterEach(() => app.close());

const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const from = (address: string) => ({ ...FIREFOX, 'x-forwarded-for': address });
const status = async (as: Cookies) => (await app.call('GET /api/auth/session', { as })).status;
const reAuthenticate = (as: Cookies, password = user.password) =>
  app.call('POST /api/auth/reauthenticate', { json: { password }, as });
const remove = (as: Cookies) => app.call('DELETE /api/user/account', { as });
const rows = () => app.db.select().from(sessions);

async function signIn(address = '192.0.2.1'): Promise<Cookies> {
  const as = new Cookies();
  expect((await app.call('POST /api/auth/signin', { json: user, headers: from(address), as })).status).toBe(200);
  return as;
}

describe('a session', () => {
  test('keeps what its user needs to know it by', async () => {
    await app.db.delete(sessions);
    await signIn('192.0.2.1');
    const end = new Date(clock.getTime() + 90 * DAY_MS);
    expect(await rows()).toMatchObject([
      {
        device: 'Firefox on Windows',
        address: '192.0.2.1',
        lastSeenAt: clock,
        authenticatedAt: clock,
        absoluteExpiresAt: end,
      },
    ]);
  });

  test('notes its use every few minutes, and where from', async () => {
    await app.db.delete(sessions);
    const as = await signIn('192.0.2.1');
    const opened = clock;
    pass(4 * MINUTE_MS);
    await app.call('GET /api/auth/session', { as, headers: from('192.0.2.2') });
    expect(await rows()).toMatchObject([{ lastSeenAt: opened, address: '192.0.2.1' }]);
    pass(2 * MINUTE_MS);
    await app.call('GET /api/auth/session', { as, headers: from('192.0.2.2') });
    expect(await rows()).toMatchObject([{ lastSeenAt: clock, address: '192.0.2.2', createdAt: opened }]);
  });

  test.each([
    ['90 days', {}, 90],
    ['as many as the setting says', { SESSION_MAX_DAYS: '7' }, 7],
  ])('ends after %s, however much it is used', async (_, env, days) => {
    await app.close();
    await start(env);
    const as = await signIn();
    for (let day = 1; day < days; day += 1) {
      pass(DAY_MS);
      if (day % 5 === 0 || day === days - 1) expect(await status(as)).toBe(200);
    }
    pass(DAY_MS);
    expect(await status(as)).toBe(401);
  });

  test('of an older version goes on', async () => {
    const as = await signIn();
    await app.db.$client`
      insert into sessions (token_hash, user_id, expires_at)
      select ${Buffer.alloc(32)}, user_id, expires_at from sessions limit 1`;
    expect(await status(as)).toBe(200);
    expect((await rows()).every(({ absoluteExpiresAt }) => absoluteExpiresAt > clock)).toBe(true);
  });
});

describe('proving once more who is there', () => {
  test('is not asked for within ten minutes of signing in', async () => {
    const as = await signIn();
    pass(10 * MINUTE_MS);
    expect((await remove(as)).status).toBe(200);
  });

  test('is asked for before the account is deleted later, and holds for ten minutes', async () => {
    const as = await signIn();
    pass(10 * MINUTE_MS + 1);
    const refused = await remove(as);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      error: 'Please confirm that it is you: you signed in more than 10 minutes ago.',
      code: 'reauthentication_required',
    });
    expect((await reAuthenticate(as)).status).toBe(200);
    pass(10 * MINUTE_MS + 1);
    expect((await remove(as)).status).toBe(403);
    expect((await reAuthenticate(as)).status).toBe(200);
    expect((await remove(as)).status).toBe(200);
  });

  test('gives the session another token; the one before, and other sessions, have proved nothing', async () => {
    const [as, other] = [await signIn(), await signIn()];
    const before = as.copy();
    pass(11 * MINUTE_MS);
    await reAuthenticate(as);
    expect(await status(before)).toBe(401);
    expect((await remove(other)).status).toBe(403);
    expect(await status(as)).toBe(200);
  });

  test('fails with a wrong password, of which ten are heard; with those of a change of the password', async () => {
    const as = await signIn();
    pass(11 * MINUTE_MS);
    const wrong = await reAuthenticate(as, 'wrong guess');
    expect(wrong.status).toBe(403);
    expect(await wrong.json()).toEqual({ error: 'Your password is not correct.' });
    expect((await remove(as)).status).toBe(403);
    await app.db.$client`update sign_in_failures set failures = 10`;
    expect((await reAuthenticate(as)).status).toBe(429);
    const json = { currentPassword: user.password, newPassword: 'another horse' };
    expect((await app.call('PATCH /api/user/password', { json, as })).status).toBe(429);
  });

  test('is none where the session was ended meanwhile', async () => {
    const [as, ended] = [await signIn(), await signIn()];
    const changed = app.call('PATCH /api/user/password', {
      json: { currentPassword: user.password, newPassword: 'another horse' },
      as,
    });
    const answers = await Promise.all([changed, reAuthenticate(ended)]);
    expect(answers[0].status).toBe(200);
    expect(answers[1].status).toBeOneOf([200, 401, 403]);
    expect(await status(ended)).toBe(401);
  });
});

describe('the list of sessions', () => {
  const list = async (as: Cookies) =>
    v.parse(ownSessionsSchema, await (await app.call('GET /api/user/sessions', { as })).json()).sessions;
  const end = (as: Cookies, id = '') => app.call(`DELETE /api/user/sessions${id && `/${id}`}`, { as });

  test('names the one that asks first, then those used last, and none that has ended', async () => {
    await app.db.delete(sessions);
    const old = await signIn('192.0.2.1');
    pass(31 * DAY_MS);
    const laptop = await signIn('192.0.2.2');
    pass(MINUTE_MS);
    await signIn('192.0.2.3');
    const opened = new Date(clock.getTime() - MINUTE_MS).toISOString();
    expect(await list(laptop)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Windows',
        address: '192.0.2.2',
        signedInAt: opened,
        lastSeenAt: opened,
        current: true,
      },
      expect.objectContaining({ address: '192.0.2.3', current: false }),
    ]);
    expect(await status(old)).toBe(401);
  });

  test('of another user is no part of it, nor can be ended', async () => {
    const stranger = await app.signUp();
    const [, theirs] = [await list(stranger.cookies), (await list(user.cookies))[0]];
    expect(await list(stranger.cookies)).toHaveLength(1);
    expect((await end(stranger.cookies, theirs?.id)).status).toBe(404);
    await end(stranger.cookies);
    expect(await status(user.cookies)).toBe(200);
  });

  test('ends one, once', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    const id = (await list(phone)).find(({ current }) => current)?.id;
    expect((await end(laptop, id)).status).toBe(200);
    expect([await status(laptop), await status(phone)]).toEqual([200, 401]);
    const again = await end(laptop, id);
    expect(again.status).toBe(404);
    expect(await again.json()).toEqual({ error: 'This session has ended already.' });
  });

  test('ends the one that asks, whose cookie goes', async () => {
    const laptop = await signIn();
    const kept = laptop.copy();
    expect((await end(laptop, (await list(laptop))[0]?.id)).status).toBe(200);
    expect([laptop.get('session'), await status(kept)]).toEqual([undefined, 401]);
  });

  test('ends all others', async () => {
    const others = [await signIn(), await signIn(), user.cookies];
    const laptop = await signIn();
    expect(await (await end(laptop)).json()).toEqual({ ended: 3 });
    expect(await list(laptop)).toHaveLength(1);
    for (const other of others) expect(await status(other)).toBe(401);
    expect(await (await end(laptop)).json()).toEqual({ ended: 0 });
  });

  test.each(['nonsense', crypto.randomUUID()])('knows no session %p', async (id) => {
    expect((await end(user.cookies, id)).status).toBe(404);
  });
});
