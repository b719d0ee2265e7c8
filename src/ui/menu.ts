const FOCUSABLE = 'a[href], button:not([disabled])';

/**
 * What the menu of small screens needs beyond being the browser's own popover, which opens and closes without script, at
 * Escape and at a press elsewhere: Tab goes round between its links and the button that closes it, and a link closes it.
 */
export function watchMenu(): void {
  document.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (event.key === 'Tab' && menu) keepInside(menu, event);
  });
}

/** Closes the menu when something in it was followed. */
export function closeMenu(target: Element): void {
  if (target.closest('[popover] :is(a, button)')) openMenu()?.hidePopover();
}

function openMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[popover]:popover-open');
}

function keepInside(menu: HTMLElement, event: KeyboardEvent): void {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  const inside = [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
  const round = button ? [button, ...inside] : inside;
  const at = round.indexOf(document.activeElement as HTMLElement);
  const next = round.at((at + (event.shiftKey ? -1 : 1)) % round.length);
  event.preventDefault();
  next?.focus();
}
