import { SCROLL_DELAY_MS } from '../shared/limits';

let pending: ReturnType<typeof setTimeout> | undefined;

/** Scrolls to the element of a hash (`#pricing`), without one to the top, once the page had the time to be drawn. */
export function scrollSoon(hash: string): void {
  dropScroll();
  pending = setTimeout(() => scrollToTarget(decodeURIComponent(hash.slice(1)), 60), SCROLL_DELAY_MS);
}

/** The element of a hash may still be on its way on a slow machine: looks for it for `frames` frames. */
function scrollToTarget(id: string, frames: number): void {
  const target = id ? document.getElementById(id) : null;
  if (target) target.scrollIntoView();
  else if (id && frames > 0) requestAnimationFrame(() => scrollToTarget(id, frames - 1));
  else window.scrollTo(0, 0);
}

/** Who goes elsewhere before the scroll of `scrollSoon` is not scrolled there. */
export function dropScroll(): void {
  clearTimeout(pending);
}
