import { TOAST_MS } from '../shared/limits';
import { maySignOut, stopGuarding } from './leaving';

/** Where the session store keeps the user between visits. */
export const AUTH_CACHE_KEY = 'auth_user';
/** Stands in the browser's storage as long as a sign-out has not reached the server. */
export const SIGN_OUT_KEY = 'sign_out_pending';

/** Told to the document when the sign-out did not reach the server; whoever shows it prevents the default. */
export const OFFLINE_EVENT = 'counterpart:offline';
export interface OfflineNotice {
  title: string;
  description: string;
}

const RETRY_MS = 5_000;
const TITLE = 'You are offline';
const TEXT = 'You will be signed out as soon as the server can be reached.';

/**
 * Signs out and returns to the landing page by loading it afresh, so that nothing of the user stays in memory. The
 * answer is not read. Without a connection the cached user is removed all the same; the page stays, since no other could
 * be had, and the session ends as soon as the server can be reached, in this visit or the next. An upload that is on its
 * way would be broken off, so that is asked first.
 */
export async function signOutAndLeave(): Promise<void> {
  if (!maySignOut()) return;
  if (await endSession()) return leave();
  // In this order: other tabs see by the first that the second is no sign that the session has ended.
  keep(SIGN_OUT_KEY, 'true');
  keep(AUTH_CACHE_KEY, null);
  void finishSignOut();
  tellOffline();
}

/** Whether somebody has signed out of whom the server does not know it yet. */
export function isSigningOut(): boolean {
  try {
    return localStorage.getItem(SIGN_OUT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whoever signs in anew must not be signed out by what was to end the session before. */
export function forgetSignOut(): void {
  keep(SIGN_OUT_KEY, null);
}

/** A browser that allows no storage keeps nothing. */
function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.error(error);
  }
}

let finishing = false;

/** Ends the session of somebody who has signed out without a connection, and leaves their page. */
export async function finishSignOut(): Promise<void> {
  if (finishing || !isSigningOut()) return;
  finishing = true;
  while (isSigningOut() && !(await endSession())) await onlineOrLater();
  leave();
}

/** @returns whether the server could be reached; a proxy without one behind it answers with 502 to 504 */
async function endSession(): Promise<boolean> {
  try {
    return (await fetch('/api/auth/signout', { method: 'POST', credentials: 'include' })).status < 500;
  } catch (error) {
    if (!finishing) console.error(error);
    return false;
  }
}

function onlineOrLater(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    addEventListener('online', go);
  });
}

function leave(): void {
  finishing = false;
  stopGuarding();
  forgetSignOut();
  // Not before the session has ended: other tabs take this for the sign of that, and ask the server anew.
  keep(AUTH_CACHE_KEY, null);
  location.assign('/');
}

/**
 * The app's toasts take it up, by an event: nothing can be fetched now, not even the few bytes of another module. The landing page has
 * no toasts until something is touched, and shows a notice of the same look.
 */
function tellOffline(): void {
  const telling = new CustomEvent<OfflineNotice>(OFFLINE_EVENT, {
    detail: { title: TITLE, description: TEXT },
    cancelable: true,
  });
  if (!document.dispatchEvent(telling)) return;
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.className =
    'fixed right-4 bottom-4 z-60 grid max-w-sm animate-rise rounded-lg border border-high bg-surface px-4 py-3 text-sm shadow-pop';
  const [title, text] = [document.createElement('strong'), document.createElement('span')];
  title.className = 'text-high font-semibold';
  title.textContent = TITLE;
  text.className = 'text-muted';
  text.textContent = TEXT;
  notice.append(title, text);
  document.body.append(notice);
  setTimeout(() => notice.remove(), TOAST_MS);
}
