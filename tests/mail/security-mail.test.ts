import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { updateNotifications } from '../../src/accounts/update-notifications';
import { outgoingMail } from '../../src/db/schema';
import { resetFactors } from '../../src/factors/factors';
import { sweep } from '../../src/jobs/sweep';
import { letterOf } from '../../src/mail/letters';
import { Cookies, PASSWORD, type TestApp, type TestUser, testApp } from '../support/app';
import { MAIL_ENV } from '../support/mail-world';
import { addApp, passPassword } from '../support/two-step';

const NO_CONTRACTS = { listed: [], all: 0, failed: 0, today: '2026-11-23' };

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let clock = new Date('2026-11-23T09:30:00Z');
beforeAll(async () => {
  app = await testApp({ env: MAIL_ENV, now: () => clock });
});
afterEach(async () => {
  await app.db.delete(outgoingMail);
});
afterAll(() => app.close());

const queued = async () =>
  (await app.db.select().from(outgoingMail)).map(({ userId, kind, address, data }) => ({
    userId,
    kind,
    address,
    data,
  }));

const signIn = async (user: TestUser, as = new Cookies(), password = user.password): Promise<Cookies> => {
  const answer = await app.call('POST /api/auth/signin', { json: { email: user.email, password }, as });
  expect(answer.status).toBe(200);
  return as;
};

const changePassword = (as: Cookies, currentPassword: string, newPassword: string) =>
  app.call('PATCH /api/user/password', { json: { currentPassword, newPassword }, as });

test('changes of the two-step sign-in are told, and a recovery code that was used', async () => {
  const user = await app.signUp();
  const { id, recoveryCodes } = await addApp(app, 'user', user, clock, 'My phone');
  const { cookies } = await passPassword(app, 'user', user);
  expect(await queued()).toHaveLength(1);
  const json = { method: 'recovery', code: recoveryCodes[0] };
  expect((await app.call('POST /api/auth/second-step', { json, as: cookies })).status).toBe(200);
  expect((await app.call('POST /api/user/factors/recovery-codes', { as: user.cookies })).status).toBe(200);
  expect((await app.call(`DELETE /api/user/factors/${id}`, { as: user.cookies })).status).toBe(200);
  await resetFactors(app.deps, { kind: 'user', id: user.id });
  const told = (await queued()).filter(({ kind }) => kind === 'factors-changed');
  expect(told.map(({ data }) => [data.what, data.name])).toEqual([
    ['added', 'My phone'],
    ['code-used', ''],
    ['codes-made', ''],
    ['removed', 'My phone'],
  ]);
  const words = told.map(({ data }) => letterOf({ kind: 'factors-changed', data, ...NO_CONTRACTS }).paragraphs[0]);
  expect(words[0]).toContain('“My phone” was added');
  expect(new Set(words).size).toBe(4);
});

test('the letter about a provider says which, and whether it signs in now', () => {
  const words = (what: string) => {
    const data = { what, provider: 'login.firm.example', at: '2026-11-23T09:30:00.000Z' };
    return letterOf({ kind: 'provider-changed', data, ...NO_CONTRACTS }).paragraphs.join(' ');
  };
  expect(words('joined')).toContain('joined to a sign-in by login.firm.example');
  expect(words('unlinked')).toContain('The sign-in by login.firm.example was removed');
  expect(words('joined')).toContain('Nov 23, 2026, 9:30 AM UTC');
});

test('that an administrator ended all sessions is told where there were some', async () => {
  const [user, admin] = [await app.signUp(), await app.signUpAdmin()];
  const end = () => app.call(`DELETE /api/admin/users/${user.id}/sessions`, { as: admin.cookies });
  for (let i = 0; i < 2; i += 1) expect((await end()).status).toBe(200);
  const [told, ...more] = await queued();
  expect([told?.userId, told?.kind, told?.address, more]).toEqual([user.id, 'sessions-ended', user.email, []]);
  const { subject, paragraphs } = letterOf({ kind: 'sessions-ended', data: told?.data ?? {}, ...NO_CONTRACTS });
  expect(subject).toBe('You were signed out everywhere');
  expect(paragraphs[0]).toContain('An administrator signed your Counterpart account out');
  expect(paragraphs[0]).toContain('Nov 23, 2026, 9:30 AM UTC');
});

