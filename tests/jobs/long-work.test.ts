import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import type { Extract } from '../../src/contracts/analyse';
import { getContract } from '../../src/contracts/read';
import type { ScanReader } from '../../src/contracts/read-scan';
import type { Database } from '../../src/db/client';
import { processorUse } from '../../src/db/schema';
import { EXTRACTION_MESSAGES, ExtractionError } from '../../src/jobs/extraction-error';
import { ProcessorMeter } from '../../src/jobs/processor-meter';
import { startWorker, type Worker, type WorkerDeps } from '../../src/jobs/worker';
import { heldExtract, quickExtract } from '../support/analysis';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { eventually } from '../support/eventually';

let world: ContractWorld;
let userId: string;
let worker: Worker | undefined;

beforeAll(async () => {
  world = await contractWorld();
});
afterEach(async () => {
  await worker?.stop();
  await world.clear();
});
afterAll(() => world.close());

const FAST = { leaseMs: 20_000, pollMs: 50, retryMs: 20, drainMs: 5_000 };

function work(extract: Extract, more: Partial<WorkerDeps> = {}): void {
  worker = startWorker({ ...world, config: { WORKER_CONCURRENCY: 1 }, extract, timing: FAST, ...more });
}

const ended = (id: string) =>
  eventually(async () => {
    const contract = await getContract(world, userId, id);
    return contract.status === 'processing' ? null : contract;
  });

/** No process has this id. */
const NOBODY = 2 ** 30;

/**
 * Analyses in which whoever has a PDF that begins with 'heavy' uses up all the processor time that there is, and then is given up; `served` tells whose
 * turn it was, in order, and how each try ended.
 */
function heavyAndLight() {
  const served: string[] = [];
  let heavyAtOnce = 0;
  let most = 0;
  const extract: Extract = async (bytes, options) => {
    const [mark = ''] = new TextDecoder().decode(bytes).split('\n').slice(1);
    if (!mark.startsWith('heavy')) {
      served.push(mark);
      return await quickExtract(bytes, options);
    }
    most = Math.max(most, ++heavyAtOnce);
    try {
      for (let spent = 500; spent <= 30_000; spent += 500) {
        ProcessorMeter.current()?.see(NOBODY, spent);
        await Bun.sleep(1);
        options.signal.throwIfAborted();
      }
    } catch (error) {
      ProcessorMeter.current()?.end(NOBODY, 2_000);
      served.push('cut');
      throw error;
    } finally {
      heavyAtOnce--;
    }
    ProcessorMeter.current()?.end(NOBODY, 30_000);
    served.push('given up');
    throw new ExtractionError('timeout');
  };
  return { served, extract, mostAtOnce: () => most };
}

const counted = (served: readonly string[], end: string) => served.filter((one) => one === end).length;

test.each([6, 60])(
  'a newcomer passes the long work of %d accounts, and each of their next documents',
  async (accounts) => {
    const { served, extract, mostAtOnce } = heavyAndLight();
    const people: string[] = [];
    for (let i = 0; i < accounts; i++) people.push(await world.addUser());
    for (const one of people) await world.submit(one, pdfBytes('heavy'));
    userId = await world.addUser();
    const first = (await world.submit(userId, pdfBytes('first'))).id;
    work(extract);
    expect((await ended(first)).status).toBe('completed');
    // At most two of them had their first try before, as every other goes to who came new last; their long work goes on one at a time, behind.
    const before = served.slice(0, served.indexOf('first'));
    expect(counted(before, 'cut') + counted(before, 'given up')).toBeLessThanOrEqual(2);
    expect(mostAtOnce()).toBeLessThanOrEqual(2);
    const all = async () => (await world.rows()).jobs.length === 0;
    await eventually(all, 120_000);
    expect(counted(served, 'given up')).toBe(accounts);
    // They have used the processor by now: whoever did not is next, whenever he comes.
    for (const one of people) await world.submit(one, pdfBytes('heavy again'));
    await world.submit(await world.addUser(), pdfBytes('second'));
    const from = served.length;
    await eventually(async () => served.includes('second'));
    expect(served.slice(from).indexOf('second')).toBeLessThanOrEqual(3);
  },
  240_000,
);

test('a document that takes too much is given up at once, and what it took is booked with its owner', async () => {
  const { served, extract } = heavyAndLight();
  userId = await world.addUser();
  const { id } = await world.submit(userId, pdfBytes('heavy'));
  work(extract);
  expect(await ended(id)).toMatchObject({ status: 'error', summary: EXTRACTION_MESSAGES.timeout });
  expect(served).toEqual(['given up']);
  const [use] = await world.db.select().from(processorUse);
  expect(use).toMatchObject({ userId, total: 30_000, ends: 1, recent: 60_000 });
});

/** A database that takes a while for each claim. */
function slowToClaim(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name);
      return async (statement: Parameters<Database['execute']>[0]) => {
        await Bun.sleep(100);
        return await target.execute(statement);
      };
    },
  });
}

test('long work that turns up while the worker looks for some goes on, and is not begun anew', async () => {
  const { served, extract } = heavyAndLight();
  userId = await world.addUser();
  const { id } = await world.submit(userId, pdfBytes('heavy'));
  work(extract, { db: slowToClaim(world.db), timing: { ...FAST, pollMs: 1 } });
  expect(await ended(id)).toMatchObject({ status: 'error', summary: EXTRACTION_MESSAGES.timeout });
  expect(served).toEqual(['given up']);
});

test('a scan is sent to a model once, though its first try has to make way for others', async () => {
  const longOne = heldExtract();
  let read = 0;
  const scanReader: ScanReader = {
    model: 'reader',
    dailyPages: 9,
    read: async ({ signal }) => {
      read++;
      ProcessorMeter.current()?.see(NOBODY, 30_000);
      await Bun.sleep(50);
      signal?.throwIfAborted();
      return { pages: [], usage: { requests: 1, pages: 1 }, failure: null, note: null };
    },
  };
  let tries = 0;
  const extract: Extract = async (bytes, options) => {
    if (new TextDecoder().decode(bytes).includes('long')) {
      ProcessorMeter.current()?.see(NOBODY, 30_000);
      return await longOne.extract(bytes, options);
    }
    tries++;
    await options.recognise?.(bytes, [1], { signal: options.signal });
    return await quickExtract(bytes, options);
  };
  userId = await world.addUser();
  await world.submit(userId, pdfBytes('long'));
  work(extract, { scanReader });
  await longOne.started;
  const { id } = await world.submit(userId, pdfBytes('scan'));
  await eventually(async () => (await world.rows()).jobs.some(({ contractId, long }) => contractId === id && long));
  expect([tries, read]).toEqual([1, 0]);
  longOne.finish();
  expect((await ended(id)).status).toBe('completed');
  expect([tries, read]).toEqual([2, 1]);
});
