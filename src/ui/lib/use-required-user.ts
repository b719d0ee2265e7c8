import { useEffect } from 'react';
import type { SessionUser } from '../../shared/accounts';
import { navigate } from '../navigation';
import { signInFrom } from '../return-address';
import { useAuth } from '../stores/session';

/**
 * The signed-in user; null while the session is checked. Visitors who are not signed in, or no longer, are sent to /signin, and from some pages
 * back after it.
 */
export function useRequiredUser(): SessionUser | null {
  const { user, loading } = useAuth();
  const leave = !loading && !user;
  useEffect(() => {
    if (leave) void navigate(signInFrom(location.pathname + location.search + location.hash), { replace: true });
  }, [leave]);
  return user;
}
