import { SCROLL_DELAY_MS } from '../shared/limits';

/** How long a page that was gone back to may take to become as long as it was. */
const RETURN_MS = 10_000;
/** For how many frames it must have stayed there: what is shown in the first ones may still be the page before. */
const STEADY_FRAMES = 30;

let pending: ReturnType<typeof setTimeout> | undefined;
let shownPath = '';

/** Scrolls to the element of a hash (`#pricing`), without one to the top, once the page had the time to be drawn. */
export function scrollSoon(hash: string): void {
  clearTimeout(pending);
  shownPath = location.pathname;
  pending = setTimeout(() => scrollToTarget(decodeURIComponent(hash.slice(1)), 60), SCROLL_DELAY_MS);
}

/** The element of a hash may still be on its way on a slow machine: looks for it for `frames` frames. */
function scrollToTarget(id: string, frames: number): void {
  const target = id ? document.getElementById(id) : null;
  if (target) target.scrollIntoView();
  else if (id && frames > 0) requestAnimationFrame(() => scrollToTarget(id, frames - 1));
  else window.scrollTo(0, 0);
}

/** Keeps with the page that is about to be left how far it was scrolled, in pixels, for the way back to it. */
export function keepScroll(): void {
  history.replaceState({ ...history.state, scrollY: window.scrollY }, '');
}

/**
 * Brings a page to which the user goes back to where it was left. The browser tries the same, but only once: a page whose
 * lists come from the server is too short then. Whoever scrolls meanwhile is left alone. Call it once a document.
 */
export function followReturns(): void {
  shownPath = location.pathname;
  window.addEventListener('popstate', ({ state }) => {
    clearTimeout(pending);
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
