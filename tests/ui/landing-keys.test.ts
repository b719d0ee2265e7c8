import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { DEMO_ANALYSIS_MS } from '../../src/shared/limits';
import { siteForFile } from '../support/browser-site';
import { runUntilSeen, stopPageClock } from '../support/page-clock';

/** The landing page by keyboard alone, and where navigation scrolls to. */
const held = siteForFile();

/** What the keyboard's focus is on: its label, else its text. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const press = async (page: Page, key: string, times = 1) => {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
};
const giveFile = (page: Page) =>
  page.setInputFiles('input[type=file]', {
    name: 'lease.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
const topOf = (page: Page, id: string) =>
  page.evaluate((of) => document.getElementById(of)?.getBoundingClientRect().top ?? Number.NaN, id);

describe('the menu of small screens', () => {
  const SMALL = { viewport: { width: 390, height: 800 } };

  test('keeps the focus between its button and its links, and gives it back at Escape', async () => {
    const page = await held.site.open('/', SMALL);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await press(page, 'Enter');
    await menu.waitFor();
    const round: unknown[] = [];
    for (let i = 0; i < 8; i += 1) {
      await press(page, 'Tab');
      round.push(await focused(page));
    }
    const links = ['Features', 'Pricing', 'Security', 'Documentation', 'Sign In', 'Start Free Trial'];
    expect(round).toEqual([...links, 'Menu', 'Features']);
    await press(page, 'Shift+Tab', 2);
    expect(await focused(page)).toBe('Start Free Trial');
    await press(page, 'Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await focused(page)).toBe('Menu');
    await press(page, 'Tab');
    expect(await focused(page)).toBe('Start Free Trial');
  });

  test('closes when a link of it is followed or something beside it pressed, and opens without JavaScript', async () => {
    const page = await held.site.open('/', { ...SMALL, javaScriptEnabled: false });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Sign In' }).waitFor();
    await page.mouse.click(200, 700);
    expect(await menu.isVisible()).toBe(false);
  });

  test('of users signs out', async () => {
    const user = await held.site.signUp();
    const page = await held.site.open('/', { ...SMALL, as: [user.cookies] });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'Homepage',
      'Pricing',
      'My Documents',
      'Table',
      'Portfolio',
      'Dates',
      'Playbooks',
      'Account',
    ]);
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Start Free Trial' }).first().waitFor({ state: 'attached' });
    expect(page.url()).toBe(`${held.site.base}/`);
  });
});

test('the first key leads past the header', async () => {
  const page = await held.site.open('/');
  await press(page, 'Tab');
  expect(await focused(page)).toBe('Skip to content');
  await press(page, 'Enter');
  await press(page, 'Tab');
  expect(await focused(page)).toBe('Start Free Trial');
});

test('the overlay stays, the preview closes at Escape, and the focus goes back to where the file was given', async () => {
  const page = await held.site.open('/');
  await stopPageClock(page);
  await page.locator('input[type=file]').focus();
  await giveFile(page);
  const overlay = page.getByRole('dialog', { name: 'AI Analysis in Progress' });
  await runUntilSeen(page, overlay);
  expect(await page.getByText('Step 1 of 4').isVisible()).toBe(true);
  await press(page, 'Escape', 3);
  expect(await overlay.isVisible()).toBe(true);
  await page.clock.runFor(DEMO_ANALYSIS_MS - 500);
  expect(await page.getByText('Step 4 of 4').isVisible()).toBe(true);
  await page.clock.runFor(500);
  const preview = page.getByRole('dialog', { name: 'Sign up to read the analysis' });
  await preview.waitFor();
  await press(page, 'Tab', 2);
  expect(await focused(page)).toBe('Create an account');
  await press(page, 'Escape');
  expect(await preview.isVisible()).toBe(false);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('file');
});

describe('navigation scrolls', () => {
  test('to the hash of an address that is opened, below the header', async () => {
    const page = await held.site.open('/#pricing');
    await page.waitForFunction(() => scrollY > 0);
    expect(Math.abs((await topOf(page, 'pricing')) - 80)).toBeLessThan(2);
  });

  test('to the top of the landing page, which stays as it is', async () => {
    const page = await held.site.open('/#pricing');
    await stopPageClock(page);
    await giveFile(page);
    await runUntilSeen(page, page.getByRole('dialog', { name: 'AI Analysis in Progress' }));
    await page.clock.runFor(DEMO_ANALYSIS_MS);
    await page.getByRole('dialog', { name: 'Sign up to read the analysis' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Counterpart' }).click();
    await page.clock.runFor(100);
    await page.waitForFunction(() => scrollY === 0);
    expect(page.url()).toBe(`${held.site.base}/`);
    expect(await page.getByRole('list', { name: 'Uploaded files' }).count()).toBe(1);
  });

  test('to the top of another page, after 50 ms and not before', async () => {
    const page = await held.site.open('/#pricing');
    await page.waitForFunction(() => scrollY > 0);
    await page.evaluate(() => {
      const { setTimeout } = window;
      const asked: unknown[] = [];
      const listening = (...call: Parameters<typeof setTimeout>) => {
        asked.push(call[1]);
        return setTimeout(...call);
      };
      Object.assign(window, { asked, setTimeout: listening });
    });
    await page.getByRole('link', { name: 'Get Started Free: Starter' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toContain(50);
  });
});
