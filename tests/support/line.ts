import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { eventually } from './eventually';

/**
 * How a line misbehaves: it cuts a connection before or in the middle of an answer, says nothing, is not there, asks to come back
 * later, or changes bytes on the way (only where `MARK` stands).
 */
export type Fault =
  | 'none'
  | 'cut-request'
  | 'cut-answer'
  | 'hang'
  | 'down'
  | 'slow-down'
  | 'spoil-request'
  | 'spoil-answer';

/** What a spoiling line turns into something else of the same length. */
export const MARK = 'unmistakable';

const SLOW_DOWN = answer(
  '503 Slow Down',
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>',
);

/**
 * Below the ports that systems give to those who name none: while a line is down, a connection of any process could be given its port,
 * and the line would not come up again.
 */
const randomPort = () => 16_384 + Math.floor(Math.random() * 16_384);

/** A TCP line to a server that breaks on demand. */
export class Line {
  private fault: Fault = 'none';
  private left = Number.POSITIVE_INFINITY;
  private readonly sockets = new Set<Socket>();
  private front: Server | null = null;
  private port = 0;

  /** `refuse` may answer a connection by its first bytes instead of the server. */
  constructor(
    private readonly target: NetConnectOpts,
    private readonly refuse: (first: string) => string | null = () => null,
  ) {}

  /** Answers the port on 127.0.0.1, which stays the same. */
  async listen(): Promise<number> {
    this.port = await eventually(() => this.tryListen(this.port || randomPort()));
    return this.port;
  }

  /** Answers the port, or null where somebody else has it. */
  private async tryListen(port: number): Promise<number | null> {
    const front = createServer((socket) => this.accept(socket));
    const { promise, resolve, reject } = Promise.withResolvers<number | null>();
    front.once('listening', () => resolve(port));
    front.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    front.listen(port, '127.0.0.1');
    const taken = await promise;
    if (taken !== null) this.front = front;
    return taken;
  }

  /** Connections that are open at the moment. */
  get open(): number {
    return this.sockets.size;
  }

  /** What happens to the next connections; open ones are cut. Where the line is down, new ones are refused. */
  async setFault(fault: Fault, connections = Number.POSITIVE_INFINITY): Promise<void> {
    this.fault = fault;
    this.left = connections;
    for (const socket of this.sockets) socket.destroy();
    if (fault === 'down') await this.close();
    else if (!this.front) await this.listen();
  }

  async close(): Promise<void> {
    const closing = this.front;
    this.front = null;
    for (const socket of this.sockets) socket.destroy();
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  }

  private accept(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => this.begin(socket, first, this.left-- > 0 ? this.fault : 'none'));
  }

  private begin(socket: Socket, first: Buffer, fault: Fault): void {
    if (fault === 'cut-request') return void socket.destroy();
    if (fault === 'hang') return void socket.on('data', () => {});
    const refusal = fault === 'slow-down' ? SLOW_DOWN : this.refuse(first.toString('latin1'));
    if (refusal !== null) return void socket.end(refusal);
    const back = connect(this.target);
    back.on('error', () => socket.destroy());
    socket.on('close', () => back.destroy());
    back.on('close', () => socket.destroy());
    back.write(fault === 'spoil-request' ? spoil(first) : first);
    pass(socket, back, fault === 'spoil-request');
    if (fault === 'cut-answer')
      back.once('data', (start: Buffer) => {
        socket.write(start.subarray(0, start.length >> 1), () => socket.destroy());
      });
    else pass(back, socket, fault === 'spoil-answer');
  }
}

/** An HTTP answer that ends its connection. */
export function answer(status: string, body: string): string {
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

function pass(from: Socket, to: Socket, spoiled: boolean): void {
  if (spoiled) from.on('data', (chunk: Buffer) => to.write(spoil(chunk)));
  else from.pipe(to);
}

function spoil(chunk: Buffer): Buffer {
  return Buffer.from(chunk.toString('latin1').replaceAll(MARK, MARK.toUpperCase()), 'latin1');
}
