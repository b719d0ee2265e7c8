/** A worker as a process of its own, for tests that kill it. Its settings come as JSON in the first argument. */
import pino from 'pino';
import { openDatabase } from '../../src/db/client';
import { startWorker } from '../../src/jobs/worker';
import { DiskStorage } from '../../src/storage/disk';

const { options, folder } = JSON.parse(process.argv[2] ?? '');
startWorker({
  config: { WORKER_CONCURRENCY: 2 },
  db: openDatabase(options),
  storage: new DiskStorage(folder),
  log: pino({ level: 'warn' }, pino.destination(2)),
  timing: { leaseMs: 1_500, pollMs: 100, retryMs: 100 },
});
