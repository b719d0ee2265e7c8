import { useState } from 'react';
import { useAuth } from '../stores/session';

/** A key that changes when a user goes or another one takes over: nothing drawn under it outlives its user. */
export function useUserTurn(): number {
  const id = useAuth().user?.id;
  const [known, setKnown] = useState({ id, turn: 0 });
  if (id !== known.id) setKnown({ id, turn: known.id === undefined ? known.turn : known.turn + 1 });
  return known.turn;
}
