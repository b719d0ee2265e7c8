import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for `ms` milliseconds: what is typed, without each letter on the way. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
