import { maySignOut, stopGuarding } from './leaving';

/** Where the session store keeps the user between visits. */
export const AUTH_CACHE_KEY = 'auth_user';

/**
 * Signs out and returns to the landing page by loading it afresh, so that nothing of the user stays in memory. The
 * answer is not read: without a connection the cached user is removed all the same. An upload that is on its way would
 * be broken off, so that is asked first.
 */
export async function signOutAndLeave(): Promise<void> {
  if (!maySignOut()) return;
  stopGuarding();
  await fetch('/api/auth/signout', { method: 'POST', credentials: 'include' }).catch(console.error);
  // Not before: other tabs take this for the sign that the session has ended, and ask the server anew.
  localStorage.removeItem(AUTH_CACHE_KEY);
  location.assign('/');
}
