import { useEffect } from 'react';
import { navigate } from '../navigation';
import { useAuth } from '../stores/session';

/**
 * Whether the visitor is not signed in, as far as is known. Whoever is, or becomes so here or in another tab, goes on to the
 * landing page, in place of this one.
 */
export function useGuest(): boolean {
  const { user } = useAuth();
  const leave = user !== null;
  useEffect(() => {
    if (leave) void navigate('/', { replace: true });
  }, [leave]);
  return !leave;
}
