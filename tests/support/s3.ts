import { startFauxqs } from 'fauxqs';
import { S3Storage } from '../../src/storage/s3';
import { type Fault, Line } from './line';

const BUCKET = 'contracts-test';
const ACCESS_KEY = 'the-right-key';
const REFUSAL =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>InvalidAccessKeyId</Code><Message>No such key</Message></Error>';

export interface TestS3 {
  endpoint: string;
  bucket: string;
  /** A store on this server; the emulator takes any credentials, so the line in front of it refuses the wrong ones. */
  storage(settings?: { accessKeyId?: string; deadlineMs?: number; bucket?: string }): S3Storage;
  /** What happens to connections from now on; open ones are cut. */
  setFault(fault: Fault): Promise<void>;
  createBucket(bucket: string): void;
  /** Answers the HTTP status: 409 while objects or parts of an unfinished upload are in it (the emulator lists no parts). */
  removeBucket(bucket: string): Promise<number>;
  stop(): Promise<void>;
}

/** A real S3 server in this process, behind a line that can be cut. */
export async function startS3(): Promise<TestS3> {
  const server = await startFauxqs({ port: 0, logger: false });
  server.createBucket(BUCKET);
  const line = new Line({ host: '127.0.0.1', port: server.port }, (request) =>
    request.includes(`Credential=${ACCESS_KEY}/`)
      ? null
      : `HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: ${REFUSAL.length}\r\n\r\n${REFUSAL}`,
  );
  const endpoint = `http://127.0.0.1:${await line.listen()}`;
  return {
    endpoint,
    bucket: BUCKET,
    storage: ({ accessKeyId = ACCESS_KEY, deadlineMs = 5_000, bucket = BUCKET } = {}) =>
      new S3Storage({
        bucket,
        region: 'us-east-1',
        endpoint,
        forcePathStyle: true,
        deadlineMs,
        credentials: { accessKeyId, secretAccessKey: 'secret' },
      }),
    createBucket: (bucket) => void server.createBucket(bucket),
    setFault: (fault) => line.setFault(fault),
    removeBucket: async (bucket) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/${bucket}`, { method: 'DELETE' });
      return answer.status;
    },
    stop: async () => {
      await line.close();
      await server.stop();
    },
  };
}
