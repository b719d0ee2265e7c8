import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { connect } from 'node:net';
import { serveOptions } from '../../../src/app';
import { MIB, UPLOAD_MAX_BYTES } from '../../../src/shared/limits';
import { type TestApp, type TestUser, testApp } from '../../support/app';

const FILL = Buffer.alloc(MIB, ' ');
const BOUNDARY = 'limit';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;

let app: TestApp;
let user: TestUser;
let port = 0;
beforeAll(async () => {
  app = await testApp();
  user = await app.signUp();
  app.app.listen({ ...serveOptions, port: 0, hostname: '127.0.0.1' });
  port = app.app.server?.port ?? 0;
});
afterAll(async () => {
  await app.app.server?.stop(true);
  await app.close();
});

interface Sent {
  path: string;
  type?: string;
  cookie?: string;
  /** 'chunked', or what Content-Length says. */
  length: number | 'chunked';
  parts: (string | Buffer)[];
}

/** Sends a request byte by byte as given, stops when the answer has come, and returns status and body. */
async function send({ path, type, cookie, length, parts }: Sent): Promise<{ status: number; body: unknown }> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => resolve(answer));
  socket.on('close', () => resolve(answer));
  socket.on('data', (chunk) => {
    answer += chunk.toString();
    if (/\r\n\r\n.*\}$/s.test(answer)) resolve(answer);
  });
  const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost'];
  if (type) lines.push(`Content-Type: ${type}`);
  if (cookie) lines.push(`Cookie: ${cookie}`);
  lines.push(length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`, '', '');
  socket.write(lines.join('\r\n'));
  for (const part of parts) {
    if (answer || socket.destroyed) break;
    const frame = length === 'chunked' ? [`${Buffer.byteLength(part).toString(16)}\r\n`, part, '\r\n'] : [part];
    for (const piece of frame) socket.write(piece);
    await Promise.race([promise, drained(socket)]);
  }
  if (length === 'chunked') socket.write('0\r\n\r\n');
  const text = await promise;
  socket.destroy();
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

function drained(socket: ReturnType<typeof connect>): Promise<void> {
  if (!socket.writableNeedDrain) return Bun.sleep(0);
  return new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
}

const upload = { path: '/api/contracts/upload', type: `multipart/form-data; boundary=${BOUNDARY}` };
const signIn = { path: '/api/auth/signin', type: 'application/json' };
const credentials = '{"email":"nobody@example.com","password":"correct horse"}';
const tooLargeFile = { status: 413, body: { error: 'The file is larger than 50MB.' } };
const tooLargeRequest = { status: 413, body: { error: 'The request is larger than 1MB.' } };

describe('over a real connection', () => {
  test('a declared file of over 50 MB is refused before it is sent', async () => {
    const cookie = user.cookies.header;
    expect(await send({ ...upload, cookie, length: 60 * MIB, parts: [HEAD] })).toEqual(tooLargeFile);
  });

  test('a length beyond all bounds gets the same JSON', async () => {
    const cookie = user.cookies.header;
    expect(await send({ ...upload, cookie, length: 5_000 * MIB, parts: [HEAD] })).toEqual(tooLargeFile);
  });

  test('a file of unknown length is refused once over 50 MB have come', async () => {
    const parts = [HEAD, ...Array(60).fill(FILL), TAIL];
    const cookie = user.cookies.header;
    expect(await send({ ...upload, cookie, length: 'chunked', parts })).toEqual(tooLargeFile);
  });

  test.each([0, 1])('50 MB and %d bytes, which fit in the bounds of the body', async (more) => {
    const rest = UPLOAD_MAX_BYTES - '%PDF-1.7\n'.length + more - 49 * MIB;
    const parts = [HEAD, ...Array(49).fill(FILL), Buffer.alloc(rest, ' '), TAIL];
    const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    const { status } = await send({ ...upload, cookie: user.cookies.header, length, parts });
    expect(status).toBe(more ? 413 : 201);
  });

  test('a stranger is refused before the file has come', async () => {
    const { status } = await send({ ...upload, length: 'chunked', parts: [HEAD] });
    expect(status).toBe(401);
  });

  test('an upload in chunks is taken', async () => {
    const parts = [HEAD, FILL, TAIL];
    const { status } = await send({ ...upload, cookie: user.cookies.header, length: 'chunked', parts });
    expect(status).toBe(201);
  });

  test('JSON of over 1 MiB is refused, declared or not', async () => {
    expect(await send({ ...signIn, length: 2 * MIB, parts: [FILL, FILL] })).toEqual(tooLargeRequest);
    expect(await send({ ...signIn, length: 'chunked', parts: [FILL, FILL] })).toEqual(tooLargeRequest);
  });

  test('JSON in chunks is read', async () => {
    const parts = [credentials.slice(0, 20), credentials.slice(20)];
    const { status, body } = await send({ ...signIn, length: 'chunked', parts });
    expect({ status, body }).toEqual({ status: 401, body: { error: 'Invalid email or password' } });
  });

  test.each([
    ['no type', undefined, 415],
    ['text', 'text/plain', 415],
    ['a form', 'application/x-www-form-urlencoded', 415],
    ['JSON with a character set', 'application/json; charset=utf-8', 401],
  ])('a body as %s', async (_, type, status) => {
    const answer = await send({ path: signIn.path, type, length: credentials.length, parts: [credentials] });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });

  test('an upload that is JSON is refused', async () => {
    const sent = { ...upload, type: 'application/json', cookie: user.cookies.header, length: 2, parts: ['{}'] };
    expect((await send(sent)).status).toBe(415);
  });

  test('half a JSON body is refused', async () => {
    const { status, body } = await send({ ...signIn, length: 10, parts: [credentials.slice(0, 10)] });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'The request could not be read. Please check its format.' },
    });
  });
});
