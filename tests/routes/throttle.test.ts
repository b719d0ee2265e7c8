import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { type CallInit, type TestApp, type TestUser, testApp } from '../support/app';

const MINUTE_MS = 60_000;
let app: TestApp;
let user: TestUser;
let clock: Date;

async function start(env: Record<string, string> = {}): Promise<void> {
  clock = new Date('2026-03-01T12:00:00Z');
  app = await testApp({ now: () => clock, env });
  user = await app.signUp();
}
beforeEach(() => start());
afterEach(() => app.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const guess = (email: string, headers: Record<string, string> = {}, call = 'POST /api/auth/signin') =>
  app.call(call, { json: { email, password: 'wrong guess' }, headers });
const signIn = (headers: Record<string, string> = {}) => app.call('POST /api/auth/signin', { json: user, headers });

/** Fails once for real, then has the database say that it was `count` times: hashing every guess would cost seconds. */
async function fail(count: number, act: () => Promise<Response>): Promise<void> {
  expect((await act()).status).toBeOneOf([401, 403]);
  await app.db.$client`update sign_in_failures set failures = ${count}`;
}

describe('failed sign-ins', () => {
  test('ten are answered, then none for 15 minutes, not even the right one', async () => {
    for (let i = 0; i < 10; i++) expect((await guess(user.email.toUpperCase())).status).toBe(401);
    clock = new Date(clock.getTime() + 5 * MINUTE_MS);
    const refused = await signIn();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ error: 'Too many failed attempts. Please try again in 10 minutes.' });
    expect(refused.headers.get('retry-after')).toBe('600');
    clock = new Date(clock.getTime() + 10 * MINUTE_MS);
    expect((await signIn()).status).toBe(200);
  });

  test('at the same time are no way around', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => guess(user.email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test('are forgotten once the right password comes', async () => {
    await fail(9, () => guess(user.email));
    expect((await signIn()).status).toBe(200);
    await fail(9, () => guess(user.email));
    expect((await guess(user.email)).status).toBe(401);
    expect((await guess(user.email)).status).toBe(429);
  });

  test('for one address do not keep others out, and an unknown address is counted alike', async () => {
    await fail(10, () => guess('nobody@example.com'));
    expect((await guess('nobody@example.com')).status).toBe(429);
    expect((await signIn()).status).toBe(200);
  });

  test("at the administrators' door count apart", async () => {
    const admin = await app.signUpAdmin();
    await fail(10, () => guess(admin.email, {}, 'POST /api/admin/login'));
    expect((await app.call('POST /api/admin/login', { json: admin })).status).toBe(429);
    expect((await signIn()).status).toBe(200);
  });

  test('of the current password count too', async () => {
    const json = { currentPassword: 'wrong guess', newPassword: 'another horse' };
    const change = (init: CallInit) => app.call('PATCH /api/user/password', { ...init, as: user.cookies });
    await fail(10, () => change({ json }));
    expect((await change({ json: { ...json, currentPassword: user.password } })).status).toBe(429);
  });
});

describe('where attempts come from', () => {
  test('is not what a header says', async () => {
    await fail(10, () => guess(user.email, from('10.0.0.1')));
    expect((await guess(user.email, from('10.0.0.2'))).status).toBe(429);
  });

  test('is what our own proxy says where TRUST_PROXY is set: the last of the list', async () => {
    await app.close();
    await start({ TRUST_PROXY: 'true' });
    await fail(10, () => guess(user.email, from('10.0.0.1, 192.0.2.1')));
    expect((await guess(user.email, from('10.0.0.2, 192.0.2.1'))).status).toBe(429);
    expect((await signIn(from('192.0.2.1'))).status).toBe(429);
    expect((await signIn(from('192.0.2.1, 192.0.2.2'))).status).toBe(200);
  });

  test('beyond a hundred failures over all accounts attempts from there are slowed, and the right password is heard', async () => {
    await fail(100, () => guess('first@example.com'));
    expect((await guess('second@example.com')).status).toBe(401);
    const refused = await guess('third@example.com');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ error: 'Too many failed attempts. Please try again in a moment.' });
    expect(refused.headers.get('retry-after')).toBe('3');
    clock = new Date(clock.getTime() + 3_000);
    expect((await signIn()).status).toBe(200);
  });

  test('an IPv6 network counts as one', async () => {
    await app.close();
    await start({ TRUST_PROXY: 'true' });
    await fail(10, () => guess(user.email, from('2001:db8::1')));
    expect((await guess(user.email, from('2001:db8::ffff:2'))).status).toBe(429);
    expect((await guess(user.email, from('2001:db8:0:1::1'))).status).toBe(401);
  });
});

