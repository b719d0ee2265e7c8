import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { siteForFile } from '../support/browser-site';
import { eventually } from '../support/eventually';

/** Session and sign-out as the specification words them, in a real browser. */
const held = siteForFile();

const CACHE = 'auth_user';
const cached = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CACHE);
const sessionOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
const statusOf = async (cookie: string) =>
  (await held.site.call('GET /api/auth/session', { headers: { cookie } })).status;

describe('the landing page asks who is signed in', () => {
  test('and keeps the user', async () => {
    const page = await held.site.open('/', { as: [held.user.cookies] });
    await eventually(() => cached(page));
    expect(JSON.parse((await cached(page)) ?? '')).toMatchObject({ id: held.user.id, email: held.user.email });
  });

  test('a refusal clears what was cached', async () => {
    const page = await held.site.open('/favicon.svg');
    await page.evaluate((key) => localStorage.setItem(key, '{"id":"gone"}'), CACHE);
    const asked = page.waitForResponse('**/api/auth/session');
    await page.goto(`${held.site.base}/`);
    expect((await asked).status()).toBe(401);
    await eventually(async () => (await cached(page)) === null);
  });

  test('without an answer the cached user stands', async () => {
    const page = await held.site.open('/favicon.svg');
    await page.evaluate((key) => localStorage.setItem(key, '{"id":"kept"}'), CACHE);
    await page.context().route('**/api/auth/session', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('Session check failed'));
    await page.goto(`${held.site.base}/`);
    await failed;
    expect(await cached(page)).toBe('{"id":"kept"}');
  });
});

describe('signing out without a connection', () => {
  test.each([
    ['/', 'link', 'Upload Document'],
    ['/account', 'heading', 'Profile & Security'],
  ] as const)('on %s says so, keeps the page, and ends the session once the line is back', async (path, role, name) => {
    const user = await held.site.signUp();
    const page = await held.site.open(path, { as: [user.cookies] });
    await page.getByRole(role, { name }).waitFor();
    await eventually(() => cached(page));
    const cookie = await sessionOf(page);
    const other = await page.context().newPage();
    await other.goto(`${held.site.base}/`);
    await eventually(() => cached(other));
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText('You will be signed out as soon as the server can be reached.').first().waitFor();
    expect(page.url()).toBe(held.site.base + path);
    expect(await page.getByRole(role, { name }).isVisible()).toBe(true);
    expect(await other.getByRole('link', { name: 'Upload Document' }).isVisible()).toBe(true);
    expect(await cached(page)).toBeNull();
    expect(await statusOf(cookie)).toBe(200);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(page.url()).toBe(`${held.site.base}/`);
    expect(await statusOf(cookie)).toBe(401);
    await other.getByRole('link', { name: 'Sign In' }).waitFor();
  });

  test('and closing the page ends the session at the next visit', async () => {
    const user = await held.site.signUp();
    const page = await held.site.open('/account', { as: [user.cookies] });
    await page.getByRole('heading', { name: 'Profile & Security' }).waitFor();
    const cookie = await sessionOf(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText('You are offline').first().waitFor();
    const context = page.context();
    await page.close();
    expect(await statusOf(cookie)).toBe(200);
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`${held.site.base}/documents`);
    await next.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await statusOf(cookie)).toBe(401);
  });
});

describe('Back', () => {
  const openEnd = async () => {
    const page = await held.site.open('/account', { as: [held.user.cookies] });
    const last = page.getByRole('button', { name: 'Delete My Account' });
    await last.waitFor();
    // The lists of sessions and of what happened lately come later, and make the page longer.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const before = await eventually(() => page.evaluate(() => scrollY));
    const leave = async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/documents"]')?.click());
      await page.getByText('No documents yet').waitFor();
    };
    return { page, last, leave, returned: () => page.waitForFunction((at) => Math.abs(scrollY - at) < 2, before) };
  };

  test('brings the account page back to where it was', async () => {
    const { page, last, leave, returned } = await openEnd();
    await leave();
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await last.waitFor();
    await returned();
  });

  test('also when it is pressed before the next page was scrolled to its top', async () => {
    const { page, returned } = await openEnd();
    await page.evaluate(() => {
      const shown = new MutationObserver(() => {
        if (location.pathname !== '/documents') return;
        shown.disconnect();
        history.back();
      });
      shown.observe(document.body, { childList: true, subtree: true });
      document.querySelector<HTMLElement>('header a[href="/documents"]')?.click();
    });
    await page.waitForURL('**/documents');
    await page.waitForURL('**/account');
    await returned();
    await page.waitForTimeout(200);
    await returned();
  });

  test('also when the lists of the page come late', async () => {
    const { page, last, leave, returned } = await openEnd();
    await leave();
    await page.reload();
    await page.getByText('No documents yet').waitFor();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/user/**', async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/user/sessions');
    await page.goBack();
    await asked;
    await last.waitFor();
    await page.waitForTimeout(500);
    release();
    await returned();
  });
});
