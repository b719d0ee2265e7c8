import { internalAddress } from './links';
import { pageNonce } from './nonce';
import { loadPage, routeOf } from './routes';

/** A visitor on a slow or metered line pays for what they ask for, and no more. */
function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches modules without running them, once the page is there and the browser has nothing better to do. */
export function preloadWhenIdle(addresses: string[]): void {
  if (addresses.length === 0 || sparesData()) return;
  const fetchAll = () => {
    for (const href of addresses) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href, nonce: pageNonce() });
      document.head.append(link);
    }
  };
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_500));
  if (document.readyState === 'complete') idle(fetchAll);
  else addEventListener('load', () => idle(fetchAll));
}

/** Loads the app and the page of a link as soon as it looks as if it will be followed: under the pointer, in focus. */
export function preloadOnIntent(): void {
  const load = (event: Event) => {
    const to = internalAddress(event.target as Element);
    if (to === null || sparesData()) return;
    const { pathname } = new URL(to, location.href);
    if (pathname === location.pathname) return;
    // A failure shows when the link is followed.
    Promise.all([import('./mount-app'), loadPage(routeOf(pathname))]).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, { passive: true });
}
