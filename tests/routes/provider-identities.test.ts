import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { auditEvents, outgoingMail } from '../../src/db/schema';
import { mailQueue } from '../../src/mail/queue-mail';
import type { ReAuthentication } from '../../src/shared/factors';
import type { OwnIdentity } from '../../src/shared/provider-sign-in';
import { Cookies, PASSWORD, type TestApp, type TestUser } from '../support/app';
import { ADA, type ProviderApp, providerApp, SITE } from '../support/provider-visits';
import { SoftwarePasskey } from '../support/software-passkey';
import { addApp, codeOf, wrongCode } from '../support/two-step';

const MINUTE_MS = 60_000;
let world: ProviderApp;
let app: TestApp;
let clock: Date;
beforeEach(async () => {
  clock = new Date();
  world = await providerApp({ queueMail: mailQueue(), now: () => clock });
  app = world.app;
});
afterEach(() => world.close());

const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * MINUTE_MS);
};
const claimsOf = ({ email }: { email: string }) => ({ ...ADA, email });
const listOf = async (as: Cookies): Promise<OwnIdentity[]> =>
  (await (await app.call('GET /api/user/identities', { as })).json()).identities;
const unlink = (as: Cookies, id = '') => app.call(`DELETE /api/user/identities/${id}`, { as });
const methodsOf = async (as: Cookies): Promise<string[]> =>
  (await (await app.call('GET /api/auth/reauthenticate', { as })).json()).methods;
const prove = (as: Cookies, json: ReAuthentication | { password: string }) =>
  app.call('POST /api/auth/reauthenticate', { json, as });
const actions = async () => (await app.db.select().from(auditEvents)).map(({ action }) => action);
const mails = async () =>
  (await app.db.select().from(outgoingMail))
    .filter(({ kind }) => kind === 'provider-changed')
    .map(({ data }) => data.what);

/** A user with a password and a verified address, who is joined to the provider. */
async function joined(): Promise<TestUser & { id: string }> {
  const user = await app.signUp('Ada');
  expect(await world.signIn(new Cookies(), { claims: claimsOf(user) })).toBe('/');
  return user;
}

/** Somebody without a password. */
async function newcomer(): Promise<Cookies> {
  const cookies = new Cookies();
  expect(await world.signIn(cookies, { claims: ADA })).toBe('/');
  return cookies;
}

describe('an account that is joined to the provider', () => {
  test('says so, and its owner was told by e-mail', async () => {
    const user = await joined();
    const host = new URL(world.provider.issuer).host;
    expect(await listOf(user.cookies)).toEqual([
      { id: expect.any(String), name: 'Google', host, joinedAt: clock.toISOString() },
    ]);
    expect(await mails()).toEqual(['joined']);
  });

  test('is opened by it no more once that is removed, which is noted and told', async () => {
    const user = await joined();
    const [identity] = await listOf(user.cookies);
    expect((await unlink(user.cookies, identity?.id)).status).toBe(200);
    expect(await listOf(user.cookies)).toEqual([]);
    expect(await actions()).toContain('identity-unlinked');
    expect(await mails()).toEqual(['joined', 'unlinked']);
    expect((await unlink(user.cookies, identity?.id)).status).toBe(404);
    expect((await app.call('GET /api/auth/session', { as: user.cookies })).status).toBe(200);
  });

  test('is joined again by its password alone, though its address is verified', async () => {
    const user = await joined();
    const [identity] = await listOf(user.cookies);
    await unlink(user.cookies, identity?.id);
    for (const sub of ['ada-2', ADA.sub]) {
      const cookies = new Cookies();
      expect(await world.signIn(cookies, { claims: { ...claimsOf(user), sub } })).toBe('/signin?join=1');
      expect((await app.call('GET /api/auth/session', { as: cookies })).status).toBe(401);
      expect((await app.call('POST /api/auth/join', { json: { password: PASSWORD }, as: cookies })).status).toBe(200);
    }
    expect(await world.signIn(new Cookies(), { claims: claimsOf(user) })).toBe('/');
    expect(await listOf(user.cookies)).toHaveLength(2);
  });

  test('is not parted from it by somebody else, another site, or after ten minutes', async () => {
    const [user, other] = [await joined(), await app.signUp('Bob')];
    const [identity] = await listOf(user.cookies);
    expect((await unlink(other.cookies, identity?.id)).status).toBe(404);
    expect((await unlink(new Cookies(), identity?.id)).status).toBe(401);
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const path = `/api/user/identities/${identity?.id}`;
    expect((await app.call(`DELETE ${path}`, { as: user.cookies, headers })).status).toBe(403);
    pass(11);
    const late = await unlink(user.cookies, identity?.id);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ code: 'reauthentication_required' });
    expect(await listOf(user.cookies)).toHaveLength(1);
  });

  test.each(['nonsense', crypto.randomUUID()])('knows no %p', async (id) => {
    const user = await joined();
    expect((await unlink(user.cookies, id)).status).toBe(404);
  });

  test('keeps it while it has no password', async () => {
    const cookies = await newcomer();
    const [identity] = await listOf(cookies);
    const refused = await unlink(cookies, identity?.id);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toContain('Set a password first');
    await app.call('POST /api/user/password', { json: { newPassword: 'a brand new horse' }, as: cookies });
    expect((await unlink(cookies, identity?.id)).status).toBe(200);
    expect(await world.signIn(new Cookies())).toBe('/signin?join=1');
  });
});

