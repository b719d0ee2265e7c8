import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openSession } from '../../src/accounts/sessions';
import { openAdminSession } from '../../src/admin/sessions';
import { createApp } from '../../src/app';
import { readConfig } from '../../src/config';
import { insertUser } from '../../src/db/accounts';
import { insertAdmin } from '../../src/db/admins';
import { secretBox } from '../../src/factors/secret-box';
import { mailQueue } from '../../src/mail/queue-mail';
import { mailSettings } from '../../src/mail/settings';
import type { AppDeps } from '../../src/routes/deps';
import { openStorage } from '../../src/storage/open';
import { testDatabase } from './database';
import { requireDocumented } from './documented';

export const PASSWORD = 'correct horse';
let hash: Promise<string> | undefined;
/** A hash that is quickly made and quickly compared: it carries its own cost, and nobody attacks the users of a test. */
const passwordHash = () =>
  (hash ??= Bun.password.hash(PASSWORD, { algorithm: 'argon2id', memoryCost: 64, timeCost: 1 }));

/** A browser's cookies, as far as a test needs them: send `header`, and `keep` what an answer sets. */
export class Cookies {
  private readonly jar = new Map<string, string>();

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /;\s*Max-Age=0(;|$)/i.test(line)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }

  get(name: string): string | undefined {
    return this.jar.get(name);
  }

  get header(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set(name: string, value: string): this {
    this.jar.set(name, value);
    return this;
  }

  copy(): Cookies {
    const copy = new Cookies();
    for (const [name, value] of this.jar) copy.jar.set(name, value);
    return copy;
  }
}

export interface CallInit {
  /** Sent as JSON. */
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Whose cookies are sent; those of the answer are kept in it. */
  as?: Cookies | undefined;
}

export interface TestUser {
  id: string;
  email: string;
  password: string;
  cookies: Cookies;
}

interface Overrides extends Partial<Omit<AppDeps, 'config'>> {
  /** Settings by the environment's names. */
  env?: Record<string, string>;
}

/** The whole app on a database and a folder of its own. Nothing listens: `call` hands it requests directly. */
export async function testApp({ env = {}, ...overrides }: Overrides = {}) {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-app-'));
  const config = readConfig({ DATA_DIR: folder, ...env });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const storage = await openStorage(config);
  const deps: AppDeps = {
    config,
    db: database.db,
    storage,
    secretBox: secretBox(config),
    log,
    now: () => new Date(),
    wakeWorker: () => undefined,
    stopping: new AbortController().signal,
    queueMail: mailSettings(config) ? mailQueue() : undefined,
    ...overrides,
  };
  const app = createApp(deps);
  let people = 0;

  /** Sends one request, whose answer has to be one that `/api/docs` tells, such as `call('POST /api/auth/signout', { as: user.cookies })`. */
  async function call(route: string, { json, body, headers = {}, as }: CallInit = {}): Promise<Response> {
    const [method = 'GET', path = '/'] = route.split(' ');
    // As behind a proxy: what arrives is http, whatever the browser speaks.
    const host = config.APP_URL ? new URL(config.APP_URL).host : 'localhost:3000';
    const request = new Request(new URL(path, `http://${host}`), {
      method,
      body: json === undefined ? body : JSON.stringify(json),
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as?.header ? { cookie: as.header } : {}),
        ...headers,
      },
    });
    await declareLength(request);
    const response = await app.handle(request);
    requireDocumented(app, request, response);
    as?.keep(response);
    return response;
  }

  /** An account with a session of its own, as after sign-up and sign-in, without the cost of hashing each password anew. @param isVerified whether its user has proved to read mail there */
  async function signUp(name = 'Ada Lovelace', isVerified = true): Promise<TestUser> {
    people += 1;
    const email = `person${people}@example.com`;
    const { id } = await insertUser(database.db, {
      name,
      email,
      passwordHash: await passwordHash(),
      createdAt: deps.now(),
      emailVerifiedAt: isVerified ? deps.now() : null,
    });
    const cookies = new Cookies().set(sessionName('session'), await openSession(deps, id));
    return { id, email, password: PASSWORD, cookies };
  }

  /** An administrator with a session. */
  async function signUpAdmin(): Promise<TestUser> {
    people += 1;
    const email = `admin${people}@example.com`;
    const { id } = await insertAdmin(database.db, { name: 'Grace Hopper', email, passwordHash: await passwordHash() });
    const cookies = new Cookies().set(sessionName('admin_session'), await openAdminSession(deps, id));
    return { id, email, password: PASSWORD, cookies };
  }

  const sessionName = (kind: string) => (config.APP_URL?.startsWith('https:') ? `__Host-${kind}` : kind);

  async function close(): Promise<void> {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }

  return {
    app,
    deps,
    db: database.db,
    storage,
    config,
    call,
    signUp,
    signUpAdmin,
    close,
    logged: () => lines.join(''),
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** A request made in the process has no Content-Length, which a browser's has. */
async function declareLength(request: Request): Promise<void> {
  if (request.body === null) return;
  const bytes = await request.clone().arrayBuffer();
  request.headers.set('content-length', String(bytes.byteLength));
}
