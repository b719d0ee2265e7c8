import { filesIn } from './files';
import type { IslandModule } from './island-module';

const islands: Record<string, () => Promise<IslandModule>> = {
  demo: () => import('./demo'),
  upload: () => import('./upload'),
};

const WAKING = ['pointerover', 'pointerdown', 'focusin', 'dragenter', 'drop', 'change'] as const;

let unmounts: (() => void)[] = [];

/** Takes every island away; the app that replaces the document draws its own. */
export function unmountIslands(): void {
  for (const unmount of unmounts.splice(0)) unmount();
}

/**
 * Makes each `[data-island]` element wake up when it is first touched: until then it costs no script. Files that are
 * dropped or chosen while its module is on its way are kept for it. A failure is tried again at the next touch.
 */
export function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) watch(element);
}

function watch(element: HTMLElement): void {
  const load = islands[element.dataset.island ?? ''];
  if (!load) return;
  const kept: File[] = [];
  let waking = false;
  const wake = async (event: Event) => {
    kept.push(...filesIn(event));
    if (waking) return;
    waking = true;
    try {
      const { mount } = await load();
      if (!element.isConnected) return;
      for (const type of WAKING) element.removeEventListener(type, wake);
      unmounts = [...unmounts, mount(element, kept)];
    } catch (error) {
      console.error(error);
      waking = false;
    }
  };
  for (const type of WAKING) element.addEventListener(type, wake);
}
