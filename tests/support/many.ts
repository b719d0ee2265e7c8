import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../src/db/client';
import { testDatabase } from './database';
import { eventually } from './eventually';
import { Line } from './line';
import { startS3 } from './s3';
import { type RunningServer, startServer } from './server';

const FAST = 'tests/support/fast-clockwork.ts';
const ACCESS_KEY = 'the-right-key';

/**
 * The whole program as many processes on one Postgres (TCP) and one S3 server, each behind a line that can be cut.
 * @param clockwork the server's own, or a faster one, so that a lease ends within a test
 */
export async function manyProcesses(clockwork: 'fast' | 'real' = 'fast') {
  const server = await testDatabase();
  const name = `many_${crypto.randomUUID().replaceAll('-', '')}`;
  await server.db.execute(sql`create database ${sql.identifier(name)} template template0`);
  const { path, user } = server.options;
  const database = new Line({ path: String(path) });
  const port = await database.listen();
  const s3 = await startS3();
  const dataDir = await mkdtemp(join(tmpdir(), 'counterpart-many-'));
  const shared = {
    DATABASE_URL: `postgres://${user}@127.0.0.1:${port}/${name}`,
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: ACCESS_KEY,
    S3_SECRET_ACCESS_KEY: 'secret',
    WORKER_CONCURRENCY: '1',
    LOG_LEVEL: 'info',
  };
  const running = new Set<RunningServer>();
  const options = { ...server.options, database: name };
  const db: Database = openDatabase(options, { max: 2 });

  /** A process of this role. */
  async function start(role: 'web' | 'worker', environment: Record<string, string> = {}): Promise<RunningServer> {
    const process = await startServer(
      { ...shared, ROLE: role, ...environment },
      dataDir,
      clockwork === 'fast' ? FAST : undefined,
    );
    running.add(process);
    return process;
  }

  async function close(): Promise<void> {
    for (const process of running) await process.stop('SIGKILL');
    await db.$client.end({ timeout: 1 });
    await database.close();
    await s3.stop();
    await server.db.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`);
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }

  return { db, options, database, s3, start, close };
}

export type ManyProcesses = Awaited<ReturnType<typeof manyProcesses>>;

/** How many analyses a process says to have ended with a result written. */
export const analysed = (process: RunningServer): number => process.output().match(/"written":true/g)?.length ?? 0;

/** Somebody with a browser who may speak to any of the web processes. */
export class Visitor {
  cookie = '';

  /** Sends a request and keeps the cookie that is set. */
  async send(url: string, method: string, path: string, body?: object | FormData): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (set) this.cookie = set;
    return answer;
  }

  /** The JSON of an answer that must be a success. */
  // biome-ignore lint/suspicious/noExplicitAny: each call has a shape of its own, which the test looks at
  async ask(url: string, method: string, path: string, body?: object | FormData): Promise<any> {
    const answer = await this.send(url, method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  /** The same session in another browser. */
  copy(): Visitor {
    return Object.assign(new Visitor(), { cookie: this.cookie });
  }

  /** An account and a session of it. */
  async signUp(url: string, email: string, password = 'correct horse'): Promise<string> {
    await this.ask(url, 'POST', '/api/auth/signup', { name: 'Ada Lovelace', email, password });
    return (await this.ask(url, 'POST', '/api/auth/signin', { email, password })).user.id;
  }

  /** Uploads a PDF and answers the contract's id. */
  async upload(url: string, pdf: Uint8Array, filename = 'contract.pdf'): Promise<string> {
    const form = new FormData();
    form.set('pdf', new File([pdf as BlobPart], filename));
    return (await this.ask(url, 'POST', '/api/contracts/upload', form)).contract.id;
  }

  /** Polls as the browser does until the analysis has ended, and answers how. */
  async outcome(url: string, id: string, limitMs = 60_000): Promise<string> {
    return await eventually(async () => {
      const { contract } = await this.ask(url, 'GET', `/api/contracts/${id}`);
      return contract.status !== 'processing' && contract.status;
    }, limitMs);
  }
}