describe('guesses at one account from many places', () => {
  const places = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ 'x-forwarded-for': `192.0.2.${from + i}` }));

  test('are slowed: thirty are heard, then one in fifteen seconds; the owner’s browser is heard all the same', async () => {
    await app.close();
    await start({ TRUST_PROXY: 'true' });
    const first = await app.call('POST /api/auth/signin', {
      json: user,
      headers: from('198.51.100.1'),
      as: user.cookies,
    });
    expect(first.status).toBe(200);
    await fail(29, () => guess(user.email, from('203.0.113.1')));
    const answers = [];
    for (const place of places(1, 5)) answers.push((await guess(user.email, place)).status);
    expect(answers).toEqual([401, 401, 429, 429, 429]);
    // A stranger with the right password waits, the owner's own browser does not, wherever it is.
    expect((await signIn(from('198.51.100.9'))).status).toBe(429);
    const own = await app.call('POST /api/auth/signin', { json: user, headers: from('192.0.2.1'), as: user.cookies });
    expect(own.status).toBe(200);
    clock = new Date(clock.getTime() + 15_000);
    expect((await signIn(from('198.51.100.9'))).status).toBe(200);
  });

  test('a refusal without a hearing is none of the ten of a place', async () => {
    await app.close();
    await start({ TRUST_PROXY: 'true' });
    await fail(31, () => guess(user.email, from('203.0.113.1')));
    for (let i = 0; i < 15; i++) await guess(user.email, from('192.0.2.1'));
    clock = new Date(clock.getTime() + 15_000);
    expect((await signIn(from('192.0.2.1'))).status).toBe(200);
  });

  test('a browser that was stolen has ten guesses like anybody', async () => {
    await app.call('POST /api/auth/signin', { json: user, as: user.cookies });
    const steal = () =>
      app.call('POST /api/auth/signin', { json: { email: user.email, password: 'wrong guess' }, as: user.cookies });
    await fail(10, steal);
    expect((await steal()).status).toBe(429);
    expect((await signIn()).status).toBe(200);
  });
});

describe('new accounts', () => {
  const signUp = (name: string, headers = {}) =>
    app.call('POST /api/auth/signup', {
      json: { name: 'New', email: `${name}@example.com`, password: 'a long one' },
      headers,
    });

  test('of one network are thirty in a quarter of an hour', async () => {
    expect((await signUp('one')).status).toBe(201);
    await app.db.$client`update sign_in_failures set failures = 30`;
    const refused = await signUp('two');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      error: 'Too many new accounts from your network. Please try again in 15 minutes.',
    });
    clock = new Date(clock.getTime() + 15 * MINUTE_MS);
    expect((await signUp('two')).status).toBe(201);
  });

  test('that come in crowds keep nobody from signing in', async () => {
    await app.close();
    await start({ TRUST_PROXY: 'true' });
    const crowd = Array.from({ length: 60 }, (_, i) => signUp(`crowd${i}`, from(`192.0.${i}.1`)));
    const signIns = await Promise.all(Array.from({ length: 4 }, (_, i) => signIn(from(`198.51.100.${i}`))));
    expect(signIns.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    expect(statuses).toContain(503);
  });
});
