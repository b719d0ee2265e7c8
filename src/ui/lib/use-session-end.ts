import { useEffect, useState } from 'react';
import { navigate } from '../navigation';
import { useAuth } from '../stores/session';

/**
 * Sends a user whose session ends while the page is open, on the server or in another tab, to /signin. Visitors who had
 * none stay.
 * @returns a key that changes when a user goes or another one takes over: nothing drawn under it outlives its user
 */
export function useSessionEnd(): number {
  const id = useAuth().user?.id;
  const [known, setKnown] = useState({ id, turn: 0, ended: false });
  if (id !== known.id) {
    const left = known.id !== undefined;
    setKnown({ id, turn: left ? known.turn + 1 : known.turn, ended: left && id === undefined });
  }
  useEffect(() => {
    if (known.ended) void navigate('/signin', { replace: true });
  }, [known.ended]);
  return known.turn;
}
