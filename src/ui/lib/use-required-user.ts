import { useEffect } from 'react';
import type { SessionUser } from '../../shared/accounts';
import { navigate } from '../navigation';
import { signInFrom } from '../return-address';
import { FACTOR_SET_UP } from '../routes';
import { useAuth } from '../stores/session';

/**
 * The signed-in user; null while the session is checked. Visitors who are not signed in, or no longer, are sent to /signin, and from some pages
 * back after it; who lacks the second factor that is demanded here is sent to its set-up.
 */
export function useRequiredUser(): SessionUser | null {
  const { user, loading } = useAuth();
  const leave = !loading && (!user || user.mustAddFactor === true);
  useEffect(() => {
    if (leave && location.pathname !== FACTOR_SET_UP)
      void navigate(user ? FACTOR_SET_UP : signInFrom(location.pathname + location.search + location.hash), {
        replace: true,
      });
  }, [leave, user]);
  return user;
}
