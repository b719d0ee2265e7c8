import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Config, readConfig } from '../config';
import type { NamedStorage } from '../contracts/check-file';
import { copyFiles, type FileFault } from '../contracts/copy-files';
import { verifyFiles } from '../contracts/verify-files';
import { AppError } from '../errors';
import { formatFileSize } from '../shared/format';
import { clearChecks, STORAGE_CHECKS } from '../storage/check';
import { describeFault } from '../storage/faults';
import { chosenStore, describeStore, openStorage, type StoreName } from '../storage/open';
import { FileProgress } from './file-progress';
import { withDatabase } from './with-database';

/** Each may hold a file (50 MB) twice for a moment. */
const AT_ONCE = 4;

/** `storage check|verify|copy`: proves the file store, looks through it, moves it. */
export function storageCommand(): Command {
  const storage = new Command('storage').description('prove the file store, look through it, move it');
  const store = () =>
    new Option('--store <store>', 'which one, if not the one in use (a bucket if S3_BUCKET is set)').choices(STORES);
  const atOnce = () => new Option('--at-once <n>', 'files at the same time').default(AT_ONCE).argParser(parseAtOnce);
  storage
    .command('check')
    .description(
      'write, read, list and delete files of its own, to prove that the store can do all that is asked of it',
    )
    .addOption(store())
    .action(check);
  storage
    .command('verify')
    .description('read the file of every contract and compare it with what was uploaded')
    .addOption(store())
    .addOption(atOnce())
    .action(verify);
  storage
    .command('copy')
    .description('copy the file of every contract to the other store, and prove each; may be stopped and run again')
    .addOption(new Option('--to <store>', 'where to').choices(STORES).makeOptionMandatory())
    .option('--quick', 'take files of the right size that are there already for right, without reading them')
    .addOption(atOnce())
    .action(copy);
  return storage;
}

const STORES: StoreName[] = ['s3', 'disk'];

function parseAtOnce(value: string): number {
  if (!/^[1-9]\d?$/.test(value)) throw new InvalidArgumentError('It must be a whole number from 1 to 99.');
  return Number(value);
}

async function check({ store }: { store?: StoreName }): Promise<void> {
  const config = readConfig(process.env);
  const { storage, name } = await open(config, store ?? chosenStore(config));
  const prefix = `check-${randomUUID()}-`;
  console.log(`Checking ${name}`);
  let failed = 0;
  for (const { name, run } of STORAGE_CHECKS) {
    const fault = await run(storage, prefix).then(() => null, describeFault);
    if (fault) failed++;
    console.log(`  ${fault ? 'FAILED' : 'ok    '}  ${name}${fault ? `: ${fault}` : ''}`);
  }
  const left = await clearChecks(storage, prefix).catch(() => 1);
  if (left > 0) console.log(`  FAILED  leaves nothing behind: files below ${prefix} could not be deleted`);
  console.log(failed + left === 0 ? 'The store can do all that is asked of it.' : 'Do not use this store yet.');
  if (failed + left > 0) process.exitCode = 1;
}

async function verify({ store, atOnce }: { store?: StoreName; atOnce: number }): Promise<void> {
  const { right, faults } = await withDatabase(async ({ config, db }) => {
    const opened = await open(config, store ?? chosenStore(config));
    return await withProgress(atOnce, (options) => verifyFiles({ db, store: opened }, options));
  });
  report(faults);
  console.log(`${right} of ${right + faults.length} files are what was uploaded.`);
}

async function copy({ to, quick, atOnce }: { to: StoreName; quick?: boolean; atOnce: number }): Promise<void> {
  const [result, target] = await withDatabase(async ({ config, db }) => {
    const target = await open(config, to);
    const deps = { db, from: await open(config, to === 's3' ? 'disk' : 's3'), to: target };
    return [await withProgress(atOnce, (options) => copyFiles(deps, { ...options, quick: quick ?? false })), target];
  });
  report(result.faults);
  const { copied, copiedBytes, present } = result;
  const files = copied === 1 ? '1 file' : `${copied} files`;
  console.log(`Copied ${files} (${formatFileSize(copiedBytes)}) to ${target.name}; ${present} were there already.`);
  if (copied > 0)
    console.log(`If the server runs on the other store: stop it, run this once more, start it ${START[to]}.`);
}

const START: Record<StoreName, string> = { s3: 'with S3_BUCKET set', disk: 'without S3_BUCKET' };

async function open(config: Config, store: StoreName): Promise<NamedStorage> {
  const name = describeStore(config, store);
  const onOutage = (why: string) => {
    throw new AppError('unavailable', `The file store is down: ${why}.`);
  };
  return { name, storage: await openStorage(config, { store, onOutage }) };
}

/** Ids only: a file's name may say too much. */
function report(faults: FileFault[]): void {
  for (const { id, fault } of faults)
    console.error(fault === 'missing' ? `missing  ${id}` : `differs  ${id}  (not the file that was uploaded)`);
  if (faults.length > 0) process.exitCode = 1;
}

type Options = Parameters<typeof verifyFiles>[1];

/** Shows the progress of the work and ends it in order at ctrl-C. */
async function withProgress<T>(concurrency: number, work: (options: Options) => Promise<T>): Promise<T> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort(new AppError('unavailable', 'Interrupted. Run it again to go on.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const progress = new FileProgress();
  try {
    const { onTotal, onFile } = progress;
    return await work({ concurrency, onTotal, onFile, signal: interrupted.signal });
  } finally {
    progress.stop();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}
