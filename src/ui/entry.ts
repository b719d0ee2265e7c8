/**
 * What every document starts with: theme, links, sign-out, the mobile menu's closing, and either the app or the
 * islands. No React here: on the landing page this file is all the script there is until something is touched.
 */
import { watchIslands } from './islands/islands';
import { internalLink } from './links';
import { navigate } from './navigation';
import { pageNonce } from './nonce';
import { loadPage, routeOf } from './routes';
import { signOutAndLeave } from './sign-out';
import { toggleTheme } from './theme';

const ACTIONS: Record<string, () => void> = { 'toggle-theme': toggleTheme, 'sign-out': signOutAndLeave };

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const action = target.closest<HTMLElement>('[data-action]')?.dataset.action;
  if (action) ACTIONS[action]?.();
  const logged = target.closest<HTMLElement>('[data-log]')?.dataset.log;
  if (logged) console.log(logged);
  const to = internalLink(event);
  if (target.closest('[popover] a')) document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  if (to === null) return;
  event.preventDefault();
  void navigate(to);
});

/** Fetches modules without running them, once the browser has nothing better to do. */
function preload(addresses: string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, nonce: pageNonce() });
    document.head.append(link);
  }
}

async function startApp(root: HTMLElement): Promise<void> {
  try {
    const [{ mountApp }] = await Promise.all([import('./mount-app'), loadPage(routeOf(location.pathname))]);
    mountApp();
  } catch (error) {
    console.error(error);
    const notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.className = 'wrap py-10';
    notice.textContent = 'This page could not be loaded. Please check your connection and reload it.';
    root.querySelector('main')?.replaceChildren(notice);
  }
}

const root = document.getElementById('root');
if (root?.dataset.mode === 'app') void startApp(root);
else watchIslands();

const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_500));
const start = () => idle(() => preload((root?.dataset.preload ?? '').split(' ').filter(Boolean)));
if (document.readyState === 'complete') start();
else addEventListener('load', start);
