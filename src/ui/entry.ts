/**
 * What every document starts with: theme, links, sign-out, the menu of small screens, and either the app or the islands.
 * No React here: on the landing page this file is all the script there is until something is touched.
 */
import { keepDroppedFiles } from './islands/files';
import { watchIslands } from './islands/islands';
import { internalLink } from './links';
import { closeMenu, watchMenu } from './menu';
import { navigate } from './navigation';
import { preloadOnIntent, preloadWhenIdle } from './preload';
import { loadPage, routeOf } from './routes';
import { scrollSoon } from './scrolling';
import { AUTH_CACHE_KEY, finishSignOut, isSigningOut, SIGN_OUT_KEY, signOutAndLeave } from './sign-out';
import { toggleTheme } from './theme';

/** How long after the start of the app the modules of other pages are fetched: what this one shows comes before them. */
const OTHER_PAGES_MS = 3_000;

const ACTIONS: Record<string, () => void> = { 'toggle-theme': toggleTheme, 'sign-out': signOutAndLeave };

const root = document.getElementById('root');
/** Whether this is still the landing page as the server wrote it. */
const isStatic = () => root?.dataset.mode === 'static';

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const action = target.closest<HTMLElement>('[data-action]')?.dataset.action;
  if (action) ACTIONS[action]?.();
  const logged = target.closest<HTMLElement>('[data-log]')?.dataset.log;
  if (logged) console.log(logged);
  const to = internalLink(event);
  closeMenu(target);
  if (to === null) return;
  event.preventDefault();
  if (isStatic() && to === location.pathname + location.search) toTop(to);
  else void navigate(to);
});

/** The landing page's links to itself leave it as it is, with the files that were given to it. */
function toTop(address: string): void {
  if (location.hash) history.pushState(null, '', address);
  scrollSoon('');
}

/** The modules of other pages: after those of this one. */
const preloadLater = () => preloadWhenIdle((root?.dataset.preload ?? '').split(' ').filter(Boolean));

async function startApp(main: Element | null | undefined): Promise<void> {
  try {
    const { pathname } = location;
    const route = routeOf(pathname);
    // What it starts shows its own failure where it is taken.
    route.preparation?.load().then(
      ({ prepare }) => prepare(pathname),
      () => undefined,
    );
    const [{ mountApp }] = await Promise.all([import('./mount-app'), loadPage(route)]);
    mountApp();
    setTimeout(preloadLater, OTHER_PAGES_MS);
  } catch (error) {
    console.error(error);
    const notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.className = 'wrap py-10';
    notice.textContent = 'This page could not be loaded. Please check your connection and reload it.';
    main?.replaceChildren(notice);
  }
}

/**
 * The landing page has no session until something is touched: asks the server all the same, and keeps what it says for what is opened
 * next. Without an answer the cached user stands.
 */
async function checkSession(): Promise<void> {
  try {
    const answer = await fetch('/api/auth/session');
    // Read in any case: a call whose answer is not read stays open.
    const text = await answer.text();
    if (!answer.ok || isSigningOut()) localStorage.removeItem(AUTH_CACHE_KEY);
    else localStorage.setItem(AUTH_CACHE_KEY, JSON.stringify(JSON.parse(text).user));
  } catch (error) {
    console.error('Session check failed', error);
  }
}

/**
 * The landing page was written for who was signed in then: when another tab changes that, it is fetched anew. And who has signed out
 * without a connection is signed out by whatever page of theirs reaches the server first.
 */
function followOtherTabs(): void {
  const check = (isSignedIn: boolean) => {
    if (isStatic() && !isSigningOut() && isSignedIn !== (root?.dataset.signedIn === 'true')) location.reload();
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGN_OUT_KEY && newValue) void finishSignOut();
    if (key === AUTH_CACHE_KEY || key === null) check(Boolean(newValue));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check(Boolean(localStorage.getItem(AUTH_CACHE_KEY)));
  });
}

watchMenu();
keepDroppedFiles();
void finishSignOut();
followOtherTabs();
preloadOnIntent();
if (isStatic()) {
  preloadLater();
  watchIslands();
  void checkSession();
} else void startApp(root?.querySelector('main'));
