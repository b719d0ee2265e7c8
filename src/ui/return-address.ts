import { routeOf } from './routes';

/** Stands for this site's own origin, whatever that is. */
const SITE = 'http://site.invalid';

/** Where a visitor of an address (path, query, hash) is sent to sign in; from some pages, back to it afterwards. */
export function signInFrom(address: string): string {
  return isLedBackTo(address) ? `/signin?next=${encodeURIComponent(address)}` : '/signin';
}

/**
 * Where signing in leads: the address that a sign-in page was asked (`?next=`) to lead back to, else the landing page. Anybody can write such a link,
 * so only the pages of this site that send visitors to sign in are taken.
 * @param search the query of the sign-in page
 */
export function returnAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return isLedBackTo(next) ? next : '/';
}

/** An address that browsers would write otherwise ('/.//host', '/\host', with tabs) is none of ours. */
function isLedBackTo(address: string): boolean {
  if (!URL.canParse(address, SITE)) return false;
  const { origin, pathname, search, hash } = new URL(address, SITE);
  if (origin !== SITE || pathname.startsWith('//') || address !== pathname + search + hash) return false;
  return routeOf(pathname).forUsers === 'back';
}
