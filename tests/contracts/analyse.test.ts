import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { gunzipSync } from 'node:zlib';
import { analyseContract, type Extract, failContract } from '../../src/contracts/analyse';
import { getContract } from '../../src/contracts/read';
import { claimJob, type Lease } from '../../src/db/jobs';
import { users } from '../../src/db/schema';
import { extraction, heldExtract, quickExtract, smallAnalysis, smallText } from '../support/analysis';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { eventually } from '../support/eventually';

let world: ContractWorld;
let userId: string;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const signal = new AbortController().signal;
const analyse = (lease: Lease, extract: Extract = quickExtract) =>
  analyseContract({ db: world.db, storage: world.storage, extract, signal }, lease);

async function claimed(leaseMs = 60_000): Promise<Lease> {
  userId = await world.addUser();
  await world.submit(userId, pdfBytes('the bytes'));
  return await claim(leaseMs);
}

async function claim(leaseMs = 60_000): Promise<Lease> {
  const lease = await claimJob(world.db, leaseMs);
  if (!lease) throw new Error('nothing was due');
  return lease;
}

test('writes result, text and end of the job together', async () => {
  const lease = await claimed();
  expect(await analyse(lease)).toBe(true);
  const contract = await getContract(world, userId, lease.contractId);
  expect(contract).toMatchObject({ status: 'completed', stage: null, summary: 'A short contract.' });
  expect(contract.aiAnalysis).toEqual(smallAnalysis());
  expect(contract.headline?.rating).toBe(smallAnalysis().riskAssessment.overallRisk);
  const { jobs, analyses } = await world.rows();
  expect(jobs).toEqual([]);
  expect(analyses).toHaveLength(1);
  expect(JSON.parse(gunzipSync(analyses[0]?.text ?? '').toString())).toEqual(smallText());
});

test('gives the extraction the stored bytes and shows each step as it begins', async () => {
  const lease = await claimed();
  const seen: unknown[] = [];
  await analyse(lease, async (bytes, options) => {
    seen.push(new TextDecoder().decode(bytes));
    for (const stage of ['extracting', 'analyzing', 'key_terms', 'risks'] as const) {
      options.onStage(stage);
      await eventually(async () => (await getContract(world, userId, lease.contractId)).stage === stage);
      seen.push(stage);
    }
    return quickExtract(bytes, { ...options, onStage: () => undefined });
  });
  expect(seen).toEqual(['%PDF-1.7\nthe bytes', 'extracting', 'analyzing', 'key_terms', 'risks']);
});

test('a late end of an old lease writes nothing, be it a result, a step or a failure', async () => {
  const old = await claimed(0);
  const held = heldExtract('From the old lease.');
  const late = analyse(old, held.extract);
  await held.started;
  const lease = await claim();
  expect(lease).toMatchObject({ contractId: old.contractId, attempts: 2, crashes: 1 });
  expect(await analyse(lease)).toBe(true);
  held.finish();
  expect(await late).toBe(false);
  expect(await failContract(world, old, 'Too late.')).toBe(false);
  expect((await world.rows()).analyses).toHaveLength(1);
  const contract = await getContract(world, userId, old.contractId);
  expect(contract).toMatchObject({ status: 'completed', stage: null, summary: 'A short contract.' });
});

test('of two ends of one lease only the first counts', async () => {
  const lease = await claimed();
  const ends = await Promise.all([analyse(lease), analyse(lease), failContract(world, lease, 'No.')]);
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect((await world.rows()).jobs).toEqual([]);
});

test('a contract deleted during its analysis stays deleted', async () => {
  const lease = await claimed();
  const held = heldExtract();
  const end = analyse(lease, held.extract);
  await held.started;
  await world.db.delete(users);
  held.finish();
  expect(await end).toBe(false);
  expect(await world.rows()).toMatchObject({ contracts: [], analyses: [], jobs: [] });
  expect(await analyse(lease)).toBe(false);
});

test('an object that is missing or not the one uploaded is told apart, and nothing is written', async () => {
  const lease = await claimed();
  const key = (await world.rows()).contracts[0]?.objectKey ?? '';
  await world.storage.put(key, pdfBytes('other bytes'));
  await expect(analyse(lease)).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('not the one'),
  });
  await world.storage.delete(key);
  await expect(analyse(lease)).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('no longer'),
  });
  expect((await world.rows()).contracts).toMatchObject([{ status: 'processing' }]);
});

test('characters that Postgres refuses become U+FFFD in place, so that offsets stay true', async () => {
  const lease = await claimed();
  const text = 'a\u0000b\ud800c';
  const analysis = { ...smallAnalysis(text), contractType: text };
  expect(await analyse(lease, async () => extraction(smallText(text), analysis))).toBe(true);
  const contract = await getContract(world, userId, lease.contractId);
  expect(contract.summary).toBe('a\ufffdb\ufffdc');
  expect(contract.aiAnalysis?.contractType).toBe('a\ufffdb\ufffdc');
});

test('an answer that is no analysis is an error, never a result', async () => {
  const lease = await claimed();
  const analysis = { ...smallAnalysis(), coverage: undefined } as unknown as ReturnType<typeof smallAnalysis>;
  await expect(analyse(lease, async () => extraction(smallText(), analysis))).rejects.toThrow();
  expect(await world.rows()).toMatchObject({ analyses: [], contracts: [{ status: 'processing' }] });
});
