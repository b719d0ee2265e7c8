import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against a page as it stands, in light and in dark: rule and element. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const results = await page.evaluate<AxeResults, string[]>(
      // What passes is not asked for: its nodes would be most of the answer.
      (values) => axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
      RULES,
    );
    for (const { id, nodes } of results.violations) {
      found.push(...nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html} ${failureSummary}`));
    }
  }
  return found;
}

/** How many pixels the page, or a dialog on it, is wider than a screen of this width; 320 px is what 400% zoom leaves of 1280. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => {
    const scrolled = [document.documentElement, ...document.querySelectorAll('dialog, [role="dialog"]')];
    return Math.max(...scrolled.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}
