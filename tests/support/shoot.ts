import { expect } from 'bun:test';
import type { Page } from 'playwright-core';
import { overflowAt, violations } from './accessibility';

/**
 * Holds a page, as it stands, against the rules of accessibility and the narrowest screen. With SHOTS=FOLDER it is also drawn there in both themes at 390,
 * 768 and 1440 px, as NAME-THEME-WIDTH.png.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt(page, 390)).toBeLessThanOrEqual(0);
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png` });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
}
