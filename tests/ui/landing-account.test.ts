import { describe, expect, test } from 'bun:test';
import { siteForFile } from '../support/browser-site';
import { contract } from '../support/ui-fixtures';
import { holdCall } from './specification/screen';

/** The landing page of signed-in users, and what it does when the session changes elsewhere. */
const held = siteForFile();

const PDF = { name: 'Lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

describe('an upload on the landing page', () => {
  test('shows the overlay with its steps, then leads to the analysis', async () => {
    const page = await held.site.open('/', { as: [held.user.cookies] });
    await page.clock.install();
    let status: 'processing' | 'completed' = 'processing';
    const sent: string[] = [];
    await page.route('**/api/contracts/upload', (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ status: 201, json: { contract: contract() } });
    });
    await page.route('**/api/contracts/contract-1', (route) =>
      route.fulfill({ json: { contract: contract({ status, stage: 'key_terms' }) } }),
    );
    await page.setInputFiles('input[type=file]', PDF);
    const overlay = page.getByRole('dialog', { name: 'AI Analysis in Progress' });
    await overlay.getByText('Lease.pdf').waitFor();
    await page.clock.runFor(1_100);
    await overlay.getByText('Step 3 of 4').waitFor();
    status = 'completed';
    await page.clock.runFor(2_100);
    await overlay.waitFor({ state: 'detached' });
    const item = page.getByRole('list', { name: 'Uploaded files' });
    expect(await item.getByRole('link', { name: /View Analysis/ }).getAttribute('href')).toBe('/analysis/contract-1');
    expect(sent[0]).toContain(held.user.id);
    await item.getByRole('button', { name: 'Remove Lease.pdf' }).click();
    expect(await item.isVisible()).toBe(false);
  });

  test('that fails is an error, told to the console, and leaves the page usable', async () => {
    const page = await held.site.open('/', {
      as: [held.user.cookies],
      answers: { '**/api/contracts/upload': 415 },
    });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.setInputFiles('input[type=file]', PDF);
    await page.getByRole('list', { name: 'Uploaded files' }).getByText('Error', { exact: true }).waitFor();
    expect(logged.join()).toContain('Refused by the test.');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a session that changes in another tab', () => {
  test('makes this tab the visitor’s, and the user’s again', async () => {
    const user = await held.site.signUp();
    const page = await held.site.open('/account', { as: [user.cookies] });
    await page.getByRole('heading', { name: 'Profile & Security' }).waitFor();
    const landing = await page.context().newPage();
    await landing.goto(`${held.site.base}/`);
    await landing.getByRole('link', { name: 'Upload Document' }).waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await landing.getByRole('link', { name: 'Sign In' }).waitFor();
    // Signing out loads the landing page, which would break another navigation off.
    await page.waitForURL(`${held.site.base}/`);

    await page.goto(`${held.site.base}/signin`);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await landing.getByRole('link', { name: 'Upload Document' }).waitFor();
  });
});

describe('on a slow line', () => {
  test('a form waits for its script without losing what was typed', async () => {
    const page = await held.site.open('/favicon.svg');
    const arrive = await holdCall({ page }, '**/assets/chunk-*.js');
    await page.goto(`${held.site.base}/signin`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    expect(await page.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    arrive();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
  });

  test('a link of the landing page says that it waits, and is followed as soon as its page is there', async () => {
    const page = await held.site.open('/');
    const arrive = await holdCall({ page }, '**/assets/chunk-*.js');
    await page.getByRole('link', { name: 'Sign In' }).click();
    const waits = () => page.evaluate(() => document.documentElement.hasAttribute('data-navigating'));
    expect(await page.getByRole('heading', { name: /Read every contract/ }).isVisible()).toBe(true);
    expect(await waits()).toBe(true);
    arrive();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-navigating'));
  });
});

describe('without JavaScript', () => {
  test.each([
    ['/', ['Browse Files', 'Intelligent search', 'Enterprise Security', '$49']],
    ['/signin', ['Welcome back', 'Email', 'Password', 'Create an account']],
    ['/signup', ['Full Name', 'Email', 'Password', 'Confirm Password']],
  ])('%s can be read', async (path, words) => {
    const page = await held.site.open(path, { javaScriptEnabled: false });
    for (const word of words) {
      const isShown = await page.getByText(word).filter({ visible: true }).first().isVisible();
      expect({ word, isShown }).toEqual({ word, isShown: true });
    }
    expect(await page.locator('noscript p').isVisible()).toBe(true);
  });
});
