import { afterAll, afterEach, expect, test } from 'bun:test';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './support/eventually';
import { processesNaming, ROOT, runProgram } from './support/program';
import { type RunningServer, startServer } from './support/server';

const MAIN = 'src/main.ts';
const ACCOUNT = { name: 'Ada Fischer', email: 'ada@example.com', password: 'correct horse' };
const NOBODY = 65_534;
/** What a killed server had in hand is taken up when its lease has ended, and the machine may be busy. */
const PATIENT_MS = 180_000;

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-main-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

let made: Promise<string> | undefined;

/** A data folder that was made before, by a command: to make a database anew is most of what a first start takes. */
async function usedFolder(): Promise<string> {
  made ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'counterpart-made-'));
    expect(await runProgram('src/cli.ts', ['migrate'], { env: { DATA_DIR: folder } })).toMatchObject({ code: 0 });
    return folder;
  })();
  const folder = await temporaryFolder();
  // The database belongs to a user of its own, which only this way of copying keeps.
  expect(Bun.spawnSync(['cp', '-a', `${await made}/.`, folder]).exitCode).toBe(0);
  return folder;
}

afterAll(async () => {
  if (made) await rm(await made, { recursive: true, force: true });
});

async function start(dataDir: string, environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(environment, dataDir);
  cleanUps.push(() => server.stop());
  return server;
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

async function readiness(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/ready`);
  await answer.text();
  return answer.status;
}

async function signUp(url: string): Promise<void> {
  expect((await post(`${url}/api/auth/signup`, ACCOUNT)).status).toBeLessThan(300);
}

const tryToSignIn = (url: string) => post(`${url}/api/auth/signin`, ACCOUNT);

async function signIn(url: string): Promise<string> {
  const answer = await tryToSignIn(url);
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function upload(url: string, cookie: string): Promise<string> {
  const form = new FormData();
  form.append('pdf', Bun.file(join(ROOT, 'public/samples/nda.pdf')), 'nda.pdf');
  const answer = await fetch(`${url}/api/contracts/upload`, { method: 'POST', body: form, headers: { cookie } });
  expect(answer.status).toBeLessThan(300);
  return ((await answer.json()) as { contract: { id: string } }).contract.id;
}

async function statusOf(url: string, cookie: string, id: string): Promise<string> {
  const answer = await fetch(`${url}/api/contracts/${id}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { contract: { status: string } }).contract.status;
}

/** Waits until the analysis has ended and answers how. */
async function outcome(url: string, cookie: string, id: string): Promise<string> {
  for (;;) {
    const status = await statusOf(url, cookie, id);
    if (status !== 'processing') return status;
    await Bun.sleep(100);
  }
}

const socketFolder = (dataDir: string): string =>
  JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')).socketFolder;

for (const [signal, folder] of [
  ['SIGINT', temporaryFolder],
  ['SIGTERM', usedFolder],
] as const) {
  test(`${signal} ends it in order and leaves no process and no socket`, async () => {
    const dataDir = await folder();
    const server = await start(dataDir);
    const sockets = socketFolder(dataDir);
    expect(await readiness(server.url)).toBe(200);
    expect(processesNaming(dataDir)).not.toEqual([]);
    expect(await server.stop(signal)).toBe(0);
    expect(processesNaming(dataDir)).toEqual([]);
    expect(existsSync(sockets)).toBe(false);
    expect(existsSync(join(dataDir, 'postgres.json'))).toBe(false);
  });
}

test('a second signal ends it at once, and the database after it', async () => {
  const dataDir = await usedFolder();
  const server = await start(dataDir);
  await signUp(server.url);
  const hanging = fetch(`${server.url}/api/contracts/upload`, {
    method: 'POST',
    headers: { cookie: await signIn(server.url), 'content-type': 'multipart/form-data; boundary=b' },
    body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('--b\r\n')) }),
  }).catch(() => null);
  await Bun.sleep(200);
  server.process.kill('SIGINT');
  await Bun.sleep(50);
  // One ctrl-C may arrive twice; a second one comes after a while.
  server.process.kill('SIGINT');
  await Bun.sleep(1_200);
  expect(server.process.exitCode).toBe(null);
  expect(await server.stop('SIGINT')).toBe(130);
  await hanging;
  while (processesNaming(dataDir).length > 0) await Bun.sleep(20);
});

test(
  'kill -9 during an analysis and a start after it lose nothing',
  async () => {
    const dataDir = await usedFolder();
    const first = await start(dataDir);
    await signUp(first.url);
    const id = await upload(first.url, await signIn(first.url));
    await first.stop('SIGKILL');

    const second = await start(dataDir);
    const cookie = await signIn(second.url);
    expect(await outcome(second.url, cookie, id)).toBe('completed');
    expect(await second.stop()).toBe(0);
    expect(processesNaming(dataDir)).toEqual([]);
  },
  PATIENT_MS,
);

