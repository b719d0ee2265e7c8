/**
 * `bun run test [FILE...]`: every test from units to the browser, or those of the files and folders given. The last line says how
 * many passed and failed; the exit code is 0 only when none failed. Options of `bun test` are passed on, such as `--update-timings`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, freemem } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { install } from './install';
import { testFolder } from './test-folder';
import { type Outcome, readOutcome, showsLine, together, withSecondTry } from './test-outcome';

const TIMEOUT_MS = 60_000;
/**
 * Files at the same time, each in a process of its own: one more than there are cores, since whoever kills a server, waits for a lease or
 * for a page leaves its core to another.
 */
const WORKERS = Math.min(4, availableParallelism() + 1);
/** How long each file took (ms): the slowest begin first, so that none is left over at the end. `--update-timings` writes it anew. */
const TIMINGS = 'tests/timings.json';

/**
 * A browser on a busy machine may miss a moment: a test that fails has one more try. It does not pass unseen: bun shows the first
 * failure in full, and what needed the second try is named at the end.
 */
const RETRIES = 1;

/**
 * What a test gives back of memory its next one takes again: on virtual machines that costs a tenth of all processor time. Where there is plenty the
 * allocator keeps it (mimalloc's purge_delay in ms, -1 for ever): the processes grow to some 1.5 GB each.
 */
const PLENTY = 12 * 1024 ** 3;
const KEEPS_MEMORY: Record<string, string> = freemem() > PLENTY ? { MIMALLOC_PURGE_DELAY: '-1' } : {};

/**
 * These have globals and a registry of modules of their own: a document in the globals breaks servers, what React keeps must not be met by the next
 * file, and once the methods of lists were replaced to count their calls, all that runs after is several times as slow.
 */
const CHANGES_GLOBALS = /^import .*support\/(?:dom|ui-page|counted-work)'/m;

const READY = ['--preload', './tests/support/ready-programs.ts'];
const OPTIONS = [...READY, `--retry=${RETRIES}`, '--timeout', String(TIMEOUT_MS), `--timings=${TIMINGS}`];

/** Runs `bun test` and shows what it says but for what passes: as it comes, or at the end where another run is shown meanwhile. */
async function runOnce(
  args: string[],
  environment: Record<string, string>,
  { workers = WORKERS, shownAtEnd = false } = {},
): Promise<Outcome> {
  const run = spawn(process.execPath, ['test', `--parallel=${workers}`, ...OPTIONS, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(run, 'close');
  const end = () => run.kill();
  process.once('exit', end);
  let said = '';
  let kept = '';
  const shows = showsLine();
  for await (const line of createInterface({ input: run.stderr })) {
    if (shows(line)) {
      if (shownAtEnd) kept += `${line}\n`;
      else process.stderr.write(`${line}\n`);
    }
    said += `${line}\n`;
  }
  const [code] = await ended;
  process.stderr.write(kept);
  process.off('exit', end);
  return readOutcome(said, code ?? 1);
}

/**
 * Files that leave the globals as they are share one registry of modules in each process, which spares half of the processor time: most of it was spent on loading the
 * same modules and making the same code fast again. Files in which something failed are run once more, each by itself: bun has no second try
 * for hooks, and whatever an earlier file left behind is not there then.
 *
 * The isolated files go on beside the others, in one process more: after them, their longest one kept all other cores waiting for it. Not where
 * timings are written, since both would write the same file.
 */
async function runTests({ files, options }: Asked, environment: Record<string, string>): Promise<Outcome> {
  const texts = await Promise.all(files.map((file) => Bun.file(file).text()));
  const isolated = new Set(files.filter((_, i) => CHANGES_GLOBALS.test(texts[i] ?? '')));
  const shared = files.filter((file) => !isolated.has(file));
  const isAlone = shared.length === 0 || options.includes('--update-timings');
  const beside = isAlone ? {} : { workers: 1, shownAtEnd: true };
  const runs = [
    ...(shared.length > 0 ? [() => runOnce(['--no-isolate', ...options, ...shared], environment)] : []),
    ...(isolated.size > 0 ? [() => runOnce(['--isolate', ...options, ...isolated], environment, beside)] : []),
  ];
  const outcomes: Outcome[] = [];
  if (isAlone) for (const run of runs) outcomes.push(await run());
  else outcomes.push(...(await Promise.all(runs.map((run) => run()))));
  const first = together(outcomes);
  if (first.broken.size === 0) return first;
  const broken = [...first.broken.keys()].map((file) => `./${file}`);
  return withSecondTry(first, await runOnce(['--isolate', ...options, ...broken], environment));
}

interface Asked {
  files: string[];
  options: string[];
}

/** The files and folders that were asked for, all by default, and the options. */
async function readAsked(words: string[]): Promise<Asked> {
  const paths = words.filter((word) => !word.startsWith('--')).map((path) => relative('.', path));
  const isAsked = (file: string) => paths.length === 0 || paths.some((path) => `${file}/`.startsWith(`${path}/`));
  const files = await Array.fromAsync(new Bun.Glob('tests/**/*.{test.ts,test.tsx,e2e.ts}').scan('.'));
  const asked = files.filter(isAsked).sort();
  return { files: asked.map((file) => `./${file}`), options: words.filter((word) => word.startsWith('--')) };
}

/**
 * The browser that comes packed is unpacked once, before any test: of two processes that find it packed at the same time, the second
 * starts a file that the first still writes (ETXTBSY), and every test of its file fails. Says at once where no browser can start.
 */
async function unpackBrowser(): Promise<void> {
  const { launchBrowser } = await import('../tests/support/browser');
  const browser = await launchBrowser();
  await browser.close();
}

async function main(): Promise<number> {
  const started = performance.now();
  const asked = await readAsked(process.argv.slice(2));
  const { build } = await import('./build');
  const { makeTestPrograms } = await import('./test-programs');
  const { startTestPostgres, TEST_POSTGRES } = await import('../tests/support/database');
  const { TEST_PROGRAMS } = await import('../tests/support/program');
  const TMPDIR = testFolder();
  const programs = join(TMPDIR, 'programs');
  const [postgres] = await Promise.all([startTestPostgres(), build(), unpackBrowser(), makeTestPrograms(programs)]);
  const environment = {
    NODE_ENV: 'test',
    TMPDIR,
    ...KEEPS_MEMORY,
    [TEST_POSTGRES]: JSON.stringify(postgres.options),
    [TEST_PROGRAMS]: programs,
  };
  let total: Outcome;
  try {
    total = await runTests(asked, environment);
  } finally {
    await postgres.stop();
  }
  for (const name of total.retried) console.log(`Passed only at the second try: ${name}`);
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

// Ended by hand, it leaves no files and no tests either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
install();
process.exit(await main());
