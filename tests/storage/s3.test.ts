import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import type { Fault } from '../support/line';
import { startS3, type TestS3 } from '../support/s3';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.setFault('none'));
afterAll(() => s3.stop());

const bytes = new Uint8Array(300_000).fill(9);
const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('hex');
const unavailable = { name: 'AppError', code: 'unavailable', retryAfter: 30 };

test.each<Fault>(['cut-request', 'cut-answer', 'hang', 'down'])(
  'a line with fault %s is unavailable',
  async (fault) => {
    await s3.storage().put('faults/a.pdf', bytes, hash);
    const storage = s3.storage({ deadlineMs: 400 });
    await s3.setFault(fault);
    await expect(storage.get('faults/a.pdf')).rejects.toMatchObject(unavailable);
    await expect(storage.delete('faults/b.pdf')).rejects.toMatchObject(unavailable);
    await expect(storage.put('faults/b.pdf', bytes, hash)).rejects.toMatchObject(unavailable);
    await expect(storage.list('faults/')[Symbol.asyncIterator]().next()).rejects.toMatchObject(unavailable);
  },
);

test('works again once the line does', async () => {
  const storage = s3.storage();
  await s3.setFault('down');
  await expect(s3.storage({ deadlineMs: 1_000 }).put('again/a.pdf', bytes, hash)).rejects.toMatchObject(unavailable);
  await s3.setFault('none');
  await storage.put('again/a.pdf', bytes, hash);
  expect(await storage.get('again/a.pdf')).toEqual(bytes);
});

test('wrong credentials are unavailable, and the refusal is kept for the log', async () => {
  const refused = await s3
    .storage({ accessKeyId: 'wrong' })
    .get('any/a.pdf')
    .catch((error) => error);
  expect(refused).toMatchObject(unavailable);
  expect(refused.cause.name).toBe('InvalidAccessKeyId');
  expect(refused.message).not.toContain('InvalidAccessKeyId');
});

test('a bucket that does not exist is unavailable, not a missing object', async () => {
  await expect(s3.storage({ bucket: 'no-such-bucket' }).get('any/a.pdf')).rejects.toMatchObject(unavailable);
});

test('an upload in parts that fails leaves no parts behind', async () => {
  s3.createBucket('parts-test');
  const storage = s3.storage({ bucket: 'parts-test' });
  const large = new Uint8Array(20 * 1024 ** 2);
  let sent = 0;
  const subarray = large.subarray.bind(large);
  // A first part below 5 MiB, which S3 refuses when the parts are put together.
  large.subarray = (from, to) => subarray(from, sent++ === 0 ? 100 : to);
  const failed = await storage.put('parts/a.pdf', large, '').catch((error) => error);
  expect(failed).toMatchObject(unavailable);
  expect(failed.cause.name).toBe('EntityTooSmall');
  expect(await s3.removeBucket('parts-test')).toBe(204);
});
