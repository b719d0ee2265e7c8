import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Command } from 'commander';
import { ArchiveWriter, readArchive } from '../backup/archive';
import { type BackedUp, backUp } from '../backup/back-up';
import { type Contents, checkArchive, restore } from '../backup/restore';
import { AppError } from '../errors';
import { formatFileSize } from '../shared/format';
import { openStorage } from '../storage/open';
import { FileProgress } from './file-progress';
import { withDatabase } from './with-database';

/** `backup FILE`: everything in one archive, beside a running server or without one. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('write database and files into one archive; servers go on meanwhile')
    .argument('<file>', 'where to; - for the standard output')
    .action(runBackUp);
}

/** `restore FILE`: such an archive into an empty place. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('bring a backup into an empty database and file store, whatever kind they are of')
    .argument('<file>', 'the backup; - for the standard input')
    .option('--check', 'only read it to its end and prove that all of it is there; needs no database')
    .action(runRestore);
}

async function runBackUp(path: string): Promise<void> {
  const sink = path === '-' ? standardOutput() : await newFile(path);
  const progress = new FileProgress();
  try {
    const done = await withDatabase(async ({ config, db, now }) => {
      const storage = await openStorage(config);
      return await written(sink, (archive) => backUp({ db, storage, now }, archive, progress));
    });
    progress.stop();
    await sink.keep();
    // Standard output may be the archive.
    report(`Backed up (${formatFileSize(sink.written())}): ${counted(done)}.`, done.missing, console.error);
  } catch (error) {
    progress.stop();
    await sink.discard();
    throw error;
  }
}

async function runRestore(path: string, { check }: { check?: boolean }): Promise<void> {
  if (path !== '-' && !(await Bun.file(path).exists())) throw new AppError('not_found', `There is no file ${path}.`);
  const pieces = readArchive(path === '-' ? process.stdin : createReadStream(path));
  if (check) {
    const contents = await checkArchive(pieces);
    return report(`The backup of ${contents.createdAt} is whole: ${counted(contents)}.`, contents.missing);
  }
  const contents = await withDatabase(async ({ config, db }) =>
    restore({ db, storage: await openStorage(config) }, pieces),
  );
  // Brought up to date as a database is at any start.
  if (contents.older) await withDatabase(async () => undefined);
  report(`Restored the backup of ${contents.createdAt}: ${counted(contents)}.`, contents.missing);
}

const counted = ({ rows, files }: Pick<BackedUp | Contents, 'rows' | 'files'>) =>
  `accounts ${rows.users}, contracts ${rows.contracts}, analyses ${rows.analyses}, files ${files}`;

function report(line: string, missing: readonly string[], tell = console.log): void {
  tell(line);
  for (const id of missing)
    console.error(`missing  ${id}  (the store has no file for it, or another than was uploaded)`);
  if (missing.length > 0) process.exitCode = 1;
}

interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  written(): number;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Runs both ends of the archive: what writes pieces into it, and what takes its bytes away. */
async function written<T>(sink: Sink, work: (archive: ArchiveWriter) => Promise<T>): Promise<T> {
  const archive = new ArchiveWriter();
  const taken = (async () => {
    for await (const bytes of archive.bytes) await sink.write(bytes);
  })();
  const worked = work(archive).catch((error) => {
    archive.fail(error);
    throw error;
  });
  const [result] = await Promise.all([worked, taken]);
  return result;
}

/** A file that has its name only once it is whole. Only its owner can read it. */
async function newFile(path: string): Promise<Sink> {
  const side = `${path}.part`;
  if (await Bun.file(path).exists()) throw new AppError('conflict', `${path} is there already.`);
  const file = await open(side, 'w', 0o600);
  let bytes = 0;
  return {
    write: async (chunk) => {
      await file.writeFile(chunk);
      bytes += chunk.byteLength;
    },
    written: () => bytes,
    keep: async () => {
      await file.sync();
      await file.close();
      await rename(side, path);
    },
    discard: async () => {
      await file.close();
      await rm(side, { force: true });
    },
  };
}

function standardOutput(): Sink {
  let bytes = 0;
  return {
    write: async (chunk) => {
      await Bun.write(Bun.stdout, chunk);
      bytes += chunk.byteLength;
    },
    written: () => bytes,
    keep: async () => undefined,
    discard: async () => undefined,
  };
}
