import { useEffect, useRef } from 'react';
import { navigate } from '../navigation';
import { useAuth } from '../stores/session';

/**
 * Sends a user whose session ends while the page is open, on the server or in another tab, to /signin. Visitors who had
 * none stay.
 * @returns the id of the user, undefined for a visitor: data of one must not be shown to the next
 */
export function useSessionEnd(): string | undefined {
  const id = useAuth().user?.id;
  const before = useRef(id);
  useEffect(() => {
    if (before.current && !id) void navigate('/signin', { replace: true });
    before.current = id;
  }, [id]);
  return id;
}
