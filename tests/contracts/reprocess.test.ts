import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { analyseContract, failContract } from '../../src/contracts/analyse';
import { getContract } from '../../src/contracts/read';
import { reprocessContracts } from '../../src/contracts/reprocess';
import { analyseAgain } from '../../src/contracts/runs';
import { updateUser } from '../../src/db/accounts';
import { claimJob, type Lease } from '../../src/db/jobs';
import { quickExtract, smallAnalysis } from '../support/analysis';
import { type ContractWorld, contractWorld } from '../support/contracts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const EXTRACT = { signal: new AbortController().signal, onStage: () => undefined };

const waker = {
  get db() {
    return world.db;
  },
  wakeWorker: () => undefined,
};

/** One contract of each outcome; the jobs are claimed in the order of submission. */
async function threeContracts() {
  const userId = await world.addUser();
  const [done, failed, waiting] = [
    await world.submit(userId),
    await world.submit(userId),
    await world.submit(userId),
  ] as const;
  const signal = new AbortController().signal;
  await analyseContract({ ...world, extract: quickExtract, signal }, (await claimJob(world.db, 60_000)) as Lease);
  await failContract(world, (await claimJob(world.db, 60_000)) as Lease, 'It is damaged.');
  return { userId, done, failed, waiting };
}

test('failed ones only', async () => {
  const { userId, failed } = await threeContracts();
  expect(await reprocessContracts(world, 'failed')).toEqual({ queued: 1, unknown: [] });
  expect(await getContract(world, userId, failed.id)).toMatchObject({ status: 'processing', summary: null });
});

test('all, except what is queued already', async () => {
  await threeContracts();
  expect(await reprocessContracts(world, 'all')).toEqual({ queued: 2, unknown: [] });
  expect(await reprocessContracts(world, 'all')).toEqual({ queued: 0, unknown: [] });
  expect((await world.rows()).jobs).toHaveLength(3);
});

test('all passes over users who switched auto-processing off, unless their contracts are named', async () => {
  const { userId, done } = await threeContracts();
  await updateUser(world.db, userId, { documentProcessing: false });
  expect(await reprocessContracts(world, 'all')).toEqual({ queued: 0, unknown: [] });
  expect(await reprocessContracts(world, 'failed')).toEqual({ queued: 1, unknown: [] });
  expect(await reprocessContracts(world, { ids: [done.id] })).toEqual({ queued: 1, unknown: [] });
});

test('all leaves what there is to be read until its turn comes', async () => {
  const { userId, done } = await threeContracts();
  const before = await getContract(world, userId, done.id);
  await reprocessContracts(world, 'all');
  expect(await getContract(world, userId, done.id)).toEqual(before);
  const leases = [await claimJob(world.db, 60_000), await claimJob(world.db, 60_000), await claimJob(world.db, 60_000)];
  const lease = leases.find((claimed) => claimed?.contractId === done.id) as Lease;
  const extract = async () => ({
    ...(await quickExtract(new Uint8Array(), EXTRACT)),
    analysis: smallAnalysis('Again.'),
  });
  await analyseContract({ ...world, extract, signal: EXTRACT.signal }, lease);
  expect(await getContract(world, userId, done.id)).toMatchObject({ status: 'completed', summary: 'Again.' });
});

test('one that waits among many comes first when somebody asks for it', async () => {
  const { userId, done, failed, waiting } = await threeContracts();
  await reprocessContracts(world, 'all');
  expect(await analyseAgain(waker, userId, done.id)).toMatchObject({ status: 'processing' });
  await expect(analyseAgain(waker, userId, done.id)).rejects.toThrow('being analyzed already');
  const order = [await claimJob(world.db, 60_000), await claimJob(world.db, 60_000), await claimJob(world.db, 60_000)];
  expect(order.map((lease) => lease?.contractId)).toEqual([waiting.id, done.id, failed.id]);
});

test('all and failed ones come after what somebody waits for', async () => {
  const { userId, done, waiting } = await threeContracts();
  await reprocessContracts(world, 'failed');
  await reprocessContracts(world, { ids: [done.id] });
  const uploaded = await world.submit(userId);
  const order: string[] = [];
  for (let i = 0; i < 4; i++) order.push((await claimJob(world.db, 60_000))?.contractId ?? '');
  expect(order.slice(0, 3)).toEqual([waiting.id, done.id, uploaded.id]);
  expect(await claimJob(world.db, 60_000)).toBeNull();
});

test('by id, naming the ids that are no contract', async () => {
  const { userId, done } = await threeContracts();
  const other = crypto.randomUUID();
  const ids = [done.id.toUpperCase(), other, 'nonsense', 'nonsense'];
  expect(await reprocessContracts(world, { ids })).toEqual({ queued: 1, unknown: [other, 'nonsense'] });
  expect((await getContract(world, userId, done.id)).aiAnalysis).toBeNull();
  expect(await reprocessContracts(world, { ids: [] })).toEqual({ queued: 0, unknown: [] });
});

test('two at once queue each contract once', async () => {
  await threeContracts();
  const both = await Promise.all([reprocessContracts(world, 'all'), reprocessContracts(world, 'all')]);
  expect(both[0].queued + both[1].queued).toBe(2);
  expect((await world.rows()).jobs).toHaveLength(3);
});
