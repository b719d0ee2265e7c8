import { useEffect, useRef } from 'react';
import type { Finding } from '../../../shared/findings';

/** Tells of each decision on a finding that is taken, or taken back, while it is shown. */
export function useDecided({ decision }: Pick<Finding, 'decision'>, onDecided: () => void): void {
  const known = useRef(decision);
  const latest = useRef(onDecided);
  latest.current = onDecided;
  useEffect(() => {
    if (known.current === decision) return;
    known.current = decision;
    latest.current();
  }, [decision]);
}
