import { afterEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema';
import { MIB } from '../../src/shared/limits';
import type { Plan } from '../../src/shared/plans';
import { type TestApp, type TestUser, testApp } from '../support/app';

let app: TestApp;
let clock: Date;
afterEach(() => app.close());

async function start(env: Record<string, string>, plan: Plan = 'free'): Promise<TestUser> {
  clock = new Date('2026-02-27T12:00:00Z');
  app = await testApp({ now: () => clock, env });
  const user = await app.signUp();
  await app.db.update(users).set({ plan }).where(eq(users.id, user.id));
  return user;
}

async function upload(user: TestUser, size = 100): Promise<{ status: number; error?: string; id?: string }> {
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  const form = new FormData();
  form.set('pdf', new File([bytes], 'Lease.pdf', { type: 'application/pdf' }));
  const answer = await app.call('POST /api/contracts/upload', { as: user.cookies, body: form });
  const { error, contract } = (await answer.json()) as { error?: string; contract?: { id: string } };
  return { status: answer.status, ...(error && { error }), ...(contract && { id: contract.id }) };
}
const use = async (user: TestUser) => await (await app.call('GET /api/user/plan', { as: user.cookies })).json();

test('what is used is counted and shown, and nothing is refused unless it is wanted', async () => {
  const user = await start({});
  for (let i = 0; i < 6; i++) expect((await upload(user)).status).toBe(201);
  expect(await use(user)).toEqual({
    ...{ plan: 'free', used: 6, limit: 5, fileBytes: 10 * MIB, renewsOn: '2026-03-01', enforced: false },
  });
  clock = new Date('2026-03-01T00:00:00Z');
  expect(await use(user)).toMatchObject({ used: 0, renewsOn: '2026-04-01' });
});

test('the sixth of a month is refused on Starter, also of many at the same time, and the next month begins anew', async () => {
  const user = await start({ ENFORCE_PLANS: 'true' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(user)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.error).toBe(
    'The 5 analyses of this month that the Starter plan includes are used. They count anew on Mar 1, 2026; with a larger plan you can go on now.',
  );
  const { contracts } = await (await app.call('GET /api/contracts', { as: user.cookies })).json();
  expect(contracts).toHaveLength(5);
  clock = new Date('2026-03-01T00:00:01Z');
  expect((await upload(user)).status).toBe(201);
});

test('one that is deleted still counts', async () => {
  const user = await start({ ENFORCE_PLANS: 'true' });
  for (let i = 0; i < 5; i++) {
    const { id } = await upload(user);
    expect((await app.call(`DELETE /api/contracts/${id}`, { as: user.cookies })).status).toBe(200);
  }
  expect((await upload(user)).status).toBe(403);
});

test('a file larger than the plan takes is refused before it is stored', async () => {
  const user = await start({ ENFORCE_PLANS: 'true' });
  expect(await upload(user, 10 * MIB + 1)).toEqual({
    status: 413,
    error: 'The Starter plan takes files up to 10MB. Please choose a smaller file or a larger plan.',
  });
  expect((await upload(user, 10 * MIB)).status).toBe(201);
  expect(await use(user)).toMatchObject({ used: 1 });
});

test.each<Plan>(['basic', 'enterprise'])('the plan %s has no limits', async (plan) => {
  const user = await start({ ENFORCE_PLANS: 'true' }, plan);
  for (let i = 0; i < 6; i++) expect((await upload(user)).status).toBe(201);
  expect((await upload(user, 11 * MIB)).status).toBe(201);
  expect(await use(user)).toMatchObject({ used: 7, limit: null, fileBytes: null });
});
