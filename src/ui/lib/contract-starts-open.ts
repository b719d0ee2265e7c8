/** Where the contract's pages stand beside its analysis; below it they are tabs. */
export const WIDE = '(min-width: 64rem)';

const HIDDEN_KEY = 'contract_pane_hidden';

/** Whether the contract will be on the screen as soon as there is an analysis. */
export function contractStartsOpen(): boolean {
  if (matchMedia(WIDE).matches) return !readHidden();
  return new URLSearchParams(location.search).get('view') === 'contract';
}

/** Where both have half of the screen. */
const HALVES = '(min-width: 80rem)';
/** Between the two. */
const BORDER = 1;

/**
 * How wide the contract will stand on the screen, in CSS pixels, to within its scroll bar; null if its first page is not
 * what will be seen of it first, since the address names words of it.
 */
export function paneWidth(): number | null {
  if (location.hash !== '' || new URLSearchParams(location.search).has('passage')) return null;
  const { clientWidth } = document.documentElement;
  if (!matchMedia(WIDE).matches) return clientWidth;
  return clientWidth * (matchMedia(HALVES).matches ? 0.5 : 0.57) - BORDER;
}

/** Whether the reader put the contract away on a wide screen. */
export function readHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Remembers whether the contract is put away; without storage it holds as long as the page. */
export function keepHidden(hidden: boolean): void {
  try {
    localStorage.setItem(HIDDEN_KEY, String(hidden));
  } catch {
    // The reader's browser keeps nothing.
  }
}
