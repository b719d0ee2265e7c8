import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { DEMO_ANALYSIS_MS } from '../../src/shared/limits';
import { overflowAt, violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { runUntilSeen, stopPageClock, whileTicking } from '../support/page-clock';

/** The landing page in each of its states: axe in both themes, all widths, 200% zoom, still layout, weight on the line. */
const held = siteForFile();

const PDF = Buffer.from('%PDF-1.7');
const LONG = `${'Amended_and_Restated_Master_Services_Agreement_'.repeat(5)}${'x'.repeat(60)}.pdf`;
const give = (page: Page, ...names: string[]) =>
  page.setInputFiles(
    'input[type=file]',
    names.map((name) => ({ name, mimeType: 'application/pdf', buffer: PDF })),
  );
const shown = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

/** Each leads from the state before to one more that is looked at. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'as it opens': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  'the overlay': async (page) => {
    await give(page, LONG, 'lease.pdf');
    await runUntilSeen(page, page.getByRole('dialog', { name: 'AI Analysis in Progress' }));
  },
  'the preview': async (page) => {
    await page.clock.runFor(DEMO_ANALYSIS_MS);
    await shown(page, 'Sign up to read the analysis');
  },
  'the list with a long name': (page) => page.getByRole('button', { name: 'Not now' }).click(),
};

describe('nothing against the rules of accessibility, nothing wider than the screen', () => {
  test('for visitors', async () => {
    const page = await held.site.open('/');
    await stopPageClock(page);
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(page);
      expect({ state, found: await whileTicking(page, violations(page)) }).toEqual({ state, found: [] });
      for (const width of [320, 360, 390, 768, 1024, 1440, 1920, 1280])
        expect({ state, width, over: await overflowAt(page, width) }).toEqual({ state, width, over: 0 });
    }
  });

  test('for users', async () => {
    const page = await held.site.open('/', { as: [held.user.cookies] });
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, 320)).toBe(0);
  });

  test.each([390, 768])('with the menu open at %d px', async (width) => {
    const page = await held.site.open('/', { viewport: { width, height: 640 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(page)).toEqual([]);
    const menu = page.locator('#site-menu');
    expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

test('nothing moves while the page loads, nor when it is touched', async () => {
  const page = await held.site.open('/');
  await page.locator('[data-island] label').hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.evaluate(() => document.fonts.ready);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(moved).toBeLessThan(0.01);
});

test('the landing page and the whole demo fetch 76 KB of script', async () => {
  const page = await held.site.open('/favicon.svg');
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto(`${held.site.base}/`, { waitUntil: 'networkidle' });
  await STATES['the overlay']?.(page);
  await STATES['the preview']?.(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(60 * 1024);
  expect(bytes).toBeLessThanOrEqual(76 * 1024);
});
