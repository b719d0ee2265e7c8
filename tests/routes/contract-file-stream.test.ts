import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import * as v from 'valibot';
import { serveOptions } from '../../src/app';
import { contractAnswerSchema } from '../../src/shared/contracts';
import type { Storage } from '../../src/storage/storage';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { eventually } from '../support/eventually';
import { startS3, type TestS3 } from '../support/s3';

const MIB = 1024 ** 2;
const SIZE = 28 * MIB + 17;
const bytes = new Uint8Array(SIZE).map((_, i) => Math.imul(i, 2654435761) >>> 24);
bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
const sha256 = (data: Uint8Array) => new Bun.CryptoHasher('sha256').update(data).digest('hex');

let s3: TestS3;
let storage: Storage;
let app: TestApp;
let owner: TestUser;
let origin: string;
let id: string;

beforeAll(async () => {
  s3 = await startS3();
  storage = s3.storage({ deadlineMs: 20_000 });
  app = await testApp({ storage });
  app.app.listen({ ...serveOptions, port: 0, hostname: '127.0.0.1' });
  origin = `http://127.0.0.1:${app.app.server?.port}`;
  owner = await app.signUp();
  id = await upload(bytes);
});
afterEach(() => s3.setFault('none'));
afterAll(async () => {
  await app.app.stop(true);
  await app.close();
  await s3.stop();
});

async function upload(pdf: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.set('pdf', new File([pdf], 'a.pdf', { type: 'application/pdf' }));
  const uploaded = await app.call('POST /api/contracts/upload', { body: form, as: owner.cookies });
  return v.parse(contractAnswerSchema, await uploaded.json()).contract.id;
}

const get = (of: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${origin}/api/contracts/${of}/file`, {
    ...init,
    headers: { cookie: owner.cookies.header, ...init.headers },
  });

/** Puts other bytes of the same length in the place of every file of this length. */
async function tamper(size: number): Promise<void> {
  for await (const object of storage.list('contracts/'))
    if (object.size === size) {
      const other = new Uint8Array(size);
      await storage.put(object.key, other, sha256(other));
    }
}

test('a large file of the bucket comes whole and in long ranges', async () => {
  const whole = await get(id);
  expect(whole.status).toBe(200);
  expect(sha256(await whole.bytes())).toBe(sha256(bytes));
  const part = await get(id, { headers: { range: `bytes=5-${10 * MIB}` } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-${10 * MIB}/${SIZE}`]);
  expect(sha256(await part.bytes())).toBe(sha256(bytes.subarray(5, 10 * MIB + 1)));
});

test('a browser that leaves in the middle takes the request to the bucket with it', async () => {
  const left = new AbortController();
  const response = await get(id, { signal: left.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  await s3.setFault('hang');
  const rest = (async () => {
    while (!(await reader?.read())?.done);
  })();
  await eventually(() => s3.openConnections() > 0);
  left.abort();
  await expect(rest).rejects.toThrow();
  await eventually(() => s3.openConnections() === 0);
});

test('a bucket that goes down in the middle breaks the download off; it never ends as if it were whole', async () => {
  const response = await get(id);
  await s3.setFault('down');
  await expect(response.bytes()).rejects.toThrow();
});

test('a file that is not the one uploaded is not given whole: refused if small, broken off if large', async () => {
  const small = await upload(new Uint8Array(bytes.subarray(0, 1_000)));
  await tamper(1_000);
  const refused = await get(small);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    error: 'The stored file is not the one that was uploaded. Please upload it again.',
  });
  await tamper(SIZE);
  await expect(get(id).then((response) => response.bytes())).rejects.toThrow();
});
