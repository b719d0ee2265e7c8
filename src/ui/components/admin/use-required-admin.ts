import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { AdminSession } from '../../../shared/admin';
import { ADMIN_SESSION_KEY } from './queries';

/** The administrator's session as the server told it last. Who has none is led to the administrators' sign-in. */
export function useRequiredAdmin() {
  const [, go] = useLocation();
  const session = useQuery<AdminSession>({ queryKey: ADMIN_SESSION_KEY });
  const isAdmin = session.data?.isAdmin === true;
  const refused = !session.isPending && !isAdmin;
  useEffect(() => {
    if (refused) go('/admin', { replace: true });
  }, [refused, go]);
  return { session, isAdmin };
}
