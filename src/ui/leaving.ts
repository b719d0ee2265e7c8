/** What is asked before a page is left, and before signing out, which ends what the page did. */
export interface LeavingQuestions {
  /** Null where it goes on while other pages of the app are shown; the browser still asks before the app itself is left. */
  leave: string | null;
  signOut: string;
}

/** The part of the browser's Navigation API that is used; browsers without it don't ask at their back button. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  destination: { url: string };
}

const guarded = new Set<LeavingQuestions>();

/** While `needed`, leaving the page asks first: the browser at closing and reloading, we at links and its back button. */
export function guardLeaving(needed: boolean, what: LeavingQuestions): void {
  const before = guarded.size;
  guarded[needed ? 'add' : 'delete'](what);
  if (before > 0 === guarded.size > 0) return;
  const change = needed ? 'addEventListener' : 'removeEventListener';
  window[change]('beforeunload', askBeforeUnload);
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.[change]('navigate', askBeforeTraverse);
}

/** Nothing is asked any more: whoever is guarded was asked about. */
export function stopGuarding(): void {
  for (const what of guarded) guardLeaving(false, what);
}

/** Asks before a page is left on which something is not done. Always true when there is nothing. */
export function mayLeave(): boolean {
  return [...guarded].every(({ leave }) => leave === null || confirm(leave));
}

/** The same before signing out. */
export function maySignOut(): boolean {
  return [...guarded].every(({ signOut }) => confirm(signOut));
}

function askBeforeUnload(event: Event): void {
  event.preventDefault();
}

function askBeforeTraverse(event: Event): void {
  const { cancelable, navigationType, destination } = event as NavigateEvent;
  const leaves = new URL(destination.url).pathname !== location.pathname;
  if (cancelable && navigationType === 'traverse' && leaves && !mayLeave()) event.preventDefault();
}
