import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { claimJob, finishJob, releaseJob } from '../../src/db/jobs';
import { jobs, users } from '../../src/db/schema';
import { claim, type HeldLease, LeaseLost } from '../../src/jobs/queue';
import { type ContractWorld, contractWorld } from '../support/contracts';
import { type BrokenLine, databaseLine } from '../support/database-line';

let world: ContractWorld;
let line: BrokenLine;
const held: HeldLease[] = [];

beforeAll(async () => {
  world = await contractWorld();
  line = await databaseLine(world.options);
});
afterEach(async () => {
  for (const lease of held.splice(0)) lease.end();
  await line.setFault('none');
  await world.clear();
});
afterAll(async () => {
  await line.close();
  await world.close();
});

async function claimed(leaseMs: number, db = world.db): Promise<HeldLease> {
  const lease = await claim(db, leaseMs);
  if (!lease) throw new Error('nothing was due');
  held.push(lease);
  return lease;
}

function lossOf({ signal }: HeldLease): Promise<unknown> {
  if (signal.aborted) return Promise.resolve(signal.reason);
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));
}

test('many claims at once never share a job and miss none', async () => {
  const userId = await world.addUser();
  for (let i = 0; i < 30; i++) await world.submit(userId);
  const taken: number[] = [];
  const take = async () => {
    for (let lease = await claimJob(world.db, 60_000); lease; lease = await claimJob(world.db, 60_000))
      taken.push(lease.jobId);
  };
  await Promise.all(Array.from({ length: 8 }, take));
  // A claim may find every row that is left being claimed by others, and end early; those others take them.
  expect(taken).toHaveLength(30);
  expect(new Set(taken).size).toBe(30);
});

test('a lease is kept alive beyond its length, and nobody else is given the job', async () => {
  await world.submit(await world.addUser());
  const lease = await claimed(300);
  for (let i = 0; i < 10; i++) {
    await Bun.sleep(100);
    expect(await claimJob(world.db, 300)).toBeNull();
  }
  expect(lease.signal.aborted).toBe(false);
});

test('without a sign of life the job is due again, and the crash is counted', async () => {
  await world.submit(await world.addUser());
  const dead = await claimed(1);
  dead.end();
  await Bun.sleep(5);
  const next = await claimed(60_000);
  expect(next.lease).toMatchObject({ jobId: dead.lease.jobId, attempts: 2, crashes: 1 });
  expect(next.lease.token).not.toBe(dead.lease.token);
  expect(await world.db.transaction((tx) => finishJob(tx, dead.lease))).toBeNull();
});

test('a job that was given back is no crash, and is due after its pause only', async () => {
  await world.submit(await world.addUser());
  const first = await claimed(60_000);
  await releaseJob(world.db, first.lease, 3_600_000, 'AppError');
  expect(await claimJob(world.db, 60_000)).toBeNull();
  await world.db.update(jobs).set({ runAt: sql`now()` });
  expect((await claimed(60_000)).lease).toMatchObject({ attempts: 2, crashes: 0 });
});

test('the work is aborted once the lease belongs to another', async () => {
  await world.submit(await world.addUser());
  const lease = await claimed(400);
  await world.db.update(jobs).set({ leaseToken: crypto.randomUUID() }).where(eq(jobs.id, lease.lease.jobId));
  expect(await lossOf(lease)).toBeInstanceOf(LeaseLost);
});

test('the work is aborted once its contract is deleted', async () => {
  await world.submit(await world.addUser());
  const lease = await claimed(400);
  await world.db.delete(users);
  expect(await lossOf(lease)).toBeInstanceOf(LeaseLost);
});

test.each(['down', 'hang'] as const)('a database that is %s for a whole lease voids it', async (fault) => {
  await world.submit(await world.addUser());
  const lease = await claimed(400, line.db);
  await line.setFault(fault);
  expect(await lossOf(lease)).toBeInstanceOf(LeaseLost);
});
