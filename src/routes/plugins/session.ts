import { type Cookie, Elysia } from 'elysia';
import { type CurrentSession, readSession, SESSION_DAYS } from '../../accounts/sessions';
import { readAdminSession, type SessionAdmin } from '../../admin/sessions';
import { AppError } from '../../errors';
import type { SessionUser } from '../../shared/accounts';
import type { AppDeps } from '../deps';
import { type AddressSource, clientAddress } from './client-address';
import { readToken, setToken } from './session-cookie';

export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

interface Visit {
  request: Request;
  cookie: Record<string, Cookie<unknown>>;
  server: AddressSource | null;
}

/** Who is signed in, and in which session. */
interface SignedIn {
  user: SessionUser;
  session: CurrentSession;
}

/**
 * Who is asking, for the routes that want to know, by their option:
 * `visitor: true` gives `user: SessionUser | null`; `signedIn: true` gives `user` and `session` or answers 401; `admin: true` gives `admin` or answers
 * 401, or 403 to a signed-in user. Demands are met before the body is validated: a stranger learns nothing of what it should hold.
 */
export function sessionPlugin(deps: AppDeps) {
  /** One look-up per request, though it is asked for before and after the body is validated. */
  const users = new WeakMap<Request, Promise<SignedIn | null>>();
  const admins = new WeakMap<Request, Promise<SessionAdmin | null>>();

  async function readUser({ request, cookie, server }: Visit): Promise<SignedIn | null> {
    const token = readToken(cookie, deps.config, 'session');
    const found = token ? await readSession(deps, token, clientAddress(request, server, deps.config)) : null;
    if (token && found?.renewed) setToken(cookie, deps.config, 'session', token, SESSION_SECONDS);
    return found;
  }

  async function readAdmin({ cookie }: Visit): Promise<SessionAdmin | null> {
    const token = readToken(cookie, deps.config, 'admin_session');
    return token ? readAdminSession(deps, token) : null;
  }

  const findUser = (visit: Visit) => once(users, visit, readUser);
  const findAdmin = (visit: Visit) => once(admins, visit, readAdmin);

  async function demandUser(visit: Visit): Promise<SignedIn> {
    const found = await findUser(visit);
    if (!found) throw new AppError('unauthenticated', 'Please sign in to continue.');
    return found;
  }

  async function demandAdmin(visit: Visit): Promise<SessionAdmin> {
    const admin = await findAdmin(visit);
    if (admin) return admin;
    if (await findUser(visit)) throw new AppError('forbidden', 'Only administrators can do this.');
    throw new AppError('unauthenticated', 'Please sign in as an administrator to continue.');
  }

  return new Elysia({ name: 'session' }).macro({
    visitor: {
      resolve: async ({ request, cookie, server }) => ({
        user: (await findUser({ request, cookie, server }))?.user ?? null,
      }),
    },
    signedIn: {
      async transform({ request, cookie, server }) {
        await demandUser({ request, cookie, server });
      },
      resolve: async ({ request, cookie, server }) => {
        const { user, session } = await demandUser({ request, cookie, server });
        return { user, session };
      },
    },
    admin: {
      async transform({ request, cookie, server }) {
        await demandAdmin({ request, cookie, server });
      },
      resolve: async ({ request, cookie, server }) => ({ admin: await demandAdmin({ request, cookie, server }) }),
    },
    /** `admin: SessionAdmin | null`, for the call that only asks. */
    adminVisitor: {
      resolve: async ({ request, cookie, server }) => ({ admin: await findAdmin({ request, cookie, server }) }),
    },
  });
}

function once<T>(memory: WeakMap<Request, Promise<T>>, visit: Visit, read: (visit: Visit) => Promise<T>): Promise<T> {
  const known = memory.get(visit.request);
  if (known) return known;
  const found = read(visit);
  memory.set(visit.request, found);
  return found;
}