test('kill -9 of the server and of its whole database at once loses nothing', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir);
  await signUp(first.url);
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(postmaster, 'SIGKILL');
  await first.stop('SIGKILL');
  const second = await start(dataDir);
  await signIn(second.url);
});

test(
  'a ctrl-C during an analysis, which the whole process group hears, is no fault of the contract',
  async () => {
    const dataDir = await usedFolder();
    const first = await start(dataDir);
    await signUp(first.url);
    const cookie = await signIn(first.url);
    const id = await upload(first.url, cookie);
    await first.stop('SIGINT');
    const second = await start(dataDir);
    expect(await outcome(second.url, await signIn(second.url), id)).toBe('completed');
  },
  PATIENT_MS,
);

test('the database killed under a running server is started again', async () => {
  const dataDir = await usedFolder();
  const server = await start(dataDir, { LOG_LEVEL: 'error' });
  await signUp(server.url);
  process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  while ((await readiness(server.url)) !== 200 || !server.output().includes('started again')) await Bun.sleep(50);
  // A connection of before may be found dead only when it is used: whoever comes upon it is told to try again.
  await eventually(async () => (await tryToSignIn(server.url)).ok);
  expect(await server.stop()).toBe(0);
  expect(processesNaming(dataDir)).toEqual([]);
});

/** One line on standard error that says what is wrong, nothing else, and nothing left running. */
function expectRefusal(end: { code: number; out: string; err: string }, words: RegExp): void {
  expect(end.err).toMatch(words);
  expect(end.err.trim().split('\n')).toHaveLength(1);
  expect(end.out).toBe('');
  expect(end.code).toBe(1);
}

test('a second server on the same data folder is refused, and the first goes on', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir);
  const end = await runProgram(MAIN, [], { env: { PORT: '0', DATA_DIR: dataDir } });
  expectRefusal(end, /in use by another Counterpart \(process \d+\)/);
  expect(await readiness(first.url)).toBe(200);
});

test('a port in use is told before anything is made', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const other = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() });
  cleanUps.push(() => other.stop(true));
  const end = await runProgram(MAIN, [], { env: { PORT: String(other.port), DATA_DIR: dataDir } });
  expectRefusal(end, new RegExp(`Port ${other.port} .* in use`));
  expect(existsSync(dataDir)).toBe(false);
});

test('a data folder that cannot be written', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  expectRefusal(
    await runProgram(MAIN, [], { env: { PORT: '0', DATA_DIR: join(file, 'data') } }),
    /DATA_DIR\) cannot be/,
  );
});

test.each([
  ['PORT', 'abc', /PORT must be a whole number/],
  ['ROLE', 'boss', /ROLE must be all, web or worker/],
  ['SHUTDOWN_DELAY_SECONDS', 'soon', /SHUTDOWN_DELAY_SECONDS must be a whole number of seconds/],
  ['ROLE', 'worker', /ROLE=worker needs DATABASE_URL/],
  ['DATABASE_URL', 'mysql://localhost/x', /DATABASE_URL must start with postgres/],
  ['DATABASE_URL', 'postgres://nobody:secret@127.0.0.1:1/none', /DATABASE_URL does not answer/],
])('a setting that is wrong: %s=%s', async (name, value, words) => {
  const end = await runProgram(MAIN, [], { env: { PORT: '0', DATA_DIR: await temporaryFolder(), [name]: value } });
  expectRefusal(end, words);
  expect(end.err).not.toContain('secret');
});

test('runs as root and as an ordinary user alike, in a folder closed to all others', async () => {
  const users = process.getuid?.() === 0 && canBeRead() ? [0, NOBODY] : [process.getuid?.() ?? 0];
  for (const uid of users) {
    const dataDir = await temporaryFolder();
    await chown(dataDir, uid, uid);
    chmodSync(dataDir, 0o700);
    const env = { DATA_DIR: dataDir, HOME: dataDir };
    const asUser = uid === NOBODY ? { uid, executable: await executableForAll() } : {};
    const list = await runProgram('src/cli.ts', ['migrate'], { env, ...asUser });
    expect(list).toEqual({ code: 0, out: expect.stringMatching(/^Applied \d+ migrations/), err: '' });
    expect(processesNaming(dataDir)).toEqual([]);
  }
});

/** A copy of this Bun that everybody may run: the one that npx keeps stands in the home of who called it. */
async function executableForAll(): Promise<string> {
  const folder = await temporaryFolder();
  chmodSync(folder, 0o755);
  const copy = join(folder, 'bun');
  await copyFile(process.execPath, copy);
  chmodSync(copy, 0o755);
  return copy;
}

/** Whether the user nobody can read this checkout, which it can't below /root. */
const canBeRead = () =>
  Bun.spawnSync(['test', '-r', join(ROOT, MAIN)], { uid: NOBODY, gid: NOBODY, cwd: '/' }).exitCode === 0;
