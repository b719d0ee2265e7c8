import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { MIB } from '../shared/limits';
import type { Bucket } from './bucket';
import { storeUnavailable } from './faults';
import { readObject } from './s3-read';

/** The most that goes in one piece, and the size of the pieces of what is larger. */
const PART_BYTES = 8 * MIB;

interface Upload {
  Bucket: string;
  Key: string;
  UploadId: string | undefined;
}

/**
 * Writes an object and makes sure that the server holds these very bytes: by the MD5 that most servers answer as ETag, else, as with
 * buckets encrypted by KMS, by reading it back. Many servers accept a checksum without looking at it, so sending one proves nothing.
 * @throws AppError unavailable; then nothing of the object is left
 */
export async function putObject(bucket: Bucket, key: string, bytes: Uint8Array, sha256: string): Promise<void> {
  const put = bytes.byteLength > PART_BYTES ? putInParts : putInOne;
  if (await put(bucket, key, bytes)) return;
  if (hash('sha256', await readObject(bucket, key)).toString('hex') === sha256) return;
  await bucket.call((client, options) => client.send(new DeleteObjectCommand(bucket.at(key)), options));
  throw storeUnavailable(new Error('The store got other bytes than were sent'));
}

/** Answers whether the server's ETag proves the bytes. Bodies are buffers: a stream hangs when the SDK sends it again. */
async function putInOne(bucket: Bucket, key: string, bytes: Uint8Array): Promise<boolean> {
  const { md5, checksums } = checksumsOf(bucket, bytes);
  const object = { ...bucket.at(key), Body: bytes, ContentType: 'application/pdf', ...checksums };
  const { ETag } = await bucket.call((client, options) => client.send(new PutObjectCommand(object), options));
  return isTag(ETag, md5);
}

/** Large objects go in parts, so that a broken connection costs one part; a failed upload leaves no parts behind. */
async function putInParts(bucket: Bucket, key: string, bytes: Uint8Array): Promise<boolean> {
  const start = { ...bucket.at(key), ContentType: 'application/pdf', ...bucket.partsChecksum() };
  const { UploadId } = await bucket.call((client, options) =>
    client.send(new CreateMultipartUploadCommand(start), options),
  );
  const upload = { ...bucket.at(key), UploadId };
  try {
    const parts = [];
    for (let from = 0; from < bytes.byteLength; from += PART_BYTES)
      parts.push(await putPart(bucket, upload, parts.length + 1, bytes.subarray(from, from + PART_BYTES)));
    const whole = { ...upload, MultipartUpload: { Parts: parts.map(({ part }) => part) } };
    await bucket.call((client, options) => client.send(new CompleteMultipartUploadCommand(whole), options));
    return parts.every(({ proved }) => proved);
  } catch (error) {
    await bucket
      .call((client, options) => client.send(new AbortMultipartUploadCommand(upload), options))
      .catch(() => undefined);
    throw error;
  }
}

async function putPart(bucket: Bucket, upload: Upload, PartNumber: number, Body: Uint8Array) {
  const { md5, checksums } = checksumsOf(bucket, Body);
  const part = { ...upload, PartNumber, Body, ...checksums };
  const { ETag, ChecksumSHA256 } = await bucket.call((client, options) =>
    client.send(new UploadPartCommand(part), options),
  );
  return { part: { PartNumber, ETag, ChecksumSHA256 }, proved: isTag(ETag, md5) };
}

function checksumsOf(bucket: Bucket, bytes: Uint8Array) {
  const md5 = hash('md5', bytes);
  return { md5, checksums: bucket.checksums(md5, () => hash('sha256', bytes)) };
}

function isTag(etag: string | undefined, md5: Buffer): boolean {
  return etag?.replaceAll('"', '').toLowerCase() === md5.toString('hex');
}

function hash(algorithm: 'md5' | 'sha256', bytes: Uint8Array): Buffer {
  return new Bun.CryptoHasher(algorithm).update(bytes).digest();
}
