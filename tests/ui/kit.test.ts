import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { TOAST_MS, TOAST_SWIPE_PX, TOOLTIP_DELAY_MS } from '../../src/shared/limits';
import { type BrowserSite, browserSite } from '../support/browser-site';
import { eventually } from '../support/eventually';
import { runUntilSeen, stopPageClock } from '../support/page-clock';

/** Toasts, tooltips and controls as a hand and a clock meet them, in a real browser. */
let site: BrowserSite;
beforeAll(async () => {
  site = await browserSite();
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** The account page with a toast on it that a clock of ours counts for. */
async function withToast(): Promise<Page> {
  const user = await site.signUp();
  const page = await site.open('/account', { as: [user.cookies] });
  const news = page.getByRole('switch', { name: 'Product news' });
  await news.waitFor();
  await stopPageClock(page);
  await news.click();
  await runUntilSeen(page, dismiss(page));
  return page;
}

/** Pulls the toast to the right by so many pixels and lets go. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await page.locator('[data-swipe-direction]').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const step of [0.3, 0.6, 1]) await page.mouse.move(x + by * step, y);
  await page.mouse.up();
}

describe('a toast', () => {
  test('stands for five seconds, and as long as the pointer is on it', async () => {
    const page = await withToast();
    await page.mouse.move(5, 5);
    await page.clock.runFor(TOAST_MS - 1_000);
    expect(await dismiss(page).isVisible()).toBe(true);
    await page.clock.runFor(1_100);
    await dismiss(page).waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Product news' }).click();
    await page.locator('[data-swipe-direction]').hover();
    await page.clock.runFor(3 * TOAST_MS);
    expect(await dismiss(page).isVisible()).toBe(true);
  });

  test('goes when it is swiped far enough to the right', async () => {
    const page = await withToast();
    await swipe(page, TOAST_SWIPE_PX - 12);
    await page.clock.runFor(300);
    expect(await dismiss(page).isVisible()).toBe(true);
    await swipe(page, TOAST_SWIPE_PX + 12);
    await page.clock.runFor(300);
    await dismiss(page).waitFor({ state: 'detached' });
  });

  test('is reached by F8 and dismissed beside an open dialog, which stays', async () => {
    const page = await withToast();
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.querySelector('[data-swipe-direction]') !== null)).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await page.getByRole('alertdialog').waitFor();
    const box = await page.locator('[data-swipe-direction] button').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await page.locator('[data-swipe-direction]').waitFor({ state: 'detached' });
    expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
  });
});

describe('by keyboard alone', () => {
  test('an account is asked about, kept, and the focus is back', async () => {
    const user = await site.signUp();
    const page = await site.open('/account', { as: [user.cookies] });
    await page.getByRole('button', { name: 'Delete My Account' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    expect(await focused(page)).toBe('Cancel');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Yes, Delete Account');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Cancel');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await eventually(async () => (await focused(page)) === 'Delete My Account');
  });

  test('tabs, plan and saving', async () => {
    const [admin] = [await site.signUpAdmin(), await site.signUp('Joan Clarke')];
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    const edit = page.getByRole('button', { name: 'Edit Joan Clarke' });
    await edit.waitFor();
    await page.getByRole('tab', { name: 'Users' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Total Users').waitFor();
    await page.keyboard.press('Home');
    await edit.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    await page.getByRole('combobox', { name: 'Plan' }).focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => document.activeElement?.textContent === 'free');
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.activeElement?.textContent === 'enterprise');
    await page.keyboard.press('Enter');
    await page.getByLabel('Full Name').press('Enter');
    await page.getByText('User updated successfully').first().waitFor();
    await page.getByRole('row', { name: /Joan Clarke .* enterprise/ }).waitFor();
  });

  test('a tooltip waits for the pointer to rest', async () => {
    const [admin] = [await site.signUpAdmin(), await site.signUp('Mavis Batey')];
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.getByRole('button', { name: 'Delete Mavis Batey' }).waitFor();
    await stopPageClock(page);
    await page.getByRole('button', { name: 'Delete Mavis Batey' }).hover();
    await page.clock.runFor(TOOLTIP_DELAY_MS - 100);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.clock.runFor(200);
    await page.getByRole('tooltip', { name: 'Delete' }).waitFor();
  });
});
