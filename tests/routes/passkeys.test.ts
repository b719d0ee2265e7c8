import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { Cookies, type TestApp, type TestUser, testApp } from '../support/app';
import { SoftwarePasskey } from '../support/software-passkey';
import { addApp, DOORS, type Door, passPassword } from '../support/two-step';

const SITE = 'https://counterpart.example';
const MINUTE_MS = 60_000;
let app: TestApp;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-03-01T12:00:05Z');
  app = await testApp({ now: () => clock, env: { APP_URL: SITE } });
});
afterEach(() => app.close());

type Lie = Parameters<SoftwarePasskey['answer']>[1];
const optionsOf = async (route: string, as: Cookies) => {
  const answer = await app.call(`POST ${route}`, { as });
  if (answer.status !== 200) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
  return await answer.json();
};

async function register(door: Door, person: TestUser, passkey: SoftwarePasskey, lie: Lie = {}): Promise<Response> {
  const { factors } = DOORS[door];
  const options = await optionsOf(`${factors}/passkey/options`, person.cookies);
  const json = { name: 'Laptop', response: passkey.register(options, lie) };
  return await app.call(`POST ${factors}/passkey`, { json, as: person.cookies });
}

async function step(door: Door, cookies: Cookies, passkey: SoftwarePasskey, lie: Lie = {}): Promise<Response> {
  const options = await optionsOf(`${DOORS[door].step}/passkey`, cookies);
  const json = { method: 'passkey', response: passkey.answer(options, lie) };
  return await app.call(`POST ${DOORS[door].step}`, { json, as: cookies });
}

async function signInAlone(passkey: SoftwarePasskey, lie: Lie = {}, cookies = new Cookies()): Promise<Response> {
  const options = await optionsOf('/api/auth/passkey/options', cookies);
  return await app.call('POST /api/auth/passkey', { json: { response: passkey.answer(options, lie) }, as: cookies });
}

const signUp = (door: Door) => (door === 'user' ? app.signUp() : app.signUpAdmin());

