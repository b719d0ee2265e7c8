import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { submitContract } from '../../src/contracts/submit';
import { analyses, contracts, deletedObjects, jobs, users } from '../../src/db/schema';
import { DiskStorage } from '../../src/storage/disk';
import type { Storage, StoredObject } from '../../src/storage/storage';
import { testDatabase } from './database';

/** A PDF as far as an upload looks; nobody parses it. */
export const pdfBytes = (mark = '') => new TextEncoder().encode(`%PDF-1.7\n${mark}`);

/** Database and store for tests of contracts, with shorthands for what they look at. */
export async function contractWorld() {
  const database = await testDatabase();
  const { db } = database;
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-contracts-'));
  const storage = new DiskStorage(folder);
  await storage.prepare();
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const now = () => new Date();
  let people = 0;

  const addUser = async () => {
    people += 1;
    const user = { name: 'Ada', email: `ada${people}@example.com`, passwordHash: 'x', emailVerifiedAt: now() };
    const [row] = await db.insert(users).values(user).returning();
    if (!row) throw new Error('no user');
    return row.id;
  };
  const submit = async (
    userId: string,
    bytes: Uint8Array = pdfBytes(),
    filename = 'Lease.pdf',
    store: Storage = storage,
  ) => submitContract({ db, storage: store, now, wakeWorker: () => undefined }, { userId, filename, bytes });
  /** All of one moment, also while workers are at it. */
  const rows = () =>
    db.transaction(
      async (tx) => ({
        contracts: await tx.select().from(contracts),
        jobs: await tx.select().from(jobs),
        analyses: await tx.select().from(analyses),
        tombstones: await tx.select().from(deletedObjects),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  const objects = async () => {
    const found: StoredObject[] = [];
    for await (const object of storage.list('contracts/')) found.push(object);
    return found;
  };
  const clear = async () => {
    await db.delete(users);
    await db.delete(deletedObjects);
    for (const { key } of await objects()) await storage.delete(key);
    lines.length = 0;
  };
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    ...database,
    db,
    folder,
    storage,
    log,
    logged: () => lines.join(''),
    now,
    addUser,
    submit,
    rows,
    objects,
    clear,
    close,
  };
}

export type ContractWorld = Awaited<ReturnType<typeof contractWorld>>;

/** A fault that work in the background would only note fails the test. */
export const onFault = (_: string, error: unknown) => Promise.reject(error);
