import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

export type Fault = 'none' | 'cut-request' | 'cut-answer' | 'hang' | 'down';

/** A TCP line to a server that breaks on demand. */
export class Line {
  private fault: Fault = 'none';
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
    this.front = createServer((socket) => this.accept(socket));
    await new Promise<void>((resolve) => this.front?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.front.address() as { port: number }).port;
    return this.port;
  }

  /** What happens to connections from now on; open ones are cut. Where the line is down, new ones are refused. */
  async setFault(fault: Fault): Promise<void> {
    this.fault = fault;
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
    socket.once('data', (first: Buffer) => this.begin(socket, first));
  }

  private begin(socket: Socket, first: Buffer): void {
    if (this.fault === 'cut-request') return void socket.destroy();
    if (this.fault === 'hang') return void socket.on('data', () => {});
    const refusal = this.refuse(first.toString('latin1'));
    if (refusal !== null) return void socket.end(refusal);
    const back = connect(this.target);
    back.on('error', () => socket.destroy());
    socket.on('close', () => back.destroy());
    back.on('close', () => socket.destroy());
    back.write(first);
    socket.pipe(back);
    if (this.fault === 'none') back.pipe(socket);
    else
      back.once('data', (answer: Buffer) => {
        socket.write(answer.subarray(0, answer.length >> 1), () => socket.destroy());
      });
  }
}
