import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { analyseContract } from '../../src/contracts/analyse';
import { decide } from '../../src/contracts/decide';
import { deleteContract } from '../../src/contracts/delete-contract';
import { listFindings } from '../../src/contracts/findings';
import { removeDeleted } from '../../src/contracts/remove';
import { claimJob, type Lease } from '../../src/db/jobs';
import { contractCells, decisions } from '../../src/db/schema';
import { quickExtract } from '../support/analysis';
import { type ContractWorld, contractWorld } from '../support/contracts';
import { startS3 } from '../support/s3';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const signal = new AbortController().signal;
const claim = async () => (await claimJob(world.db, 60_000)) as Lease;

test('a contract goes with its file, runs, cells and decisions; the others stay', async () => {
  const ada = await world.addUser();
  const [gone, kept] = [await world.submit(ada), await world.submit(ada)];
  for (const lease of [await claim(), await claim()])
    await analyseContract({ ...world, extract: quickExtract, signal }, lease);
  const { findings } = await listFindings(world, ada, gone.id);
  const which = { id: gone.id, findingId: findings[0]?.id ?? '' };
  await decide(world, { id: ada, name: 'Ada' }, which, { verdict: 'accepted' });
  await deleteContract(world, ada, gone.id);
  const rows = await world.rows();
  expect(rows.contracts.map(({ id }) => id)).toEqual([kept.id]);
  expect(rows.analyses.map(({ contractId }) => contractId)).toEqual([kept.id]);
  expect(rows.tombstones).toEqual([]);
  expect(await world.db.select().from(decisions)).toEqual([]);
  const listed = await world.db.select().from(contractCells);
  expect(new Set(listed.map(({ contractId }) => contractId))).toEqual(new Set([kept.id]));
  expect(await world.objects()).toHaveLength(1);
  await expect(deleteContract(world, ada, gone.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('while it is being analysed too: the result is written nowhere', async () => {
  const ada = await world.addUser();
  const { id } = await world.submit(ada);
  const lease = await claim();
  const extract: typeof quickExtract = async (...args) => {
    await deleteContract(world, ada, id);
    return await quickExtract(...args);
  };
  expect(await analyseContract({ ...world, extract, signal }, lease)).toBe(false);
  expect(await world.rows()).toEqual({ contracts: [], jobs: [], analyses: [], tombstones: [] });
});

test('nobody deletes another’s, and no id of a wrong shape is looked for', async () => {
  const [ada, bob] = [await world.addUser(), await world.addUser()];
  const { id } = await world.submit(ada);
  for (const which of [id, 'x', crypto.randomUUID()])
    await expect(deleteContract(world, bob, which)).rejects.toMatchObject({ code: 'not_found' });
  expect((await world.rows()).contracts).toHaveLength(1);
});

test('a file that the store refuses to delete goes with the next sweep', async () => {
  const s3 = await startS3();
  const down = { ...world, storage: s3.storage({ deadlineMs: 500 }) };
  const ada = await world.addUser();
  const { id } = await world.submit(ada, undefined, 'Lease.pdf', down.storage);
  await s3.setFault('down');
  await deleteContract(down, ada, id);
  expect((await world.rows()).contracts).toEqual([]);
  expect((await world.rows()).tombstones).toHaveLength(1);
  expect(world.logged()).toContain('a file is left to the sweep');
  await s3.setFault('none');
  await removeDeleted(down);
  expect((await world.rows()).tombstones).toEqual([]);
  await s3.stop();
});
