import { useEffect } from 'react';
import type { SessionUser } from '../../shared/accounts';
import { navigate } from '../navigation';
import { useAuth } from '../stores/session';

/** The signed-in user; null while the session is checked. Visitors who are not signed in are sent to /signin. */
export function useRequiredUser(): SessionUser | null {
  const { user, loading } = useAuth();
  const leave = !loading && !user;
  useEffect(() => {
    if (leave) void navigate('/signin', { replace: true });
  }, [leave]);
  return user;
}
