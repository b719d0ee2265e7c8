import { accessSync, chownSync, constants, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Subprocess } from 'bun';
import { chooseAccount, reaching } from './embedded/account';
import { prepareBinaries } from './embedded/binaries';
import { ensureCluster, SUPERUSER } from './embedded/cluster';
import { EmbeddedError } from './embedded/error';
import { FolderLock } from './embedded/lock';
import {
  type PostmasterOptions,
  removeSocketFolder,
  startPostmaster,
  stopOrphan,
  stopPostmaster,
} from './embedded/postmaster';
import { isAlive, isOther } from './embedded/processes';
import { type OwnerRecord, readRecord, removeRecord, writeRecord } from './embedded/record';

export interface EmbeddedPostgres {
  /** For `openDatabase`. */
  options: { path: string; user: string; database: string };
  /** Ends the database if it is ours; a joined one is left alone. Close all pools before. */
  stop(): Promise<void>;
}

export interface EmbeddedSettings {
  /** Absolute; the database lies in its folder `postgres`. */
  dataDir: string;
  /** A server owns its database and refuses a second one; a command joins a running server's. */
  kind: OwnerRecord['kind'];
  /** False gives up safety against loss of power for speed: only for tests. */
  durable?: boolean;
  /** True removes the data folder once the database has ended, also when this process is killed: only for tests. */
  disposable?: boolean;
  /** How long to wait for another process that is starting, ending or a short command: 20 s. */
  waitMs?: number;
  /** Called when the database ended by itself and is started again. */
  onCrash?: (exitCode: number) => void;
}

const WAIT_LIMIT_MS = 20_000;
const RESTART_PAUSE_MS = 1_000;

/**
 * Starts the embedded Postgres of a data folder, or joins the one that a running server has started there. What a killed process left
 * behind is cleared away first.
 * @throws EmbeddedError, one line for the operator: a folder that can't be used, another server on it, a database that won't start
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedPostgres> {
  const { dataDir, kind, waitMs = WAIT_LIMIT_MS } = settings;
  if (process.platform === 'win32')
    throw new EmbeddedError('The embedded database needs Linux or macOS. Set DATABASE_URL to a Postgres of your own.');
  prepareFolder(dataDir);
  const lockFile = join(dataDir, 'lock');
  const deadline = Date.now() + waitMs;
  for (;;) {
    const lock = FolderLock.tryTake(lockFile);
    if (lock) return await own(settings, lock);
    const owner = readRecord(dataDir);
    const serverRuns = owner?.kind === 'server' && isAlive(owner.pid);
    // The id may be ours if the other counts from a container of its own: that one is waited for.
    if (serverRuns && kind === 'server' && isOther(owner.pid)) throw new EmbeddedError(usedBy(dataDir, owner.pid));
    if (serverRuns && kind === 'command' && owner.socketFolder)
      return { options: connection(owner.socketFolder), stop: async () => {} };
    if (Date.now() > deadline) throw new EmbeddedError(usedBy(dataDir, owner?.pid));
    await Bun.sleep(50);
  }
}

const usedBy = (dataDir: string, pid: number | undefined) =>
  `The data folder ${dataDir} is in use by another Counterpart${pid ? ` (process ${pid})` : ''}. ` +
  'Stop it, or set DATA_DIR to another folder. Processes that are to share a database need DATABASE_URL.';

const connection = (socketFolder: string) => ({
  path: join(socketFolder, '.s.PGSQL.5432'),
  user: SUPERUSER,
  database: 'postgres',
});

function prepareFolder(dataDir: string): void {
  try {
    // Others may pass through, for the database may run as another user; they can't list it.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    // As root, access is granted on read-only file systems and the like: try.
    rmdirSync(mkdtempSync(join(dataDir, '.try-')));
  } catch (error) {
    throw new EmbeddedError(`The folder ${dataDir} (DATA_DIR) cannot be written: ${(error as Error).message}`);
  }
}

async function own(settings: EmbeddedSettings, lock: FolderLock): Promise<EmbeddedPostgres> {
  const { dataDir, kind } = settings;
  const left = readRecord(dataDir);
  let running: Awaited<ReturnType<typeof supervise>> | null = null;
  try {
    writeRecord(dataDir, { pid: process.pid, kind, socketFolder: null });
    const options = await prepare(settings, left);
    running = await supervise(options, settings.onCrash);
    writeRecord(dataDir, { pid: process.pid, kind, socketFolder: options.socketFolder });
    const { stop } = running;
    return {
      options: connection(options.socketFolder),
      stop: async () => {
        await stop();
        removeRecord(dataDir);
        lock.release();
      },
    };
  } catch (error) {
    await running?.stop();
    removeRecord(dataDir);
    lock.release();
    throw error;
  }
}

async function prepare(settings: EmbeddedSettings, left: OwnerRecord | null): Promise<PostmasterOptions> {
  const { dataDir, durable = true, disposable = false } = settings;
  const folder = join(dataDir, 'postgres');
  const account = reaching(chooseAccount(folder), dataDir);
  const native = prepareBinaries(dataDir, account);
  await stopOrphan(folder);
  removeSocketFolder(left?.socketFolder);
  await ensureCluster(folder, native, account, durable);
  const socketFolder = makeSocketFolder();
  if (disposable) chownSync(dataDir, account.uid, account.gid);
  const disposableFolder = disposable ? dataDir : null;
  return { folder, native, account, socketFolder, disposableFolder, logFile: join(dataDir, 'postgres.log'), durable };
}

/** In the system's temporary folder, unless its path is too long: that of a socket may have some 100 characters only. */
function makeSocketFolder(): string {
  const parent = tmpdir().length > 60 ? '/tmp' : tmpdir();
  try {
    return mkdtempSync(join(parent, 'counterpart-pg-'));
  } catch (error) {
    throw new EmbeddedError(`The temporary folder ${parent} cannot be written: ${(error as Error).message}`);
  }
}

/** Starts Postgres and starts it again whenever it ends without being told to. */
async function supervise(options: PostmasterOptions, onCrash: EmbeddedSettings['onCrash']) {
  let stopping = false;
  let keeper: Subprocess<'pipe', number, number> = await startPostmaster(options);
  const watch = async () => {
    while (!stopping) {
      const code = await keeper.exited;
      if (stopping) return;
      onCrash?.(code);
      await stopOrphan(options.folder);
      try {
        keeper = await startPostmaster(options);
      } catch {
        await Bun.sleep(RESTART_PAUSE_MS);
      }
    }
  };
  const watched = watch();
  const stop = async () => {
    stopping = true;
    await stopPostmaster(keeper);
    await watched;
    await stopPostmaster(keeper);
    removeSocketFolder(options.socketFolder);
  };
  return { stop };
}
