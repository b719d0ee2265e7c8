import { join } from 'node:path';
import { readersKilled } from '../metrics/metrics';
import { ProcessorMeter, processorMs } from './processor-meter';
import { residentKib } from './resident-memory';

/** Limits of a child process: processor and wall-clock time, time without a line, bytes of output, and two of memory in KiB. */
export interface Limits {
  /** What it may really use. Looked at all the time, so that a process that grows is ended in order. */
  residentKib?: number;
  /** Address space, for what grows faster than that. Bun may crash or hang where it is refused memory, so this is the last resort. */
  memoryKib: number;
  cpuSeconds: number;
  wallMs: number;
  silentMs?: number;
  outputBytes: number;
}

export type Ending =
  | { kind: 'exit'; code: number }
  /** By whom is not known: a fault of its own, or somebody on the machine. */
  | { kind: 'signal'; signal: string }
  | { kind: 'processor' }
  | { kind: 'wall' }
  | { kind: 'memory' }
  | { kind: 'output' };

/** The kernel ends a process that has used up its seconds, by its own clock. */
const NEARLY = 0.9;

/** A hostile PDF grows by 1 MB a millisecond. */
const LOOK_MS = 50;

/**
 * Applies limits to itself and becomes the program. Where a limit is not supported (address space on macOS) it is left
 * out; `nice` may be missing in small images.
 */
const WITH_LIMITS = `ulimit -c 0 2>/dev/null; ulimit -v "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; shift 2
command -v nice >/dev/null 2>&1 && exec nice -n 10 "$@"; exec "$@"`;

/**
 * Under a small address space Bun is slow unless it reserves less of it up front. The C library reserves 64 MB for each of its threads
 * that meet, more the busier the machine is, unless all share one (mallopt(3), M_ARENA_MAX).
 */
const SMALL_RESERVATIONS = {
  MALLOC_ARENA_MAX: '1',
  BUN_JSC_jitMemoryReservationSize: String(64 * 1024 * 1024),
  BUN_JSC_structureHeapSizeInKB: String(128 * 1024),
};

/** A hostile document may crash the child; Bun must not tell anybody outside about it. */
const NO_REPORTS = { DO_NOT_TRACK: '1', BUN_ENABLE_CRASH_REPORTING: '0' };

/**
 * Where Bun keeps our sources made ready, by the hash of their content: half of the time that such a process takes to start. In a folder that
 * cannot be written it does without, and in a bundle there is nothing to keep.
 */
const READY_SOURCES = { BUN_RUNTIME_TRANSPILER_CACHE_PATH: join(import.meta.dir, '../../.cache/sources') };

export interface CappedProcess {
  script: string;
  args: readonly string[];
  input: Uint8Array | null;
  limits: Limits;
  signal?: AbortSignal;
  /** More for its environment, which holds nothing of ours otherwise. */
  env?: Readonly<Record<string, string>>;
  onLine: (line: string) => void;
}

/**
 * Runs a script of ours in a process of its own with limits, and hands over its output line by line. Its environment holds
 * nothing of ours but what is named. It is killed when the signal aborts, and is gone when the promise settles. Its processor time counts
 * for the job on whose behalf it runs (`ProcessorMeter`).
 * @throws the signal's reason when aborted; whatever `onLine` throws
 */
export async function runCapped({ script, args, input, limits, signal, env, onLine }: CappedProcess): Promise<Ending> {
  signal?.throwIfAborted();
  const program = [process.execPath, '--no-env-file', script, ...args];
  const shell = ['/bin/sh', '-c', WITH_LIMITS, 'sh', String(limits.memoryKib), String(limits.cpuSeconds)];
  const child = Bun.spawn(process.platform === 'win32' ? program : [...shell, ...program], {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...SMALL_RESERVATIONS, ...NO_REPORTS, ...READY_SOURCES, ...env },
    stdin: input ?? 'ignore',
    stdout: 'pipe',
    stderr: 'ignore',
  });
  let ended: 'wall' | 'memory' | 'output' | null = null;
  const kill = () => child.kill('SIGKILL');
  const end = (cause: typeof ended) => {
    ended ??= cause;
    kill();
  };
  const expire = () => end('wall');
  const timer = setTimeout(expire, limits.wallMs);
  const { residentKib: mayUse = Infinity } = limits;
  const meter = ProcessorMeter.current();
  const look = setInterval(() => {
    if ((residentKib(child.pid) ?? 0) > mayUse) end('memory');
    meter?.see(child.pid, processorMs(child.pid) ?? 0);
  }, LOOK_MS);
  const silence = limits.silentMs === undefined ? null : setTimeout(expire, limits.silentMs);
  signal?.addEventListener('abort', kill, { once: true });
  let isRead = false;
  try {
    isRead = await readLines(child.stdout, limits.outputBytes, (line) => {
      silence?.refresh();
      onLine(line);
    });
    if (!isRead) ended ??= 'output';
  } finally {
    if (!isRead) kill();
    await child.exited;
    clearTimeout(timer);
    clearInterval(look);
    meter?.end(child.pid, spentMs(child));
    if (silence) clearTimeout(silence);
    signal?.removeEventListener('abort', kill);
  }
  signal?.throwIfAborted();
  const ending = endingOf(child, ended, limits);
  if (ending.kind !== 'exit') readersKilled.inc({ reason: ending.kind });
  return ending;
}

function endingOf(child: Bun.Subprocess, ended: 'wall' | 'memory' | 'output' | null, limits: Limits): Ending {
  if (ended) return { kind: ended };
  if (child.signalCode && spentMs(child) >= NEARLY * limits.cpuSeconds * 1_000) return { kind: 'processor' };
  return child.signalCode
    ? { kind: 'signal', signal: String(child.signalCode) }
    : { kind: 'exit', code: child.exitCode ?? 1 };
}

/** Milliseconds of processor time of a process that has ended. */
function spentMs(child: Bun.Subprocess): number {
  return Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1_000;
}

/** False when there was more than `limit` bytes. */
async function readLines(
  stream: ReadableStream<Uint8Array>,
  limit: number,
  onLine: (line: string) => void,
): Promise<boolean> {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > limit) return false;
    const [head = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
    rest.push(head);
    for (const line of lines) {
      onLine(rest.join(''));
      rest = [line];
    }
  }
  if (rest.some((part) => part !== '')) onLine(rest.join(''));
  return true;
}
