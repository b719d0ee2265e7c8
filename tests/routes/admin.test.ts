import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { createAdmin, listAdmins, revokeAdmin } from '../../src/admin/admins';
import { insertUser } from '../../src/db/accounts';
import type { Analytics, UserList } from '../../src/shared/admin';
import { USERS_PER_PAGE } from '../../src/shared/limits';
import { Cookies, type TestApp, type TestUser, testApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addApp, codeOf, passPassword } from '../support/two-step';

let app: TestApp;
let admin: TestUser;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-03-31T23:59:59Z');
  app = await testApp({ now: () => clock });
  admin = await app.signUpAdmin();
});
afterEach(() => app.close());

const get = async <T>(path: string) => (await (await app.call(`GET ${path}`, { as: admin.cookies })).json()) as T;
const patch = (id: string, json: unknown) => app.call(`PATCH /api/admin/users/${id}`, { json, as: admin.cookies });
const analytics = () => get<Analytics>('/api/admin/analytics');

/** Sets the time zone of the database and ends its connections, since open ones keep theirs. */
async function moveDatabaseTo(zone: string): Promise<void> {
  const { $client: sql } = app.db;
  const alter = `execute format('alter database %I set timezone to %L', current_database(), '${zone}')`;
  await sql.unsafe(`do $$ begin ${alter}; end $$`);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`.catch(() => []);
  expect(await sql`show timezone`).toMatchObject([{ TimeZone: zone }]);
}

describe('users', () => {
  test('are listed newest first, with what the panel shows and nothing more', async () => {
    const first = await app.signUp('First');
    clock = new Date('2026-04-01T08:00:00Z');
    const second = await app.signUp('Second');
    const use = { contracts: 0, bytes: 0, processorSeconds: 0, analysesThisMonth: 0 };
    expect(await get('/api/admin/users')).toEqual({
      users: [
        {
          id: second.id,
          name: 'Second',
          email: second.email,
          plan: 'free',
          createdAt: '2026-04-01T08:00:00.000Z',
          use,
        },
        { id: first.id, name: 'First', email: first.email, plan: 'free', createdAt: '2026-03-31T23:59:59.000Z', use },
      ],
      total: 2,
    });
  });

  test('are found by words of their name and address, whatever the case; wildcards are words', async () => {
    for (const name of ['Ada Lovelace', 'Ada King', '100% Legal_Aid']) await app.signUp(name);
    const find = async (search: string) => {
      const { users, total } = await get<UserList>(`/api/admin/users?search=${encodeURIComponent(search)}`);
      expect(total).toBe(users.length);
      return users.map(({ name }) => name).sort();
    };
    expect(await find('ada')).toEqual(['Ada King', 'Ada Lovelace']);
    expect(await find(' KING  ada ')).toEqual(['Ada King']);
    expect(await find('ada EXAMPLE.com lace')).toEqual(['Ada Lovelace']);
    expect(await find('0% l')).toEqual(['100% Legal_Aid']);
    expect(await find('%a')).toEqual([]);
    expect(await find('Lega__Aid')).toEqual([]);
    expect(await find('\\')).toEqual([]);
    expect(await find('nobody')).toEqual([]);
    expect((await app.call('GET /api/admin/users?search=%00', { as: admin.cookies })).status).toBe(422);
  });

  test('are listed by pages, which together hold each once', async () => {
    const count = USERS_PER_PAGE + 2;
    for (let i = 0; i < count; i++) {
      const createdAt = new Date(clock.getTime() + Math.floor(i / 10));
      await insertUser(app.db, { name: `User ${i}`, email: `u${i}@example.com`, passwordHash: 'x', createdAt });
    }
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((page) => get<UserList>(`/api/admin/users?page=${page}&search=user`)),
    );
    expect([first, second, third].map((list) => [list?.users.length, list?.total])).toEqual([
      [USERS_PER_PAGE, count],
      [2, count],
      [0, count],
    ]);
    const all = (await get<UserList>('/api/admin/users')).users;
    expect([...(first?.users ?? []), ...(second?.users ?? [])]).toEqual(all);
  });

  test('are not listed for a page that is none', async () => {
    for (const page of ['0', '-1', '1.5', 'x', '99999999']) {
      const answer = await app.call(`GET /api/admin/users?page=${page}`, { as: admin.cookies });
      expect([answer.status, await answer.json()]).toEqual([422, { error: 'The page must be a number from 1' }]);
    }
  });

  test('change only in what is sent', async () => {
    const user = await app.signUp();
    const answer = await patch(user.id, { name: 'Renamed', unknown: 'x' });
    expect(await answer.json()).toEqual({
      user: { id: user.id, name: 'Renamed', email: user.email, plan: 'free', createdAt: expect.any(String) },
    });
    expect((await patch(user.id, {})).status).toBe(200);
    expect((await app.call('GET /api/auth/session', { as: user.cookies })).status).toBe(200);
  });

  test('may have their own e-mail address written otherwise', async () => {
    const user = await app.signUp();
    const answer = await patch(user.id, { email: user.email.toUpperCase() });
    expect(await answer.json()).toMatchObject({ user: { email: user.email.toUpperCase() } });
  });

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: null }, 'Name is required'],
    [{ name: 'Ada\u202eecilA' }, 'Name must not contain line breaks or invisible characters'],
    [{ email: 'no address' }, 'Please enter a valid email address'],
    [{ email: 7 }, 'Please enter a valid email address'],
    [{ password: 'a' }, 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(257) }, 'Password must be at most 256 characters'],
    [{ password: 'password123' }, 'This is one of the most common passwords'],
    [{ password: 'counterpart' }, 'The password must not be the name of this product.'],
  ])('are not changed by %j, which is refused with its field named', async (change, message) => {
    const user = await app.signUp();
    const answer = await patch(user.id, change);
    expect(answer.status).toBe(422);
    expect((await answer.json()).error).toContain(message);
    expect((await app.call('GET /api/auth/session', { as: user.cookies })).status).toBe(200);
  });

  test('get in with any password that an administrator may set', async () => {
    const user = await app.signUp();
    expect((await patch(user.id, { password: 'eight of' })).status).toBe(200);
    const json = { email: user.email, password: 'eight of' };
    expect((await app.call('POST /api/auth/signin', { json })).status).toBe(200);
  });

  test('given a new password are signed out everywhere and get in with it', async () => {
    const user = await app.signUp();
    const neighbour = await app.signUp();
    await patch(user.id, { password: 'fresh horse' });
    expect((await app.call('GET /api/auth/session', { as: user.cookies })).status).toBe(401);
    expect((await app.call('GET /api/auth/session', { as: neighbour.cookies })).status).toBe(200);
    const json = { email: user.email, password: 'fresh horse' };
    expect((await app.call('POST /api/auth/signin', { json })).status).toBe(200);
  });

  test('are deleted with their sessions, while the ledger keeps what they paid', async () => {
    const user = await app.signUp();
    await patch(user.id, { plan: 'pro' });
    await app.call(`DELETE /api/admin/users/${user.id}`, { as: admin.cookies });
    expect((await app.call('GET /api/auth/session', { as: user.cookies })).status).toBe(401);
    expect(await analytics()).toMatchObject({ totalUsers: 0, totalRevenue: 49 });
  });
});

describe('ending all sessions of a user', () => {
  const NOBODY = '00000000-0000-4000-8000-000000000000';
  const isIn = async (as: Cookies) => (await app.call('GET /api/auth/session', { as })).status === 200;
  const signInAgain = async ({ email, password }: TestUser) => {
    const as = new Cookies();
    expect((await app.call('POST /api/auth/signin', { json: { email, password }, as })).status).toBe(200);
    return as;
  };

  test('signs out every browser of that user alone, who gets in again with the same password', async () => {
    const [user, neighbour] = [await app.signUp(), await app.signUp()];
    const phone = await signInAgain(user);
    const end = () => app.call(`DELETE /api/admin/users/${user.id}/sessions`, { as: admin.cookies });
    expect(await (await end()).json()).toEqual({ ended: 2 });
    expect(await Promise.all([user.cookies, phone, neighbour.cookies].map(isIn))).toEqual([false, false, true]);
    expect(await (await end()).json()).toEqual({ ended: 0 });
    expect(await isIn(await signInAgain(user))).toBe(true);
    expect((await app.call('GET /api/admin/users', { as: admin.cookies })).status).toBe(200);
  });

  test('ends a sign-in that waits for its second step', async () => {
    const user = await app.signUp();
    const { secret } = await addApp(app, 'user', user, clock, 'My phone');
    const { cookies } = await passPassword(app, 'user', user);
    await app.call(`DELETE /api/admin/users/${user.id}/sessions`, { as: admin.cookies });
    clock = new Date(clock.getTime() + 30_000);
    const json = { method: 'totp', code: codeOf(secret, clock) };
    expect((await app.call('POST /api/auth/second-step', { json, as: cookies })).status).toBe(401);
  });

  test.each([
    ['nobody', 'the user', 401],
    ['the user', 'the user', 403],
    ['another user', 'the user', 403],
    ['an administrator', NOBODY, 404],
    ['an administrator', 'no-id', 404],
    ['an administrator', 'an administrator', 404],
  ])('is refused to %s for %s: %d, and ends nothing', async (who, whose, status) => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const people: Record<string, TestUser> = { 'the user': user, 'another user': other, 'an administrator': admin };
    const path = `/api/admin/users/${people[whose]?.id ?? whose}/sessions`;
    const answer = await app.call(`DELETE ${path}`, { as: people[who]?.cookies });
    expect(answer.status).toBe(status);
    expect(await Promise.all([user, other].map(({ cookies }) => isIn(cookies)))).toEqual([true, true]);
    expect((await app.call('GET /api/admin/users', { as: admin.cookies })).status).toBe(200);
  });
});

describe('analytics', () => {
  test('of an empty platform are 30 days of zeros up to today, in UTC', async () => {
    const { dailyRegistrations, dailyRevenue, ...totals } = await analytics();
    expect(totals).toEqual({ totalUsers: 0, totalRevenue: 0 });
    expect(dailyRegistrations).toHaveLength(30);
    expect(dailyRegistrations[0]).toEqual({ date: '2026-03-02', count: 0 });
    expect(dailyRegistrations.at(-1)).toEqual({ date: '2026-03-31', count: 0 });
    expect(dailyRevenue[0]).toEqual({ date: '2026-03-02', revenue: 0 });
    expect(dailyRevenue.at(-1)).toEqual({ date: '2026-03-31', revenue: 0 });
  });

  test('count sign-ups on their UTC day, whatever zone the database is set to', async () => {
    await moveDatabaseTo('Asia/Tokyo');
    for (const at of ['2026-03-01T23:59:59Z', '2026-03-02T00:00:00Z', '2026-03-30T23:59:59Z', '2026-03-31T00:00:00Z']) {
      clock = new Date(at);
      await app.signUp();
    }
    clock = new Date('2026-03-31T00:00:01Z');
    const { totalUsers, dailyRegistrations } = await analytics();
    expect(totalUsers).toBe(4);
    const counted = dailyRegistrations.filter(({ count }) => count > 0);
    expect(counted).toEqual([
      { date: '2026-03-02', count: 1 },
      { date: '2026-03-30', count: 1 },
      { date: '2026-03-31', count: 1 },
    ]);
  });

  test('take revenue from each change of plan at list price', async () => {
    const [one, two] = [await app.signUp(), await app.signUp()];
    clock = new Date('2026-03-30T10:00:00Z');
    await patch(one.id, { plan: 'pro' });
    await patch(one.id, { plan: 'pro' });
    await patch(two.id, { plan: 'enterprise' });
    clock = new Date('2026-03-31T10:00:00Z');
    await patch(one.id, { plan: 'free' });
    await patch(one.id, { plan: 'pro' });
    await patch(two.id, { plan: 'pro' });
    const { totalRevenue, dailyRevenue } = await analytics();
    expect(totalRevenue).toBe(147);
    expect(dailyRevenue.slice(-2)).toEqual([
      { date: '2026-03-30', revenue: 49 },
      { date: '2026-03-31', revenue: 98 },
    ]);
  });

  test('two administrators who change a plan at the same time book it once', async () => {
    const user = await app.signUp();
    const changes: Promise<Response>[] = [];
    // Both have begun and wait for the row before either may go on.
    await app.db.transaction(async (tx) => {
      await tx.execute(`select 1 from users where id = '${user.id}' for update`);
      changes.push(patch(user.id, { plan: 'pro' }), patch(user.id, { plan: 'pro' }));
      await eventually(async () => {
        const waiting = await app.db.$client`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return waiting.length === 2;
      });
    });
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await analytics()).totalRevenue).toBe(49);
  });

  test('book nothing for a change that fails', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    expect((await patch(user.id, { plan: 'pro', email: other.email })).status).toBe(409);
    expect((await analytics()).totalRevenue).toBe(0);
  });
});

