/**
 * `bun run test [FILE...]`: every test from units to the browser, or those of the files and folders given. The last line says how
 * many passed and failed; the exit code is 0 only when none failed. Options of `bun test` are passed on, such as `--update-timings`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { createInterface } from 'node:readline';
import { install } from './install';
import { testFolder } from './test-folder';
import { type Outcome, readOutcome, showsLine, withSecondTry } from './test-outcome';

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

const OPTIONS = [
  `--parallel=${WORKERS}`,
  `--retry=${RETRIES}`,
  '--timeout',
  String(TIMEOUT_MS),
  `--timings=${TIMINGS}`,
];

/** `bun test` looks only for *.test.ts by itself, so browser tests are given by their paths. */
async function browserTests(): Promise<string[]> {
  const files = await Array.fromAsync(new Bun.Glob('tests/e2e/**/*.e2e.ts').scan('.'));
  return files.sort().map((file) => `./${file}`);
}

/** Runs `bun test` and shows what it says as it comes, but for what passes. */
async function runOnce(args: string[], environment: Record<string, string>): Promise<Outcome> {
  const run = spawn(process.execPath, ['test', ...OPTIONS, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(run, 'close');
  const end = () => run.kill();
  process.once('exit', end);
  let said = '';
  const shows = showsLine();
  for await (const line of createInterface({ input: run.stderr })) {
    if (shows(line)) process.stderr.write(`${line}\n`);
    said += `${line}\n`;
  }
  const [code] = await ended;
  process.off('exit', end);
  return readOutcome(said, code ?? 1);
}

/** Files in which a hook failed are run once more: bun has a second try for tests only, and without the hook the whole file fails. */
async function runTests(args: string[], environment: Record<string, string>): Promise<Outcome> {
  const first = await runOnce(args, environment);
  if (first.broken.size === 0) return first;
  const broken = [...first.broken.keys()].map((file) => `./${file}`);
  return withSecondTry(first, await runOnce(broken, environment));
}

/** What `bun test` is given: the files and folders that were asked for, with the browser tests among them. */
async function filesOf(given: string[]): Promise<string[]> {
  const paths = given.length === 0 ? ['./tests'] : given.map((path) => `./${relative('.', path)}`);
  const browser = await browserTests();
  return [...new Set([...paths, ...browser.filter((file) => paths.some((path) => file.startsWith(`${path}/`)))])];
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
  const given = process.argv.slice(2);
  const options = given.filter((word) => word.startsWith('--'));
  const files = await filesOf(given.filter((word) => !word.startsWith('--')));
  const { build } = await import('./build');
  const { startTestPostgres, TEST_POSTGRES } = await import('../tests/support/database');
  const TMPDIR = testFolder();
  const [postgres] = await Promise.all([startTestPostgres(), build(), unpackBrowser()]);
  const environment = { NODE_ENV: 'test', TMPDIR, [TEST_POSTGRES]: JSON.stringify(postgres.options) };
  let total: Outcome;
  try {
    total = await runTests([...options, ...files], environment);
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
