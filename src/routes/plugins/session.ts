import { type Cookie, Elysia } from 'elysia';
import { withFactorDuty } from '../../accounts/factor-duty';
import { type CurrentSession, readSession, SESSION_DAYS } from '../../accounts/sessions';
import { readAdminSession, type SessionAdmin } from '../../admin/sessions';
import { recordRead } from '../../audit/contracts';
import type { FactorOwner } from '../../db/factors';
import { AppError } from '../../errors';
import type { FactorActor } from '../../factors/deps';
import { requireRecentSignIn } from '../../factors/re-authentication';
import type { SessionUser } from '../../shared/accounts';
import { isFactorRequired } from '../../shared/factors';
import type { AppDeps } from '../deps';
import { type AddressSource, clientAddress } from './client-address';
import { readToken, setToken } from './session-cookie';

/** How calls refuse who did not prove lately who they are. */
export const NOT_RECENT = 'Nothing proved for 10 minutes who is signed in (`code` is "reauthentication_required").';

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
 * 401, or 403 to a signed-in user; the last two give the `address` of who asks, too, and answer 403 where the operator demands a second factor that the
 * account lacks. Demands are met before the body is validated: a stranger learns nothing of what it should hold.
 */
export function sessionPlugin(deps: AppDeps) {
  /** One look-up per request, though it is asked for before and after the body is validated. */
  const users = new WeakMap<Request, Promise<SignedIn | null>>();
  const admins = new WeakMap<Request, Promise<SessionAdmin | null>>();

  const duty = deps.config.REQUIRE_SECOND_FACTOR;
  const [usersNeedFactor, adminsNeedFactor] = [isFactorRequired(duty, 'user'), isFactorRequired(duty, 'admin')];

  async function readUser({ request, cookie, server }: Visit): Promise<SignedIn | null> {
    const token = readToken(cookie, deps.config, 'session');
    const found = token ? await readSession(deps, token, clientAddress(request, server, deps.config)) : null;
    if (token && found?.renewed) setToken(cookie, deps.config, 'session', token, SESSION_SECONDS);
    return found && { ...found, user: await withFactorDuty(deps.db, found.user, usersNeedFactor) };
  }

  async function readAdmin({ cookie }: Visit): Promise<SessionAdmin | null> {
    const token = readToken(cookie, deps.config, 'admin_session');
    return token ? readAdminSession(deps, token, adminsNeedFactor) : null;
  }

  const findUser = (visit: Visit) => once(users, visit, readUser);
  const findAdmin = (visit: Visit) => once(admins, visit, readAdmin);

  async function demandAnyUser(visit: Visit): Promise<SignedIn> {
    const found = await findUser(visit);
    if (!found) throw new AppError('unauthenticated', 'Please sign in to continue.');
    return found;
  }

  async function demandUser(visit: Visit): Promise<SignedIn> {
    const found = await demandAnyUser(visit);
    if (found.user.mustAddFactor) throw factorMissing();
    return found;
  }

  async function demandAdmin(visit: Visit): Promise<SessionAdmin> {
    const admin = await demandAnyAdmin(visit);
    if (admin.mustAddFactor) throw factorMissing();
    return admin;
  }

  async function demandRecentAdmin(visit: Visit): Promise<SessionAdmin> {
    const admin = await demandAdmin(visit);
    requireRecentSignIn(deps, admin);
    return admin;
  }

  async function demandAnyAdmin(visit: Visit): Promise<SessionAdmin> {
    const admin = await findAdmin(visit);
    if (admin) return admin;
    if (await findUser(visit)) throw new AppError('forbidden', 'Only administrators can do this.');
    throw new AppError('unauthenticated', 'Please sign in as an administrator to continue.');
  }

  async function demandOwner(kind: FactorOwner['kind'], visit: Visit): Promise<FactorActor> {
    const { id } = kind === 'user' ? (await demandAnyUser(visit)).user : await demandAnyAdmin(visit);
    return { kind, id, address: clientAddress(visit.request, visit.server, deps.config) };
  }

  async function demandRecent(kind: FactorOwner['kind'], visit: Visit): Promise<FactorActor> {
    if (kind === 'user') requireRecentSignIn(deps, (await demandAnyUser(visit)).session);
    else requireRecentSignIn(deps, await demandAnyAdmin(visit));
    return await demandOwner(kind, visit);
  }

  /** What the calls of administrators demand and are given, by who may make them. */
  const adminCalls = (demand: (visit: Visit) => Promise<SessionAdmin>, detail: (typeof DEMANDS)['admin']) => ({
    detail,
    async transform({ request, cookie, server }: Visit) {
      await demand({ request, cookie, server });
    },
    resolve: async ({ request, cookie, server }: Visit) => ({
      admin: await demand({ request, cookie, server }),
      address: clientAddress(request, server, deps.config),
    }),
  });

  return new Elysia({ name: 'session' }).macro({
    visitor: {
      resolve: async ({ request, cookie, server }) => ({
        user: (await findUser({ request, cookie, server }))?.user ?? null,
      }),
    },
    signedIn: {
      detail: DEMANDS.signedIn,
      async transform({ request, cookie, server }) {
        await demandUser({ request, cookie, server });
      },
      resolve: async ({ request, cookie, server }) => {
        const { user, session } = await demandUser({ request, cookie, server });
        return { user, session, address: clientAddress(request, server, deps.config) };
      },
    },
    /** As `signedIn`, and for users who still lack the second factor that the operator demands. */
    anyUser: {
      detail: DEMANDS.anyUser,
      async transform({ request, cookie, server }) {
        await demandAnyUser({ request, cookie, server });
      },
      resolve: async ({ request, cookie, server }) => {
        const { user, session } = await demandAnyUser({ request, cookie, server });
        return { user, session, address: clientAddress(request, server, deps.config) };
      },
    },
    admin: adminCalls(demandAdmin, DEMANDS.admin),
    /** As `admin`, and for administrators who still lack the second factor that the operator demands. */
    anyAdmin: adminCalls(demandAnyAdmin, DEMANDS.factorOwner.admin),
    /** As `admin`, for what asks for a recent sign-in. */
    recentAdmin: adminCalls(demandRecentAdmin, DEMANDS.recentAdmin),
    /** Beside `signedIn`: the call shows what stands in the contract `id` of its address, which the audit log notes. */
    readsContract: {
      async afterHandle({ request, cookie, params, server, responseValue }) {
        if (isNotAnalysed(responseValue)) return;
        const { user } = await demandUser({ request, cookie, server });
        const address = clientAddress(request, server, deps.config);
        await recordRead(deps, { userId: user.id, contractId: (params as { id: string }).id, address });
      },
    },
    /** `factorOwner` for the calls on the factors of the account that is signed in, of that kind; also where it lacks one that is demanded. */
    factorOwner: (kind: FactorOwner['kind']) => ({
      detail: DEMANDS.factorOwner[kind],
      async transform({ request, cookie, server }: Visit) {
        await demandOwner(kind, { request, cookie, server });
      },
      resolve: async ({ request, cookie, server }: Visit) => ({
        factorOwner: await demandOwner(kind, { request, cookie, server }),
      }),
    }),
    /** As `factorOwner`, for changes of factors, which ask for a recent sign-in. */
    recentOwner: (kind: FactorOwner['kind']) => ({
      detail: DEMANDS.recentOwner[kind],
      async transform({ request, cookie, server }: Visit) {
        await demandRecent(kind, { request, cookie, server });
      },
      resolve: async ({ request, cookie, server }: Visit) => ({
        factorOwner: await demandRecent(kind, { request, cookie, server }),
      }),
    }),
    /** `admin: SessionAdmin | null`, for the call that only asks. */
    adminVisitor: {
      resolve: async ({ request, cookie, server }) => ({ admin: await findAdmin({ request, cookie, server }) }),
    },
  });
}

