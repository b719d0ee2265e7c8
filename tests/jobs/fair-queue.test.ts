import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { reprocessContracts, requeue } from '../../src/contracts/reprocess';
import { claimJob, finishJob, type Lease, releaseJob, returnJob } from '../../src/db/jobs';
import { contracts, jobs } from '../../src/db/schema';
import { type ContractWorld, contractWorld } from '../support/contracts';

const HOUR_MS = 3_600_000;

let world: ContractWorld;
/** Short names of contracts by their ids, such as A1 for the first of user A. */
const names = new Map<string, string>();
const people = new Map<string, string>();

beforeAll(async () => {
  world = await contractWorld();
});
afterEach(async () => {
  names.clear();
  people.clear();
  await world.clear();
});
afterAll(() => world.close());

async function userId(person: string): Promise<string> {
  const id = people.get(person) ?? (await world.addUser());
  people.set(person, id);
  return id;
}

/** Uploads so many contracts of a person; answers their ids. */
async function upload(person: string, count = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await world.submit(await userId(person));
    names.set(id, `${person}${[...names.values()].filter((name) => name.startsWith(person)).length + 1}`);
    ids.push(id);
  }
  return ids;
}

async function take(leaseMs = HOUR_MS): Promise<Lease & { name: string | undefined }> {
  const lease = await claimJob(world.db, leaseMs);
  if (!lease) throw new Error('nothing was due');
  return { ...lease, name: names.get(lease.contractId) };
}

/** What one worker with one place does, one after the other, until nothing waits. */
async function workThrough(): Promise<string> {
  const order: (string | undefined)[] = [];
  for (let lease = await claimJob(world.db, HOUR_MS); lease; lease = await claimJob(world.db, HOUR_MS)) {
    order.push(names.get(lease.contractId));
    await finishJob(world.db, lease);
  }
  return order.join(' ');
}

test('who uploads one is next after the job in hand, however many another has waiting', async () => {
  await upload('A', 12);
  const inHand = await take();
  await upload('B');
  await finishJob(world.db, inHand);
  expect((await take()).name).toBe('B1');
});

test('users are served in turns, who came first first, each in the order of their uploads', async () => {
  await upload('A', 5);
  await upload('B', 2);
  await upload('C', 3);
  expect(await workThrough()).toBe('A1 B1 C1 A2 B2 C2 A3 C3 A4 A5');
});

test('what somebody was served while nobody else waited is not held against anybody', async () => {
  await upload('A', 6);
  for (let i = 0; i < 4; i++) await finishJob(world.db, await take());
  await upload('B', 4);
  expect(await workThrough()).toBe('B1 A5 B2 A6 B3 B4');
});

test('of two users the one with fewer jobs running is next', async () => {
  await upload('A', 4);
  const [first] = [await take(), await take()];
  await upload('B', 4);
  expect([(await take()).name, (await take()).name]).toEqual(['B1', 'B2']);
  await finishJob(world.db, first);
  expect((await take()).name).toBe('A3');
});

test('workers that claim at the same time do not all serve the same user', async () => {
  await upload('A', 8);
  await upload('B');
  const taken = await Promise.all(Array.from({ length: 4 }, () => take()));
  expect(taken.map(({ name }) => name).sort()).toEqual(['A1', 'A2', 'A3', 'B1']);
});

test('a stream of new users keeps nobody from being served, who has many as little as who has one', async () => {
  await upload('A', 4);
  await upload('B');
  const served: (string | undefined)[] = [];
  for (let i = 0; i < 24; i++) {
    const lease = await take();
    served.push(lease.name);
    await upload(`N${i}-`);
    await finishJob(world.db, lease);
  }
  expect(served.filter((name) => name?.startsWith('A'))).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(served.indexOf('B1')).toBeLessThan(3);
  // Of those who came meanwhile nobody was passed over either.
  const newcomers = served.filter((name) => name?.startsWith('N'));
  expect(newcomers).toEqual(newcomers.map((_, i) => `N${i}-1`));
});

test('the job of a worker that died comes back at its turn', async () => {
  await upload('A', 3);
  await upload('B', 2);
  expect((await take(1)).name).toBe('A1');
  await Bun.sleep(5);
  expect(await take()).toMatchObject({ name: 'A1', crashes: 1 });
  expect((await take()).name).toBe('B1');
});

test('a job that was given back keeps its turn, one that has to be tried later holds up nobody', async () => {
  await upload('A', 3);
  await upload('B');
  await returnJob(world.db, await take());
  const again = await take();
  expect(again.name).toBe('A1');
  await releaseJob(world.db, again, HOUR_MS, 'AppError');
  expect(await workThrough()).toBe('B1 A2 A3');
  await world.db.update(jobs).set({ runAt: sql`now()` });
  expect(await workThrough()).toBe('A1');
});

test('what is analysed again for all comes last, in turns too, and is hurried into line when somebody asks for it', async () => {
  const ids = [...(await upload('A', 3)), ...(await upload('B', 2))];
  await workThrough();
  expect(await reprocessContracts({ db: world.db }, 'all')).toEqual({ queued: 5, unknown: [] });
  await upload('C', 2);
  expect(await requeue(world.db, ids[2] ?? '')).toBe(true);
  expect(await workThrough()).toBe('A3 C1 C2 A1 B1 A2 B2');
});

test('uploads of one user that arrive together have a turn each', async () => {
  const id = await userId('A');
  await Promise.all(Array.from({ length: 8 }, () => world.submit(id)));
  const turns = (await world.rows()).jobs.map(({ turn }) => turn);
  expect(new Set(turns).size).toBe(8);
});

test('more running than a claim looks at, and more that has to wait, hide nothing that is due', async () => {
  const [id] = await upload('A');
  await world.db.delete(jobs);
  const many = sql`select ${id}, false, ${people.get('A') ?? ''}::uuid, n`;
  await world.db.execute(sql`insert into jobs (contract_id, bulk, user_id, turn, state, lease_until)
    ${many}, 'running', now() + interval '1 hour' from generate_series(1, 600) n`);
  await world.db.execute(sql`insert into jobs (contract_id, bulk, user_id, turn, run_at)
    ${many}, now() + interval '1 hour' from generate_series(601, 1200) n`);
  expect(await claimJob(world.db, HOUR_MS)).toBeNull();
  await upload('B');
  expect((await take()).name).toBe('B1');
});

test('a job that an older version queued is taken, and an older version takes ours', async () => {
  const [id] = await upload('A', 2);
  await world.db.delete(jobs).where(eq(jobs.contractId, id ?? ''));
  await world.db.execute(sql`insert into jobs (contract_id) select id from ${contracts} where id = ${id}`);
  expect((await take()).name).toBe('A1');
  // The statement of the version before there were turns.
  const claimed = await world.db.execute(sql`
    update jobs set state = 'running', lease_token = gen_random_uuid(), lease_until = now() + interval '1 hour', attempts = attempts + 1
    where id = (select id from jobs where run_at <= now() and (state = 'waiting' or lease_until < now())
      order by bulk, run_at, id limit 1 for update skip locked) returning contract_id as id`);
  expect(claimed.map((row) => names.get(String(row.id)))).toEqual(['A2']);
  await upload('B');
  expect((await take()).name).toBe('B1');
});
