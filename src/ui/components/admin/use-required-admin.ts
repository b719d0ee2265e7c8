import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { AdminSession } from '../../../shared/admin';
import { ADMIN_SESSION_KEY } from './queries';

/**
 * The administrator's session as the server told it last. Who has none is led to the administrators' sign-in, who lacks the second factor that the operator
 * demands to where it is added.
 * @param addsFactor on the page where factors are added
 * @returns with the session whether the page may be shown
 */
export function useRequiredAdmin({ addsFactor = false } = {}) {
  const [, go] = useLocation();
  const session = useQuery<AdminSession>({ queryKey: ADMIN_SESSION_KEY });
  const { isAdmin = false, mustAddFactor = false } = session.data ?? {};
  const leadsTo = isAdmin ? mustAddFactor && !addsFactor && '/admin/two-step' : !session.isPending && '/admin';
  useEffect(() => {
    if (leadsTo) go(leadsTo, { replace: true });
  }, [leadsTo, go]);
  return { session, mayShow: isAdmin && !leadsTo };
}
