import { useEffect } from 'react';
import { navigate } from '../navigation';
import { returnAddress } from '../return-address';
import { useAuth } from '../stores/session';

/**
 * Whether the visitor is not signed in, as far as is known. Whoever is, or becomes so here or in another tab, goes on to the page
 * that sent them here, else to the landing page, in place of this one.
 */
export function useGuest(): boolean {
  const { user } = useAuth();
  const leave = user !== null;
  useEffect(() => {
    if (leave) void navigate(withHash(returnAddress(location.search)), { replace: true });
  }, [leave]);
  return !leave;
}

/** The server never sees a hash: browsers carry it along when they are sent here. */
function withHash(address: string): string {
  return address === '/' || address.includes('#') ? address : address + location.hash;
}