describe('a sign-in', () => {
  test('is told of from a browser that was not seen before, but not the first, nor from one that was', async () => {
    const user = await app.signUp();
    const laptop = await signIn(user);
    expect(laptop.get('__Host-device')).toMatch(/^[\w-]{43}$/);
    expect(await queued()).toEqual([]);
    const phone = await signIn(user);
    const told = { userId: user.id, kind: 'new-sign-in', address: user.email };
    const data = { from: 'unknown', at: '2026-11-23T09:30:00.000Z' };
    expect(await queued()).toEqual([{ ...told, data } as never]);
    await signIn(user, laptop);
    await signIn(user, phone);
    expect(await queued()).toHaveLength(1);
  });

  test('of another user of the same browser is their own first one', async () => {
    const [ada, bob] = [await app.signUp(), await app.signUp()];
    const browser = await signIn(ada);
    const device = browser.get('__Host-device');
    await signIn(bob, browser);
    expect(browser.get('__Host-device')).toBe(device ?? '');
    await signIn(ada, browser);
    expect(await queued()).toEqual([]);
  });

  test('with a wrong password leaves no trace of a browser', async () => {
    const user = await app.signUp();
    const as = new Cookies();
    const json = { email: user.email, password: 'wrong horse' };
    expect((await app.call('POST /api/auth/signin', { json, as })).status).toBe(401);
    expect(as.header).toBe('');
  });

  test.each([
    ['made up', 'x'.repeat(43)],
    ['broken', 'short'],
  ])('with a %s cookie is one from a new browser', async (_, value) => {
    const user = await app.signUp();
    await signIn(user);
    await signIn(user, new Cookies().set('__Host-device', value));
    expect(await queued()).toHaveLength(1);
  });

  test('from a browser whose cookie has run out is one from a new browser again', async () => {
    const user = await app.signUp();
    const [old, other] = [await signIn(user), await signIn(user)];
    const before = clock;
    clock = new Date(clock.getTime() + 390 * DAY_MS);
    await signIn(user, other);
    clock = new Date(clock.getTime() + 20 * DAY_MS);
    await sweep(app.deps);
    await app.db.delete(outgoingMail);
    await signIn(user, other);
    expect(await queued()).toEqual([]);
    await signIn(user, old);
    expect(await queued()).toHaveLength(1);
    clock = before;
  });
});

describe('a new password', () => {
  test('is told of, and makes every other browser a new one', async () => {
    const user = await app.signUp();
    const [laptop, phone] = [await signIn(user), await signIn(user)];
    await app.db.delete(outgoingMail);
    expect((await changePassword(laptop, PASSWORD, 'another horse')).status).toBe(200);
    expect(await queued()).toMatchObject([{ userId: user.id, kind: 'password-changed', data: { by: 'user' } }]);
    await signIn(user, laptop, 'another horse');
    expect(await queued()).toHaveLength(1);
    await signIn(user, phone, 'another horse');
    expect((await queued()).map(({ kind }) => kind).sort()).toEqual(['new-sign-in', 'password-changed']);
  });

  test('that was refused is not', async () => {
    const user = await app.signUp();
    expect((await changePassword(user.cookies, 'wrong horse', 'another horse')).status).toBe(403);
    expect(await queued()).toEqual([]);
  });

  test('and a new address by an administrator are told, at the new and at the old address', async () => {
    const [user, admin] = [await app.signUp(), await app.signUpAdmin()];
    const json = { email: 'new@example.com', password: 'another horse', plan: 'pro' };
    expect((await app.call(`PATCH /api/admin/users/${user.id}`, { json, as: admin.cookies })).status).toBe(200);
    const told = (await queued()).sort((one, other) => one.kind.localeCompare(other.kind));
    expect(told).toMatchObject([
      { kind: 'email-changed', address: user.email, data: { by: 'administrator' } },
      { kind: 'email-verification', address: 'new@example.com' },
      { kind: 'password-changed', address: 'new@example.com', data: { by: 'administrator' } },
    ]);
  });

  test.each([{ name: 'New Name' }, { plan: 'basic' }])('is not among %p', async (json) => {
    const [user, admin] = [await app.signUp(), await app.signUpAdmin()];
    expect((await app.call(`PATCH /api/admin/users/${user.id}`, { json, as: admin.cookies })).status).toBe(200);
    expect(await queued()).toEqual([]);
  });
});

test('with the switch off nothing is told', async () => {
  const user = await app.signUp();
  const preferences = { emailMarketing: true, emailDocuments: true, documentProcessing: true, analysisReports: true };
  await updateNotifications(app, user.id, { ...preferences, emailSecurity: false });
  const laptop = await signIn(user);
  await signIn(user);
  await changePassword(laptop, PASSWORD, 'another horse');
  expect(await queued()).toEqual([]);
});

test('without a mail server nothing is kept to be sent, and the account page is told', async () => {
  const silent = await testApp();
  try {
    const user = await silent.signUp();
    const json = { email: user.email, password: user.password };
    for (let i = 0; i < 2; i += 1) await silent.call('POST /api/auth/signin', { json });
    const change = { currentPassword: PASSWORD, newPassword: 'another horse' };
    const as = user.cookies;
    expect((await silent.call('PATCH /api/user/password', { json: change, as })).status).toBe(200);
    expect(await silent.db.select().from(outgoingMail)).toEqual([]);
    const status = async (of: TestApp, visitor: Cookies) =>
      (await of.call('GET /api/user/mail', { as: visitor })).json();
    expect(await status(silent, as)).toMatchObject({ configured: false, verified: true, pending: null });
    expect(await status(app, (await app.signUp()).cookies)).toMatchObject({
      configured: true,
      verified: true,
      pending: null,
    });
  } finally {
    await silent.close();
  }
});
