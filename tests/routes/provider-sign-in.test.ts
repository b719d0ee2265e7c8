import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { insertUser, updateUser } from '../../src/db/accounts';
import { Cookies, PASSWORD, type TestApp, testApp } from '../support/app';
import { CLIENT, type OidcTestProvider, type ProviderWhims } from '../support/oidc-provider';
import { ADA, locationOf, type ProviderApp, providerApp } from '../support/provider-visits';
import { addApp } from '../support/two-step';

let world: ProviderApp;
let app: TestApp;
let provider: OidcTestProvider;
beforeEach(async () => {
  world = await providerApp();
  ({ app, provider } = world);
});
afterEach(() => world.close());

const signIn: ProviderApp['signIn'] = (...how) => world.signIn(...how);
const visitProvider: ProviderApp['visitProvider'] = (...how) => world.visitProvider(...how);

const isIn = async (as: Cookies) => (await app.call('GET /api/auth/session', { as })).status === 200;
const usersOf = async (email: string) => await app.db.$client`select * from users where lower(email) = ${email}`;
const join = (as: Cookies, password = PASSWORD) => app.call('POST /api/auth/join', { json: { password }, as });

test('somebody new has an account at once, and the same one the next time, whatever their address is by then', async () => {
  const cookies = new Cookies();
  expect(await signIn(cookies, { claims: ADA }, '?next=%2Ftable')).toBe('/table');
  expect(await isIn(cookies)).toBe(true);
  expect(await usersOf(ADA.email)).toMatchObject([{ name: 'Ada Fischer', password_hash: null }]);
  const again = new Cookies();
  expect(await signIn(again, { claims: { ...ADA, email: 'new@firm.example', email_verified: false } })).toBe('/');
  const { user } = await (await app.call('GET /api/auth/session', { as: again })).json();
  expect(user.email).toBe(ADA.email);
  const json = { email: ADA.email, password: 'any password' };
  expect((await app.call('POST /api/auth/signin', { json })).status).toBe(401);
});

test('leads to no page but ours', async () => {
  expect(await signIn(new Cookies(), { claims: ADA }, '?next=https%3A%2F%2Fevil.example%2F')).toBe('/');
});

describe('an account that has the address already', () => {
  const have = async () =>
    await insertUser(app.db, {
      name: 'Ada',
      email: ADA.email.toUpperCase(),
      passwordHash: await Bun.password.hash(PASSWORD),
      createdAt: new Date(),
    });

  test('is joined by its password once, and signed in to from then on', async () => {
    const { id } = await have();
    const cookies = new Cookies();
    expect(await signIn(cookies, { claims: ADA }, '?next=%2Ftable')).toBe('/signin?join=1&next=%2Ftable');
    expect(await isIn(cookies)).toBe(false);
    expect((await join(cookies, 'not the password')).status).toBe(401);
    const kept = cookies.copy();
    const joined = await join(cookies);
    expect(joined.status).toBe(200);
    expect((await joined.json()).user.id).toBe(id);
    expect((await join(kept)).status).toBe(401);
    const again = new Cookies();
    expect(await signIn(again)).toBe('/');
    expect(await isIn(again)).toBe(true);
  });

  test('of somebody who only made it with the address of another is not theirs to have: without its password nobody is joined', async () => {
    await have();
    const victim = new Cookies();
    expect(await signIn(victim)).toBe('/signin?join=1');
    expect((await join(new Cookies())).status).toBe(401);
    expect(await app.db.$client`select 1 from provider_identities`).toHaveLength(0);
  });

  test('asks for its second factor after the password, and at every sign-in by the provider', async () => {
    const user = await app.signUp('Ada', false);
    const { recoveryCodes } = await addApp(app, 'user', user, new Date());
    const claims = { ...ADA, email: user.email };
    const cookies = new Cookies();
    expect(await signIn(cookies, { claims })).toBe('/signin?join=1');
    expect(await (await join(cookies)).json()).toMatchObject({ secondStep: { methods: ['totp', 'recovery'] } });
    expect(await isIn(cookies)).toBe(false);
    const again = new Cookies();
    expect(await signIn(again, { claims })).toBe('/signin?step=2');
    expect(await isIn(again)).toBe(false);
    const json = { method: 'recovery', code: recoveryCodes[0] };
    expect((await app.call('POST /api/auth/second-step', { json, as: again })).status).toBe(200);
    expect(await isIn(again)).toBe(true);
  });

  test('is joined at once where its user has proved to read mail there', async () => {
    const { id } = await have();
    await updateUser(app.db, id, { emailVerifiedAt: new Date() });
    const cookies = new Cookies();
    expect(await signIn(cookies)).toBe('/');
    const { user } = await (await app.call('GET /api/auth/session', { as: cookies })).json();
    expect(user.id).toBe(id);
  });

  test('and neither password nor proof is joined by nobody', async () => {
    expect(await signIn(new Cookies())).toBe('/');
    await app.db.$client`update users set email_verified_at = null`;
    expect(await signIn(new Cookies(), { claims: { ...ADA, sub: 'ada-2' } })).toBe('/signin?refused=taken');
  });
});

