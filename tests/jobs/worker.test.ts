import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import type { Extract } from '../../src/contracts/analyse';
import { getContract } from '../../src/contracts/read';
import { submitContract } from '../../src/contracts/submit';
import { jobs } from '../../src/db/schema';
import { EXTRACTION_MESSAGES, ExtractionError } from '../../src/jobs/extraction-error';
import { startWorker, type Worker, type WorkerDeps } from '../../src/jobs/worker';
import { extraction, heldExtract, quickExtract, smallAnalysis, smallText } from '../support/analysis';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { type BrokenLine, databaseLine } from '../support/database-line';
import { eventually } from '../support/eventually';
import { startS3 } from '../support/s3';

let world: ContractWorld;
let line: BrokenLine;
let userId: string;
let worker: Worker | undefined;

beforeAll(async () => {
  world = await contractWorld();
  line = await databaseLine(world.options);
});
afterEach(async () => {
  await line.setFault('none');
  await worker?.stop();
  await world.clear();
});
afterAll(async () => {
  await line.close();
  await world.close();
});

const FAST = { leaseMs: 1_000, pollMs: 50, retryMs: 20, drainMs: 5_000 };

function work(extract: Extract, more: Partial<WorkerDeps> = {}): Worker {
  worker = startWorker({ ...world, config: { WORKER_CONCURRENCY: 2 }, extract, timing: FAST, ...more });
  return worker;
}

async function submit(): Promise<string> {
  userId = await world.addUser();
  return (await world.submit(userId)).id;
}

const contractOf = (id: string) => getContract(world, userId, id);
const ended = (id: string) =>
  eventually(async () => {
    const contract = await contractOf(id);
    return contract.status === 'processing' ? null : contract;
  });

test('finds by itself what is due and analyses it', async () => {
  const id = await submit();
  work(quickExtract);
  expect(await ended(id)).toMatchObject({ status: 'completed', stage: null, summary: 'A short contract.' });
  expect((await world.rows()).jobs).toEqual([]);
});

test('is woken by a hint long before it would look', async () => {
  const idle = work(quickExtract, { timing: { ...FAST, pollMs: 3_600_000 } });
  await eventually(() => worker);
  const id = await submit();
  idle.wake();
  expect((await ended(id)).status).toBe('completed');
});

test('a document at fault ends as an error with its sentence, at the first attempt', async () => {
  const id = await submit();
  let attempts = 0;
  work(async () => {
    attempts++;
    throw new ExtractionError('encrypted');
  });
  expect(await ended(id)).toMatchObject({
    status: 'error',
    stage: null,
    summary: EXTRACTION_MESSAGES.encrypted,
    aiAnalysis: null,
  });
  expect(attempts).toBe(1);
  expect((await world.rows()).jobs).toEqual([]);
});

test('a fault of ours ends as an error without details after three attempts', async () => {
  const id = await submit();
  let attempts = 0;
  work(async () => {
    attempts++;
    throw new Error('the text of the contract');
  });
  const { summary } = await ended(id);
  expect(summary).toStartWith('Something went wrong on our side');
  expect(attempts).toBe(3);
});

test('a document that took the process down three times is not tried again', async () => {
  const id = await submit();
  await world.db.update(jobs).set({ crashes: 3, attempts: 3 });
  work(() => {
    throw new Error('must not run');
  });
  expect(await ended(id)).toMatchObject({
    status: 'error',
    summary: expect.stringContaining('interrupted several times'),
  });
});

test('runs as many at once as it may, no more', async () => {
  userId = await world.addUser();
  for (let i = 0; i < 6; i++) await world.submit(userId);
  let [now, most] = [0, 0];
  const { promise: second, resolve: secondBegan } = Promise.withResolvers<void>();
  work(async (bytes, options) => {
    most = Math.max(most, ++now);
    if (now === 2) secondBegan();
    await second;
    await Bun.sleep(20);
    now--;
    return await quickExtract(bytes, options);
  });
  await eventually(async () => (await world.rows()).analyses.length === 6);
  expect(most).toBe(2);
});

