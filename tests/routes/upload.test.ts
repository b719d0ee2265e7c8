import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import { contracts } from '../../src/db/schema';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { eventually } from '../support/eventually';
import { startS3, type TestS3 } from '../support/s3';

const MIB = 1024 ** 2;

let s3: TestS3;
let app: TestApp;
let user: TestUser;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  s3 = await startS3();
  app = await testApp({ storage: s3.storage({ deadlineMs: 2_000 }) });
  user = await app.signUp();
  app.app.listen({ port: 0, hostname: '127.0.0.1' });
  port = app.app.server?.port ?? 0;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await s3.setFault('none');
});
afterAll(async () => {
  await app.app.stop(true);
  await app.close();
  await s3.stop();
});

const pdf = (size = 100, name = 'Lease.pdf') => {
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return new File([bytes], name, { type: 'application/pdf' });
};

function form(...parts: [string, string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

async function send(body: BodyInit, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const url = `http://127.0.0.1:${port}/api/contracts/upload`;
  return await fetch(url, { method: 'POST', body, headers: { cookie: user.cookies.header, ...headers }, signal });
}

/** An upload that announces `length` bytes and sends what it is told to, by hand. */
function begin(options: { length?: number; cookie?: string } = {}) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (data: Buffer) => {
    received += data.toString();
  });
  socket.on('error', () => {});
  const length = options.length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${options.length}`;
  socket.write(
    `POST /api/contracts/upload HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${length}\r\n` +
      `Cookie: ${options.cookie ?? user.cookies.header}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`,
  );
  const answer = () => eventually(() => /\r\n\r\n[\s\S]*\{.*\}/.test(received) && received);
  return { socket, answer, received: () => received };
}

const stored = async () => (await app.db.select().from(contracts)).length;

test('answers the contract as it is shown, with 201', async () => {
  const answer = await send(form(['pdf', pdf(100, 'C:\\Leases\\Lease.pdf')], ['userId', user.id]));
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    contract: { id: expect.any(String), filename: 'Lease.pdf', fileSize: 100, status: 'processing', aiAnalysis: null },
  });
});

test('takes 50 MB to the byte', async () => {
  expect((await send(form(['pdf', pdf(50 * MIB)]))).status).toBe(201);
});

test.each<[string, () => BodyInit, number, RegExp]>([
  ['one byte over 50 MB', () => form(['pdf', pdf(50 * MIB + 1)]), 413, /50 ?MB/],
  ['60 MB of a declared length', () => form(['pdf', pdf(60 * MIB)]), 413, /50 ?MB/],
  ['no form field', () => form(['other', 'x']), 400, /choose a PDF file/],
  ['text in place of the file', () => form(['pdf', '%PDF-1.7']), 400, /choose a PDF file/],
  ['two files', () => form(['pdf', pdf()], ['pdf', pdf()]), 400, /one file at a time/],
  ['an empty file', () => form(['pdf', new File([], 'a.pdf', { type: 'application/pdf' })]), 400, /empty/],
  [
    'a text named .pdf',
    () => form(['pdf', new File(['hello'], 'a.pdf', { type: 'application/pdf' })]),
    415,
    /Only PDF/,
  ],
  ["another user's id", () => form(['pdf', pdf()], ['userId', crypto.randomUUID()]), 403, /your own/],
])('refuses %s and stores nothing', async (_what, body, status, words) => {
  const before = await stored();
  const answer = await send(body());
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { error: string }).error).toMatch(words);
  expect(await stored()).toBe(before);
});

test.each<[string, string, string, number]>([
  ['a broken form', 'multipart/form-data; boundary=b', '--b\r\nnonsense', 400],
  ['a form without boundary', 'multipart/form-data', 'x', 400],
  ['JSON', 'application/json', '{}', 415],
  ['a bare PDF', 'application/pdf', '%PDF-1.7', 415],
])('refuses %s', async (_what, type, body, status) => {
  const answer = await send(body, { 'content-type': type });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});

test('refuses more than 50 MB of unknown length with JSON, while they come', async () => {
  const { socket, answer } = begin();
  const chunk = Buffer.alloc(MIB, 0x20);
  socket.write('a\r\n--b\r\nConte\r\n');
  for (let sent = 0; sent < 60 && socket.writable; sent++) {
    const framed = Buffer.concat([Buffer.from(`${MIB.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
    if (!socket.write(framed)) await Promise.race([new Promise((done) => socket.once('drain', done)), Bun.sleep(200)]);
  }
  expect(await answer()).toMatch(/^HTTP\/1.1 413[\s\S]*"error":"[^"]*50 ?MB/);
});

