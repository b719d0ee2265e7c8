import { Elysia } from 'elysia';
import { type ConnectionOptions, openDatabase } from '../../src/db/client';
import { listContracts } from '../../src/db/contracts';
import { findSession } from '../../src/db/sessions';

/** What the bare server is told: the database (none for `/` alone), and whose session and contracts it reads. */
export interface BareTask {
  options?: ConnectionOptions;
  userId?: string;
  /** SHA-256 of the session's token, in hex. */
  tokenHash?: string;
}

/**
 * The least that could answer, as a process of its own: Elysia without any plugin, and the same statements as our routes. `/` answers a
 * constant, `/session` the row of a session, `/list` that and a user's contracts.
 */
export async function startBare(task: BareTask = {}): Promise<{ url: string; pid: number; stop(): Promise<unknown> }> {
  const child = Bun.spawn([process.execPath, import.meta.path, JSON.stringify(task)], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  });
  for await (const line of child.stdout.pipeThrough(new TextDecoderStream())) {
    const stop = () => {
      child.kill();
      return child.exited;
    };
    return { url: line.trim(), pid: child.pid, stop };
  }
  throw new Error('The bare server did not start');
}

function serve({ options, userId = '', tokenHash = '' }: BareTask): void {
  const db = openDatabase(options ?? {});
  const hash = Uint8Array.fromHex(tokenHash);
  const app = new Elysia()
    .get('/', () => ({ ok: true }))
    .get('/session', async () => ({ user: (await findSession(db, hash, new Date()))?.user }))
    .get('/list', async () => {
      await findSession(db, hash, new Date());
      return { contracts: await listContracts(db, userId) };
    })
    .listen({ port: 0, hostname: '127.0.0.1' });
  console.log(`http://127.0.0.1:${app.server?.port}`);
}

if (import.meta.main) serve(JSON.parse(Bun.argv[2] ?? '{}'));
