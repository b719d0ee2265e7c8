import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Subprocess } from 'bun';
import type { Account } from './account';
import { CHILD_ENVIRONMENT, lastLine } from './cluster';
import { EmbeddedError } from './error';
import { becomesTrue, commandLine, isAlive } from './processes';

export interface PostmasterOptions {
  /** Postgres' data directory. */
  folder: string;
  native: string;
  account: Account;
  socketFolder: string;
  /** Removed after an orderly end, also when we were killed: the data folder of tests. */
  disposableFolder: string | null;
  logFile: string;
  /** False only where the data may be lost with the machine's power: in tests. */
  durable: boolean;
}

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
/** Backends of a postmaster that was killed need a moment to see it and let go of the shared memory. */
const BACKENDS_GONE_LIMIT_MS = 10_000;
const LOG_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * Runs Postgres and shuts it down when our end of the standard input closes: in order, and also when we are killed. Then the socket's
 * folder goes as well. When Postgres ends for any other reason the folder stays, and Postgres is started again on it.
 */
const KEEPER = `
exec 3<&0
sockets=$1; files=$2; shift 2
"$@" </dev/null 3<&- & postgres=$!
( read -r nothing <&3
  : >"$sockets/stop"
  kill -INT $postgres
  while kill -0 $postgres 2>/dev/null; do sleep 0.02; done
  rm -rf "$sockets" \${files:+"$files"} ) & guard=$!
exec 3<&-
wait $postgres; code=$?
[ -e "$sockets/stop" ] && wait $guard || kill $guard
exit $code`;

/**
 * Modest memory (some 60 MB), no network. The log keeps no statements and no details, since those hold e-mail addresses and texts.
 */
function settings({ socketFolder, durable }: PostmasterOptions): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '48MB',
    max_wal_size: '256MB',
    // Segments that are reused would keep what was deleted (`db/purge.ts`).
    wal_recycle: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Postgres' own note in its data directory: process id in the first line, start time in the third, state in the eighth. */
function readPidFile(folder: string): { pid: number; run: string; ready: boolean } | null {
  const file = join(folder, 'postmaster.pid');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, run: lines.slice(0, 3).join(' '), ready: lines[7]?.trim() === 'ready' } : null;
}

/**
 * Starts Postgres and waits until it accepts connections.
 * @throws EmbeddedError with the last line of its log
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Subprocess<'pipe', number, number>> {
  const deadline = Date.now() + BACKENDS_GONE_LIMIT_MS;
  for (;;) {
    // A killed Postgres leaves its note, which still says that it is ready.
    const old = readPidFile(options.folder)?.run;
    const keeper = spawnKeeper(options);
    const isReady = () => {
      const note = readPidFile(options.folder);
      return note?.ready === true && note.run !== old;
    };
    const settled = () => keeper.exitCode !== null || isReady();
    const inTime = await becomesTrue(settled, START_LIMIT_MS);
    if (inTime && keeper.exitCode === null) return keeper;
    if (!inTime) await stopPostmaster(keeper);
    const log = readFileSync(options.logFile, 'utf8');
    const waiting = log.slice(-2_000).includes('still in use');
    if (!waiting || Date.now() > deadline) throw new EmbeddedError(`The database did not start: ${lastLine(log)}`);
    await Bun.sleep(200);
  }
}

function spawnKeeper(options: PostmasterOptions): Subprocess<'pipe', number, number> {
  const { account, folder, native, socketFolder, disposableFolder, logFile } = options;
  if (!existsSync(socketFolder)) mkdirSync(socketFolder, { mode: 0o700 });
  chownSync(socketFolder, account.uid, account.gid);
  const tooLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES;
  const log = openSync(logFile, tooLong ? 'w' : 'a', 0o600);
  const postgres = [join(native, 'bin/postgres'), '-D', folder, ...settings(options)];
  const keeper = ['sh', '-c', KEEPER, 'sh', socketFolder, disposableFolder ?? ''];
  return Bun.spawn([...account.prefix, ...keeper, ...postgres], {
    ...account.spawn,
    // Out of the terminal's process group: ctrl-C must reach us alone, for the database has to end last.
    detached: true,
    cwd: '/',
    env: CHILD_ENVIRONMENT,
    stdin: 'pipe',
    stdout: log,
    stderr: log,
  });
}

/** Fast shutdown: transactions are rolled back, what is committed is on disk. Killed when it takes too long, which loses nothing either. */
export async function stopPostmaster(keeper: Subprocess<'pipe', number, number>): Promise<void> {
  keeper.stdin.end();
  const late = setTimeout(() => process.kill(-keeper.pid, 'SIGKILL'), STOP_LIMIT_MS);
  await keeper.exited;
  clearTimeout(late);
}

/**
 * Ends the Postgres that a killed process of ours left behind. Whoever calls this holds the folder's lock, so none of ours needs it.
 * @throws EmbeddedError where it does not end
 */
export async function stopOrphan(folder: string): Promise<void> {
  const pid = readPidFile(folder)?.pid;
  if (!pid || !isAlive(pid)) return;
  const command = commandLine(pid);
  // The id was given to somebody else: Postgres would take that process for a running Postgres and refuse for ever.
  if (!command.includes('postgres')) rmSync(join(folder, 'postmaster.pid'), { force: true });
  if (!command.includes(folder)) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await becomesTrue(() => !isAlive(pid), STOP_LIMIT_MS / 2)) return;
  }
  throw new EmbeddedError(`Another database server (process ${pid}) uses ${folder} and does not end.`);
}

/** Removes a socket folder of a Postgres that is gone. */
export function removeSocketFolder(socketFolder: string | null | undefined): void {
  if (socketFolder?.includes('/counterpart-pg-')) rmSync(socketFolder, { recursive: true, force: true });
}
