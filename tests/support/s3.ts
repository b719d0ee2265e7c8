import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import type { S3Settings } from '../../src/storage/bucket';
import { S3Storage } from '../../src/storage/s3';
import { answer, type Fault, Line } from './line';

/** Another S3 server for the whole run, as JSON of `Target`; set by `scripts/s3-servers.ts`. */
export const TEST_S3 = 'COUNTERPART_TEST_S3';

export interface Target {
  /** http only: the line in front of the server is bare TCP. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const REFUSAL = answer(
  '403 Forbidden',
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>InvalidAccessKeyId</Code><Message>No such key</Message></Error>',
);

export interface TestS3 {
  endpoint: string;
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** A store on this server; emulators take any credentials, so the line in front of it refuses the wrong ones. */
  storage(settings?: Partial<S3Settings> & { accessKeyId?: string }): S3Storage;
  /** What happens to the next connections; open ones are cut. */
  setFault(fault: Fault, connections?: number): Promise<void>;
  /** Connections that are open at the moment. */
  openConnections(): number;
  /** Writes one byte under each key, past the store and much faster. */
  fill(keys: string[]): Promise<void>;
  /** Deletes everything, past the store. */
  clear(): Promise<void>;
  createBucket(bucket: string): Promise<void>;
  /** Into how many parts an object was cut when it was written; 1 for one that came in one piece. */
  partsOf(key: string): Promise<number>;
  /** Whether parts of an upload that never ended are in a bucket that holds nothing else; the bucket is gone then. */
  hasUnfinished(bucket: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** A real S3 server, in this process unless the run names another one, behind a line that can be cut. */
export async function startS3(): Promise<TestS3> {
  const { target, stop } = await startTarget();
  const { accessKeyId, secretAccessKey, region } = target;
  const { hostname: host, port } = new URL(target.endpoint);
  const line = new Line({ host, port: Number(port) || 80 }, (request) =>
    request.includes(`Credential=${accessKeyId}/`) ? null : REFUSAL,
  );
  const endpoint = `http://127.0.0.1:${await line.listen()}`;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ ...target, credentials, forcePathStyle: true });
  const bucket = `contracts-${crypto.randomUUID()}`;
  const createBucket = async (Bucket: string) => void (await client.send(new CreateBucketCommand({ Bucket })));
  await createBucket(bucket);
  const defaults = { bucket, region, endpoint, forcePathStyle: true, deadlineMs: 5_000 };
  return {
    endpoint,
    bucket,
    region,
    credentials,
    storage: ({ accessKeyId = credentials.accessKeyId, ...settings } = {}) =>
      new S3Storage({ ...defaults, credentials: { ...credentials, accessKeyId }, ...settings }),
    fill: async (keys) => {
      const fast = new Bun.S3Client({ endpoint: target.endpoint, bucket, region, ...credentials });
      for (let from = 0; from < keys.length; from += 50)
        await Promise.all(keys.slice(from, from + 50).map((key) => fast.write(key, 'x')));
    },
    clear: () => emptyBucket(client, bucket),
    createBucket,
    setFault: (fault, connections) => line.setFault(fault, connections),
    openConnections: () => line.open,
    partsOf: (key) => partsOf(client, bucket, key),
    hasUnfinished: (name) => hasUnfinished(client, name),
    stop: async () => {
      await line.close();
      // One of ours goes with all that is in it; such as an upload that never ended, over which it would refuse to delete the bucket.
      if (stop) return await stop();
      await emptyBucket(client, bucket);
      await client.send(new DeleteBucketCommand({ Bucket: bucket }));
    },
  };
}

/** The server, and how it is stopped if it is ours. */
async function startTarget(): Promise<{ target: Target; stop: (() => Promise<void>) | null }> {
  const given = process.env[TEST_S3];
  if (given) return { target: JSON.parse(given), stop: null };
  const server = await startFauxqs({ port: 0, logger: false });
  const target = { region: 'us-east-1', accessKeyId: 'the-right-key', secretAccessKey: 'secret' };
  return { target: { ...target, endpoint: `http://127.0.0.1:${server.port}` }, stop: () => server.stop() };
}

/** The ETag of an object in parts ends with their number, on every server. */
async function partsOf(client: S3Client, Bucket: string, Key: string): Promise<number> {
  const { ETag } = await client.send(new HeadObjectCommand({ Bucket, Key }));
  return Number(/-(\d+)"$/.exec(ETag ?? '')?.[1] ?? 1);
}

/** An emulator that lists no unfinished uploads refuses to delete the bucket they are in; others list them. */
async function hasUnfinished(client: S3Client, Bucket: string): Promise<boolean> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  const refused = await client.send(new DeleteBucketCommand({ Bucket })).then(
    () => false,
    () => true,
  );
  return Uploads.length > 0 || refused;
}

async function emptyBucket(client: S3Client, Bucket: string): Promise<void> {
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    if (Contents.length === 0) return;
    const Objects = Contents.map(({ Key }) => ({ Key }));
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
  }
}