test('a store that is down is waited for', async () => {
  const s3 = await startS3();
  const storage = s3.storage({ deadlineMs: 500 });
  userId = await world.addUser();
  const deps = { ...world, storage, wakeWorker: () => undefined };
  const { id } = await submitContract(deps, { userId, filename: 'a.pdf', bytes: pdfBytes() });
  await s3.setFault('down');
  work(quickExtract, { storage });
  await eventually(async () => (await world.rows()).jobs[0]?.lastError === 'AppError');
  expect(await contractOf(id)).toMatchObject({ status: 'processing', summary: null });
  await s3.setFault('none');
  await world.db.update(jobs).set({ runAt: new Date() });
  expect((await ended(id)).status).toBe('completed');
  await s3.stop();
});

test('a database that goes away while it is idle does not end it', async () => {
  work(quickExtract, { db: line.db });
  await line.setFault('down');
  await eventually(() => world.logged().includes('the queue cannot be read'));
  const id = await submit();
  await line.setFault('none');
  expect((await ended(id)).status).toBe('completed');
});

test('a database that goes away during an analysis gets one result once it is back', async () => {
  const id = await submit();
  const held = heldExtract();
  work(held.extract, { db: line.db, timing: { ...FAST, leaseMs: 10_000 } });
  await held.started;
  await line.setFault('down');
  held.finish();
  await eventually(() => world.logged().includes('could not be written'));
  await line.setFault('none');
  expect((await ended(id)).status).toBe('completed');
  expect(await world.rows()).toMatchObject({ analyses: [{ contractId: id }], jobs: [] });
});

test('work whose lease is lost is aborted and void', async () => {
  const id = await submit();
  const held = heldExtract();
  work(held.extract);
  await held.started;
  await world.db.update(jobs).set({ leaseToken: crypto.randomUUID(), leaseUntil: new Date(Date.now() + 60_000) });
  await eventually(() => held.wasAborted());
  expect(await contractOf(id)).toMatchObject({ status: 'processing' });
  expect((await world.rows()).analyses).toEqual([]);
});

test('stopping lets the work in hand end and takes no more', async () => {
  const first = await submit();
  const held = heldExtract();
  const stopping = work(held.extract, { config: { WORKER_CONCURRENCY: 1 } });
  await held.started;
  const second = (await world.submit(userId)).id;
  const stopped = stopping.stop();
  held.finish();
  await stopped;
  expect((await contractOf(first)).status).toBe('completed');
  expect((await world.rows()).jobs).toMatchObject([{ contractId: second, state: 'waiting', attempts: 0 }]);
});

test('stopping gives back what does not end in time, due at once and counted neither as an attempt nor as a crash', async () => {
  const id = await submit();
  const held = heldExtract();
  const stopping = work(held.extract, { timing: { ...FAST, drainMs: 10 } });
  await held.started;
  await stopping.stop();
  expect(held.wasAborted()).toBe(true);
  expect((await world.rows()).jobs).toMatchObject([{ state: 'waiting', leaseToken: null, attempts: 0, crashes: 0 }]);
  expect(await contractOf(id)).toMatchObject({ status: 'processing', stage: null });
  work(quickExtract);
  expect((await ended(id)).status).toBe('completed');
});

test('a long scan is shown as far as it is read, and others need not wait for the rest of it', async () => {
  const rest = Promise.withResolvers<void>();
  const coverage = { pages: 2, read: 1, ocr: 1, unreadable: [], pending: [2], truncated: false };
  let isFirst = true;
  const slowFirst: Extract = async (bytes, options) => {
    if (!isFirst) return await quickExtract(bytes, options);
    isFirst = false;
    options.onStage('extracting');
    await options.onPartial?.(extraction(smallText(), { ...smallAnalysis('The first page.'), coverage }));
    await rest.promise;
    options.onStage('analyzing');
    return extraction(smallText(), smallAnalysis('Both pages.'));
  };
  const id = await submit();
  work(slowFirst, { config: { WORKER_CONCURRENCY: 1 } });
  const read = await ended(id);
  expect(read).toMatchObject({ status: 'completed', reviewing: 'pages', summary: 'The first page.' });
  const other = (await world.submit(userId)).id;
  expect(await ended(other)).toMatchObject({ status: 'completed', summary: 'A short contract.' });
  expect(await contractOf(id)).toMatchObject({ reviewing: 'pages' });
  rest.resolve();
  const whole = await eventually(async () => {
    const contract = await contractOf(id);
    return contract.reviewing ? null : contract;
  });
  expect(whole).toMatchObject({ status: 'completed', stage: null, summary: 'Both pages.' });
  expect((await world.rows()).analyses.filter(({ contractId }) => contractId === id)).toHaveLength(2);
});
