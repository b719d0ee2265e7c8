import { connect, createServer, type Server, type Socket } from 'node:net';
import { startFauxqs } from 'fauxqs';
import { S3Storage } from '../../src/storage/s3';

const BUCKET = 'contracts-test';
const ACCESS_KEY = 'the-right-key';
const REFUSAL =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>InvalidAccessKeyId</Code><Message>No such key</Message></Error>';

export type Fault = 'none' | 'cut-request' | 'cut-answer' | 'hang' | 'down';

export interface TestS3 {
  endpoint: string;
  bucket: string;
  /** A store on this server; the emulator takes any credentials, so the line in front of it refuses the wrong ones. */
  storage(settings?: { accessKeyId?: string; deadlineMs?: number; bucket?: string }): S3Storage;
  /** What happens to connections from now on; open ones are cut. */
  setFault(fault: Fault): void;
  createBucket(bucket: string): void;
  /** Answers the HTTP status: 409 while objects or parts of an unfinished upload are in it (the emulator lists no parts). */
  removeBucket(bucket: string): Promise<number>;
  stop(): Promise<void>;
}

/** A real S3 server in this process, behind a line that can be cut. */
export async function startS3(): Promise<TestS3> {
  const server = await startFauxqs({ port: 0, logger: false });
  server.createBucket(BUCKET);
  const line = new Line(server.port);
  const endpoint = await line.listen();
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

/** A TCP line to the server that breaks on demand. */
class Line {
  private fault: Fault = 'none';
  private readonly sockets = new Set<Socket>();
  private readonly front: Server;
  private port = 0;

  constructor(private readonly backPort: number) {
    this.front = createServer((socket) => this.accept(socket));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.front.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.front.address() as { port: number }).port;
    return `http://127.0.0.1:${this.port}`;
  }

  setFault(fault: Fault): void {
    this.fault = fault;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.setFault('down');
    await new Promise<void>((resolve) => this.front.close(() => resolve()));
  }

  private accept(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (this.fault === 'down') socket.destroy();
    else socket.once('data', (first: Buffer) => this.begin(socket, first));
  }

  private begin(socket: Socket, first: Buffer): void {
    if (this.fault === 'cut-request') return void socket.destroy();
    if (this.fault === 'hang') return void socket.on('data', () => {});
    if (!first.toString('latin1').includes(`Credential=${ACCESS_KEY}/`)) {
      socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: ${REFUSAL.length}\r\n\r\n${REFUSAL}`);
      return;
    }
    const back = connect(this.backPort, '127.0.0.1');
    back.on('error', () => socket.destroy());
    socket.on('close', () => back.destroy());
    back.on('close', () => socket.destroy());
    back.write(first);
    socket.pipe(back);
    if (this.fault === 'none') back.pipe(socket);
    else
      back.once('data', (answer: Buffer) =>
        socket.write(answer.subarray(0, answer.length >> 1), () => socket.destroy()),
      );
  }
}
