import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { MIB } from '../shared/limits';
import { objectMissing, storeUnavailable } from './faults';
import { checkKey } from './keys';
import type { Storage, StoredObject } from './storage';

export const PART_BYTES = 8 * MIB;

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  /** Without credentials the SDK looks for them itself (environment, instance role). */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  forcePathStyle: boolean;
  /** Milliseconds that one call may take, its retries included. */
  deadlineMs?: number;
}

interface Upload {
  Bucket: string;
  Key: string;
  UploadId: string | undefined;
}

/**
 * Keeps objects in a bucket. Bodies are sent as buffers, since a stream hangs when the SDK retries it. Checksums of the SDK's
 * own making are sent only where S3 demands them: other stores refuse the newer trailers.
 */
export class S3Storage implements Storage {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly deadlineMs: number;

  constructor(settings: S3Settings) {
    this.bucket = settings.bucket;
    this.deadlineMs = settings.deadlineMs ?? 45_000;
    this.client = new S3Client({
      region: settings.region,
      forcePathStyle: settings.forcePathStyle,
      maxAttempts: 3,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000 },
      ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
      ...(settings.credentials ? { credentials: settings.credentials } : {}),
    });
  }

  async put(key: string, bytes: Uint8Array, sha256: string): Promise<void> {
    checkKey(key);
    if (bytes.byteLength > PART_BYTES) return this.putInParts(key, bytes);
    const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64');
    const object = { ...this.at(key), Body: bytes, ContentType: 'application/pdf', ChecksumSHA256 };
    await this.call((options) => this.client.send(new PutObjectCommand(object), options));
  }

  async get(key: string): Promise<Uint8Array> {
    return await this.read(key);
  }

  async getRange(key: string, start: number, end: number): Promise<Blob> {
    checkKey(key);
    if (start >= end) return new Blob([]);
    return new Blob([(await this.read(key, `bytes=${start}-${end - 1}`)) as Uint8Array<ArrayBuffer>]);
  }

  private async read(key: string, Range?: string): Promise<Uint8Array> {
    checkKey(key);
    return await this.call(async (options) => {
      const answer = await this.client.send(new GetObjectCommand({ ...this.at(key), Range }), options);
      const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
      if (bytes.byteLength !== answer.ContentLength) throw new Error('The object arrived incomplete');
      return bytes;
    });
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    await this.call((options) => this.client.send(new DeleteObjectCommand(this.at(key)), options));
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    let token: string | undefined;
    do {
      const page = { Bucket: this.bucket, Prefix: prefix, ContinuationToken: token };
      const answer = await this.call((options) => this.client.send(new ListObjectsV2Command(page), options));
      for (const { Key, Size, LastModified } of answer.Contents ?? [])
        if (Key && LastModified) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified };
      token = answer.NextContinuationToken;
    } while (token);
  }

  /** Large objects go in parts, so that a broken connection costs one part; a failed upload leaves no parts behind. */
  private async putInParts(key: string, bytes: Uint8Array): Promise<void> {
    const start = { ...this.at(key), ContentType: 'application/pdf', ChecksumAlgorithm: 'SHA256' as const };
    const { UploadId } = await this.call((options) =>
      this.client.send(new CreateMultipartUploadCommand(start), options),
    );
    const upload = { ...this.at(key), UploadId };
    try {
      const Parts = [];
      for (let from = 0; from < bytes.byteLength; from += PART_BYTES)
        Parts.push(await this.putPart(upload, Parts.length + 1, bytes.subarray(from, from + PART_BYTES)));
      const whole = { ...upload, MultipartUpload: { Parts } };
      await this.call((options) => this.client.send(new CompleteMultipartUploadCommand(whole), options));
    } catch (error) {
      await this.call((options) => this.client.send(new AbortMultipartUploadCommand(upload), options)).catch(() => {});
      throw error;
    }
  }

  private async putPart(upload: Upload, PartNumber: number, Body: Uint8Array) {
    const ChecksumSHA256 = new Bun.CryptoHasher('sha256').update(Body).digest('base64');
    const part = { ...upload, PartNumber, Body, ChecksumSHA256 };
    const { ETag } = await this.call((options) => this.client.send(new UploadPartCommand(part), options));
    return { PartNumber, ETag, ChecksumSHA256 };
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }

  /** Runs one call under the deadline and says what went wrong in our terms. */
  private async call<T>(run: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    const abortSignal = AbortSignal.timeout(this.deadlineMs);
    let onAbort: () => void = () => {};
    // The signal ends a request, yet not always the reading of a body that stopped to arrive: hence the race.
    const late = new Promise<never>((_, reject) => {
      onAbort = () => reject(abortSignal.reason);
      abortSignal.addEventListener('abort', onAbort);
    });
    try {
      return await Promise.race([run({ abortSignal }), late]);
    } catch (error) {
      throw error instanceof Error && error.name === 'NoSuchKey' ? objectMissing(error) : storeUnavailable(error);
    } finally {
      abortSignal.removeEventListener('abort', onAbort);
    }
  }
}
