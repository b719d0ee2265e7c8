/**
 * `bun scripts/s3-servers.ts [URL...]`: puts the file store to the same test on every S3 server at hand, and prints who passed what:
 * fauxqs, moto's server where `moto_server` is installed (`pip install 'moto[server]'`), and those at the URLs given (http, such as a
 * MinIO's; credentials from S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; buckets are made and removed). For a server that is already set
 * up, `bun run cli storage check` asks the same of the configured bucket.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Subprocess } from 'bun';
import { eventually } from '../tests/support/eventually';
import { type Target, TEST_S3 } from '../tests/support/s3';
import { install } from './install';

/** Null is fauxqs, which the tests start themselves. */
type Server = { name: string; target: Target | null };
type Results = Map<string, boolean>;

/** Emulators are slow, and so are machines. */
const TEST_TIMEOUT_MS = 60_000;

function targetAt(endpoint: string): Target {
  const { S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID = 'test', S3_SECRET_ACCESS_KEY = 'test' } = process.env;
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { endpoint: endpoint.replace(/\/+$/, ''), region: S3_REGION, ...keys };
}

/** Starts moto's server on a free port; null where it is not installed. */
async function startMoto(): Promise<{ endpoint: string; process: Subprocess } | null> {
  const program = Bun.which('moto_server');
  if (!program) return null;
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() });
  const { port } = probe;
  await probe.stop(true);
  const moto = Bun.spawn([program, '-H', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'ignore'] });
  const endpoint = `http://127.0.0.1:${port}`;
  const answers = () => fetch(endpoint).then(Boolean, () => false);
  await eventually(answers, 60_000);
  return { endpoint, process: moto };
}

/** Runs the tests of the store on a server and answers bun's report of them. */
async function run({ name, target }: Server, report: string): Promise<string> {
  console.error(`${name}: running…`);
  const output = ['--reporter=junit', `--reporter-outfile=${report}`, `--timeout=${TEST_TIMEOUT_MS}`];
  const tests = Bun.spawn([process.execPath, 'test', 'tests/storage', ...output], {
    cwd: join(import.meta.dir, '..'),
    env: { ...process.env, ...(target && { [TEST_S3]: JSON.stringify(target) }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([new Response(tests.stderr).text(), tests.exited]);
  if (tests.exitCode !== 0) console.error(said);
  return await Bun.file(report).text();
}

/** What each scenario came to on a store; the refusals of keys count as one. Tests that need no store are left out. */
function resultsOf(report: string, store: 's3' | 'disk'): Results {
  const results: Results = new Map();
  for (const [, attributes = '', failure] of report.matchAll(/<testcase ([^>]*?)\s*(?:\/>|>\s*(<failure)?)/g)) {
    const [name = '', group = '', file = ''] = ['name', 'classname', 'file'].map(
      (key) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1] ?? '',
    );
    const ours = store === 'disk' ? group === 'disk' : group !== 'disk' && !group.startsWith('the ');
    if (!ours || file.endsWith('open.test.ts')) continue;
    const plain = name.replaceAll('&quot;', '"').replace(/^refuses the key .*/, 'refuses keys that are not ours');
    const scenario = group && group !== store ? `${group} ${plain}` : plain;
    results.set(scenario, (results.get(scenario) ?? true) && !failure);
  }
  return results;
}

function print(results: [string, Results][]): void {
  const scenarios = new Set(results.flatMap(([, found]) => [...found.keys()]));
  console.log(`| scenario | ${results.map(([name]) => name).join(' | ')} |`);
  console.log(`|---|${results.map(() => '---|').join('')}`);
  for (const scenario of scenarios) {
    const cells = results.map(
      ([, found]) => ({ true: 'ok', false: 'FAILED', undefined: '' })[`${found.get(scenario)}`],
    );
    console.log(`| ${scenario} | ${cells.join(' | ')} |`);
  }
  const passed = results.map(([, found]) => `${[...found.values()].filter(Boolean).length} of ${found.size}`);
  console.log(`| **passed** | ${passed.join(' | ')} |`);
}

install();
const folder = await mkdtemp(join(tmpdir(), 's3-servers-'));
const moto = await startMoto();
if (!moto) console.error('moto_server is not installed here, so moto is left out.');
try {
  const servers: Server[] = [{ name: 'fauxqs', target: null }];
  if (moto) servers.push({ name: 'moto', target: targetAt(moto.endpoint) });
  for (const url of process.argv.slice(2)) servers.push({ name: new URL(url).host, target: targetAt(url) });
  const results: [string, Results][] = [];
  for (const server of servers) {
    const report = await run(server, join(folder, 'report.xml'));
    if (results.length === 0) results.push(['disk', resultsOf(report, 'disk')]);
    results.push([server.name, resultsOf(report, 's3')]);
  }
  print(results);
  if (results.some(([, found]) => found.size === 0 || [...found.values()].includes(false))) process.exitCode = 1;
} finally {
  moto?.process.kill();
  await rm(folder, { recursive: true, force: true });
}
