import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually';

/** How far a stopped clock is moved at a time while something is waited for. */
const STEP_MS = 20;

/**
 * Stops the clock of a page: from now on it goes by `page.clock.runFor` alone, so that what takes six seconds does so on however slow
 * a machine. What the page asked to be woken for before is not concerned.
 */
export async function stopPageClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // It went on by itself until here: a time that is still to come, whatever the machine did meanwhile.
  await page.clock.pauseAt(now + 3_600_000);
}

/** Moves a stopped clock on until this is to be seen; it is then no more than a step further than when it came. */
export function runUntilSeen(page: Page, shown: Locator): Promise<true> {
  return eventually(async () => {
    await page.clock.runFor(STEP_MS);
    return shown.isVisible();
  });
}

/** Waits for work that needs a clock itself, as axe does, while a stopped one goes on a millisecond now and then. */
export async function whileTicking<T>(page: Page, work: Promise<T>): Promise<T> {
  let working = true;
  const ended = work.finally(() => {
    working = false;
  });
  ended.catch(() => undefined);
  while (working) {
    await page.clock.runFor(1);
    await Bun.sleep(20);
  }
  return ended;
}
