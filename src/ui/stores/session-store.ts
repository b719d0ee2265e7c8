import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionUser, SignIn, SignUp } from '../../shared/accounts';
import type { SecondStep } from '../../shared/factors';
import { ApiError, getJson, sendJson } from '../lib/api';
import { perPage } from '../lib/per-page';
import { AUTH_CACHE_KEY, forgetSignOut, isSigningOut } from '../sign-out';
import { parseUser } from './parse-user';

/** One of the two. */
interface SignInAnswer {
  user?: SessionUser;
  secondStep?: SecondStep;
}

export interface SessionState {
  user: SessionUser | null;
  /** True until the session was checked with the server for the first time. */
  loading: boolean;
  /** Asks the server who is signed in. Calls at the same time share one request. Never throws. */
  check: () => Promise<void>;
  /**
   * Signs in, unless the account has a second factor: then nobody is signed in yet, and what the sign-in waits for is returned.
   * @throws ApiError with the server's words, TypeError without a connection
   */
  signIn: (credentials: SignIn) => Promise<SecondStep | undefined>;
  /** Takes over whom the server has let in. */
  enter: (user: SessionUser) => void;
  /** Creates the account; signs nobody in. @throws as `signIn` */
  signUp: (account: SignUp) => Promise<void>;
  /** Ends the session. The answer is not read: without a connection user and cache are cleared all the same. */
  signOut: () => Promise<void>;
  /** Takes over what the user changed about themselves. */
  update: (change: Partial<Omit<SessionUser, 'id'>>) => void;
  /** Takes over what another tab of this browser did: signed in, signed out. */
  follow: (event: StorageEvent) => void;
  /** After the browser brought the page back as it was left: whoever has signed out since is gone at once. */
  resume: () => Promise<void>;
}

export type SessionStore = StoreApi<SessionState>;

/** A session of its own; everything in the browser shares `sessionStore()`. */
export function createSessionStore(): SessionStore {
  let checking: Promise<void> | null = null;
  /** Counts what was learnt about the session, so that an answer which something newer has overtaken is dropped. */
  let known = 0;
  /** Counts changes of the user's own: an answer of before would take them back, but a session that has ended stays so. */
  let changed = 0;

  return createStore<SessionState>()((set, get) => {
    const become = (user: SessionUser | null) => {
      known += 1;
      remember(user);
      set({ user, loading: false });
    };
    const askServer = async () => {
      const before = known;
      const unchanged = changed;
      try {
        const { user } = await getJson<{ user: SessionUser }>('/api/auth/session');
        if (before === known && unchanged === changed) become(user);
      } catch (error) {
        if (!(error instanceof ApiError)) console.error('Session check failed', error);
        if (before !== known) return;
        if (error instanceof ApiError) become(null);
        else set({ user: cachedUser(), loading: false });
      }
    };
    return {
      user: null,
      loading: true,
      check: () => {
        checking ??= askServer().finally(() => {
          checking = null;
        });
        return checking;
      },
      signIn: async (credentials) => {
        forgetSignOut();
        const { user, secondStep } = await sendJson<SignInAnswer>('POST', '/api/auth/signin', credentials);
        if (user) become(user);
        return secondStep;
      },
      enter: (user) => {
        forgetSignOut();
        become(user);
      },
      signUp: async (account) => void (await sendJson('POST', '/api/auth/signup', account)),
      signOut: async () => {
        become(null);
        await sendJson('POST', '/api/auth/signout').catch(console.error);
      },
      update: (change) => {
        const { user } = get();
        if (!user) return;
        changed += 1;
        remember({ ...user, ...change });
        set({ user: { ...user, ...change }, loading: false });
      },
      follow: ({ key, newValue }) => {
        // A key of null: the whole storage was cleared.
        if (key !== AUTH_CACHE_KEY && key !== null) return;
        // Signed out without a connection: the page stays until the server knows.
        if (!newValue && isSigningOut()) return;
        known += 1;
        set({ user: key ? parseUser(newValue) : null, loading: false });
      },
      resume: () => {
        if (!cachedUser()) become(null);
        return get().check();
      },
    };
  });
}

/** Keeps the user for later visits; a browser that allows no storage only has the session itself. */
function remember(user: SessionUser | null): void {
  try {
    if (user && !isSigningOut()) localStorage.setItem(AUTH_CACHE_KEY, JSON.stringify(user));
    else localStorage.removeItem(AUTH_CACHE_KEY);
  } catch (error) {
    console.error(error);
  }
}

/** The user that an earlier visit left in this browser, if any. */
function cachedUser(): SessionUser | null {
  try {
    return parseUser(localStorage.getItem(AUTH_CACHE_KEY));
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** The session of this page, shared by islands and app. */
export const sessionStore = perPage(createSessionStore);
