import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { interceptLocalhostDns } from 'fauxqs';
import { eventually } from '../support/eventually';
import { type Fault, MARK } from '../support/line';
import { startS3, type TestS3 } from '../support/s3';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.setFault('none'));
afterAll(() => s3.stop());

const MIB = 1024 ** 2;
const sha256 = (data: Uint8Array) => new Bun.CryptoHasher('sha256').update(data).digest('hex');
const marked = (length: number) => new Uint8Array(Buffer.alloc(length, MARK));
/** For what moves many megabytes, on a slow server. */
const PATIENT_MS = 30_000;
const bytes = new Uint8Array(300_000).fill(9);
const hash = sha256(bytes);
const unavailable = { name: 'AppError', code: 'unavailable', retryAfter: 30 };

describe('a line that fails', () => {
  test.each<Fault>(['cut-request', 'cut-answer', 'hang', 'down', 'slow-down'])(
    'with %s is unavailable, for every call',
    async (fault) => {
      await s3.storage().put('faults/a.pdf', bytes, hash);
      const storage = s3.storage({ deadlineMs: 250 });
      await s3.setFault(fault);
      await expect(storage.get('faults/a.pdf')).rejects.toMatchObject(unavailable);
      await expect(storage.getRange('faults/a.pdf', 0, 9)).rejects.toMatchObject(unavailable);
      await expect(storage.delete('faults/b.pdf')).rejects.toMatchObject(unavailable);
      await expect(storage.put('faults/b.pdf', bytes, hash)).rejects.toMatchObject(unavailable);
      await expect(storage.list('faults/')[Symbol.asyncIterator]().next()).rejects.toMatchObject(unavailable);
    },
  );

  test.each<Fault>(['cut-request', 'cut-answer', 'slow-down'])('with %s once is not noticed', async (fault) => {
    const storage = s3.storage();
    await s3.setFault(fault, 1);
    await storage.put('once/a.pdf', bytes, hash);
    await s3.setFault(fault, 1);
    expect(await storage.get('once/a.pdf')).toEqual(bytes);
  });

  test('is used again once it works', async () => {
    const storage = s3.storage();
    await s3.setFault('down');
    await expect(storage.put('again/a.pdf', bytes, hash)).rejects.toMatchObject(unavailable);
    await s3.setFault('none');
    await storage.put('again/a.pdf', bytes, hash);
    expect(await storage.get('again/a.pdf')).toEqual(bytes);
  });

  test('is left when the caller gives up', async () => {
    const storage = s3.storage({ deadlineMs: 60_000 });
    await storage.put('left/a.pdf', bytes, hash);
    await s3.setFault('hang');
    const gone = new AbortController();
    const reading = storage.get('left/a.pdf', gone.signal);
    await eventually(() => s3.openConnections() > 0);
    gone.abort();
    await expect(reading).rejects.toMatchObject(unavailable);
    await eventually(() => s3.openConnections() === 0);
  });
});

describe('bytes that change on the way', () => {
  test.each([
    ['in one piece', 100_000],
    ['in parts', 9 * MIB],
  ])(
    'are refused %s, and nothing of them is kept',
    async (_how, length) => {
      const storage = s3.storage({ deadlineMs: 20_000 });
      const good = marked(length);
      await s3.setFault('spoil-request');
      await expect(storage.put('spoilt/a.pdf', good, sha256(good))).rejects.toMatchObject(unavailable);
      await s3.setFault('none');
      await expect(storage.get('spoilt/a.pdf')).rejects.toMatchObject({ code: 'not_found' });
    },
    PATIENT_MS,
  );

  test('are noticed in an answer where the server keeps checksums', async () => {
    const storage = s3.storage({ checksumMode: 'WHEN_SUPPORTED' });
    const good = marked(100_000);
    await storage.put('spoilt/b.pdf', good, sha256(good));
    await s3.setFault('spoil-answer');
    await expect(storage.get('spoilt/b.pdf')).rejects.toMatchObject(unavailable);
  });
});