test('a stranger is refused before the body is read', async () => {
  const { answer } = begin({ length: 40 * MIB, cookie: 'session=nobody' });
  expect(await answer()).toMatch(/^HTTP\/1.1 401[\s\S]*"error":"Please sign in/);
});

test('an upload that is cut leaves nothing and gives its place to the next', async () => {
  const before = await stored();
  for (let i = 0; i < 6; i++) {
    const { socket } = begin({ length: MIB });
    socket.write('--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    await Bun.sleep(20);
    socket.destroy();
  }
  expect((await send(form(['pdf', pdf()]))).status).toBe(201);
  expect(await stored()).toBe(before + 1);
});

test('one account that holds all the room does not keep others from uploading, and all its uploads are answered', async () => {
  const greedy = Array.from({ length: 4 }, () => begin({ length: 50 * MIB }));
  const sent = Buffer.alloc(45 * MIB, 0x20);
  for (const { socket } of greedy) {
    socket.write('--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    socket.write(sent);
  }
  await Bun.sleep(500);
  const newcomer = await app.signUp();
  const answer = await send(form(['pdf', pdf(20 * MIB)]), { cookie: newcomer.cookies.header });
  expect(answer.status).toBe(201);
  const refused = await eventually(() => greedy.find(({ received }) => received().includes('}'))?.received());
  expect(refused).toMatch(/^HTTP\/1.1 503[\s\S]*retry-after: 5[\s\S]*Too many uploads at once/i);
});

test('one account has so many uploads at once; the next is told to come back', async () => {
  for (let i = 0; i < 11; i++) begin({ length: MIB });
  const refused = await eventually(async () => {
    // The upload that looks may have taken the place of one of those that stay.
    begin({ length: MIB });
    const answer = await send(form(['pdf', pdf()]));
    return answer.status === 503 ? answer : null;
  });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ error: 'Too many uploads at once. Please try again soon.' });
  const other = await app.signUp();
  expect((await send(form(['pdf', pdf()]), { cookie: other.cookies.header })).status).toBe(201);
  for (const socket of sockets) socket.destroy();
  await eventually(async () => (await send(form(['pdf', pdf()]))).status === 201);
});

test('slow lines keep nobody waiting', async () => {
  for (let i = 0; i < 10; i++) begin({ length: 50 * MIB }).socket.write('--b\r\nContent-Disposition: form-data; ');
  expect((await send(form(['pdf', pdf()]))).status).toBe(201);
});

test('the file is the bytes that were sent, and its name the one that was given', async () => {
  const bytes = new Uint8Array(3 * MIB + 7).map((_, i) => (i * 7) % 251);
  bytes.set(new TextEncoder().encode('%PDF-1.7\r\n--b--\r\n'));
  const name = 'Mietvertrag "Süd" – №7.pdf';
  const answer = await send(form(['userId', user.id], ['pdf', new File([bytes], name, { type: 'application/pdf' })]));
  const { contract } = (await answer.json()) as { contract: { id: string; filename: string } };
  expect(contract.filename).toBe(name);
  const file = await app.call(`GET /api/contracts/${contract.id}/file`, { as: user.cookies });
  expect(Bun.hash(await file.arrayBuffer())).toBe(Bun.hash(bytes));
});

test('a store that is down answers 503, says when to come back, and shows no contract', async () => {
  const before = await stored();
  await s3.setFault('down');
  const answer = await send(form(['pdf', pdf()]));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1|S3/);
  expect(await stored()).toBe(before);
});

test.each(['nonsense', '1', '00000000-0000-0000-0000-000000000000', '%2e%2e%2f', "'"])('no contract %j', async (id) => {
  const answer = await app.call(`GET /api/contracts/${id}`, { as: user.cookies });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});
