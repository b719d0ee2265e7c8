import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { recordRefusedContract } from '../../src/audit/refusals';
import { auditEvents } from '../../src/db/schema';
import type { AuditPage } from '../../src/shared/audit';
import { Cookies, type TestApp, type TestUser, testApp } from '../support/app';

import { eventually } from '../support/eventually';
import { addContract } from '../support/lease-contract';

let app: TestApp;
let clock = new Date();
beforeAll(async () => {
  app = await testApp({ now: () => clock });
});
afterAll(() => app.close());

let owner: TestUser;
let other: TestUser;
let contractId: string;
beforeEach(async () => {
  clock = new Date();
  [owner, other] = [await app.signUp('Owner'), await app.signUp('Other')];
  contractId = await addContract(app.db, owner.id);
});

const noted = async (actorId: string) =>
  await app.db.select().from(auditEvents).where(eq(auditEvents.actorId, actorId)).orderBy(auditEvents.at);
const ask = async (as: Cookies, id = contractId, rest = '') =>
  (await app.call(`GET /api/contracts/${id}${rest}`, { as })).status;
const activityOf = async ({ cookies: as }: TestUser): Promise<AuditPage> =>
  await (await app.call('GET /api/user/activity', { as })).json();

/** What somebody does after it is noted after it. */
async function marker(): Promise<void> {
  const person = await app.signUp('Marker');
  await app.call('GET /api/admin/users', { as: person.cookies });
  await eventually(async () => (await noted(person.id)).length > 0);
}

describe('a contract of another', () => {
  test('is refused and noted once an hour, whatever of it is asked for', async () => {
    for (const rest of ['', '/findings', '/file', '/runs'])
      expect(await ask(other.cookies, contractId, rest)).toBe(404);
    await eventually(async () => (await noted(other.id)).length > 0);
    await marker();
    expect(await noted(other.id)).toMatchObject([
      { action: 'contract-refused', accountId: owner.id, subjectKind: 'contract', subjectId: contractId },
    ]);
    clock = new Date(clock.getTime() + 60 * 60_000);
    await ask(other.cookies);
    await eventually(async () => (await noted(other.id)).length === 2);
  });

  test('is told to its owner, without a name, and not to who asked', async () => {
    await ask(other.cookies);
    await eventually(async () => (await noted(other.id)).length > 0);
    const { events } = await activityOf(owner);
    expect(events).toMatchObject([
      {
        action: 'contract-refused',
        actor: { kind: 'user', id: null, name: null },
        subject: { id: contractId, name: expect.any(String) },
        address: null,
      },
    ]);
    expect((await activityOf(other)).events).toEqual([]);
  });

  test('is noted for twenty of them in an hour', async () => {
    const ids = await Promise.all(Array.from({ length: 22 }, () => addContract(app.db, owner.id)));
    const who = { userId: other.id, address: '192.0.2.1' };
    for (const id of ids) await recordRefusedContract(app.deps, { ...who, contractId: id });
    expect(await noted(other.id)).toHaveLength(20);
  });
});

test.each([
  ['the own one', () => ask(owner.cookies)],
  ['an id of nobody', () => ask(owner.cookies, crypto.randomUUID())],
  ['what is no id', () => ask(owner.cookies, 'nonsense')],
  ['a stranger', () => ask(new Cookies())],
])('%s is not noted', async (_, asks) => {
  await asks();
  await marker();
  const refused = (await app.db.select().from(auditEvents)).filter(({ subjectId }) => subjectId === contractId);
  expect([...(await noted(owner.id)), ...refused].filter(({ action }) => action === 'contract-refused')).toEqual([]);
});

describe('what administrators alone may', () => {
  test('is noted once an hour of a user who calls it', async () => {
    for (const path of ['users', 'analytics', 'audit'])
      expect((await app.call(`GET /api/admin/${path}`, { as: other.cookies })).status).toBe(403);
    await eventually(async () => (await noted(other.id)).length > 0);
    await marker();
    expect(await noted(other.id)).toMatchObject([{ action: 'admin-call-refused', accountId: other.id }]);
  });

  test('is nothing to note of administrators and strangers', async () => {
    const admin = await app.signUpAdmin();
    expect((await app.call('GET /api/admin/users', { as: admin.cookies })).status).toBe(200);
    expect((await app.call('GET /api/admin/users')).status).toBe(401);
    await marker();
    expect(await noted(admin.id)).toEqual([]);
  });
});

test('a refusal that cannot be noted is answered as any other', async () => {
  const broken = await testApp();
  try {
    const user = await broken.signUp();
    await broken.db.$client.unsafe('alter table audit_events rename column action to gone');
    expect((await broken.call('GET /api/admin/users', { as: user.cookies })).status).toBe(403);
    await eventually(() => broken.logged().includes('a refusal could not be noted'));
  } finally {
    await broken.close();
  }
});