describe('nobody is signed in, and the page is told why', () => {
  const hour = Math.floor(Date.now() / 1_000) - 3_600;
  test.each<[string, Partial<ProviderWhims>, string]>([
    ['an address that is not verified', { claims: { ...ADA, email_verified: false } }, 'unverified'],
    ['one that is said to be in words', { claims: { ...ADA, email_verified: 'true' } }, 'unverified'],
    ['no address', { claims: { sub: 'ada-1' } }, 'unverified'],
    ['an address that is none', { claims: { ...ADA, email: 'ada' } }, 'unverified'],
    ['another nonce', { claims: { ...ADA, nonce: 'another' } }, 'invalid'],
    ['another issuer', { claims: { ...ADA, iss: 'https://evil.example' } }, 'invalid'],
    ['another audience', { claims: { ...ADA, aud: 'another-client' } }, 'invalid'],
    ['a token that has run out', { claims: { ...ADA, iat: hour - 300, exp: hour } }, 'invalid'],
    ['a signature of another key', { claims: ADA, foreignKey: true }, 'invalid'],
    ['another state', { claims: ADA, state: 'another' }, 'invalid'],
    ['a visitor who turned back there', { error: 'access_denied' }, 'denied'],
    ['a failure there', { error: 'server_error' }, 'invalid'],
    ['a provider that breaks', { claims: ADA, broken: true }, 'down'],
  ])('%s', async (_, whims, refusal) => {
    const cookies = new Cookies();
    expect(await signIn(cookies, whims)).toBe(`/signin?refused=${refusal}`);
    expect(await isIn(cookies)).toBe(false);
    expect(await app.db.$client`select 1 from users`).toHaveLength(0);
    expect(app.logged()).toContain('a sign-in by the provider came to nothing');
    expect(await signIn(cookies)).toBe('/');
  });

  test('a provider that is down, and comes back', async () => {
    const { issuer } = provider;
    await provider.stop();
    const start = await app.call('GET /oidc/start');
    expect(locationOf(start)).toBe('/signin?refused=down');
    expect(app.logged()).not.toContain(CLIENT.secret);
    expect(issuer).toStartWith('http');
  });

  test('more than so many from one network', async () => {
    await app.call('GET /oidc/start');
    await app.db.$client`update sign_in_failures set failures = 300`;
    expect(locationOf(await app.call('GET /oidc/start'))).toBe('/signin?refused=too-many');
  });

  test('a return that is played again, from another browser, or too late', async () => {
    Object.assign(provider.whims, { claims: ADA });
    const cookies = new Cookies();
    const back = await visitProvider(cookies);
    const stranger = await app.call(`GET ${back}`, { as: new Cookies() });
    expect(locationOf(stranger)).toBe('/signin?refused=invalid');
    const kept = cookies.copy();
    expect(locationOf(await app.call(`GET ${back}`, { as: cookies }))).toBe('/');
    expect(locationOf(await app.call(`GET ${back}`, { as: kept }))).toBe('/signin?refused=invalid');
    const late = new Cookies();
    const lateBack = await visitProvider(late);
    await app.db.$client`update provider_sign_ins set expires_at = now() - interval '1 second'`;
    expect(locationOf(await app.call(`GET ${lateBack}`, { as: late }))).toBe('/signin?refused=invalid');
  });
});

test('a first password is set by whoever has none, and by nobody else', async () => {
  const cookies = new Cookies();
  await signIn(cookies);
  const { user } = await (await app.call('GET /api/auth/session', { as: cookies })).json();
  expect(user.hasNoPassword).toBe(true);
  const set = () => app.call('POST /api/user/password', { json: { newPassword: 'a brand new horse' }, as: cookies });
  expect((await set()).status).toBe(200);
  expect((await set()).status).toBe(409);
  const json = { email: ADA.email, password: 'a brand new horse' };
  expect((await app.call('POST /api/auth/signin', { json })).status).toBe(200);
  expect((await (await app.call('GET /api/auth/session', { as: cookies })).json()).user.hasNoPassword).toBeUndefined();
});

test('without a provider there are no such addresses, and nobody is called', async () => {
  const plain = await testApp();
  for (const path of ['/oidc/start', '/oidc/callback?code=1&state=2'])
    expect((await plain.call(`GET ${path}`)).status).toBe(404);
  await plain.close();
  expect(provider.calls()).toBe(0);
});
