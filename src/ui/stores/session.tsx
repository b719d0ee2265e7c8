import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { type SessionState, type SessionStore, sessionStore } from './session-store';

const AuthContext = createContext<SessionStore | null>(null);

/**
 * Gives the session to everything below, checks it with the server on load and when the browser brings the page back from its memory,
 * and follows other tabs.
 */
export function AuthProvider({ store = sessionStore(), children }: { store?: SessionStore; children: ReactNode }) {
  useEffect(() => {
    const { check, follow, resume, loading } = store.getState();
    if (loading) void check();
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && resume());
    addEventListener('storage', follow);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', onShow);
    };
  }, [store]);
  return <AuthContext value={store}>{children}</AuthContext>;
}

/**
 * The session: who is signed in, and the ways to change that.
 * @throws Error outside of an AuthProvider
 */
export function useAuth(): SessionState {
  const store = useContext(AuthContext);
  if (!store) throw new Error('useAuth must be used within an AuthProvider');
  return useStore(store);
}
