import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { recordEvent, SYSTEM } from '../../src/audit/record';
import { deleteOldAuditEvents } from '../../src/db/audit';
import { auditEvents, auditNames, users } from '../../src/db/schema';
import { sweep } from '../../src/jobs/sweep';
import { type TestApp, testApp } from '../support/app';

const DAY_MS = 24 * 60 * 60_000;
const REFUSED = expect.objectContaining({ code: '23001' });

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** The error of the database behind a query that failed. */
const causeOf = (work: Promise<unknown>) => work.then(() => null).catch((error: Error) => error.cause);

/** An event that is so old, about an account of its own. */
async function event(days = 0): Promise<{ id: string; userId: string }> {
  const { id: userId } = await app.signUp();
  const [row] = await app.db
    .insert(auditEvents)
    .values({ at: daysAgo(days), action: 'profile-changed', actorKind: 'user', actorId: userId, accountId: userId })
    .returning();
  const id = row?.id ?? '';
  await app.db.insert(auditNames).values({ eventId: id, userId, details: { name: 'Zebedee' } });
  return { id, userId };
}
const isThere = async (id: string) =>
  (await app.db.select().from(auditEvents).where(eq(auditEvents.id, id))).length > 0;
const namesOf = async (id: string) =>
  (await app.db.select().from(auditNames).where(eq(auditNames.eventId, id))).map(({ details }) => details);

describe('the log is only ever added to', () => {
  test('no event is changed, however old', async () => {
    for (const days of [0, 29, 400]) {
      const { id } = await event(days);
      const change = app.db.update(auditEvents).set({ address: '192.0.2.1' }).where(eq(auditEvents.id, id));
      expect(await causeOf(change.execute())).toEqual(REFUSED);
    }
  });

  test('none is removed within 30 days, whoever asks', async () => {
    const { id } = await event(29);
    expect(await causeOf(app.db.delete(auditEvents).where(eq(auditEvents.id, id)).execute())).toEqual(REFUSED);
    expect(await causeOf(deleteOldAuditEvents(app.db, new Date()))).toEqual(REFUSED);
    expect(await isThere(id)).toBe(true);
  });

  test('nor all at once', async () => {
    expect(await causeOf(app.db.execute(sql`truncate audit_events cascade`))).toEqual(REFUSED);
  });

  test('nor what names a person, while both the account and the event are there', async () => {
    const { id } = await event(400);
    const which = eq(auditNames.eventId, id);
    expect(await causeOf(app.db.delete(auditNames).where(which).execute())).toEqual(REFUSED);
    expect(await causeOf(app.db.update(auditNames).set({ details: {} }).where(which).execute())).toEqual(REFUSED);
    expect(await namesOf(id)).toEqual([{ name: 'Zebedee' }]);
  });
});

describe('what is kept how long', () => {
  test('names go with the account, the event stays', async () => {
    const { id, userId } = await event();
    await app.db.delete(users).where(eq(users.id, userId));
    expect(await namesOf(id)).toEqual([]);
    expect(await isThere(id)).toBe(true);
  });

  test('the sweep removes what is older than the setting, with its names', async () => {
    const [old, young] = [await event(91), await event(89)];
    await sweep({ ...app.deps, config: { AUDIT_RETENTION_DAYS: 90 } });
    expect([await isThere(old.id), await isThere(young.id)]).toEqual([false, true]);
    expect([await namesOf(old.id), await namesOf(young.id)]).toEqual([[], [{ name: 'Zebedee' }]]);
  });

  test('what is told once is there once, also when it is told again by another process', async () => {
    const said = { action: 'contract-read', actor: SYSTEM, once: crypto.randomUUID() } as const;
    await recordEvent(app.db, said);
    await recordEvent(app.db, said);
    expect(await app.db.select().from(auditEvents).where(eq(auditEvents.once, said.once))).toHaveLength(1);
  });

  test('a text that is too long to be a name, a reason or a count is cut', async () => {
    const once = crypto.randomUUID();
    await recordEvent(app.db, { action: 'sign-in', actor: SYSTEM, details: { reason: 'x'.repeat(5_000) }, once });
    const [row] = await app.db.select().from(auditEvents).where(eq(auditEvents.once, once));
    expect(String(row?.details.reason)).toHaveLength(401);
  });
});

test('an event is there only with what it tells of', async () => {
  const once = crypto.randomUUID();
  const failing = app.db.transaction(async (tx) => {
    await recordEvent(tx, { action: 'sign-in', actor: SYSTEM, once });
    throw new Error('it did not happen');
  });
  await expect(failing).rejects.toThrow('it did not happen');
  expect(await app.db.select().from(auditEvents).where(eq(auditEvents.once, once))).toEqual([]);
});