/** What `/api/docs` says of a call that demands who asks: by which cookie, and how it refuses. The words stand beside the demand, once for all calls. */
function demands(cookie: 'session' | 'adminSession', refusals: Readonly<Record<number, string>>) {
  const responses = Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [status, { description }]),
  );
  return { security: [{ [cookie]: [] }], responses };
}

const NO_USER = 'Nobody is signed in.';
const NO_ADMIN = 'No administrator is signed in.';
const NO_FACTOR = 'Two-step sign-in is demanded here, and the account has none yet.';
const ONLY_ADMINS = 'A user is signed in who is no administrator.';
const DEMANDS = {
  signedIn: demands('session', { 401: NO_USER, 403: NO_FACTOR }),
  anyUser: demands('session', { 401: NO_USER }),
  admin: demands('adminSession', { 401: NO_ADMIN, 403: `${ONLY_ADMINS} ${NO_FACTOR}` }),
  recentAdmin: demands('adminSession', { 401: NO_ADMIN, 403: `${ONLY_ADMINS} ${NO_FACTOR} ${NOT_RECENT}` }),
  factorOwner: {
    user: demands('session', { 401: NO_USER }),
    admin: demands('adminSession', { 401: NO_ADMIN, 403: ONLY_ADMINS }),
  },
  recentOwner: {
    user: demands('session', { 401: NO_USER, 403: NOT_RECENT }),
    admin: demands('adminSession', { 401: NO_ADMIN, 403: `${ONLY_ADMINS} ${NOT_RECENT}` }),
  },
};

const factorMissing = () => new AppError('forbidden', 'Two-step sign-in is required here. Please set it up first.');

/** The answer of a contract that has nothing to read yet. */
function isNotAnalysed(answer: unknown): boolean {
  return (answer as { contract?: { aiAnalysis?: unknown } } | null)?.contract?.aiAnalysis === null;
}

function once<T>(memory: WeakMap<Request, Promise<T>>, visit: Visit, read: (visit: Visit) => Promise<T>): Promise<T> {
  const known = memory.get(visit.request);
  if (known) return known;
  const found = read(visit);
  memory.set(visit.request, found);
  return found;
}