describe('who is signed in proves it again', () => {
  const removal = (as: Cookies) => app.call('DELETE /api/user/account', { as });

  test('by the provider, where they came by it; it is asked to have them sign in anew', async () => {
    const cookies = await newcomer();
    pass(11);
    expect(await methodsOf(cookies)).toEqual(['provider']);
    expect((await removal(cookies)).status).toBe(403);
    const before = cookies.copy();
    expect(await world.confirm(cookies)).toBe('/account?confirmed=1');
    expect(world.provider.asked()).toMatchObject({ max_age: '0', prompt: 'login' });
    expect((await app.call('GET /api/auth/session', { as: before })).status).toBe(401);
    expect(await actions()).toContain('reauthenticated');
    expect((await removal(cookies)).status).toBe(200);
  });

  test.each([
    ['as somebody else there', { ...ADA, sub: 'bob-1', email: 'bob@firm.example' }, 'other'],
    ['by an old sign-in there', { ...ADA, auth_time: Math.floor(Date.now() / 1_000) - 3_600 }, 'stale'],
  ])('not %s', async (_, claims, refusal) => {
    const cookies = await newcomer();
    pass(11);
    expect(await world.confirm(cookies, { claims })).toBe(`/account?refused=${refusal}`);
    expect((await removal(cookies)).status).toBe(403);
    expect(await actions()).toContain('reauthentication-failed');
    expect(await app.db.$client`select 1 from users`).toHaveLength(1);
  });

  test('not by turning back there, nor in another browser or for another account', async () => {
    const cookies = await newcomer();
    expect(await world.confirm(cookies, { error: 'access_denied' })).toBe('/account?refused=denied');
    const begin = async (as: Cookies) => {
      const json = { next: '/account' };
      const { address } = await (await app.call('POST /api/auth/reauthenticate/provider', { json, as })).json();
      const there = await fetch(address, { redirect: 'manual' });
      return (there.headers.get('location') ?? '').replace(SITE, '');
    };
    const finish = async (back: string, as: Cookies) => (await app.call(`GET ${back}`, { as })).headers.get('location');
    await world.signIn(new Cookies(), { claims: ADA });
    expect(await finish(await begin(cookies), new Cookies())).toBe('/signin?refused=invalid');
    const back = await begin(cookies);
    const signedOut = new Cookies().set('__Host-provider', cookies.get('__Host-provider') ?? '');
    expect(await finish(back, signedOut)).toBe('/account?refused=invalid');
    const stranger = await app.signUp('Bob');
    const other = await begin(cookies);
    stranger.cookies.set('__Host-provider', cookies.get('__Host-provider') ?? '');
    expect(await finish(other, stranger.cookies)).toBe('/account?refused=invalid');
  });

  test('by no provider that the account is not joined to, and by none where none answers', async () => {
    const user = await app.signUp();
    const json = { next: '/account' };
    const begin = (as: Cookies, next = json) => app.call('POST /api/auth/reauthenticate/provider', { json: next, as });
    expect((await begin(user.cookies)).status).toBe(409);
    expect((await begin(user.cookies, { next: 'https://evil.example' })).status).toBe(422);
    expect((await begin(new Cookies())).status).toBe(401);
    expect(await methodsOf(user.cookies)).toEqual(['password']);
  });

  test('by the code of an app where there is no password, once each; ten wrong ones are heard', async () => {
    const cookies = await newcomer();
    const [person] = await app.db.$client`select id, email from users`;
    const ada = { ...(person as { id: string; email: string }), password: '', cookies };
    const { secret } = await addApp(app, 'user', ada, clock);
    pass(11);
    expect(await methodsOf(cookies)).toEqual(['totp', 'provider']);
    const proof = { method: 'totp', code: codeOf(secret, clock) } as const;
    expect((await prove(cookies, { ...proof, code: wrongCode(secret, clock) })).status).toBe(403);
    expect((await prove(cookies, proof)).status).toBe(200);
    expect((await prove(cookies, proof)).status).toBe(403);
    expect((await removal(cookies)).status).toBe(200);
  });

  test('by the password where there is one, and not by a code', async () => {
    const user = await app.signUp();
    const { secret } = await addApp(app, 'user', user, clock);
    pass(11);
    expect(await methodsOf(user.cookies)).toEqual(['password']);
    expect((await prove(user.cookies, { method: 'totp', code: codeOf(secret, clock) })).status).toBe(403);
    expect((await removal(user.cookies)).status).toBe(403);
    expect((await prove(user.cookies, { password: PASSWORD })).status).toBe(200);
    expect((await removal(user.cookies)).status).toBe(200);
  });

  describe('by a passkey', () => {
    async function withPasskey() {
      const user = await app.signUp();
      const passkey = new SoftwarePasskey(SITE);
      const begun = await app.call('POST /api/user/factors/passkey/options', { as: user.cookies });
      const json = { name: 'Laptop', response: passkey.register(await begun.json()) };
      expect((await app.call('POST /api/user/factors/passkey', { json, as: user.cookies })).status).toBe(200);
      pass(11);
      const ask = async (at = '/api/auth/reauthenticate/passkey') =>
        await (await app.call(`POST ${at}`, { as: user.cookies })).json();
      const answer = (response: unknown) => prove(user.cookies, { method: 'passkey', response } as never);
      return { user, passkey, ask, answer };
    }

    test('that knows its owner', async () => {
      const { user, passkey, ask, answer } = await withPasskey();
      expect(await methodsOf(user.cookies)).toEqual(['password', 'passkey']);
      const options = await ask();
      expect(options.userVerification).toBe('required');
      const response = passkey.answer(options, { count: 1 });
      expect((await answer(response)).status).toBe(200);
      expect((await answer(response)).status).toBe(403);
      expect((await removal(user.cookies)).status).toBe(200);
    });

    test('but not by the thing alone, an answer to another question, or another’s', async () => {
      const { user, passkey, ask, answer } = await withPasskey();
      expect((await answer(passkey.answer(await ask(), { userVerified: false, count: 1 }))).status).toBe(403);
      const signIn = await ask('/api/auth/passkey/options');
      expect((await answer(passkey.answer(signIn, { count: 2 }))).status).toBe(403);
      expect((await answer(new SoftwarePasskey(SITE).answer(await ask()))).status).toBe(403);
      expect((await removal(user.cookies)).status).toBe(403);
    });
  });
});
