/**
 * `bun run test [FILE...]`: every test from units to the browser, or those of the files and folders given. The last line says how
 * many passed and failed; the exit code is 0 only when none failed.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { install } from './install';
import { type Outcome, readOutcome, withSecondTry } from './test-outcome';

const E2E_TIMEOUT_MS = 60_000;
const UNIT_TIMEOUT_MS = 60_000;
/** Files at the same time, each in a process of its own: 76 s instead of 136 for a part of the tests on two cores. */
const WORKERS = Math.min(4, availableParallelism());

/**
 * A browser on a busy machine may miss a moment: a test that fails has one more try. It does not pass unseen: bun shows the first
 * failure in full, and what needed the second try is named at the end.
 */
const RETRIES = 1;

/** `bun test` looks only for *.test.ts by itself, so browser tests are given by their paths. */
async function browserTests(): Promise<string[]> {
  const files = await Array.fromAsync(new Bun.Glob('tests/e2e/**/*.e2e.ts').scan('.'));
  return files.sort().map((file) => `./${file}`);
}

/** Runs `bun test` and shows what it says as it comes. */
async function runOnce(args: string[], environment: Record<string, string>): Promise<Outcome> {
  const run = Bun.spawn([process.execPath, 'test', `--parallel=${WORKERS}`, `--retry=${RETRIES}`, ...args], {
    env: { ...process.env, ...environment },
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'pipe',
  });
  let said = '';
  const decoder = new TextDecoder();
  for await (const chunk of run.stderr) {
    process.stderr.write(chunk);
    said += decoder.decode(chunk, { stream: true });
  }
  return readOutcome(said, await run.exited);
}

/** Files in which a hook failed are run once more: bun has a second try for tests only, and without the hook the whole file fails. */
async function runTests(limitMs: number, files: string[], environment: Record<string, string>): Promise<Outcome> {
  const limit = ['--timeout', String(limitMs)];
  const first = await runOnce([...limit, ...files], environment);
  if (first.broken.size === 0) return first;
  const broken = [...first.broken.keys()].map((file) => `./${file}`);
  return withSecondTry(first, await runOnce([...limit, ...broken], environment));
}

/** Which of the given files are browser tests; a folder that holds some counts with them. */
function split(given: string[], browser: string[]): { units: string[]; e2e: string[] } {
  if (given.length === 0) return { units: [], e2e: browser };
  const paths = given.map((path) => `./${relative('.', path)}`);
  const holds = (path: string, file: string) => file === path || file.startsWith(`${path}/`);
  const e2e = browser.filter((file) => paths.some((path) => holds(path, file)));
  return { units: paths.filter((path) => !browser.some((file) => holds(path, file)) || path === './tests'), e2e };
}

/**
 * For all temporary files of the run, so that none are left and the runs of two users don't meet. As open as such folders are: a
 * database in it may run as another user.
 */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-run-'));
  await chmod(folder, 0o1777);
  return folder;
}

/**
 * The browser that comes packed is unpacked once, before any test: of two processes that find it packed at the same time, the second
 * starts a file that the first still writes (ETXTBSY), and every test of its file fails. Says at once where no browser can start.
 */
async function unpackBrowser(folder: string): Promise<void> {
  const { launchBrowser } = await import('../tests/support/browser');
  process.env.TMPDIR = folder;
  const browser = await launchBrowser();
  await browser.close();
}

async function main(): Promise<number> {
  const started = performance.now();
  const given = process.argv.slice(2);
  const { units, e2e } = split(given, await browserTests());
  const { build } = await import('./build');
  const { startTestPostgres, TEST_POSTGRES } = await import('../tests/support/database');
  await build();
  const postgres = await startTestPostgres();
  const folder = await temporaryFolder();
  const environment = { NODE_ENV: 'test', TMPDIR: folder, [TEST_POSTGRES]: JSON.stringify(postgres.options) };
  const total = { passed: 0, failed: 0, retried: [] as string[] };
  const add = ({ passed, failed, retried }: Outcome) => {
    total.passed += passed;
    total.failed += failed;
    total.retried.push(...retried);
  };
  try {
    await unpackBrowser(folder);
    if (given.length === 0 || units.length > 0) add(await runTests(UNIT_TIMEOUT_MS, units, environment));
    if (e2e.length > 0) add(await runTests(E2E_TIMEOUT_MS, e2e, environment));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  for (const name of total.retried) console.log(`Passed only at the second try: ${name}`);
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

install();
process.exit(await main());