test('settings are kept by key and replaced when saved again', async () => {
  const save = (key: string, value: string) =>
    app.call('POST /api/admin/settings', { json: { key, value }, as: admin.cookies });
  expect(await get('/api/admin/settings')).toEqual({ settings: [] });
  await save('header_js', 'first()');
  await save('body_html', '<b>"quoted" & so on</b>');
  await save('header_js', 'second()');
  await save('body_js', '');
  expect(await get('/api/admin/settings')).toEqual({
    settings: [
      { key: 'body_html', value: '<b>"quoted" & so on</b>' },
      { key: 'body_js', value: '' },
      { key: 'header_js', value: 'second()' },
    ],
  });
});

describe('administrators', () => {
  test('are made, listed and revoked; revoking ends their sessions at once', async () => {
    const made = await createAdmin(app.deps, {
      name: 'Second',
      email: 'Second@example.com',
      password: 'correct horse',
    });
    expect(await listAdmins(app.deps)).toHaveLength(2);
    const as = new Cookies();
    await app.call('POST /api/admin/login', { json: { email: 'second@EXAMPLE.com', password: 'correct horse' }, as });
    expect((await app.call('GET /api/admin/users', { as })).status).toBe(200);
    await revokeAdmin(app.deps, 'SECOND@example.com');
    expect((await app.call('GET /api/admin/users', { as })).status).toBe(401);
    expect((await listAdmins(app.deps)).map(({ id }) => id)).not.toContain(made.id);
  });

  test('have one account to an e-mail address, and a revoked one cannot be revoked', async () => {
    const again = { name: 'Again', email: admin.email.toUpperCase(), password: 'correct horse' };
    await expect(createAdmin(app.deps, again)).rejects.toMatchObject({ code: 'conflict' });
    await expect(revokeAdmin(app.deps, 'nobody@example.com')).rejects.toMatchObject({ code: 'not_found' });
  });
});
