import { setNonce } from 'get-nonce';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { unmountIslands } from './islands/islands';
import { pageNonce } from './nonce';
import { followReturns } from './returns';
import { routeOf } from './routes';

export { keepScroll } from './returns';

let mounted = false;

/**
 * Puts the app into the document, once: hydrates what the server rendered on the app's own routes, and takes the place
 * of the landing page, islands and all, when the visitor goes on from there. So it does with any page that the visitor has left by
 * a link, or by the way back, before it was awake: what the server rendered is not what is shown then.
 */
export function mountApp(): void {
  followReturns();
  const root = document.getElementById('root');
  if (mounted || !root) return;
  mounted = true;
  setNonce(pageNonce() ?? '');
  const signedIn = root.dataset.signedIn === 'true';
  if (root.dataset.mode === 'app' && root.dataset.route === routeOf(location.pathname).pattern) {
    // React hydrates a moment later, in pieces: who follows a link meanwhile sees this page awake first, and then the next.
    hydrateRoot(root, <App signedIn={signedIn} ssrPath={location.pathname} />);
    return;
  }
  root.dataset.mode = 'app';
  unmountIslands();
  createRoot(root).render(<App signedIn={signedIn} arriving />);
}
