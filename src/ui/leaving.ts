const LEAVE = 'A file is still being uploaded. It goes on while this tab stays open. Leave this page?';
const SIGN_OUT = 'A file is still being uploaded and would be lost. Sign out?';

/** The part of the browser's Navigation API that is used; browsers without it don't ask at their back button. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  destination: { url: string };
}

let guarded = false;

/** While `needed`, leaving the page asks first: the browser at closing and reloading, we at links and its back button. */
export function guardLeaving(needed: boolean): void {
  if (needed === guarded) return;
  guarded = needed;
  const change = needed ? 'addEventListener' : 'removeEventListener';
  window[change]('beforeunload', askBeforeUnload);
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.[change]('navigate', askBeforeTraverse);
}

/** Asks before a page is left whose upload is on its way. Always true when there is none. */
export function mayLeave(): boolean {
  return !guarded || confirm(LEAVE);
}

/** The same before signing out, which ends the upload. */
export function maySignOut(): boolean {
  return !guarded || confirm(SIGN_OUT);
}

function askBeforeUnload(event: Event): void {
  event.preventDefault();
}

function askBeforeTraverse(event: Event): void {
  const { cancelable, navigationType, destination } = event as NavigateEvent;
  const leaves = new URL(destination.url).pathname !== location.pathname;
  if (cancelable && navigationType === 'traverse' && leaves && !mayLeave()) event.preventDefault();
}
