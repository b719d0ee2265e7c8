import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { upsertSetting } from '../../src/db/settings';
import { DEMO_ANALYSIS_MS } from '../../src/shared/limits';
import { type BrowserSite, browserSite, type OpenOptions } from '../support/browser-site';
import { runUntilSeen, stopPageClock } from '../support/page-clock';

/** The landing page and its way into the app, in a real browser. */
let site: BrowserSite;
let base: string;
beforeAll(async () => {
  site = await browserSite();
  base = site.base;
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const open = (path: string, options?: OpenOptions): Promise<Page> => site.open(path, options);

const PDF = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const documentsLoaded = (page: Page) => page.evaluate(() => performance.getEntriesByType('navigation').length);

describe('landing page', () => {
  test('reads without JavaScript, and its links lead somewhere', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Read every contract');
    await page.getByRole('link', { name: 'Pricing' }).click();
    expect(page.url()).toBe(`${base}/#pricing`);
    await page.getByRole('link', { name: 'Sign In' }).click();
    expect(page.url()).toBe(`${base}/signin`);
  });

  test('the demo of a visitor: overlay for 6 s, then the invitation; nothing is sent', async () => {
    const page = await open('/');
    await stopPageClock(page);
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    // The island sleeps: this is what wakes it.
    await page.setInputFiles('input[type=file]', [PDF, text]);
    const overlay = page.getByRole('dialog', { name: 'AI Analysis in Progress' });
    await runUntilSeen(page, overlay);
    await page.clock.runFor(DEMO_ANALYSIS_MS - 200);
    expect(await overlay.isVisible()).toBe(true);
    await page.clock.runFor(400);
    await page.getByRole('dialog', { name: 'Sign up to read the analysis' }).waitFor();
    expect(await overlay.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Not now' }).click();
    const items = page.getByRole('list', { name: 'Uploaded files' });
    expect(await items.textContent()).toBe('lease.pdf8 Byteslease.pdf: DemoSign Up to View Analysis');
    await page.getByRole('button', { name: 'Remove lease.pdf' }).click();
    expect(await items.isVisible()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('a file dropped on the sleeping island is kept for it', async () => {
    const page = await open('/');
    const files = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
      return data;
    });
    await page.dispatchEvent('[data-island] section > div', 'drop', { dataTransfer: files });
    await page.getByRole('dialog', { name: 'AI Analysis in Progress' }).waitFor();
    expect(await page.getByText('dropped.pdf', { exact: true }).count()).toBe(1);
  });

  test.each(['/', '/signin'])('a file that misses every drop zone of %s does not take the page away', async (path) => {
    const page = await open(path);
    const stays = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF-1.7'], 'missed.pdf', { type: 'application/pdf' }));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      return !document.querySelector('h1')?.dispatchEvent(drop);
    });
    expect(stays).toBe(true);
  });

  test('the theme follows the system until it is chosen, then the choice', async () => {
    const page = await open('/', { colorScheme: 'dark' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(20, 20, 19)');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await paper()).toBe('rgb(251, 250, 247)');
    await page.goto(`${base}/signin`);
    expect(await paper()).toBe('rgb(251, 250, 247)');
  });

  test('Watch Demo and the footer only log', async () => {
    const page = await open('/');
    const logged: string[] = [];
    // The browser itself logs, as an error, that nobody is signed in.
    page.on('console', (message) => void (message.type() === 'log' && logged.push(message.text())));
    for (const name of ['Watch Demo', 'Privacy Policy']) await page.getByRole('button', { name }).click();
    expect(logged).toEqual(['Watch Demo', 'Privacy Policy']);
    expect(page.url()).toBe(`${base}/`);
  });
});

describe('into the app and back', () => {
  test('links change the page without loading a document, scroll, and move the focus', async () => {
    const page = await open('/');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(page.url()).toBe(`${base}/signin`);
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForFunction(
      () => Math.abs((document.getElementById('pricing')?.getBoundingClientRect().top ?? 0) - 80) < 2,
    );
    expect(page.url()).toBe(`${base}/#pricing`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    expect(await documentsLoaded(page)).toBe(1);
  });

  test('a part that can not be loaded makes the browser load the address', async () => {
    const page = await open('/', { blocked: '**/assets/chunk-*.js' });
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/signin');
    await page.waitForFunction(() => !('same' in window));
    await page.getByText('This page could not be loaded').waitFor();
  });

  test('signing out from the landing page ends the session', async () => {
    const user = await site.signUp();
    const page = await open('/', { as: [user.cookies] });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    expect((await site.call('GET /api/auth/session', { as: user.cookies })).status).toBe(401);
  });

  test('the menu of small screens opens, leads on and closes', async () => {
    const page = await open('/', { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Security' }).click();
    expect(page.url()).toBe(`${base}/#security`);
    expect(await menu.isVisible()).toBe(false);
  });
});

describe('content security policy', () => {
  test('the operator’s scripts run, injected ones do not', async () => {
    await upsertSetting(site.db, { key: 'body_js', value: 'window.operator = 1' }, new Date());
    await Bun.sleep(1_100);
    const page = await open('/signin');
    const served = await site.get('/');
    const html = (await served.text()).replace(
      '</h1>',
      '</h1><script>window.injected = 1</script><script src="/assets/x.js"></script><img src="/x" onerror="window.injected = 1">',
    );
    const headers = Object.fromEntries(served.headers);
    await page.context().route(`${base}/`, (route) => route.fulfill({ status: 200, headers, body: html }));
    const blocked: string[] = [];
    page.on('console', (message) => message.text().includes('Content Security Policy') && blocked.push(message.text()));
    await page.goto(`${base}/`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => ('injected' in window ? 'ran' : 'blocked'))).toBe('blocked');
    expect(await page.evaluate(() => (window as { operator?: number }).operator)).toBe(1);
    expect(blocked).toHaveLength(3);
  });
});
