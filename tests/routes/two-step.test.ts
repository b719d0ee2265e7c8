import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import type { FactorList } from '../../src/shared/factors';
import { type Cookies, type TestApp, type TestUser, testApp } from '../support/app';
import { addApp, codeOf, DOORS, type Door, passPassword, wrongCode } from '../support/two-step';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
let app: TestApp;
let clock: Date;

async function start(env: Record<string, string> = {}): Promise<void> {
  clock = new Date('2026-03-01T12:00:05Z');
  app = await testApp({ now: () => clock, env });
}
beforeEach(() => start());
afterEach(() => app.close());

const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const signUp = (door: Door) => (door === 'user' ? app.signUp() : app.signUpAdmin());
const pass = (door: Door, as: Cookies, json: object) => app.call(`POST ${DOORS[door].step}`, { json, as });
const listOf = async (door: Door, person: TestUser) =>
  (await (await app.call(`GET ${DOORS[door].factors}`, { as: person.cookies })).json()) as FactorList;
const isIn = async (door: Door, as: Cookies) =>
  door === 'user'
    ? (await app.call('GET /api/auth/session', { as })).status === 200
    : (await (await app.call('GET /api/admin/session', { as })).json()).isAdmin === true;

describe.each(['user', 'admin'] as const)('two-step sign-in of %s', (door) => {
  test('without a factor the password alone signs in, and no step waits', async () => {
    const person = await signUp(door);
    const { cookies, answer } = await passPassword(app, door, person);
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toHaveProperty('secondStep');
    expect(await isIn(door, cookies)).toBe(true);
    expect(cookies.header).not.toContain('pending');
    expect((await app.call(`GET ${DOORS[door].step}`, { as: cookies })).status).toBe(401);
  });

  test('with an app the password opens nothing until its code comes', async () => {
    const person = await signUp(door);
    const { secret, recoveryCodes, uri } = await addApp(app, door, person, clock);
    expect(recoveryCodes).toHaveLength(10);
    expect(uri).toStartWith('otpauth://totp/Counterpart:');
    expect(await isIn(door, person.cookies)).toBe(true);
    later(STEP_MS);
    const { cookies, answer } = await passPassword(app, door, person);
    const { secondStep } = await answer.json();
    expect(secondStep).toEqual({ methods: ['totp', 'recovery'], expiresAt: expect.any(String) });
    expect(await isIn(door, cookies)).toBe(false);
    const known = await app.call(`GET ${DOORS[door].step}`, { as: cookies });
    expect(await known.json()).toEqual({ secondStep });
    const code = codeOf(secret, clock);
    const passed = await pass(door, cookies, { method: 'totp', code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(passed.status).toBe(200);
    expect(await isIn(door, cookies)).toBe(true);
    expect(cookies.header).not.toContain('pending');
    expect((await listOf(door, person)).factors[0]?.lastUsedAt).toBe(clock.toISOString());
  });

  test.each([
    ['of this moment', 0, 0, 200],
    ['of the step before', 0, -1, 200],
    ['of the step after', 0, 1, 200],
    ['of two steps before', 0, -2, 401],
    ['of two steps after', 0, 2, 401],
  ] as const)('a code %s', async (_name, _wait, steps, status) => {
    const person = await signUp(door);
    const { secret } = await addApp(app, door, person, clock);
    later(10 * STEP_MS);
    const { cookies } = await passPassword(app, door, person);
    expect((await pass(door, cookies, { method: 'totp', code: codeOf(secret, clock, steps) })).status).toBe(status);
    expect(await isIn(door, cookies)).toBe(status === 200);
  });

  test('a code counts once, the one of the set-up too, and none before it', async () => {
    const person = await signUp(door);
    const { secret } = await addApp(app, door, person, clock);
    const { cookies } = await passPassword(app, door, person);
    for (const steps of [0, -1])
      expect((await pass(door, cookies, { method: 'totp', code: codeOf(secret, clock, steps) })).status).toBe(401);
    later(STEP_MS);
    const code = codeOf(secret, clock);
    expect((await pass(door, cookies, { method: 'totp', code })).status).toBe(200);
    const again = await passPassword(app, door, person);
    const refused = await pass(door, again.cookies, { method: 'totp', code });
    expect(refused.status).toBe(401);
    expect((await refused.json()).error).toContain('used already');
  });

  test('a recovery code opens once, in whatever way it is typed; of two at once one wins', async () => {
    const person = await signUp(door);
    const { recoveryCodes } = await addApp(app, door, person, clock);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
    const one = await passPassword(app, door, person);
    expect((await pass(door, one.cookies, { method: 'recovery', code: typed })).status).toBe(200);
    const two = await passPassword(app, door, person);
    expect((await pass(door, two.cookies, { method: 'recovery', code: first })).status).toBe(401);
    const three = await passPassword(app, door, person);
    const both = await Promise.all(
      [two, three].map(({ cookies }) => pass(door, cookies, { method: 'recovery', code: second })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await listOf(door, person)).recoveryCodesLeft).toBe(8);
  });

  test('one sign-in that waits lets in once, though two right codes come at a time', async () => {
    const person = await signUp(door);
    const { recoveryCodes } = await addApp(app, door, person, clock);
    const { cookies } = await passPassword(app, door, person);
    const both = await Promise.all(
      recoveryCodes.slice(0, 2).map((code) => pass(door, cookies.copy(), { method: 'recovery', code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await listOf(door, person)).recoveryCodesLeft).toBe(9);
  });

  test('new recovery codes take the place of those before', async () => {
    const person = await signUp(door);
    expect((await app.call(`POST ${DOORS[door].factors}/recovery-codes`, { as: person.cookies })).status).toBe(409);
    const { recoveryCodes: old } = await addApp(app, door, person, clock);
    const answer = await app.call(`POST ${DOORS[door].factors}/recovery-codes`, { as: person.cookies });
    const { recoveryCodes } = await answer.json();
    const { cookies } = await passPassword(app, door, person);
    expect((await pass(door, cookies, { method: 'recovery', code: old[0] })).status).toBe(401);
    expect((await pass(door, cookies, { method: 'recovery', code: recoveryCodes[0] })).status).toBe(200);
  });

  test('a sign-in waits five minutes, and no longer once it is given up', async () => {
    const person = await signUp(door);
    const { recoveryCodes } = await addApp(app, door, person, clock);
    const late = await passPassword(app, door, person);
    const kept = late.cookies.copy();
    later(5 * MINUTE_MS + 1_000);
    const refused = await pass(door, kept, { method: 'recovery', code: recoveryCodes[0] });
    expect(refused.status).toBe(401);
    expect((await refused.json()).error).toContain('too long');
    const { cookies } = await passPassword(app, door, person);
    const copy = cookies.copy();
    expect((await app.call(`DELETE ${DOORS[door].step}`, { as: cookies })).status).toBe(200);
    expect(cookies.header).not.toContain('pending');
    expect((await pass(door, copy, { method: 'recovery', code: recoveryCodes[0] })).status).toBe(401);
  });

  test('wrong codes are counted by account, wherever they come from', async () => {
    await app.close();
    await start({ TRUST_PROXY: 'true' });
    const person = await signUp(door);
    const { secret, recoveryCodes } = await addApp(app, door, person, clock);
    later(STEP_MS);
    const { cookies } = await passPassword(app, door, person);
    const guess = (i: number, json: object) =>
      app.call(`POST ${DOORS[door].step}`, { json, as: cookies, headers: { 'x-forwarded-for': `10.0.${i}.1` } });
    const wrong = { method: 'totp', code: wrongCode(secret, clock) };
    for (let i = 0; i < 10; i += 1) expect((await guess(i, wrong)).status).toBe(401);
    // Beyond ten one is heard in each pause of five minutes.
    expect((await guess(11, wrong)).status).toBe(401);
    const refused = await guess(12, { method: 'recovery', code: recoveryCodes[0] });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
  });

  test('an app counts from its first code on; a secret that was shown is no factor', async () => {
    const person = await signUp(door);
    const begun = await app.call(`POST ${DOORS[door].factors}/app`, { json: { name: 'Phone' }, as: person.cookies });
    const { id, secret } = await begun.json();
    expect((await listOf(door, person)).factors).toEqual([]);
    const confirm = (code: string) =>
      app.call(`POST ${DOORS[door].factors}/app/${id}`, { json: { code }, as: person.cookies });
    expect((await confirm(wrongCode(secret, clock))).status).toBe(400);
    expect(await (await passPassword(app, door, person)).answer.json()).not.toHaveProperty('secondStep');
    const both = await Promise.all([confirm(codeOf(secret, clock)), confirm(codeOf(secret, clock))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await listOf(door, person)).factors).toMatchObject([{ name: 'Phone', kind: 'totp', lastUsedAt: null }]);
  });

  test('a set-up that was left for half an hour is over', async () => {
    const person = await signUp(door);
    const begun = await app.call(`POST ${DOORS[door].factors}/app`, { json: { name: 'Phone' }, as: person.cookies });
    const { id, secret } = await begun.json();
    later(31 * MINUTE_MS);
    await app.db.$client`update admin_sessions set authenticated_at = ${clock.toISOString()}`;
    await app.db.$client`update sessions set authenticated_at = ${clock.toISOString()}`;
    const json = { code: codeOf(secret, clock) };
    const refused = await app.call(`POST ${DOORS[door].factors}/app/${id}`, { json, as: person.cookies });
    expect(refused.status).toBe(404);
  });

  test('factors are renamed and removed by their owner alone; with the last one the codes go', async () => {
    const [person, stranger] = [await signUp(door), await signUp(door)];
    const { id, recoveryCodes } = await addApp(app, door, person, clock);
    const at = `${DOORS[door].factors}/${id}`;
    const rename = (who: TestUser) => app.call(`PATCH ${at}`, { json: { name: 'Old phone' }, as: who.cookies });
    expect((await rename(stranger)).status).toBe(404);
    expect((await app.call(`DELETE ${at}`, { as: stranger.cookies })).status).toBe(404);
    expect((await app.call(`DELETE ${DOORS[door].factors}/none`, { as: person.cookies })).status).toBe(404);
    expect(await (await rename(person)).json()).toMatchObject({ factor: { name: 'Old phone' } });
    const waiting = await passPassword(app, door, person);
    expect((await app.call(`DELETE ${at}`, { as: person.cookies })).status).toBe(200);
    expect(await listOf(door, person)).toEqual({ factors: [], recoveryCodesLeft: 0, required: false });
    expect((await pass(door, waiting.cookies, { method: 'recovery', code: recoveryCodes[0] })).status).toBe(401);
    expect(await (await passPassword(app, door, person)).answer.json()).not.toHaveProperty('secondStep');
  });

  test('an account has at most ten', async () => {
    const person = await signUp(door);
    await addApp(app, door, person, clock);
    await app.db.$client`insert into second_factors (user_id, admin_id, kind, name, created_at, confirmed_at, secret)
      select user_id, admin_id, kind, name, created_at, confirmed_at, secret from second_factors, generate_series(1, 9)`;
    const refused = await app.call(`POST ${DOORS[door].factors}/app`, {
      json: { name: 'Eleventh' },
      as: person.cookies,
    });
    expect(refused.status).toBe(409);
  });

  test('the sign-in of one kind of account is not completed at the door of the other', async () => {
    const person = await signUp(door);
    const { recoveryCodes } = await addApp(app, door, person, clock);
    const { cookies } = await passPassword(app, door, person);
    const other = door === 'user' ? 'admin' : 'user';
    const [from, to] = door === 'user' ? ['pending', 'admin_pending'] : ['admin_pending', 'pending'];
    cookies.set(to, cookies.get(from) ?? '');
    expect((await pass(other, cookies, { method: 'recovery', code: recoveryCodes[0] })).status).toBe(401);
    expect((await listOf(door, person)).recoveryCodesLeft).toBe(10);
  });
});

test('the database holds neither secrets nor codes as they are, and the key is readable by its owner alone', async () => {
  const person = await app.signUp();
  const { secret, recoveryCodes } = await addApp(app, 'user', person, clock);
  const { Secret } = await import('otpauth');
  const rows = await app.db.$client`select secret from second_factors`;
  expect(Buffer.from(rows[0]?.secret).includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
  const codes = await app.db.$client`select encode(code_hash, 'escape') as code from recovery_codes`;
  expect(codes.some(({ code }) => String(code).includes(String(recoveryCodes[0]?.replaceAll('-', ''))))).toBe(false);
  const { stat } = await import('node:fs/promises');
  expect((await stat(`${app.config.DATA_DIR}/secret.key`)).mode & 0o777).toBe(0o600);
  expect(app.logged()).not.toContain(secret);
});

test('without the key that a secret was encrypted with, a recovery code still opens, and the operator is told', async () => {
  const person = await app.signUp();
  const { secret, recoveryCodes } = await addApp(app, 'user', person, clock);
  await app.db.$client`update second_factors set secret = set_byte(secret, 0, (get_byte(secret, 0) + 1) % 256)`;
  later(STEP_MS);
  const { cookies } = await passPassword(app, 'user', person);
  const refused = await pass('user', cookies, { method: 'totp', code: codeOf(secret, clock) });
  expect(refused.status).toBe(503);
  expect((await refused.json()).error).toContain('Use a recovery code');
  expect(app.logged()).toContain('another SECRET_KEY');
  expect((await pass('user', cookies, { method: 'recovery', code: recoveryCodes[0] })).status).toBe(200);
});

test('a change of the password keeps the factors, and ends sign-ins that wait', async () => {
  const person = await app.signUp();
  const { recoveryCodes } = await addApp(app, 'user', person, clock);
  const { cookies } = await passPassword(app, 'user', person);
  const json = { currentPassword: person.password, newPassword: 'another long horse' };
  expect((await app.call('PATCH /api/user/password', { json, as: person.cookies })).status).toBe(200);
  expect((await pass('user', cookies, { method: 'recovery', code: recoveryCodes[0] })).status).toBe(401);
  expect((await listOf('user', person)).factors).toHaveLength(1);
});

describe('where the operator demands factors', () => {
  test.each([
    ['none', false, false],
    ['users', true, false],
    ['admins', false, true],
    ['all', true, true],
  ])('of %s', async (duty, users, admins) => {
    await app.close();
    await start({ REQUIRE_SECOND_FACTOR: duty });
    const [user, admin] = [await app.signUp(), await app.signUpAdmin()];
    const contracts = () => app.call('GET /api/contracts', { as: user.cookies });
    const list = () => app.call('GET /api/admin/users', { as: admin.cookies });
    expect((await contracts()).status).toBe(users ? 403 : 200);
    expect((await list()).status).toBe(admins ? 403 : 200);
    const { user: me } = await (await app.call('GET /api/auth/session', { as: user.cookies })).json();
    expect(me.mustAddFactor).toBe(users || undefined);
    const signedIn = await (await passPassword(app, 'user', user)).answer.json();
    expect(signedIn.user.mustAddFactor).toBe(users || undefined);
    const session = await (await app.call('GET /api/admin/session', { as: admin.cookies })).json();
    expect(session).toEqual({ isAdmin: true, email: admin.email, hasFactor: false, mustAddFactor: admins });
    const added = [await addApp(app, 'user', user, clock), await addApp(app, 'admin', admin, clock)];
    expect([(await contracts()).status, (await list()).status]).toEqual([200, 200]);
    const remove = (door: Door, person: TestUser, id = '') =>
      app.call(`DELETE ${DOORS[door].factors}/${id}`, { as: person.cookies });
    expect((await remove('user', user, added[0]?.id)).status).toBe(users ? 409 : 200);
    expect((await remove('admin', admin, added[1]?.id)).status).toBe(admins ? 409 : 200);
  });
});

test.each(['user', 'admin'] as const)('sessions of %s that were left open change no factors', async (door) => {
  const person = await signUp(door);
  const { id } = await addApp(app, door, person, clock);
  later(11 * MINUTE_MS);
  const { factors } = DOORS[door];
  const changes = [
    `POST ${factors}/app`,
    `POST ${factors}/app/${id}`,
    `DELETE ${factors}/${id}`,
    `POST ${factors}/recovery-codes`,
  ];
  for (const change of changes) {
    const refused = await app.call(change, { json: { name: 'Phone', code: '000000' }, as: person.cookies });
    expect(refused.status).toBe(403);
    expect((await refused.json()).code).toBe('reauthentication_required');
  }
  expect((await listOf(door, person)).factors).toHaveLength(1);
  const json = { password: person.password };
  const at = door === 'user' ? '/api/auth' : '/api/admin';
  expect((await app.call(`POST ${at}/reauthenticate`, { json, as: person.cookies })).status).toBe(200);
  expect((await app.call(`DELETE ${factors}/${id}`, { as: person.cookies })).status).toBe(200);
});
