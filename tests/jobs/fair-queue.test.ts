import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { reprocessContracts, requeue } from '../../src/contracts/reprocess';
import {
  bookProcessorUse,
  claimJob,
  deferJob,
  finishJob,
  type Lease,
  type Place,
  releaseJob,
  returnJob,
} from '../../src/db/jobs';
import { contracts, jobs, processorUse } from '../../src/db/schema';
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

async function take(leaseMs = HOUR_MS, place?: Place): Promise<Lease & { name: string | undefined }> {
  const lease = await claimJob(world.db, leaseMs, place);
  if (!lease) throw new Error('nothing was due');
  return { ...lease, name: names.get(lease.contractId) };
}

/** What one worker with one place does, one after the other, until nothing waits. */
async function workThrough(place?: Place): Promise<string> {
  const order: (string | undefined)[] = [];
  for (let lease = await claimJob(world.db, HOUR_MS, place); lease; lease = await claimJob(world.db, HOUR_MS, place)) {
    order.push(names.get(lease.contractId));
    await finishJob(world.db, lease);
  }
  return order.join(' ');
}

/** What a person used of the processor so far. */
async function used(person: string) {
  const [use] = await world.db
    .select()
    .from(processorUse)
    .where(eq(processorUse.userId, await userId(person)));
  return use ?? { recent: 0, ends: 0, total: 0 };
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

/** What a worker with one place does that serves who came new last every other time. */
async function takeInTurns(nth: number): Promise<Lease & { name: string | undefined }> {
  const newest = nth % 2 === 0 ? await claimJob(world.db, HOUR_MS, 'first', 'newest') : null;
  return newest ? { ...newest, name: names.get(newest.contractId) } : take();
}

test('a newcomer is served second at the latest, though 60 accounts came new before, and each of these after at most twice as many', async () => {
  for (let i = 0; i < 60; i++) await upload(`H${i}-`);
  await finishJob(world.db, await takeInTurns(1));
  await upload('N');
  const served: (string | undefined)[] = [];
  for (let nth = 1; nth <= 60; nth++) {
    const lease = await takeInTurns(nth);
    served.push(lease.name);
    await finishJob(world.db, lease);
  }
  expect(served.indexOf('N1')).toBeLessThan(2);
  expect(new Set(served).size).toBe(60);
  // Who stood at the front is served by the turns in between.
  expect(served.indexOf('H10-1')).toBeLessThanOrEqual(20);
});

test('who came new last is nobody with much in line, with a job running, or who used much of the processor', async () => {
  await upload('A', 5);
  await upload('B', 2);
  const [first] = await upload('C');
  if (first) await bookProcessorUse(world.db, first, 120_000, false);
  const running = await take();
  expect(running.name).toBe('A1');
  await finishJob(world.db, await take());
  await upload('C');
  await upload('B', 3);
  const newest = async () => names.get((await claimJob(world.db, HOUR_MS, 'first', 'newest'))?.contractId ?? '');
  expect(await newest()).toBe('C1');
  expect(await newest()).toBeUndefined();
});

test('a stream of newcomers that are served first keeps nobody from being served', async () => {
  await upload('A', 4);
  await upload('B');
  const served: (string | undefined)[] = [];
  for (let nth = 0; nth < 48; nth++) {
    const lease = await takeInTurns(nth);
    served.push(lease.name);
    await upload(`N${nth}-`);
    await finishJob(world.db, lease);
  }
  expect(served.filter((name) => name?.startsWith('A'))).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(served.indexOf('B1')).toBeLessThan(6);
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

test('who used much of the processor lately lets others pass, for a while', async () => {
  const [first = ''] = await upload('A');
  await finishJob(world.db, await take());
  // Ninety seconds: thirty are free, and three weigh as much as one more job in line.
  await bookProcessorUse(world.db, first, 90_000, false);
  await upload('A', 2);
  for (let i = 0; i < 25; i++) await upload(`N${i}-`);
  const order = (await workThrough()).split(' ');
  expect(order.indexOf('A2')).toBeGreaterThan(10);
  expect(order).toHaveLength(27);
  // Three half-lives later it is a ninth part and free again.
  await world.db.execute(sql`update processor_use set at = at - interval '90 minutes'`);
  await upload('A');
  await upload('B');
  expect(await workThrough()).toBe('A4 B1');
});

test('what is used is added up, and half of it forgotten in half an hour', async () => {
  const [id = ''] = await upload('A');
  await bookProcessorUse(world.db, id, 4_000, false);
  await world.db.execute(sql`update processor_use set at = at - interval '30 minutes'`);
  await bookProcessorUse(world.db, id, 1_000, false);
  expect((await used('A')).recent).toBeCloseTo(3_000, -1);
  expect(await used('A')).toMatchObject({ total: 5_000, ends: 0 });
});

test('documents that take too much cost more each time', async () => {
  const [id = ''] = await upload('A');
  const costs: number[] = [];
  for (let i = 0; i < 3; i++) {
    const { recent } = await used('A');
    await bookProcessorUse(world.db, id, 1_000, true);
    costs.push(Math.round(((await used('A')).recent - recent) / 1_000));
  }
  expect(costs).toEqual([31, 61, 91]);
});

test('nobody has to let more than two hundred pass, however much was used', async () => {
  const [id = ''] = await upload('A');
  await finishJob(world.db, await take());
  await bookProcessorUse(world.db, id, 10 * HOUR_MS, false);
  const [{ turn: before } = { turn: 0 }] = await world.db.execute<{ turn: number }>(
    sql`select last_value as turn from jobs_clock`,
  );
  await upload('A');
  expect(Number((await world.rows()).jobs[0]?.turn) - Number(before)).toBe(1 + 2 * 200);
});

test('a first try that took long is no attempt, and is claimed where there is a place for long work', async () => {
  await upload('A', 2);
  await upload('B');
  await deferJob(world.db, await take());
  expect((await world.rows()).jobs.find(({ long }) => long)).toMatchObject({
    state: 'waiting',
    attempts: 0,
    leaseToken: null,
  });
  expect(await take(HOUR_MS, 'long')).toMatchObject({ name: 'A1', attempts: 1 });
  expect(await claimJob(world.db, HOUR_MS, 'long')).toBeNull();
  expect(await workThrough()).toBe('B1 A2');
});

test('long work is done in turns too, what somebody waits for before what is analysed again for all', async () => {
  const ids = [...(await upload('A', 3)), ...(await upload('B', 2))];
  for (let i = 0; i < 5; i++) await deferJob(world.db, await take());
  expect(await claimJob(world.db, HOUR_MS)).toBeNull();
  expect(await workThrough('long')).toBe('A1 B1 A2 B2 A3');
  await reprocessContracts({ db: world.db }, 'all');
  await deferJob(world.db, await take());
  const [again] = await upload('C');
  await deferJob(world.db, await take());
  expect(names.get(again ?? '')).toBe('C1');
  expect((await workThrough('long')).split(' ')[0]).toBe('C1');
  expect(ids).toHaveLength(5);
});

test('an older version takes long work as any other', async () => {
  await upload('A');
  await deferJob(world.db, await take());
  // The statement of the version that knew turns and no long work, as far as it chooses.
  const claimed = await world.db.execute(sql`
    update jobs set state = 'running', lease_token = gen_random_uuid(), lease_until = now() + interval '1 hour', attempts = attempts + 1
    where id = (select id from jobs where run_at <= now() and (state = 'waiting' or lease_until < now())
      order by bulk, turn, id limit 1 for update skip locked) returning contract_id as id`);
  expect(claimed.map((row) => names.get(String(row.id)))).toEqual(['A1']);
  expect(await claimJob(world.db, HOUR_MS, 'long')).toBeNull();
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
