import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { recordEvent, SYSTEM } from '../../src/audit/record';
import { auditEvents } from '../../src/db/schema';
import { AUDIT_PER_PAGE, type AuditPage, auditPageSchema } from '../../src/shared/audit';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { parseCsv } from '../support/csv';

let app: TestApp;
let admin: TestUser;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signUpAdmin();
  [ada, bob] = [await app.signUp('Ada Lovelace'), await app.signUp('Bob 100%_sure')];
  const day = (at: string) => ({ at: new Date(at), actorKind: 'user' as const });
  for (let n = 0; n < 3; n++)
    await app.db
      .insert(auditEvents)
      .values({ ...day(`2026-03-0${n + 1}T12:00:00Z`), action: 'sign-in', actorId: ada.id, accountId: ada.id });
  await app.db.insert(auditEvents).values({
    ...{ ...day('2026-03-31T23:59:59Z'), action: 'contract-read', actorId: bob.id, accountId: bob.id },
    ...{ subjectKind: 'contract', subjectId: crypto.randomUUID(), address: '192.0.2.99' },
  });
  await recordEvent(app.db, {
    ...{
      action: 'admin-account-changed',
      actor: { kind: 'admin', id: admin.id },
      subject: { kind: 'user', id: ada.id },
    },
    ...{ details: { plan: 'pro' }, names: { name: '=cmd|calc', nameBefore: 'Ada Quillfeather' } },
  });
  await recordEvent(app.db, { action: 'sign-in-failed', actor: { kind: 'stranger', id: null }, address: '=1+1' });
});
afterAll(() => app.close());

const log = async (query = ''): Promise<AuditPage> => {
  const answer = await app.call(`GET /api/admin/audit${query}`, { as: admin.cookies });
  expect(answer.status).toBe(200);
  return v.parse(auditPageSchema, await answer.json());
};
const said = ({ events }: AuditPage) => events.map(({ action, account }) => `${action} ${account?.name ?? '-'}`);

describe('administrators', () => {
  test('see all events, newest first, with who is known by what name', async () => {
    const { events, next } = await log();
    expect(next).toBeNull();
    expect(events).toHaveLength(6);
    expect(events[1]).toMatchObject({
      action: 'admin-account-changed',
      actor: { kind: 'admin', id: admin.id, name: admin.email },
      account: { kind: 'user', id: ada.id, name: ada.email },
      details: { plan: 'pro', name: '=cmd|calc', nameBefore: 'Ada Quillfeather' },
    });
  });

  test.each([
    ['?action=contract-read', ['contract-read BOB']],
    ['?search=bob', ['contract-read BOB']],
    ['?search=100%25_sure', ['contract-read BOB']],
    ['?search=100_', []],
    ['?search=192.0.2.99', ['contract-read BOB']],
    ['?search=quillfeather', ['admin-account-changed ADA']],
    ['?search=lovelace&action=sign-in&from=2026-03-02&to=2026-03-03', ['sign-in ADA', 'sign-in ADA']],
    ['?from=2026-03-31&to=2026-03-31', ['contract-read BOB']],
    ['?search=lovelace%20bob', []],
    ['?to=2026-02-28', []],
  ])('find by %s', async (query, expected) => {
    const named = expected.map((line) => line.replace('BOB', bob.email).replace('ADA', ada.email));
    expect(said(await log(query))).toEqual(named);
  });

  test('find what another administrator did, also by the id alone', async () => {
    expect(said(await log(`?search=${admin.email}`))).toEqual([`admin-account-changed ${ada.email}`]);
    expect((await log(`?search=${bob.id}`)).events).toHaveLength(1);
  });

  test.each([['?action=nothing'], ['?from=yesterday'], ['?to=2026-13-01x'], ['?after=1'], ['?search=%00']])(
    'are told that %s is wrong',
    async (query) => {
      const answer = await app.call(`GET /api/admin/audit${query}`, { as: admin.cookies });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ error: expect.any(String) });
    },
  );

  test('take the same along as CSV, in which nothing calculates, and that is noted', async () => {
    const answer = await app.call('GET /api/admin/audit.csv?search=quillfeather', { as: admin.cookies });
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const [heads, row, ...more] = parseCsv(await answer.text());
    expect(heads).toHaveLength(11);
    expect(more).toEqual([]);
    expect(row?.slice(1, 4)).toEqual(['Account changed by an administrator', 'admin-account-changed', admin.email]);
    const all = await (await app.call('GET /api/admin/audit.csv', { as: admin.cookies })).text();
    for (const cell of parseCsv(all).flat()) expect(cell).not.toMatch(/^[=+@]/);
    expect(all).toContain("'=1+1");
    expect((await log('?action=audit-exported')).events).toHaveLength(2);
  });

  test('page through it by key, also while events come', async () => {
    const { id } = await app.signUp();
    const event = { action: 'profile-changed', actor: { kind: 'user', id } } as const;
    for (let n = 0; n < AUDIT_PER_PAGE + 5; n++) await recordEvent(app.db, event);
    const first = await log('?action=profile-changed');
    await recordEvent(app.db, event);
    const second = await log(`?action=profile-changed&after=${first.next}`);
    const ids = [...first.events, ...second.events].map((one) => one.id);
    expect([first.events.length, second.events.length, second.next]).toEqual([AUDIT_PER_PAGE, 5, null]);
    expect(new Set(ids).size).toBe(AUDIT_PER_PAGE + 5);
  });

  test('an administrator who was removed stays named in what they did', async () => {
    const gone = crypto.randomUUID();
    const subject = { kind: 'admin', id: gone };
    await recordEvent(app.db, {
      action: 'admin-removed',
      actor: SYSTEM,
      subject,
      details: { email: 'gone@example.com' },
    });
    await recordEvent(app.db, { action: 'operator-code-changed', actor: { kind: 'admin', id: gone } });
    const { events } = await log('?action=operator-code-changed');
    expect(events[0]?.actor).toEqual({ kind: 'admin', id: gone, name: 'gone@example.com' });
  });
});

describe('users', () => {
  const own = async (user: TestUser) => {
    const answer = await app.call('GET /api/user/activity', { as: user.cookies });
    return v.parse(auditPageSchema, await answer.json()).events;
  };

  test('see their own events alone, what others did to their accounts too, and no administrator’s name', async () => {
    expect((await own(bob)).map(({ action }) => action)).toEqual(['contract-read']);
    const events = await own(ada);
    expect(events.map(({ action }) => action)).toEqual(['admin-account-changed', 'sign-in', 'sign-in', 'sign-in']);
    expect(events[0]?.actor).toEqual({ kind: 'admin', id: null, name: null });
    expect(JSON.stringify(events)).not.toContain(admin.email);
  });
});

test('the list of users says what each account uses', async () => {
  const owner = await app.signUp();
  const body = new FormData();
  body.set('pdf', new File(['%PDF-1.7\n'], 'Lease.pdf', { type: 'application/pdf' }));
  await app.call('POST /api/contracts/upload', { body, as: owner.cookies });
  const answer = await app.call(`GET /api/admin/users?search=${owner.email}&page=1`, { as: admin.cookies });
  const { users } = await answer.json();
  expect(users[0].use).toEqual({ contracts: 1, bytes: 9, processorSeconds: 0, analysesThisMonth: 1 });
});
