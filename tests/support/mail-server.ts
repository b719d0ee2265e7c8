import type { Socket } from 'bun';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next messages. */
export type MailFault =
  | 'none'
  /** Nobody listens on the other side of the door: the connection is closed before a word. */
  | 'away'
  | 'hangs at greeting'
  | 'hangs after data'
  | 'garbage'
  | 'wrong password'
  | 'refuses sender'
  | 'greylists'
  | 'refuses recipient'
  | 'full'
  | 'refuses words'
  /** It has the whole message and keeps it, and the line breaks before it says so. */
  | 'takes it and dies'
  /** Likewise, and the line stays. */
  | 'keeps it and hangs';

export interface TestMailServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** All that was taken, in order. */
  mails: ParsedMail[];
  /** How often somebody has begun a conversation. */
  connections(): number;
  /** Whether it has a whole message and says nothing. */
  isHanging(): boolean;
  /** From now on, for so many messages; for all if it is not said. */
  setFault(fault: MailFault, times?: number): void;
  close(): Promise<void>;
}

const reply = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

/**
 * A real SMTP server (`smtp-server`) on loopback, behind a door that can fail before it: closed, silent, or talking nonsense.
 * @param password where it asks for one, of the user 'counterpart'
 */
export async function startMailServer({ password }: { password?: string } = {}): Promise<TestMailServer> {
  const mails: ParsedMail[] = [];
  let fault: MailFault = 'none';
  let left = Number.POSITIVE_INFINITY;
  let connections = 0;
  const hanging = new Set<() => void>();

  /** Whether this one meets the fault. */
  const meets = (...kinds: MailFault[]): boolean => {
    if (!kinds.includes(fault) || left <= 0) return false;
    left -= 1;
    return true;
  };

  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: password === undefined,
    disableReverseLookup: true,
    logger: false,
    onAuth(auth, _session, done) {
      if (meets('wrong password') || auth.password !== password)
        done(reply(535, 'Authentication failed for counterpart'));
      else done(null, { user: auth.username });
    },
    onMailFrom(address, _session, done) {
      done(meets('refuses sender') ? reply(550, `${address.address} may not send here`) : null);
    },
    onRcptTo(address, _session, done) {
      if (meets('greylists')) return done(reply(451, `Greylisted, try again: ${address.address}`));
      done(meets('refuses recipient') ? reply(550, `No such user: ${address.address}`) : null);
    },
    onData(stream, session, done) {
      void simpleParser(stream).then((mail) => {
        if (meets('full')) return done(reply(452, 'Insufficient system storage'));
        if (meets('refuses words')) return done(reply(554, 'Looks like spam'));
        if (meets('hangs after data')) return void hanging.add(() => done(reply(451, 'Too late')));
        mails.push(mail);
        if (meets('keeps it and hangs')) return void hanging.add(() => done());
        if (meets('takes it and dies')) return doors.get(session.remotePort)?.end();
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const inner = (server.server.address() as { port: number }).port;

  /** Both ends of each conversation, by the port from which the door speaks to the server. */
  const doors = new Map<number, { end(): void }>();
  const outside = new Set<Socket<Line>>();
  const door = Bun.listen<Line>({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open(socket) {
        connections += 1;
        outside.add(socket);
        socket.data = { waiting: [], server: null };
        if (meets('away')) return void socket.end();
        if (meets('hangs at greeting')) return;
        if (meets('garbage')) return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<html>\r\n');
        void connectInside(socket);
      },
      data(socket, bytes) {
        const { server, waiting } = socket.data;
        if (server) server.write(bytes);
        else waiting.push(Buffer.from(bytes));
      },
      close(socket) {
        outside.delete(socket);
        socket.data.server?.end();
      },
      error() {},
    },
  });

  async function connectInside(socket: Socket<Line>): Promise<void> {
    const line = socket.data;
    line.server = await Bun.connect({
      hostname: '127.0.0.1',
      port: inner,
      socket: {
        data: (_, bytes) => void socket.write(bytes),
        close: () => void socket.end(),
        error() {},
      },
    });
    doors.set(line.server.localPort, { end: () => socket.terminate() });
    for (const bytes of line.waiting) line.server.write(bytes);
  }

  return {
    url: `smtp://${password === undefined ? '' : `counterpart:${encodeURIComponent(password)}@`}127.0.0.1:${door.port}`,
    port: door.port,
    mails,
    connections: () => connections,
    isHanging: () => hanging.size > 0,
    setFault: (next, times = Number.POSITIVE_INFINITY) => {
      hanging.clear();
      fault = next;
      left = times;
    },
    close: async () => {
      for (const end of hanging) end();
      for (const socket of outside) socket.terminate();
      door.stop(true);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface Line {
  /** What came before the server was reached. */
  waiting: Buffer[];
  server: Socket<undefined> | null;
}
