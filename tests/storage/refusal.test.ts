import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { openStorage, type StorageSettings } from '../../src/storage/open';
import { S3Storage } from '../../src/storage/s3';
import { explainRefusal } from '../../src/storage/s3-refusal';
import { startS3, type TestS3 } from '../support/s3';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.setFault('none'));
afterAll(() => s3.stop());

const settings = (more: Partial<StorageSettings> = {}): StorageSettings => ({
  DATA_DIR: '/nowhere',
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint,
  S3_REGION: s3.region,
  S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
  S3_FORCE_PATH_STYLE: true,
  S3_CHECKSUM_MODE: 'WHEN_REQUIRED',
  ...more,
});

test('a bucket that answers is opened', async () => {
  const told: string[] = [];
  expect(await openStorage(settings(), { onOutage: (why) => told.push(why) })).toBeInstanceOf(S3Storage);
  expect(told).toEqual([]);
});

test('a bucket that does not exist is named at the start', async () => {
  await expect(openStorage(settings({ S3_BUCKET: 'no-such-bucket' }))).rejects.toThrow(
    `The bucket no-such-bucket (S3_BUCKET) at ${s3.endpoint} does not exist. Create it, or check S3_ENDPOINT`,
  );
});

test('wrong credentials are told at the start, without the secret', async () => {
  const wrong = settings({ S3_ACCESS_KEY_ID: 'wrong', S3_SECRET_ACCESS_KEY: 'hidden-word' });
  const error = await openStorage(wrong).catch((refused) => refused);
  expect(error.name).toBe('ConfigError');
  expect(error.message).toContain('refuses the credentials (InvalidAccessKeyId): check S3_ACCESS_KEY_ID');
  expect(error.message).not.toContain('hidden-word');
});

test('a server that is down keeps nobody from starting, and is named', async () => {
  await s3.setFault('down');
  const told: string[] = [];
  expect(await openStorage(settings(), { onOutage: (why) => told.push(why) })).toBeInstanceOf(S3Storage);
  expect(told).toEqual([`the bucket ${s3.bucket} at ${s3.endpoint} does not answer (ECONNREFUSED)`]);
});

describe('the codes of S3', () => {
  test.each([
    ['PermanentRedirect', 301, 'check S3_REGION'],
    ['SignatureDoesNotMatch', 403, 'check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    ['AccessDenied', 403, 'They need to list, read, write and delete there.'],
    ['RequestTimeTooSkewed', 403, 'the clock of this machine is wrong'],
    ['CredentialsProviderError', undefined, 'needs credentials'],
  ])('%s: told to the operator', (name, httpStatusCode, message) => {
    const error = Object.assign(new Error('x'), { name, $metadata: { httpStatusCode } });
    expect(explainRefusal(error, { bucket: 'b' })).toContain(message);
  });

  test.each([
    ['SlowDown', 503],
    ['InternalError', 500],
    ['TimeoutError', undefined],
  ])('%s: may pass, and is no refusal', (name, httpStatusCode) => {
    const error = Object.assign(new Error('x'), { name, $metadata: { httpStatusCode } });
    expect(explainRefusal(error, { bucket: 'b' })).toBeNull();
  });
});
