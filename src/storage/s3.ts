import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { Bucket, type S3Settings } from './bucket';
import { isUnsupported, storeUnavailable } from './faults';
import { checkKey } from './keys';
import { putObject } from './s3-put';
import { readObject, readRange } from './s3-read';
import type { Storage, StoredObject } from './storage';

/** Keeps objects in a bucket of any server that speaks S3. */
export class S3Storage implements Storage {
  private readonly bucket: Bucket;

  constructor(settings: S3Settings) {
    this.bucket = new Bucket(settings);
  }

  async put(key: string, bytes: Uint8Array, sha256: string): Promise<void> {
    checkKey(key);
    await putObject(this.bucket, key, bytes, sha256);
  }

  async get(key: string, signal?: AbortSignal): Promise<Uint8Array> {
    checkKey(key);
    return await readObject(this.bucket, key, { signal });
  }

  async getRange(key: string, start: number, end: number): Promise<Blob | ReadableStream<Uint8Array>> {
    checkKey(key);
    return await readRange(this.bucket, key, start, end);
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    await this.bucket.call((client, options) => client.send(new DeleteObjectCommand(this.bucket.at(key)), options));
  }

  async *list(prefix: string, pageSize?: number): AsyncIterable<StoredObject> {
    let token: string | undefined;
    do {
      const page = { Bucket: this.bucket.name, Prefix: prefix, ContinuationToken: token, MaxKeys: pageSize };
      const answer = await this.bucket.call((client, options) => client.send(new ListObjectsV2Command(page), options));
      for (const { Key, Size, LastModified } of answer.Contents ?? [])
        if (Key && LastModified) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified };
      token = answer.NextContinuationToken;
    } while (token);
  }

  /** Listing what is not there asks the store for nothing but an answer. */
  async checkReady(): Promise<void> {
    try {
      await this.list('ready-probe/', 1)[Symbol.asyncIterator]().next();
    } catch (error) {
      throw storeUnavailable(error, 'The file store does not answer.');
    }
  }

  async removeUnfinished(prefix: string, before: Date): Promise<number> {
    let removed = 0;
    for await (const { Key, UploadId, Initiated } of this.unfinished(prefix)) {
      if (!Key?.startsWith(prefix) || !UploadId || !Initiated || Initiated >= before) continue;
      const upload = { ...this.bucket.at(Key), UploadId };
      await this.bucket.call((client, options) => client.send(new AbortMultipartUploadCommand(upload), options));
      removed++;
    }
    return removed;
  }

  private async *unfinished(Prefix: string) {
    let place: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
    while (place) {
      const page = { Bucket: this.bucket.name, Prefix, ...place };
      const answer: ListMultipartUploadsCommandOutput = await this.bucket
        .call((client, options) => client.send(new ListMultipartUploadsCommand(page), options))
        .catch(noneWhereUnsupported);
      yield* answer.Uploads ?? [];
      place = answer.IsTruncated
        ? { KeyMarker: answer.NextKeyMarker, UploadIdMarker: answer.NextUploadIdMarker }
        : null;
    }
  }
}

/** A server that can't list unfinished uploads clears them itself or not at all. */
function noneWhereUnsupported(error: unknown): ListMultipartUploadsCommandOutput {
  if (isUnsupported(error)) return { $metadata: {} };
  throw error;
}
