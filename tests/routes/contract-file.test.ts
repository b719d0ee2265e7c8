import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { connect } from 'node:net';
import * as v from 'valibot';
import { serveOptions } from '../../src/app';
import { contractAnswerSchema } from '../../src/shared/contracts';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { startS3, type TestS3 } from '../support/s3';

const SIZE = 5 * 1024 ** 2 + 17;
const FILENAME = 'Umowa *najmu* Łódź – §5 €.html';

const bytes = new Uint8Array(SIZE);
for (let i = 0; i < SIZE; i++) bytes[i] = Math.imul(i, 2654435761) >>> 24;
bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
const etag = `"${new Bun.CryptoHasher('sha256').update(bytes).digest('hex')}"`;

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe.each([['disk'], ['s3']])('on %s', (store) => {
  let app: TestApp;
  let owner: TestUser;
  let id: string;
  let origin: string;

  beforeAll(async () => {
    app = await testApp(store === 's3' ? { storage: s3.storage() } : {});
    app.app.listen({ ...serveOptions, port: 0, hostname: '127.0.0.1' });
    origin = `http://127.0.0.1:${app.app.server?.port}`;
    owner = await app.signUp();
    const form = new FormData();
    form.set('pdf', new File([bytes], FILENAME, { type: 'application/pdf' }));
    const uploaded = await app.call('POST /api/contracts/upload', { body: form, as: owner.cookies });
    id = v.parse(contractAnswerSchema, await uploaded.json()).contract.id;
  });
  afterAll(async () => {
    await app.app.stop(true);
    await app.close();
  });

  const get = (headers: Record<string, string> = {}, query = '', method = 'GET') =>
    fetch(`${origin}/api/contracts/${id}/file${query}`, {
      method,
      headers: { cookie: owner.cookies.header, ...headers },
    });

  test('the whole file, with headers that let nobody run or keep it', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(SIZE),
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
      etag,
    });
  });

  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=9-99', 9, 100],
    ['Bytes = 9-99', 9, 100],
    [`bytes=${SIZE - 5}-`, SIZE - 5, SIZE],
    ['bytes=-5', SIZE - 5, SIZE],
    [`bytes=-${SIZE + 5}`, 0, SIZE],
    [`bytes=100-${SIZE + 1000}`, 100, SIZE],
    ['bytes=1000-3000000', 1000, 3000001],
  ])('the range %s', async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${SIZE}`);
    expect(response.headers.get('content-length')).toBe(String(end - start));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(start, end));
  });

  test.each(['bytes=9-8', 'bytes=-', 'bytes=a-b', 'pages=1-2', 'bytes=0-1,5-6', 'bytes=1', ''])(
    'the header %j asks for nothing that is sent in part',
    async (range) => {
      const response = await get({ range });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-range')).toBeNull();
      await response.body?.cancel();
    },
  );

  test.each([`bytes=${SIZE}-`, `bytes=${SIZE + 1}-${SIZE + 9}`, 'bytes=-0'])(
    'the range %s is not there',
    async (range) => {
      const response = await get({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${SIZE}`);
      expect(await response.json()).toEqual({ error: 'The file has no such part.' });
    },
  );

  test('If-Range: a part of the known version, the whole of another', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-9', 'if-range': `W/${etag}` })).status).toBe(200);
  });

  test('HEAD tells the length and sends no byte, for the owner only; ranges are none of its business', async () => {
    const head = (cookie: string, ...more: string[]) =>
      raw(new URL(origin), [
        `HEAD /api/contracts/${id}/file HTTP/1.1`,
        'Host: localhost',
        `Cookie: ${cookie}`,
        'Connection: close',
        ...more,
      ]);
    for (const answer of [await head(owner.cookies.header), await head(owner.cookies.header, 'Range: bytes=0-9')]) {
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer.toLowerCase()).toContain(`content-length: ${SIZE}\r\n`);
      expect(answer.toLowerCase()).toContain('accept-ranges: bytes\r\n');
      expect(answer.slice(answer.indexOf('\r\n\r\n'))).toBe('\r\n\r\n');
    }
    expect(await head('')).toMatch(/^HTTP\/1.1 401 /);
    expect(await head((await app.signUp()).cookies.header)).toMatch(/^HTTP\/1.1 404 /);
  });

  test('a download has a safe name, plain and in full', async () => {
    const response = await get({ range: 'bytes=0-0' }, '?download=1');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="Umowa _najmu_ _odz _ _5 _.html.pdf"; ' +
        "filename*=UTF-8''Umowa%20_najmu_%20%C5%81%C3%B3d%C5%BA%20%E2%80%93%20%C2%A75%20%E2%82%AC.html.pdf",
    );
    expect((await get({ range: 'bytes=0-0' })).headers.get('content-disposition')).toStartWith('inline; ');
    expect((await get({}, '?download=yes')).status).toBe(422);
  });

  test('a file that is gone from the store is told as an error', async () => {
    const other = new FormData();
    other.set('pdf', new File(['%PDF-1.7\n'], 'a.pdf', { type: 'application/pdf' }));
    const uploaded = await app.call('POST /api/contracts/upload', { body: other, as: owner.cookies });
    const { contract } = v.parse(contractAnswerSchema, await uploaded.json());
    for await (const { key, size } of app.deps.storage.list('contracts/'))
      if (size === 9) await app.deps.storage.delete(key);
    const response = await app.call(`GET /api/contracts/${contract.id}/file`, { as: owner.cookies });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'The file of this contract is no longer in the store.' });
  });
});

/** What comes back on a connection of our own, since fetch hides what HEAD sends. */
async function raw({ hostname, port }: URL, lines: string[]): Promise<string> {
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks).toString('latin1');
}
