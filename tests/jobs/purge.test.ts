import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { recordEvent, SYSTEM } from '../../src/audit/record';
import { decide } from '../../src/contracts/decide';
import { listFindings } from '../../src/contracts/findings';
import { refreshListing } from '../../src/contracts/refresh-listing';
import { type Database, openDatabase } from '../../src/db/client';
import { migrateDatabase } from '../../src/db/migrate';
import { deletedSince } from '../../src/db/purge';
import { users } from '../../src/db/schema';
import { purge } from '../../src/jobs/purge';
import { startTestPostgres, type TestPostgres } from '../support/database';
import { addLease, LEASE } from '../support/lease-contract';

const HOUR_MS = 60 * 60_000;
const MARKERS = ['Zebedee Quillfeather', 'quillfeather@marker.example', 'Xylophone Homes LLC', 'a reason of Marmaduke'];

let postgres: TestPostgres;
let db: Database;
beforeAll(async () => {
  postgres = await startTestPostgres();
  await migrateDatabase(postgres.options);
  db = openDatabase(postgres.options);
});
afterAll(async () => {
  await db.$client.end();
  await postgres.stop();
});

const log = pino({ level: 'silent' });
const purgeAfter = (ms: number, embeddedFolder: string | null = postgres.dataDir) =>
  purge({ db, log, now: () => new Date(Date.now() + ms), embeddedFolder });

/** Which markers stand in some file of the data folder. */
async function found(): Promise<string[]> {
  const seen = new Set<string>();
  for await (const name of new Bun.Glob('**/*').scan({ cwd: postgres.dataDir, dot: true })) {
    const bytes = await readFile(join(postgres.dataDir, name)).catch(() => null);
    for (const marker of MARKERS) if (bytes?.includes(marker)) seen.add(marker);
  }
  return MARKERS.filter((marker) => seen.has(marker));
}

/** A user with a contract and a decision, in whose words the markers stand; one of many, so that statistics have samples. */
async function someone(): Promise<string> {
  const [name, email, landlord, reason] = MARKERS as [string, string, string, string];
  const [user] = await db.insert(users).values({ name, email, passwordHash: 'x' }).returning();
  if (!user) throw new Error('no user');
  const id = await addLease(db, user.id, 'Lease.pdf', LEASE.replaceAll('Greenfield Homes LLC', landlord));
  await db.transaction((tx) => refreshListing(tx, id));
  const { findings } = await listFindings({ db }, user.id, id);
  const which = { id, findingId: findings[0]?.id ?? '' };
  await decide({ db, now: () => new Date() }, { id: user.id, name }, which, { verdict: 'rejected', reason });
  // What the audit log says of people by name, as of many, so that statistics have samples.
  for (let i = 0; i < 5; i++)
    await recordEvent(db, {
      ...{ action: 'admin-account-changed', actor: SYSTEM, subject: { kind: 'user', id: user.id } },
      names: { name, nameBefore: name, email, emailBefore: email },
    });
  return user.id;
}

test('within a day of a deletion no file of the embedded database has a word of it', async () => {
  const id = await someone();
  await db.execute('analyze; checkpoint');
  expect(await found()).toEqual(MARKERS);
  expect(await purgeAfter(24 * HOUR_MS)).toBe(false);
  await db.delete(users).where(eq(users.id, id));
  await db.execute('checkpoint');
  expect(await found()).toEqual(MARKERS);
  expect(await deletedSince(db)).toBeInstanceOf(Date);
  expect(await purgeAfter(21 * HOUR_MS)).toBe(true);
  expect(await found()).toEqual([]);
  expect(await deletedSince(db)).toBeNull();
  expect(await purgeAfter(48 * HOUR_MS)).toBe(false);
});

test('a deletion that removes nobody is none', async () => {
  await db.delete(users).where(eq(users.email, 'nobody@example.com'));
  expect(await deletedSince(db)).toBeNull();
});

test('a table that somebody works with is left to the next time', async () => {
  await db.delete(users).where(eq(users.id, await someone()));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const working = db.transaction(async (tx) => {
    await tx.execute('lock table contracts in row exclusive mode');
    take();
    await released;
  });
  await taken;
  expect(await purgeAfter(21 * HOUR_MS)).toBe(false);
  release();
  await working;
  expect(await purgeAfter(21 * HOUR_MS)).toBe(true);
  expect(await found()).toEqual([]);
});

test('a database of the operator’s is vacuumed at once; its files are the operator’s', async () => {
  await db.delete(users).where(eq(users.id, await someone()));
  expect(await purgeAfter(0, null)).toBe(true);
  expect(await deletedSince(db)).toBeNull();
});
