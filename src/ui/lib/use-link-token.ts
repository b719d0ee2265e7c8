import { useEffect, useState } from 'react';

/**
 * The token of the link that led to this page: it stands behind the hash, which no server sees, and is taken out of the address, so that nobody reads or shares
 * it there. Empty where there is none, and before the page is awake.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState('');
  useEffect(() => {
    const take = () => {
      const { hash, pathname, search } = location;
      if (hash.length < 2) return;
      setToken(hash.slice(1));
      history.replaceState(history.state, '', pathname + search);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
