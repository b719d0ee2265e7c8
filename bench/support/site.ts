import { type ConnectionOptions, type Database, openDatabase } from '../../src/db/client';
import { openEmbedded } from '../../src/db/embedded';
import type { Contract, ContractListItem } from '../../src/shared/contracts';
import { type RunningServer, startServer } from '../../tests/support/server';

/** The whole server as a process of its own, and somebody signed in. */
export interface Site extends RunningServer {
  /** Ada's session. */
  cookie: string;
  userId: string;
  /** A call as Ada. @throws Error where the answer is no success */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Uploads a PDF as Ada; answers the contract's id. */
  upload(pdf: Uint8Array, filename: string): Promise<string>;
  list(): Promise<ContractListItem[]>;
  contract(id: string): Promise<Contract>;
  /** Joins the server's embedded database while `work` runs. */
  withDatabase<T>(work: (db: Database, options: ConnectionOptions) => Promise<T>): Promise<T>;
}

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse' };

/** Starts the server with an embedded database of its own (see `startServer`) and signs Ada in. */
export async function openSite(environment: Record<string, string> = {}, dataDir?: string): Promise<Site> {
  const server = await startServer({ LOG_LEVEL: 'error', ...environment }, dataDir);
  // A benchmark that fails must not leave a server behind.
  process.once('exit', () => server.process.kill());
  const { cookie, userId } = await signIn(server.url);

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(server.url + path, { ...init, headers: { ...init.headers, cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  async function json<T>(path: string, init?: RequestInit): Promise<T> {
    return (await (await call(path, init)).json()) as T;
  }
  async function upload(pdf: Uint8Array, filename: string): Promise<string> {
    const answer = json<{ contract: Contract }>('/api/contracts/upload', {
      method: 'POST',
      body: uploadForm(pdf, filename),
    });
    return (await answer).contract.id;
  }
  async function withDatabase<T>(work: (db: Database, options: ConnectionOptions) => Promise<T>): Promise<T> {
    const { options, stop } = await openEmbedded({ dataDir: server.dataDir, kind: 'command' });
    const db = openDatabase(options);
    try {
      return await work(db, options);
    } finally {
      await db.$client.end();
      await stop();
    }
  }
  const list = async () => (await json<{ contracts: ContractListItem[] }>('/api/contracts')).contracts;
  const contract = async (id: string) => (await json<{ contract: Contract }>(`/api/contracts/${id}`)).contract;
  return { ...server, cookie, userId, call, upload, list, contract, withDatabase };
}

/** The form that a browser sends with a PDF. */
export function uploadForm(pdf: Uint8Array, filename: string): FormData {
  const form = new FormData();
  form.set('pdf', new File([pdf as Uint8Array<ArrayBuffer>], filename));
  return form;
}

/** Signs Ada in, up before that where she has no account yet. */
async function signIn(url: string): Promise<{ cookie: string; userId: string }> {
  for (const path of ['signup', 'signin']) {
    const answer = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADA),
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie) return { cookie, userId: ((await answer.json()) as { user: { id: string } }).user.id };
  }
  throw new Error('Ada could not be signed in');
}
