/** A worker whose analyses take no time; prints how many it ended in some seconds from the first on. Its task comes as JSON in the first argument. */
import pino from 'pino';
import { openDatabase } from '../../src/db/client';
import { startWorker } from '../../src/jobs/worker';
import type { Storage } from '../../src/storage/storage';
import { quickExtract } from '../../tests/support/analysis';
import { eventually } from '../../tests/support/eventually';

const { options, seconds } = JSON.parse(process.argv[2] ?? '');
const storage = { get: async () => new TextEncoder().encode('pdf') } as unknown as Storage;
let ended = 0;
const write = (line: string) => {
  if (line.includes('analysis ended')) ended++;
};
const db = openDatabase(options);
const log = pino({ level: 'info' }, { write });
const worker = startWorker({ config: { WORKER_CONCURRENCY: 1 }, db, storage, log, extract: quickExtract });
await eventually(() => ended > 0, 60_000);
const before = ended;
await Bun.sleep(seconds * 1000);
console.log(ended - before);
await worker.stop();
await db.$client.end();
