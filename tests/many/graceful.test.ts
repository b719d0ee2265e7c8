import { afterAll, beforeAll, expect, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { requeue } from '../../src/contracts/reprocess';
import { eventually } from '../support/eventually';
import { type ManyProcesses, manyProcesses, Visitor } from '../support/many';
import { ROOT } from '../support/program';

/** Both cores may be busy with other tests. */
const LIMIT_MS = 60_000;
const TEST_MS = 3 * LIMIT_MS;

let world: ManyProcesses;
beforeAll(async () => {
  world = await manyProcesses();
});
afterAll(() => world.close());

/** One connection to a server, spoken by hand. */
class Wire {
  readonly ended: Promise<void>;
  private heard = '';

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes) => {
      this.heard += bytes.toString('latin1');
    });
    this.ended = new Promise((resolve) => socket.on('close', () => resolve()));
  }

  static async to(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Wire(socket);
  }

  write(bytes: string | Uint8Array): void {
    this.socket.write(bytes);
  }

  /** Waits for the head of the next answer and its body, and answers both. */
  async answer(): Promise<string> {
    await eventually(() => {
      const length = /content-length: (\d+)/i.exec(this.heard)?.[1];
      const end = this.heard.indexOf('\r\n\r\n');
      return length && end >= 0 && this.heard.length >= end + 4 + Number(length);
    }, LIMIT_MS);
    const answer = this.heard;
    this.heard = '';
    return answer;
  }

  async get(path: string): Promise<string> {
    this.write(`GET ${path} HTTP/1.1\r\nHost: counterpart\r\n\r\n`);
    return await this.answer();
  }
}

/** The bytes of an upload's request, in two halves. */
async function uploadRequest(cookie: string): Promise<[Uint8Array, Uint8Array]> {
  const pdf = await Bun.file(join(ROOT, 'public/samples/saas-agreement.pdf')).bytes();
  const form = new FormData();
  form.set('pdf', new File([pdf], 'slow.pdf'));
  const request = new Request('http://counterpart', { method: 'POST', body: form });
  const type = request.headers.get('content-type');
  const body = new Uint8Array(await request.arrayBuffer());
  const head = new TextEncoder().encode(
    `POST /api/contracts/upload HTTP/1.1\r\nHost: counterpart\r\nCookie: ${cookie}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const half = body.length >> 1;
  return [new Uint8Array([...head, ...body.subarray(0, half)]), body.subarray(half)];
}

const jobs = async () => [...(await world.db.execute(sql`select state, attempts, crashes from jobs`))];

test(
  'a stop is told first, then connections end politely, and a slow upload is taken',
  async () => {
    const web = await world.start('web', { SHUTDOWN_DELAY_SECONDS: '5', SHUTDOWN_TIMEOUT_SECONDS: '30' });
    const ada = new Visitor();
    await ada.signUp(web.url, `${crypto.randomUUID()}@example.com`);
    const [first, rest] = await uploadRequest(ada.cookie);
    const uploading = await Wire.to(web.url);
    const idle = await Wire.to(web.url);
    const kept = await Wire.to(web.url);
    expect(await idle.get('/api/health')).not.toMatch(/connection: close/i);
    expect(await kept.get('/')).toStartWith('HTTP/1.1 200');
    uploading.write(first);

    web.process.kill('SIGTERM');
    const ready = await eventually(async () => {
      const answer = await (await Wire.to(web.url)).get('/api/ready');
      return answer.startsWith('HTTP/1.1 503') && answer;
    }, LIMIT_MS);
    expect(ready).toMatch(/connection: close/i);
    expect(ready).toContain('The server is stopping.');
    // Who comes all the same is served, for the last time on this connection.
    for (const path of ['/api/health', '/', '/favicon.svg', '/no-such-page']) {
      const wire = path === '/' ? kept : await Wire.to(web.url);
      const answer = await wire.get(path);
      expect(answer).toMatch(path === '/no-such-page' ? /^HTTP\/1.1 404/ : /^HTTP\/1.1 200/);
      expect(answer).toMatch(/connection: close/i);
      await wire.ended;
    }
    await idle.ended;
    await expect(Wire.to(web.url)).rejects.toThrow();
    expect(web.process.exitCode).toBe(null);

    uploading.write(rest);
    expect(await uploading.answer()).toStartWith('HTTP/1.1 201');
    expect(await web.process.exited).toBe(0);
    expect(await jobs()).toEqual([{ state: 'waiting', attempts: 0, crashes: 0 }]);
  },
  TEST_MS,
);

test(
  'a worker that has no time to finish gives its job back, and another goes on at once',
  async () => {
    const [contract] = await world.db.execute<{ id: string }>(sql`select id from contracts`);
    do {
      await requeue(world.db, contract?.id ?? '');
      const hasty = await world.start('worker', { SHUTDOWN_TIMEOUT_SECONDS: '0' });
      await eventually(async () => (await jobs()).every(({ state }) => state === 'running'), LIMIT_MS);
      expect(await hasty.stop('SIGTERM')).toBe(0);
      // It may just have ended the analysis.
    } while ((await jobs()).length === 0);
    expect(await jobs()).toEqual([{ state: 'waiting', attempts: 0, crashes: 0 }]);
    await world.start('worker');
    await eventually(async () => (await jobs()).length === 0, LIMIT_MS);
    expect([...(await world.db.execute(sql`select status from contracts`))]).toEqual([{ status: 'completed' }]);
  },
  TEST_MS,
);
