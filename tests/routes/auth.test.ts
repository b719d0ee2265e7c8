import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { Cookies, PASSWORD, type TestApp, testApp } from '../support/app';

const DAY_MS = 24 * 60 * 60_000;
const ada = { name: 'Ada Lovelace', email: 'Ada@Example.com', password: PASSWORD };

let app: TestApp;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-03-01T12:00:00Z');
  app = await testApp({ now: () => clock });
});
afterEach(() => app.close());

const status = async (route: string, as?: Cookies) => (await app.call(route, { as })).status;
const pass = (days: number) => {
  clock = new Date(clock.getTime() + days * DAY_MS);
};

describe('sign-up', () => {
  test('makes an account whose e-mail address compares without case, and no session', async () => {
    const made = await app.call('POST /api/auth/signup', { json: ada });
    expect(made.status).toBe(201);
    expect(made.headers.getSetCookie()).toEqual([]);
    const { user } = (await made.json()) as { user: Record<string, unknown> };
    expect(user).toEqual({
      id: expect.any(String),
      name: ada.name,
      email: ada.email,
      notifications: {
        emailMarketing: true,
        emailSecurity: true,
        emailDocuments: true,
        documentProcessing: true,
        analysisReports: true,
      },
    });
    const signedIn = await app.call('POST /api/auth/signin', { json: { ...ada, email: ' aDA@example.COM ' } });
    expect(await signedIn.json()).toEqual({ user });
  });

  test('of the same address at the same time makes one account', async () => {
    const answers = await Promise.all(
      [ada, { ...ada, email: 'ada@example.com' }, ada].map((json) => app.call('POST /api/auth/signup', { json })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  test('keeps neither password nor token in the database', async () => {
    const cookies = new Cookies();
    await app.call('POST /api/auth/signup', { json: ada });
    await app.call('POST /api/auth/signin', { json: ada, as: cookies });
    const tables = ['users', 'sessions', 'sign_in_failures', 'known_devices'];
    const rows = await Promise.all(tables.map((table) => app.db.$client.unsafe(`select t::text from ${table} t`)));
    const stored = JSON.stringify(rows);
    expect(stored).toContain('argon2id');
    expect(stored).not.toContain(PASSWORD);
    for (const token of [cookies.get('session'), cookies.get('device')]) {
      expect(token).toHaveLength(43);
      expect(stored).not.toContain(token ?? '');
      expect(stored).not.toContain(Buffer.from(token ?? '').toString('hex'));
    }
  });
});

describe('a session', () => {
  test('is opened by signing in, apart on each device, and ended by signing out there', async () => {
    const user = await app.signUp();
    const [laptop, phone] = [new Cookies(), new Cookies()];
    for (const as of [laptop, phone]) await app.call('POST /api/auth/signin', { json: user, as });
    expect(laptop.header).not.toBe(phone.header);
    const kept = laptop.copy();
    await app.call('POST /api/auth/signout', { as: laptop });
    expect(await status('GET /api/auth/session', kept)).toBe(401);
    expect(await status('GET /api/auth/session', phone)).toBe(200);
  });

  test('gets a new token by signing in again, and the old one ends', async () => {
    const user = await app.signUp();
    const before = user.cookies.copy();
    await app.call('POST /api/auth/signin', { json: user, as: user.cookies });
    expect(user.cookies.header).not.toBe(before.header);
    expect(await status('GET /api/auth/session', before)).toBe(401);
  });

  test('ends after 30 days without use', async () => {
    const { cookies } = await app.signUp();
    pass(31);
    expect(await status('GET /api/auth/session', cookies)).toBe(401);
  });

  test('is prolonged by use, at most once a day', async () => {
    const { cookies } = await app.signUp();
    pass(0.9);
    expect((await app.call('GET /api/auth/session', { as: cookies })).headers.getSetCookie()).toEqual([]);
    pass(20);
    const renewed = await app.call('GET /api/auth/session', { as: cookies });
    expect(renewed.headers.getSetCookie()[0]).toContain('Max-Age=2592000');
    pass(20);
    expect(await status('GET /api/auth/session', cookies)).toBe(200);
  });

  test.each([
    ['nonsense', 'session=nonsense'],
    ['JSON', 'session={"a":1}'],
    ['an unknown token', `session=${'a'.repeat(43)}`],
    ['a broken escape', 'session=%E0%A4%A'],
    ['a prototype', '__proto__=1; constructor=2'],
  ])('is not opened by %s', async (_, cookie) => {
    expect((await app.call('GET /api/auth/session', { headers: { cookie } })).status).toBe(401);
  });
});

describe('an administrator session', () => {
  test('lasts twelve hours, used or not', async () => {
    const { cookies } = await app.signUpAdmin();
    pass(11 / 24);
    expect(await status('GET /api/admin/users', cookies)).toBe(200);
    pass(2 / 24);
    expect(await status('GET /api/admin/users', cookies)).toBe(401);
  });

  test('is none for users, and the other way round', async () => {
    const { cookies: user } = await app.signUp();
    const { cookies: admin } = await app.signUpAdmin();
    const swapped = (cookies: Cookies, name: string) => `${name}=${cookies.header.split('=')[1]}`;
    const asAdmin = await app.call('GET /api/admin/users', { headers: { cookie: swapped(user, 'admin_session') } });
    const asUser = await app.call('GET /api/auth/session', { headers: { cookie: swapped(admin, 'session') } });
    expect([asAdmin.status, asUser.status]).toEqual([401, 401]);
  });
});
