import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { hashPassword } from '../../src/credentials/passwords';
import { updateUser } from '../../src/db/accounts';
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

describe('a new password that is easy to guess', () => {
  const sentence = async (answer: Response) => {
    const { error, code } = (await answer.json()) as { error: string; code?: string };
    return { status: answer.status, code, begins: error.split('.')[0] };
  };
  const refused = (begins: string) => ({ status: 422, code: 'password_refused', begins });
  const EASY = [
    ['password123', 'This is one of the most common passwords, which are the first to be tried'],
    ['Counterpart', 'The password must not be the name of this product'],
  ] as const;

  test.each(EASY)('is refused when signing up: %s', async (password, words) => {
    const json = { name: 'Ada', email: 'new@example.com', password };
    expect(await sentence(await app.call('POST /api/auth/signup', { json }))).toEqual(refused(words));
  });

  test.each([...EASY, ['correct horse', 'This is the password you have already']] as const)(
    'is refused when changing it: %s',
    async (newPassword, words) => {
      const json = { currentPassword: user.password, newPassword };
      const before = user.cookies.copy();
      const answer = await app.call('PATCH /api/user/password', { json, as: user.cookies });
      expect(await sentence(answer)).toEqual(refused(words));
      expect((await session(before)).status).toBe(200);
    },
  );

  test('is not told of before the current one was right', async () => {
    const json = { currentPassword: 'not it', newPassword: 'password123' };
    expect((await app.call('PATCH /api/user/password', { json, as: user.cookies })).status).toBe(403);
  });

  test.each([
    ['7 chars', 'Password must be at least 8 characters'],
    ['x'.repeat(257), 'Password must be at most 256 characters'],
  ])('or has not 8 to 256 characters is refused: %s', async (newPassword, words) => {
    const json = { currentPassword: user.password, newPassword };
    const answer = await app.call('PATCH /api/user/password', { json, as: user.cookies });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: words });
  });

  test('goes on opening the door where it was set before', async () => {
    await updateUser(app.db, user.id, { passwordHash: await hashPassword('password') });
    const json = { email: user.email, password: 'password' };
    expect((await app.call('POST /api/auth/signin', { json })).status).toBe(200);
  });
});
