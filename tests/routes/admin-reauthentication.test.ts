import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { newToken, sha256 } from '../../src/credentials/tokens';
import { auditEvents } from '../../src/db/schema';
import { Cookies, type TestApp, type TestUser, testApp } from '../support/app';
import { SoftwarePasskey } from '../support/software-passkey';
import { addApp, codeOf } from '../support/two-step';

const SITE = 'https://counterpart.example';
const MINUTE_MS = 60_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const AT = '/api/admin/reauthenticate';
let app: TestApp;
let clock: Date;
let admin: TestUser;
let user: TestUser;
beforeEach(async () => {
  clock = new Date('2026-03-01T12:00:05Z');
  app = await testApp({ now: () => clock, env: { APP_URL: SITE } });
  [admin, user] = [await app.signUpAdmin(), await app.signUp('Ada Lovelace')];
});
afterEach(() => app.close());

const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const prove = (json: unknown = { password: admin.password }, as = admin.cookies) =>
  app.call(`POST ${AT}`, { json, as });
const patch = (json: unknown, id = user.id) => app.call(`PATCH /api/admin/users/${id}`, { json, as: admin.cookies });
const logIn = async () => {
  const as = new Cookies();
  const json = { email: admin.email, password: admin.password };
  expect((await app.call('POST /api/admin/login', { json, as })).status).toBe(200);
  return as;
};

const REFUSED = {
  error: 'Please confirm that it is you: you signed in more than 10 minutes ago.',
  code: 'reauthentication_required',
};
/** Calls as the specification has them, without any field more. */
const GUARDED: readonly [name: string, call: string, json?: unknown][] = [
  ['another email address', 'PATCH /api/admin/users/:id', { email: 'new@example.com' }],
  ['another password', 'PATCH /api/admin/users/:id', { password: 'another horse' }],
  ['a name with a password', 'PATCH /api/admin/users/:id', { name: 'Ada', password: 'another horse' }],
  ['a deletion', 'DELETE /api/admin/users/:id'],
  ['code of the site', 'POST /api/admin/settings', { key: 'body_js', value: 'changed()' }],
];

describe.each(GUARDED)('%s', (_, call, json) => {
  const ask = (as: Cookies, id = user.id) => app.call(call.replace(':id', id), { json, as });
  const changes = async () =>
    (await app.db.select({ action: auditEvents.action }).from(auditEvents)).filter(({ action }) =>
      /^(admin-account-changed|account-deleted|operator-code-changed)$/.test(action),
    ).length;

  test('needs nothing more within ten minutes of signing in', async () => {
    const as = await logIn();
    pass(10 * MINUTE_MS);
    expect((await ask(as)).status).toBe(200);
    expect(await changes()).toBe(1);
  });

  test('needs a proof later, which holds for ten minutes', async () => {
    pass(10 * MINUTE_MS + 1);
    const refused = await ask(admin.cookies);
    expect([refused.status, await refused.json()]).toEqual([403, REFUSED]);
    expect(await changes()).toBe(0);
    expect((await prove()).status).toBe(200);
    pass(10 * MINUTE_MS + 1);
    expect((await ask(admin.cookies)).status).toBe(403);
    expect(await changes()).toBe(0);
    expect((await prove()).status).toBe(200);
    expect((await ask(admin.cookies)).status).toBe(200);
    expect(await changes()).toBe(1);
  });

  test('is told to nobody else', async () => {
    pass(11 * MINUTE_MS);
    expect((await ask(new Cookies())).status).toBe(401);
    expect((await ask(user.cookies)).status).toBe(403);
    expect((await (await ask(user.cookies)).json()).code).toBeUndefined();
    expect(await changes()).toBe(0);
  });
});

test.each<[name: string, call: string, json: unknown]>([
  ['another name or plan', 'PATCH /api/admin/users/:id', { name: 'Ada Byron', plan: 'pro' }],
  ['signing a user out everywhere', 'DELETE /api/admin/users/:id/sessions', undefined],
  ['the list of users', 'GET /api/admin/users', undefined],
  ['the settings', 'GET /api/admin/settings', undefined],
])('%s needs no proof: it takes no account from anybody', async (_, call, json) => {
  pass(11 * 60 * MINUTE_MS);
  expect((await app.call(call.replace(':id', user.id), { json, as: admin.cookies })).status).toBe(200);
});

test('who there is to change is told only after the proof', async () => {
  pass(11 * MINUTE_MS);
  for (const id of [NOBODY, user.id]) expect((await patch({ password: 'another horse' }, id)).status).toBe(403);
  await prove();
  expect((await patch({ password: 'another horse' }, NOBODY)).status).toBe(404);
});

