import { mayLeave } from './leaving';
import { loadPage, routeOf } from './routes';
import { scrollSoon } from './scrolling';

let latest = 0;

/**
 * Goes to an address of this site without reloading the document: loads its page first, then changes the address, then
 * scrolls to the top (or to the hash). From the landing page this also replaces the document by the app.
 * Plain links (`<a href="/documents">`) and wouter's `useLocation` come here by themselves; call it for all else.
 * If a part can't be loaded (a new version was deployed), and between the site and the operator's area, which must
 * not share a document, the browser loads the address afresh. While a file is being uploaded the user is asked first.
 */
export async function navigate(to: string, options: { replace?: boolean; state?: unknown } = {}): Promise<void> {
  const url = new URL(to, location.href);
  if (isAdmin(url.pathname) !== isAdmin(location.pathname)) return location.assign(url.href);
  if (url.pathname !== location.pathname && !mayLeave()) return;
  latest += 1;
  const mine = latest;
  document.documentElement.toggleAttribute('data-navigating', true);
  try {
    const [{ keepScroll, mountApp }] = await Promise.all([import('./mount-app'), loadPage(routeOf(url.pathname))]);
    if (mine !== latest) return;
    const stays = url.pathname === location.pathname;
    if (!options.replace) keepScroll();
    history[options.replace ? 'replaceState' : 'pushState'](options.state ?? null, '', url);
    mountApp();
    if (!(stays && options.replace)) scrollSoon(url.hash);
  } catch (error) {
    console.error(error);
    location.assign(url.href);
  } finally {
    if (mine === latest) document.documentElement.toggleAttribute('data-navigating', false);
  }
}

/** The operator's own code stands in every document but these. */
function isAdmin(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}