describe.each(['user', 'admin'] as const)('a passkey of %s', (door) => {
  test('is added, passes the second step and counts as used', async () => {
    const [person, passkey] = [await signUp(door), new SoftwarePasskey(SITE)];
    const added = await register(door, person, passkey, { userVerified: false });
    expect(added.status).toBe(200);
    expect((await added.json()).recoveryCodes).toHaveLength(10);
    const { cookies, answer } = await passPassword(app, door, person);
    expect((await answer.json()).secondStep.methods).toEqual(['passkey', 'recovery']);
    expect((await step(door, cookies, passkey, { userVerified: false })).status).toBe(200);
    const list = await (await app.call(`GET ${DOORS[door].factors}`, { as: person.cookies })).json();
    expect(list.factors).toMatchObject([{ kind: 'passkey', name: 'Laptop', lastUsedAt: clock.toISOString() }]);
  });

  test.each<[string, Lie]>([
    ['of another origin', { origin: 'https://counterpart.evil.example' }],
    ['of this host by http', { origin: 'http://counterpart.example' }],
    ['for another host', { rpID: 'evil.example' }],
    ['to another question', { challenge: Buffer.from('another question, never asked').toString('base64url') }],
  ])('is refused with an answer %s', async (_, lie) => {
    const [person, passkey] = [await signUp(door), new SoftwarePasskey(SITE)];
    expect((await register(door, person, new SoftwarePasskey(SITE), lie)).status).toBe(400);
    expect((await register(door, person, passkey)).status).toBe(200);
    const { cookies } = await passPassword(app, door, person);
    expect((await step(door, cookies, passkey, lie)).status).toBe(401);
    expect((await step(door, cookies, passkey)).status).toBe(200);
  });

  test('answers each question once, and within five minutes', async () => {
    const [person, passkey] = [await signUp(door), new SoftwarePasskey(SITE)];
    const { factors, step: at } = DOORS[door];
    const making = await optionsOf(`${factors}/passkey/options`, person.cookies);
    const add = (made: SoftwarePasskey) =>
      app.call(`POST ${factors}/passkey`, {
        json: { name: 'Key', response: made.register(making) },
        as: person.cookies,
      });
    expect((await add(passkey)).status).toBe(200);
    expect((await add(new SoftwarePasskey(SITE))).status).toBe(400);
    const [one, two] = [await passPassword(app, door, person), await passPassword(app, door, person)];
    const options = await optionsOf(`${at}/passkey`, one.cookies);
    const json = { method: 'passkey', response: passkey.answer(options) };
    const both = await Promise.all([one, two].map(({ cookies }) => app.call(`POST ${at}`, { json, as: cookies })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const late = await optionsOf(`${factors}/passkey/options`, person.cookies);
    clock = new Date(clock.getTime() + 5 * MINUTE_MS + 1_000);
    const response = new SoftwarePasskey(SITE).register(late);
    const refused = await app.call(`POST ${factors}/passkey`, { json: { name: 'Key', response }, as: person.cookies });
    expect(refused.status).toBe(400);
  });

  test('of somebody else passes nothing, and cannot be added twice', async () => {
    const [person, other, passkey] = [await signUp(door), await signUp(door), new SoftwarePasskey(SITE)];
    const theirs = new SoftwarePasskey(SITE);
    expect((await register(door, person, passkey)).status).toBe(200);
    expect((await register(door, other, theirs)).status).toBe(200);
    expect((await register(door, other, passkey)).status).toBe(409);
    const { cookies } = await passPassword(app, door, person);
    expect((await step(door, cookies, theirs)).status).toBe(401);
  });

  test('that counts backwards is a copy, and refused', async () => {
    const [person, passkey] = [await signUp(door), new SoftwarePasskey(SITE)];
    expect((await register(door, person, passkey, { count: 5 })).status).toBe(200);
    const { cookies } = await passPassword(app, door, person);
    expect((await step(door, cookies, passkey, { count: 5 })).status).toBe(401);
    expect((await step(door, cookies, passkey, { count: 6 })).status).toBe(200);
  });
});

describe('a passkey alone', () => {
  test('signs its user in without a password or a second step, if it knows its owner', async () => {
    const [user, passkey] = [await app.signUp(), new SoftwarePasskey(SITE)];
    await addApp(app, 'user', user, clock);
    expect((await register('user', user, passkey)).status).toBe(200);
    expect((await signInAlone(passkey, { userVerified: false })).status).toBe(401);
    const cookies = new Cookies();
    const answer = await signInAlone(passkey, {}, cookies);
    expect(answer.status).toBe(200);
    expect((await answer.json()).user.id).toBe(user.id);
    expect((await app.call('GET /api/auth/session', { as: cookies })).status).toBe(200);
  });

  test.each<[string, Lie]>([
    ['of another origin', { origin: 'https://counterpart.evil.example' }],
    ['for another host', { rpID: 'evil.example' }],
    ['to another question', { challenge: Buffer.from('another question, never asked').toString('base64url') }],
  ])('is refused with an answer %s', async (_, lie) => {
    const [user, passkey] = [await app.signUp(), new SoftwarePasskey(SITE)];
    await register('user', user, passkey);
    expect((await signInAlone(passkey, lie)).status).toBe(401);
  });

  test('of an administrator, of nobody, or removed, signs nobody in', async () => {
    const [admin, user] = [await app.signUpAdmin(), await app.signUp()];
    const [theirs, removed] = [new SoftwarePasskey(SITE), new SoftwarePasskey(SITE)];
    await register('admin', admin, theirs);
    const { factor } = await (await register('user', user, removed)).json();
    expect((await app.call(`DELETE /api/user/factors/${factor.id}`, { as: user.cookies })).status).toBe(200);
    for (const passkey of [theirs, removed, new SoftwarePasskey(SITE)])
      expect((await signInAlone(passkey)).status).toBe(401);
  });

  test('is not proved by the answer to a second step', async () => {
    const [user, passkey] = [await app.signUp(), new SoftwarePasskey(SITE)];
    await register('user', user, passkey);
    const { cookies } = await passPassword(app, 'user', user);
    const options = await optionsOf('/api/auth/second-step/passkey', cookies);
    const json = { response: passkey.answer(options) };
    expect((await app.call('POST /api/auth/passkey', { json })).status).toBe(401);
  });

  test('is asked for so many times from one network, and no more', async () => {
    await optionsOf('/api/auth/passkey/options', new Cookies());
    await app.db.$client`update sign_in_failures set failures = 300`;
    expect((await app.call('POST /api/auth/passkey/options')).status).toBe(429);
  });
});