describe('the proof of an administrator', () => {
  test('gives the session another token; the one before ends, other sessions have proved nothing', async () => {
    const other = await logIn();
    const before = admin.cookies.copy();
    pass(11 * MINUTE_MS);
    expect((await prove()).status).toBe(200);
    expect((await app.call('GET /api/admin/users', { as: before })).status).toBe(401);
    expect((await app.call('GET /api/admin/users', { as: admin.cookies })).status).toBe(200);
    expect((await app.call(`DELETE /api/admin/users/${user.id}`, { as: other })).status).toBe(403);
  });

  test('does not prolong the session', async () => {
    pass(11 * 60 * MINUTE_MS);
    expect((await prove()).status).toBe(200);
    pass(61 * MINUTE_MS);
    expect((await app.call('GET /api/admin/users', { as: admin.cookies })).status).toBe(401);
    expect((await prove()).status).toBe(401);
  });

  test('is the administrator’s password, not a user’s; ten wrong ones are heard', async () => {
    await patch({ email: `user-of-${admin.email}`, password: 'the users horse' });
    pass(11 * MINUTE_MS);
    const wrong = await prove({ password: 'the users horse' });
    expect([wrong.status, await wrong.json()]).toEqual([403, { error: 'Your password is not correct.' }]);
    for (let i = 0; i < 9; i += 1) expect((await prove({ password: 'wrong guess' })).status).toBe(403);
    expect((await prove()).status).toBe(429);
    expect((await app.call(`DELETE /api/admin/users/${user.id}`, { as: admin.cookies })).status).toBe(403);
  });

  test('is not asked of, nor taken from, who is no administrator', async () => {
    for (const [as, status] of [
      [new Cookies(), 401],
      [user.cookies, 403],
    ] as const) {
      expect((await app.call(`GET ${AT}`, { as })).status).toBe(status);
      expect((await app.call(`POST ${AT}/passkey`, { as })).status).toBe(status);
      expect((await prove({ password: user.password }, as)).status).toBe(status);
    }
  });

  test('is in the audit log, failed and passed', async () => {
    await prove({ password: 'wrong guess' });
    await prove();
    const rows = await app.db.select().from(auditEvents).orderBy(auditEvents.at);
    expect(rows.map(({ action, actorKind, actorId, details }) => [action, actorKind, actorId, details])).toEqual([
      ['reauthentication-failed', 'admin', admin.id, { by: 'password' }],
      ['reauthenticated', 'admin', admin.id, { by: 'password' }],
    ]);
  });

  test('by the code of an app alone is none beside a password', async () => {
    const { secret } = await addApp(app, 'admin', admin, clock);
    pass(11 * MINUTE_MS);
    const methods = await (await app.call(`GET ${AT}`, { as: admin.cookies })).json();
    expect(methods).toEqual({ methods: ['password'], provider: null });
    expect((await prove({ method: 'totp', code: codeOf(secret, clock) })).status).toBe(403);
    expect((await patch({ password: 'another horse' })).status).toBe(403);
  });

  test('by a passkey that knows its owner, once for each question', async () => {
    const passkey = new SoftwarePasskey(SITE);
    const begun = await app.call('POST /api/admin/factors/passkey/options', { as: admin.cookies });
    const json = { name: 'Laptop', response: passkey.register(await begun.json()) };
    expect((await app.call('POST /api/admin/factors/passkey', { json, as: admin.cookies })).status).toBe(200);
    pass(11 * MINUTE_MS);
    const question = async () => await (await app.call(`POST ${AT}/passkey`, { as: admin.cookies })).json();
    const answer = (response: unknown) => prove({ method: 'passkey', response });
    const { methods } = await (await app.call(`GET ${AT}`, { as: admin.cookies })).json();
    expect(methods).toEqual(['password', 'passkey']);
    expect((await answer(passkey.answer(await question(), { userVerified: false, count: 1 }))).status).toBe(403);
    expect((await answer(new SoftwarePasskey(SITE).answer(await question()))).status).toBe(403);
    const right = passkey.answer(await question(), { count: 2 });
    expect((await answer(right)).status).toBe(200);
    expect((await answer(right)).status).toBe(403);
    expect((await patch({ password: 'another horse' })).status).toBe(200);
  });

  test('opens the set-up of a factor that is demanded, also in an old session, and nothing else', async () => {
    await app.close();
    app = await testApp({ now: () => clock, env: { APP_URL: SITE, REQUIRE_SECOND_FACTOR: 'admins' } });
    admin = await app.signUpAdmin();
    pass(11 * MINUTE_MS);
    const begin = () => app.call('POST /api/admin/factors/app', { json: { name: 'Phone' }, as: admin.cookies });
    expect((await begin()).status).toBe(403);
    expect((await prove()).status).toBe(200);
    expect((await begin()).status).toBe(200);
    const json = { key: 'body_js', value: 'changed()' };
    const refused = await app.call('POST /api/admin/settings', { json, as: admin.cookies });
    expect([refused.status, (await refused.json()).code]).toEqual([403, undefined]);
  });
});

test('a session of an older version, which says nothing of a proof, goes on', async () => {
  const token = newToken();
  const as = new Cookies().set('__Host-admin_session', token);
  await app.db.$client`
    insert into admin_sessions (token_hash, admin_id, created_at, expires_at)
    values (${Buffer.from(sha256(token))}, ${admin.id}, ${clock.toISOString()}, ${new Date(clock.getTime() + MINUTE_MS).toISOString()})`;
  expect((await app.call('GET /api/admin/users', { as })).status).toBe(200);
});