describe('large objects', () => {
  test(
    'go in parts of 8 MiB, smaller ones in one piece',
    async () => {
      for (const [length, parts] of [
        [8 * MIB, 1],
        [8 * MIB + 1, 2],
        [17 * MIB, 3],
      ] as const) {
        const data = new Uint8Array(length).fill(parts);
        await s3.storage({ deadlineMs: PATIENT_MS }).put('parts/a.pdf', data, sha256(data));
        expect(sha256(await s3.storage().get('parts/a.pdf'))).toBe(sha256(data));
        expect(await s3.partsOf('parts/a.pdf')).toBe(parts);
      }
    },
    PATIENT_MS,
  );

  test('whose upload fails leave no parts behind', async () => {
    const bucket = `parts-${crypto.randomUUID()}`;
    await s3.createBucket(bucket);
    const large = new Uint8Array(20 * MIB);
    let sent = 0;
    const subarray = large.subarray.bind(large);
    // A first part below 5 MiB, which S3 refuses when the parts are put together.
    large.subarray = (from, to) => subarray(from, sent++ === 0 ? 100 : to);
    const failed = await s3
      .storage({ bucket })
      .put('parts/a.pdf', large, '')
      .catch((error) => error);
    expect(failed).toMatchObject(unavailable);
    expect(failed.cause.name).toBe('EntityTooSmall');
    expect(await s3.hasUnfinished(bucket)).toBe(false);
  });

  test('whose writer dies are removed by the sweep, where the server lists them', async () => {
    const bucket = `dying-${crypto.randomUUID()}`;
    await s3.createBucket(bucket);
    const large = new Uint8Array(20 * MIB);
    const subarray = large.subarray.bind(large);
    let sent = 0;
    // The line goes down after the first part and takes the clearing up with it, as a kill would.
    large.subarray = (from, to) => {
      if (sent++ === 1) void s3.setFault('down');
      return subarray(from, to);
    };
    const storage = s3.storage({ bucket, deadlineMs: 1_000 });
    await expect(storage.put('contracts/a.pdf', large, '')).rejects.toMatchObject(unavailable);
    await s3.setFault('none');
    const removed = await storage.removeUnfinished('contracts/', new Date(Date.now() + 60_000));
    // fauxqs takes the question for another one and names none.
    expect(await s3.hasUnfinished(bucket)).toBe(removed === 0);
  });

  test(
    'are read in windows, and a reader who leaves holds no connection',
    async () => {
      const data = new Uint8Array(20 * MIB).map((_, i) => Math.imul(i, 2654435761) >>> 24);
      const storage = s3.storage({ deadlineMs: PATIENT_MS });
      await storage.put('windows/a.pdf', data, sha256(data));
      const whole = await storage.getRange('windows/a.pdf', 0, data.length);
      expect(whole).toBeInstanceOf(ReadableStream);
      expect(sha256(await new Response(whole).bytes())).toBe(sha256(data));
      const part = await storage.getRange('windows/a.pdf', 5, 9 * MIB);
      expect(sha256(await new Response(part).bytes())).toBe(sha256(data.subarray(5, 9 * MIB)));
      const left = (await storage.getRange('windows/a.pdf', 0, data.length)) as ReadableStream<Uint8Array>;
      const reader = left.getReader();
      await reader.read();
      await s3.setFault('hang');
      const second = reader.read();
      await eventually(() => s3.openConnections() > 0);
      await reader.cancel();
      await second;
      await eventually(() => s3.openConnections() === 0);
    },
    PATIENT_MS,
  );

  test('fail in the middle when the line does, or when the object is shorter than it should be', async () => {
    const data = new Uint8Array(9 * MIB);
    const storage = s3.storage({ deadlineMs: 1_000 });
    await s3.storage().put('windows/b.pdf', data, sha256(data));
    const cut = await storage.getRange('windows/b.pdf', 0, data.length);
    await s3.setFault('cut-request');
    await expect(new Response(cut).bytes()).rejects.toMatchObject(unavailable);
    await s3.setFault('none');
    const short = await storage.getRange('windows/b.pdf', 0, data.length + 1);
    await expect(new Response(short).bytes()).rejects.toMatchObject(unavailable);
  });
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

test.each(['WHEN_REQUIRED', 'WHEN_SUPPORTED'] as const)('checksums %s', async (checksumMode) => {
  const storage = s3.storage({ checksumMode });
  const large = new Uint8Array(9 * MIB).fill(3);
  for (const data of [bytes, large]) {
    await storage.put('checksums/a.pdf', data, sha256(data));
    expect(sha256(await storage.get('checksums/a.pdf'))).toBe(sha256(data));
    expect((await new Response(await storage.getRange('checksums/a.pdf', 5, 15)).bytes()).length).toBe(10);
  }
});

test('the bucket in the host name, where paths are not forced', async () => {
  const restore = interceptLocalhostDns();
  try {
    const endpoint = s3.endpoint.replace('127.0.0.1', 'localhost');
    const storage = s3.storage({ endpoint, forcePathStyle: false });
    await storage.put('hosts/a.pdf', bytes, hash);
    expect(await s3.storage().get('hosts/a.pdf')).toEqual(bytes);
    expect(await storage.get('hosts/a.pdf')).toEqual(bytes);
    await storage.delete('hosts/a.pdf');
    expect(await Array.fromAsync(storage.list('hosts/'))).toEqual([]);
  } finally {
    restore();
  }
});
