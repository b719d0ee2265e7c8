import { afterEach, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client';
import { type EmbeddedPostgres, openEmbedded } from '../../src/db/embedded';
import { prepareBinaries } from '../../src/db/embedded/binaries';
import { FolderLock } from '../../src/db/embedded/lock';
import { processesNaming, ROOT } from '../support/program';

const folders: string[] = [];
const running: EmbeddedPostgres[] = [];

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-embedded-'));
  folders.push(folder);
  return folder;
}

async function open(dataDir: string, kind: 'server' | 'command' = 'server'): Promise<EmbeddedPostgres> {
  const postgres = await openEmbedded({ dataDir, kind, durable: false });
  running.push(postgres);
  return postgres;
}

async function query(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const db = openDatabase(postgres.options, { max: 1 });
  try {
    return await db.execute(sql.raw(text));
  } finally {
    await db.$client.end();
  }
}

test('is a Postgres that sorts alike on every machine and listens to nobody else', async () => {
  const postgres = await open(await temporaryFolder());
  const settings = `select current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
    (select datlocprovider::text || ' ' || datlocale from pg_database where datname = 'postgres') as locale`;
  expect(await query(postgres, settings)).toEqual([{ addresses: '', encoding: 'UTF8', locale: 'b C.UTF-8' }] as never);
});

test('a command joins the database of a server and does not end it', async () => {
  const dataDir = await temporaryFolder();
  const server = await open(dataDir);
  const command = await open(dataDir, 'command');
  expect(command.options).toEqual(server.options);
  await command.stop();
  expect(await query(server, 'select 1 as one')).toHaveLength(1);
});

test('a second server is refused with the process that runs, after a wait for one that is ending', async () => {
  const dataDir = await temporaryFolder();
  await open(dataDir);
  const second = openEmbedded({ dataDir, kind: 'server', waitMs: 200 });
  await expect(second).rejects.toThrow(`Counterpart (process ${process.pid})`);
});

test('a first start that was cut off leaves nothing in the way', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres.new-cutoff/base'), { recursive: true });
  await open(dataDir);
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
});

test('a record of a process that is gone, and whose id another process has, stops nobody', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(
    join(dataDir, 'postgres.json'),
    JSON.stringify({ pid: 1, kind: 'server', socketFolder: '/tmp/none' }),
  );
  const first = await open(dataDir);
  await first.stop();
  // A process id in Postgres' own note that belongs to somebody else: it must be let alone.
  const innocent = Bun.spawn(['sleep', '60']);
  await writeFile(
    join(dataDir, 'postgres/postmaster.pid'),
    `${innocent.pid}\n${dataDir}/postgres\n0\n5432\n\n\n\nready\n`,
  );
  const second = await open(dataDir);
  expect(await query(second, 'select 1 as one')).toHaveLength(1);
  expect(innocent.exitCode).toBe(null);
  innocent.kill();
});

test('a folder that holds something else is named, not overwritten', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres/notes.txt'), 'mine');
  expect(openEmbedded({ dataDir, kind: 'server' })).rejects.toThrow('holds no database');
  await Bun.sleep(100);
  expect(existsSync(join(dataDir, 'postgres/notes.txt'))).toBe(true);
});

test('the database ends after a process that was killed', async () => {
  const dataDir = await temporaryFolder();
  const script = `import { openEmbedded } from '${ROOT}/src/db/embedded';
    await openEmbedded({ dataDir: '${dataDir}', kind: 'server', durable: false });
    process.kill(process.pid, 'SIGKILL');`;
  const child = Bun.spawn([process.execPath, '-e', script], { stdout: 'ignore', stderr: 'ignore' });
  await child.exited;
  expect(child.signalCode).toBe('SIGKILL');
  while (processesNaming(dataDir).length > 0) await Bun.sleep(20);
});

test('a lock has one holder at a time', async () => {
  const path = join(await temporaryFolder(), 'lock');
  const script = `import { FolderLock } from '${ROOT}/src/db/embedded/lock';
    console.log(FolderLock.tryTake('${path}') === null ? 'refused' : 'taken');`;
  const attempt = () => Bun.spawnSync([process.execPath, '-e', script]).stdout.toString().trim();
  const lock = FolderLock.tryTake(path);
  expect(attempt()).toBe('refused');
  lock?.release();
  expect(attempt()).toBe('taken');
});

test('programs that the account cannot run are copied, with the links that their package lacks', async () => {
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o711);
  const unable = { uid: 0, gid: 0, prefix: ['false'], spawn: {} };
  const copy = prepareBinaries(dataDir, unable);
  expect(copy).toStartWith(dataDir);
  const version = Bun.spawnSync([join(copy, 'bin/postgres'), '--version']).stdout.toString();
  expect(version).toStartWith('postgres (PostgreSQL) 18');
});
