import { type Cookie, Elysia } from 'elysia';
import { readSession, SESSION_DAYS } from '../../accounts/sessions';
import { readAdminSession, type SessionAdmin } from '../../admin/sessions';
import { AppError } from '../../errors';
import type { SessionUser } from '../../shared/accounts';
import type { AppDeps } from '../deps';
import { readToken, setToken } from './session-cookie';

export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

interface Visit {
  request: Request;
  cookie: Record<string, Cookie<unknown>>;
}

/**
 * Who is asking, for the routes that want to know, by their option:
 * `visitor: true` gives `user: SessionUser | null`; `signedIn: true` gives `user` or answers 401; `admin: true` gives `admin` or answers
 * 401, or 403 to a signed-in user. Demands are met before the body is validated: a stranger learns nothing of what it should hold.
 */
export function sessionPlugin(deps: AppDeps) {
  /** One look-up per request, though it is asked for before and after the body is validated. */
  const users = new WeakMap<Request, Promise<SessionUser | null>>();
  const admins = new WeakMap<Request, Promise<SessionAdmin | null>>();

  async function readUser({ cookie }: Visit): Promise<SessionUser | null> {
    const token = readToken(cookie, deps.config, 'session');
    const session = token ? await readSession(deps, token) : null;
    if (token && session?.renewed) setToken(cookie, deps.config, 'session', token, SESSION_SECONDS);
    return session?.user ?? null;
  }

  async function readAdmin({ cookie }: Visit): Promise<SessionAdmin | null> {
    const token = readToken(cookie, deps.config, 'admin_session');
    return token ? readAdminSession(deps, token) : null;
  }

  const findUser = (visit: Visit) => once(users, visit, readUser);
  const findAdmin = (visit: Visit) => once(admins, visit, readAdmin);

  async function demandUser(visit: Visit): Promise<SessionUser> {
    const user = await findUser(visit);
    if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
    return user;
  }

  async function demandAdmin(visit: Visit): Promise<SessionAdmin> {
    const admin = await findAdmin(visit);
    if (admin) return admin;
    if (await findUser(visit)) throw new AppError('forbidden', 'Only administrators can do this.');
    throw new AppError('unauthenticated', 'Please sign in as an administrator to continue.');
  }

  return new Elysia({ name: 'session' }).macro({
    visitor: {
      resolve: async ({ request, cookie }) => ({ user: await findUser({ request, cookie }) }),
    },
    signedIn: {
      async transform({ request, cookie }) {
        await demandUser({ request, cookie });
      },
      resolve: async ({ request, cookie }) => ({ user: await demandUser({ request, cookie }) }),
    },
    admin: {
      async transform({ request, cookie }) {
        await demandAdmin({ request, cookie });
      },
      resolve: async ({ request, cookie }) => ({ admin: await demandAdmin({ request, cookie }) }),
    },
    /** `admin: SessionAdmin | null`, for the call that only asks. */
    adminVisitor: {
      resolve: async ({ request, cookie }) => ({ admin: await findAdmin({ request, cookie }) }),
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
