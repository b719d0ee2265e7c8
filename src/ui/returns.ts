import { dropScroll } from './scrolling';

/** How long a page that was gone back to may take to become as long as it was. */
const RETURN_MS = 10_000;
/** For how many frames it must have stayed there: what is shown in the first ones may still be the page before. */
const STEADY_FRAMES = 30;

let isFollowed = false;
let shownPath = '';

/** Keeps with the page that is about to be left how far it was scrolled, in pixels, for the way back to it. */
export function keepScroll(): void {
  history.replaceState({ ...history.state, scrollY: window.scrollY }, '');
}

/**
 * Brings a page to which the user goes back to where it was left. The browser tries the same, but only once: a page whose
 * lists come from the server is too short then. Whoever scrolls meanwhile is left alone. Call it whenever another page is shown.
 */
export function followReturns(): void {
  shownPath = location.pathname;
  if (isFollowed) return;
  isFollowed = true;
  window.addEventListener('popstate', ({ state }) => {
    dropScroll();
    const isAnotherPage = location.pathname !== shownPath;
    shownPath = location.pathname;
    if (isAnotherPage && typeof state?.scrollY === 'number') returnTo(state.scrollY);
  });
}

function returnTo(top: number): void {
  const until = performance.now() + RETURN_MS;
  const address = location.href;
  let isTaken = false;
  const take = () => {
    isTaken = true;
  };
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  for (const input of inputs) addEventListener(input, take, { once: true, passive: true });
  let steady = 0;
  const follow = () => {
    steady = Math.abs(window.scrollY - top) < 1 ? steady + 1 : 0;
    if (isTaken || location.href !== address || steady > STEADY_FRAMES || performance.now() > until) {
      for (const input of inputs) removeEventListener(input, take);
      return;
    }
    if (steady === 0) window.scrollTo(0, top);
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}
