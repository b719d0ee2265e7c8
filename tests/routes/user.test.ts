import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { AppError } from '../../src/errors';
import { Cookies, type TestApp, type TestUser, testApp } from '../support/app';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  user = await app.signUp();
});
afterAll(() => app.close());

const session = async (as: Cookies) => {
  const answer = await app.call('GET /api/auth/session', { as });
  return { status: answer.status, user: ((await answer.json()) as { user?: Record<string, unknown> }).user };
};

test('the profile takes a name, trimmed, and leaves the e-mail address as it was', async () => {
  const json = { name: '  Ada King ', email: user.email.toUpperCase() };
  expect((await app.call('PATCH /api/user/profile', { json, as: user.cookies })).status).toBe(200);
  expect((await session(user.cookies)).user).toMatchObject({ name: 'Ada King', email: user.email });
});

test('the preferences are kept as sent', async () => {
  const json = {
    emailMarketing: false,
    emailSecurity: true,
    emailDocuments: false,
    documentProcessing: false,
    analysisReports: true,
  };
  await app.call('PATCH /api/user/notifications', { json, as: user.cookies });
  expect((await session(user.cookies)).user?.notifications).toEqual(json);
});

describe('a new password', () => {
  const change = (as: Cookies, currentPassword = user.password) =>
    app.call('PATCH /api/user/password', { json: { currentPassword, newPassword: 'another horse' }, as });

  test('opens the door from then on, and the old one does not', async () => {
    await change(user.cookies);
    const signIn = async (password: string) =>
      (await app.call('POST /api/auth/signin', { json: { email: user.email, password } })).status;
    expect([await signIn(user.password), await signIn('another horse')]).toEqual([401, 200]);
  });

  test('ends all other sessions; this one goes on under a fresh token', async () => {
    const phone = new Cookies();
    await app.call('POST /api/auth/signin', { json: user, as: phone });
    const before = user.cookies.copy();
    await change(user.cookies);
    expect((await session(user.cookies)).status).toBe(200);
    expect((await session(before)).status).toBe(401);
    expect((await session(phone)).status).toBe(401);
  });

  test('that is refused ends nothing', async () => {
    const phone = new Cookies();
    await app.call('POST /api/auth/signin', { json: user, as: phone });
    expect((await change(user.cookies, 'not it')).status).toBe(403);
    expect([(await session(user.cookies)).status, (await session(phone)).status]).toEqual([200, 200]);
  });

  test('is taken once when it is changed twice at the same time', async () => {
    const answers = await Promise.all([change(user.cookies.copy()), change(user.cookies.copy())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('a deleted account', () => {
  async function upload(as: Cookies): Promise<void> {
    const body = new FormData();
    body.set('pdf', new File(['%PDF-1.7\n'], 'Lease.pdf', { type: 'application/pdf' }));
    expect((await app.call('POST /api/contracts/upload', { body, as })).status).toBe(201);
  }

  async function files(): Promise<number> {
    let count = 0;
    for await (const _ of app.storage.list('contracts/')) count += 1;
    return count;
  }

  async function rows(id: string): Promise<Record<string, unknown> | undefined> {
    const [row] = await app.db.$client`
      select (select count(*)::int from users where id = ${id}) as users,
             (select count(*)::int from sessions where user_id = ${id}) as sessions,
             (select count(*)::int from contracts where user_id = ${id}) as contracts,
             (select count(*)::int from jobs j join contracts c on c.id = j.contract_id where c.user_id = ${id}) as jobs`;
    return row;
  }

  test("takes its contracts, jobs, files and sessions along, and nobody else's", async () => {
    const neighbour = await app.signUp();
    await upload(neighbour.cookies);
    await upload(user.cookies);
    await upload(user.cookies);
    expect(await rows(user.id)).toEqual({ users: 1, sessions: 1, contracts: 2, jobs: 2 });
    const before = user.cookies.copy();
    expect((await app.call('DELETE /api/user/account', { as: user.cookies })).status).toBe(200);
    expect(user.cookies.header).toBe('');
    expect(await rows(user.id)).toEqual({ users: 0, sessions: 0, contracts: 0, jobs: 0 });
    expect(await rows(neighbour.id)).toEqual({ users: 1, sessions: 1, contracts: 1, jobs: 1 });
    expect(await files()).toBe(1);
    expect((await session(before)).status).toBe(401);
    expect((await app.call('POST /api/auth/signin', { json: user })).status).toBe(401);
    expect((await app.call('POST /api/auth/signup', { json: { name: 'Ada', ...user } })).status).toBe(201);
  });

  test('is gone even while the file store is down; the sweep knows what is left', async () => {
    await upload(user.cookies);
    const remove = app.storage.delete;
    app.storage.delete = async () => {
      throw new AppError('unavailable', 'The file store does not answer.');
    };
    const answer = await app.call('DELETE /api/user/account', { as: user.cookies });
    app.storage.delete = remove;
    expect(answer.status).toBe(200);
    expect((await rows(user.id))?.users).toBe(0);
    expect(await app.db.$client`select object_key from deleted_objects`).toHaveLength(1);
  });
});
