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

  test('counts over all accounts that are tried from there', async () => {
    await fail(99, () => guess('first@example.com'));
    expect((await guess('second@example.com')).status).toBe(401);
    expect((await guess('third@example.com')).status).toBe(429);
  });
});
